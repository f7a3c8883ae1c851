import { agedAfterDays, dayOf, daysBetween, looseningDays } from './age.ts';
import type { EvidenceCounts } from './evidence-counts.ts';
import type { Evidence } from './fact-schema.ts';
import type { FactTopic } from './fact-topic-names.ts';
import { factTopics } from './fact-topics.ts';

/**
 * @param tools the tools with what was looked for and not found
 * @param today a date such as 2026-11-22
 */
export function countEvidence(
  tools: readonly { slug: string; notFound: readonly { about: FactTopic }[] }[],
  evidence: ReadonlyMap<string, Evidence>,
  today: string,
): EvidenceCounts {
  const found = tools.map(({ slug }) => evidence.get(slug) ?? { facts: [], changes: [] });
  const facts = found.flatMap((one) => one.facts);
  const ages = facts.map((fact) => {
    const day = dayOf(fact);
    return day === undefined ? Number.POSITIVE_INFINITY : daysBetween(day, today);
  });
  const within = (from: number, to: number) => ages.filter((days) => days > from && days <= to).length;
  return {
    tools: tools.length,
    toolsWithFacts: found.filter((one) => one.facts.length > 0).length,
    toolsWithMakersFacts: found.filter((one) => one.facts.some(({ by }) => by === 'maker')).length,
    facts: facts.length,
    factsRecent: within(Number.NEGATIVE_INFINITY, agedAfterDays),
    factsAged: within(agedAfterDays, looseningDays),
    factsExpired: within(looseningDays, Number.POSITIVE_INFINITY),
    changes: found.flatMap((one) => one.changes).length,
    topics: factTopics.map(({ about, noun }) => ({
      about,
      noun,
      maker: found.filter((one) => one.facts.some((fact) => fact.about === about && fact.by === 'maker')).length,
      notFound: tools.filter(({ notFound }) => notFound.some((gap) => gap.about === about)).length,
    })),
  };
}
