/** The hub's day (UTC) as YYYY-MM-DD, for the age of facts and dates of changes: the same in every editor's time zone. */
export const today = (): string => new Date().toISOString().slice(0, 10);
