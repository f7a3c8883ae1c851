/** The hub's day as YYYY-MM-DD, by which it ages facts and dates changes: everywhere the same, whichever zone an editor sits in. */
export const today = (): string => new Date().toISOString().slice(0, 10);
