const months = [
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

/** A month or day as it is written in prose: '2026-09' is 'September 2026', '2026-09-14' is '14 September 2026'. */
export function formatCheckedDate(date: string): string {
  const [year, month = '', day] = date.split('-');
  return [day && Number(day), months[Number(month) - 1], year].filter(Boolean).join(' ');
}
