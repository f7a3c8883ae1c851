import { z } from 'zod';
import { factTopicNames } from './fact-topic-names.ts';

/** What a fact is about: one of the closed list. Design, section 10.3. */
export const topicSchema = z.enum(factTopicNames);
