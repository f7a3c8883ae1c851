/** See programs.mjs. */
export function findProgram(names: string[], folders?: string[]): string | undefined;
