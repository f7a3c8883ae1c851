import type { Evidence } from './fact-schema.ts';
import { factTopics } from './fact-topics.ts';
import { agedAfterDays, daysBetween } from './verdict.ts';

/**
 * What the evidence on all tools amounts to, each count by what it counts.
 * @param today a date such as 2026-11-22
 */
export function countEvidence(evidence: ReadonlyMap<string, Evidence>, today: string): Record<string, number> {
  const found = [...evidence.values()];
  const facts = found.flatMap((one) => one.facts);
  const toolsWith = (about: string) =>
    found.filter((one) => one.facts.some((fact) => fact.about === about && fact.by === 'maker')).length;
  return {
    'tools with facts': found.filter((one) => one.facts.length > 0).length,
    facts: facts.length,
    ...Object.fromEntries(factTopics.map(({ about, noun }) => [`tools with the maker’s own word on ${noun}`, toolsWith(about)])),
    [`facts read more than ${agedAfterDays} days ago`]: facts.filter(({ read }) => daysBetween(read, today) > agedAfterDays)
      .length,
    'changes of terms': found.flatMap((one) => one.changes).length,
  };
}
