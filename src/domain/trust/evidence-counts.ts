import { z } from 'zod';
import { topicSchema } from './fact-topic-schema.ts';

/** On how many tools a topic is answered by the maker's own words, and on how many it was looked for in vain. */
const topicCounts = z.strictObject({ about: topicSchema, noun: z.string(), maker: z.int(), notFound: z.int() });

/** What the evidence on all tools amounts to. Each fact stands in one of the three ages. */
export const evidenceCountsSchema = z.strictObject({
  tools: z.int(),
  toolsWithFacts: z.int(),
  /** Tools with a fact from a document of their maker's. */
  toolsWithMakersFacts: z.int(),
  facts: z.int(),
  /** From a copy or, where its day isn't known, a document of the last 180 days. */
  factsRecent: z.int(),
  /** 181 to 365 days old: they say so wherever they are shown. */
  factsAged: z.int(),
  /** More than a year old, or of no known day: they open nothing. */
  factsExpired: z.int(),
  changes: z.int(),
  topics: z.array(topicCounts),
});
export type EvidenceCounts = z.output<typeof evidenceCountsSchema>;
