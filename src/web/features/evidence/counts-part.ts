import type { ContentsEntry } from '#ui/on-this-page.tsx';

/** Contents entry for the part of How we check that is counted for each page. */
export const countsPart: ContentsEntry = { id: 'counts', title: 'How far we have come' };

/** Contents entry for the part of Our data that is counted for each page. */
export const topicsPart: ContentsEntry = { id: 'topics', title: 'What companies say, and what we couldn’t find' };
