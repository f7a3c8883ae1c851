import type { ContentsEntry } from '#ui/on-this-page.tsx';

/** The part of How we check that is counted anew for each page, as the list of its parts names it too. */
export const countsPart: ContentsEntry = { id: 'counts', title: 'How far we have come' };

/** The part of Our data that is counted anew, too. */
export const topicsPart: ContentsEntry = { id: 'topics', title: 'What companies say, and what we couldn’t find' };
