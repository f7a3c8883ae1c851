import type { FieldIssue } from '../check.ts';
import { isToCome } from '../text/day.ts';

/**
 * Fields with the day on which somebody read, copied, checked, tried or wrote something. Other fields may be in the future: a
 * document's date, or that of changed terms.
 */
const daysThatWere: ReadonlySet<string> = new Set(['read', 'copied', 'verifiedAt', 'asOf', 'written', 'triedWith.date']);

/**
 * The days of a record that are wrong because they are in the future; at any depth.
 * @param today such as 2026-11-25
 */
export function daysToCome(record: unknown, today: string, path: readonly string[] = []): FieldIssue[] {
  if (typeof record === 'object' && record !== null)
    return Object.entries(record).flatMap(([name, value]) => daysToCome(value, today, [...path, name]));
  const isOfThem = daysThatWere.has(path.at(-1) ?? '') || daysThatWere.has(path.slice(-2).join('.'));
  return isOfThem && typeof record === 'string' && isToCome(record, today)
    ? [{ path: path.join('.'), message: 'must not be in the future' }]
    : [];
}
