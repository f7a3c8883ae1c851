/** The visitor's local day, by the device's own clock and zone: 2026-11-25. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
