import type { Reply } from '#domain/staff/replies.ts';
import repliesFile from '../../content/replies.yaml';

const replies = repliesFile.replies as Reply[];

/** The ready-made answers to suggestions, messages or questions. */
export const repliesTo = (what: Reply['to']): Reply[] => replies.filter(({ to }) => to === what);
