export const formerAssetsMs: number;
export function carryFormerAssets(replaced: string, next: string, now: Date): void;
