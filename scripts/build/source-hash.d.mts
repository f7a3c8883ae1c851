/** Sources of the pages, and the tools that build them: see source-hash.mjs. */
export const sources: string[];
