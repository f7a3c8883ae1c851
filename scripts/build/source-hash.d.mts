/** What the pages are built from, and what builds them: see source-hash.mjs. */
export const sources: string[];
