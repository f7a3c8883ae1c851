/** The names of the months, January first. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A month or day as it is written in prose: '2026-09' is 'September 2026', '2026-09-14' is 'September 14, 2026'. */
export function formatCheckedDate(date: string): string {
  const [year, month = '', day] = date.split('-');
  const name = months[Number(month) - 1];
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`;
}
