import { z } from 'zod';
import type { FactTopic } from './fact-topics.ts';
import { factTopics } from './fact-topics.ts';

/** What a fact is about: one of the closed list. Design, section 10.3. */
export const topicSchema = z.enum(factTopics.map(({ about }) => about) as [FactTopic, ...FactTopic[]]);
