/** Days on which the weekly mail can be sent, as `Date` counts them. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof weekdays)[number];

const dayMs = 24 * 60 * 60 * 1000;

/** The weekday of a moment, in UTC. */
export const weekdayOf = (now: Date): Weekday => weekdays[now.getUTCDay()] as Weekday;

/** The week of a moment by ISO 8601, in UTC: '2026-W47'. It begins on Monday and belongs to the year of its Thursday. */
export function weekOf(now: Date): string {
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const thursday = new Date(day + (4 - (now.getUTCDay() || 7)) * dayMs);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}
