import { valueAt, withValueAt } from '#domain/staff/merge-edits.ts';
import type { FieldBounds } from './field-spec.ts';

/** A record as the form holds it: fields may be missing, rows may be empty. */
export type RecordValues = Record<string, unknown>;

/** What the form means: texts without space around them; empty texts, rows and objects are not there. */
export function cleanedValues(values: RecordValues): RecordValues {
  return (cleaned(values) ?? {}) as RecordValues;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) return value.map(cleaned).filter((row) => row !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const kept = cleaned(inner);
    return kept === undefined || kept === null ? [] : [[name, kept]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The record with an empty object wherever one must be that is missing, so that the check names the fields in it. */
export function withParents(values: RecordValues, bounds: ReadonlyMap<string, FieldBounds>): RecordValues {
  const parents = [...bounds]
    .filter(([path, { isInOptional }]) => path.includes('.') && !isInOptional)
    .map(([path]) => path.slice(0, path.lastIndexOf('.')));
  return [...new Set(parents)].reduce(
    (record, parent) => (valueAt(record, parent) === undefined ? withValueAt(record, parent, {}) : record),
    values,
  );
}
