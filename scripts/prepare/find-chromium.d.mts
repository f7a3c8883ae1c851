/** See find-chromium.mjs. */
export function withoutChromium(whyNot?: string, manager?: string): string;

export function sentenceForBrowser(path: string): string;

export function findChromium(): Promise<string>;
