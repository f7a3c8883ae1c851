/** See system-packages.mjs. */
export function sentenceForMissing(
  missing: { needed: string; name: string; otherwise?: string; whyNot?: string },
  manager?: string,
): string;
