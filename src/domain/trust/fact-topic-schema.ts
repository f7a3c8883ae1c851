import { z } from 'zod';
import { factTopicNames } from './fact-topic-names.ts';

/** What a fact is about: one of the closed list. */
export const topicSchema = z.enum(factTopicNames);
