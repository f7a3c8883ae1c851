/** See places.mjs. */
export const root: string;
export const pinnedVersion: string;
export function isNewEnough(version: string, pinned: string): boolean;
