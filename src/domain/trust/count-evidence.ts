import { z } from 'zod';
import { agedAfterDays, dayOf, daysBetween, looseningDays } from './age.ts';
import type { Evidence } from './fact-schema.ts';
import { topicSchema } from './fact-schema.ts';
import type { FactTopic } from './fact-topic-names.ts';
import { factTopics } from './fact-topics.ts';

/** Number of tools on which the maker's own words speak of a topic, and of those on which nothing was found. */
const topicCounts = z.strictObject({ about: topicSchema, noun: z.string(), maker: z.int(), notFound: z.int() });

/** Counts of the evidence on all tools. Each fact is in one of the three ages. */
export const evidenceCountsSchema = z.strictObject({
  tools: z.int(),
  toolsWithFacts: z.int(),
  /** Tools with a fact from a document of their maker's. */
  toolsWithMakersFacts: z.int(),
  facts: z.int(),
  /** Facts whose document or stored copy has a known date. */
  factsDated: z.int(),
  /** Facts from a copy or, where its day isn't known, a document of the last 180 days, or seen in the document since. */
  factsRecent: z.int(),
  /** Facts that are 181 to 365 days old: they show their age everywhere. */
  factsAged: z.int(),
  /** Facts that are more than a year old, or without a known day: they permit nothing. */
  factsExpired: z.int(),
  /**
   * Facts whose words were compared with the document by a person, alone or with a program; by a program alone; and those where
   * it isn't recorded.
   */
  factsComparedByPerson: z.int(),
  factsComparedByProgram: z.int(),
  factsComparedUnrecorded: z.int(),
  /** The day on which a fact was last read: 2026-11-22. */
  lastRead: z.string().optional(),
  changes: z.int(),
  topics: z.array(topicCounts),
});
export type EvidenceCounts = z.output<typeof evidenceCountsSchema>;

/**
 * Counts the evidence.
 * @param tools the tools with what was looked for and not found
 * @param today a date such as 2026-11-22
 */
export function countEvidence(
  tools: readonly { slug: string; notFound: readonly { about: FactTopic }[] }[],
  evidence: ReadonlyMap<string, Evidence>,
  today: string,
): EvidenceCounts {
  const toolEvidence = tools.map(({ slug }) => evidence.get(slug) ?? { facts: [], changes: [] });
  const facts = toolEvidence.flatMap((one) => one.facts);
  const ages = facts.map((fact) => {
    const day = dayOf(fact, today);
    return day === undefined ? Number.POSITIVE_INFINITY : daysBetween(day, today);
  });
  const within = (from: number, to: number) => ages.filter((days) => days > from && days <= to).length;
  return {
    tools: tools.length,
    toolsWithFacts: toolEvidence.filter((one) => one.facts.length > 0).length,
    toolsWithMakersFacts: toolEvidence.filter((one) => one.facts.some(({ by }) => by === 'maker')).length,
    facts: facts.length,
    factsDated: facts.filter(({ copied, dated }) => (copied ?? dated) !== undefined).length,
    factsRecent: within(Number.NEGATIVE_INFINITY, agedAfterDays),
    factsAged: within(agedAfterDays, looseningDays),
    factsExpired: within(looseningDays, Number.POSITIVE_INFINITY),
    factsComparedByPerson: facts.filter(({ compared }) => compared?.startsWith('a person')).length,
    factsComparedByProgram: facts.filter(({ compared }) => compared === 'a program').length,
    factsComparedUnrecorded: facts.filter(({ compared }) => compared === undefined).length,
    lastRead: facts
      .map(({ read }) => read)
      .sort()
      .at(-1),
    changes: toolEvidence.flatMap((one) => one.changes).length,
    topics: factTopics.map(({ about, noun }) => ({
      about,
      noun,
      maker: toolEvidence.filter((one) => one.facts.some((fact) => fact.about === about && fact.by === 'maker')).length,
      notFound: tools.filter(({ notFound }) => notFound.some((gap) => gap.about === about)).length,
    })),
  };
}
