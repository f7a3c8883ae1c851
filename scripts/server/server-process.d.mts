export const nodeFlags: string[];
export const processSettings: Record<string, string>;
