import type { z } from 'zod';
import type { RecordKind } from '#domain/records/kinds.ts';

/** Error for a record that is no JSON; its message names the record. */
export class UnreadableRecord extends Error {
  override name = 'UnreadableRecord';
}

/**
 * Parses the stored text of a record. The same text gives the same object, so that what was derived from a record stays valid;
 * nobody changes the object (tests/contracts/records-unchanged.test.ts).
 * @throws {UnreadableRecord}
 */
export function parseStored(kind: RecordKind, { name, record: text }: { name: string; record: string }): object {
  const key = `${kind.name}/${name}`;
  const before = lastParsed.get(key);
  if (before?.text === text) return before.record;
  const record = asSchemaHasIt(kind.schema, parseJson(key, text));
  lastParsed.set(key, { text, record });
  return record;
}

/** Last text and object for each name that a record ever had in this process. */
const lastParsed = new Map<string, { text: string; record: object }>();

function parseJson(key: string, text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch (error) {
    throw new UnreadableRecord(`the record ${key} holds no JSON`, { cause: error });
  }
}

/**
 * Converts what an earlier version stored to this version's schema, at every depth: a field that was added gets its default, a
 * field that was dropped is left out. What the schema refuses for another reason stays as it was, for staff to correct.
 */
export function asSchemaHasIt(schema: RecordKind['schema'], record: object): object {
  const first = schema.safeParse(record);
  if (first.success) return first.data;
  const copy = structuredClone(record);
  for (const issue of first.error.issues) if (issue.code === 'unrecognized_keys') leaveOut(copy, issue);
  const second = schema.safeParse(copy);
  return second.success ? second.data : { ...defaultsOf(schema), ...copy };
}

function leaveOut(record: object, { path, keys }: Pick<z.core.$ZodIssueUnrecognizedKeys, 'path' | 'keys'>): void {
  const inner = path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], record);
  for (const key of keys) delete (inner as Record<string, unknown>)[key];
}

/** Collects the defaults of a record's optional fields. */
const defaultsOf = ({ shape }: RecordKind['schema']): object =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const { data } = field.safeParse(undefined);
      return data === undefined ? [] : [[name, data]];
    }),
  );
