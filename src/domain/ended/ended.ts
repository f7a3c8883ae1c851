import { formatCheckedDate } from '../trust/checked-date.ts';
import type { Ended } from './ended-schema.ts';

/** Finds the entries of a list that a text names. */
export const namedIn = (ended: readonly Ended[], text: string): Ended[] => ended.filter(({ named }) => named.test(text));

/** Matches words by which a passage says that something ended. */
const ending =
  /\b(end(s|ed|ing)?|retire[sd]?|closed|shut|go(es)? away|gone|discontinued|no longer|until|removed|(turn|turned) into)\b/i;

/** Checks whether a text that names a product says that it ended, or gives its new name. */
export const tells = (entry: Ended, text: string): boolean =>
  entry.what === 'renamed' ? text.includes(entry.to) : ending.test(text);

/**
 * Formats the event as a sentence: 'Microsoft Publisher ended on October 1, 2026, in Microsoft 365.'
 * @param today such as 2026-11-28; a future day is announced as such
 */
export function endedInWords(entry: Ended, today: string): string {
  const { name, day, plural, where } = entry;
  const isToCome = day > today.slice(0, day.length);
  const when = `${day.length > 7 ? 'on' : 'in'} ${formatCheckedDate(day)}`;
  const tail = where ? ` ${where}.` : '.';
  if (entry.what === 'ended') return `${name} ${isToCome ? `${plural ? 'end' : 'ends'}` : 'ended'} ${when}${tail}`;
  const change =
    entry.what === 'limited'
      ? `${name} ${entry.limit}`
      : `${name} ${isToCome ? 'will be' : `${plural ? 'have' : 'has'} been`} called ${entry.to}`;
  return `${change} ${isToCome ? 'from' : 'since'} ${formatCheckedDate(day)}${tail}`;
}
