/** See changed.mjs. */
export function journeysFor(files: readonly string[]): string[];
