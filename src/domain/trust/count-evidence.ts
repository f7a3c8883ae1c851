import { z } from 'zod';
import { agedAfterDays, dayOf, daysBetween, looseningDays } from './age.ts';
import type { Evidence } from './fact-schema.ts';
import { topicSchema } from './fact-schema.ts';
import type { FactTopic } from './fact-topic-names.ts';
import { factTopics } from './fact-topics.ts';

/** On how many tools a topic is answered by the maker's own words, and on how many it was looked for in vain. */
const topicCounts = z.strictObject({ about: topicSchema, noun: z.string(), maker: z.int(), notFound: z.int() });

/** What the evidence on all tools amounts to. Each fact stands in one of the three ages. */
export const evidenceCountsSchema = z.strictObject({
  tools: z.int(),
  toolsWithFacts: z.int(),
  /** Tools with a fact from a document of their maker's. */
  toolsWithMakersFacts: z.int(),
  facts: z.int(),
  /** Facts of whose document or stored copy a date is known. */
  factsDated: z.int(),
  /** From a copy or, where its day isn't known, a document of the last 180 days, or seen in its document since. */
  factsRecent: z.int(),
  /** 181 to 365 days old: they say so wherever they are shown. */
  factsAged: z.int(),
  /** More than a year old, or of no known day: they open nothing. */
  factsExpired: z.int(),
  /** Facts whose words a person compared with the document, alone or beside a program; a program alone; and those of which it isn't recorded. */
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
    const day = dayOf(fact, today);
    return day === undefined ? Number.POSITIVE_INFINITY : daysBetween(day, today);
  });
  const within = (from: number, to: number) => ages.filter((days) => days > from && days <= to).length;
  return {
    tools: tools.length,
    toolsWithFacts: found.filter((one) => one.facts.length > 0).length,
    toolsWithMakersFacts: found.filter((one) => one.facts.some(({ by }) => by === 'maker')).length,
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
    changes: found.flatMap((one) => one.changes).length,
    topics: factTopics.map(({ about, noun }) => ({
      about,
      noun,
      maker: found.filter((one) => one.facts.some((fact) => fact.about === about && fact.by === 'maker')).length,
      notFound: tools.filter(({ notFound }) => notFound.some((gap) => gap.about === about)).length,
    })),
  };
}
