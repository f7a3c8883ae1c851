/** See system-packages.mjs. */
export function sentenceForMissing(
  missing: { needed: string; name: string; otherwise?: string; whyNot?: string },
  manager?: string,
): string;

/** See system-packages.mjs. */
export function installSystemPackage(name: string): Promise<{ isInstalled: boolean; whyNot?: string }>;
