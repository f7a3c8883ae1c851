import { expect, test } from 'vitest';
import { z } from 'zod';
import { kinds } from '#domain/records/kinds.ts';
import { buildTool } from '#tests/builders.ts';
import { asSchemaHasIt, parseStored, UnreadableRecord } from './stored-text.ts';

const schema = z.strictObject({
  slug: z.string(),
  marks: z.array(z.string()).default([]),
  steps: z.array(z.strictObject({ does: z.string().max(20), blanks: z.array(z.string()).default([]) })).default([]),
});

const text = JSON.stringify(buildTool({ slug: 'lamp' }));

test('the same text is the same record, so that what is known of it stays known; another text is another', () => {
  const record = parseStored(kinds.tools, { name: 'lamp', record: text });
  expect(parseStored(kinds.tools, { name: 'lamp', record: text })).toBe(record);
  const other = parseStored(kinds.tools, { name: 'lamp', record: JSON.stringify(buildTool({ slug: 'lamp', name: 'Lantern' })) });
  expect(other).not.toBe(record);
  expect(other).toMatchObject({ name: 'Lantern' });
});

test('a text that is no JSON is told with its kind and name', () => {
  expect(() => parseStored(kinds.tools, { name: 'lamp', record: '{' })).toThrow(UnreadableRecord);
  expect(() => parseStored(kinds.tools, { name: 'lamp', record: '{' })).toThrow('tools/lamp');
});

test('a field that a later version added has its default at every depth', () => {
  expect(asSchemaHasIt(schema, { slug: 'a', steps: [{ does: 'sing' }] })).toEqual({
    ...{ slug: 'a', marks: [] },
    steps: [{ does: 'sing', blanks: [] }],
  });
});

test('a field that a later version dropped is left out at every depth', () => {
  const storedRecord = { slug: 'a', formerField: 1, steps: [{ does: 'sing', formerStep: { deep: true } }] };
  expect(asSchemaHasIt(schema, storedRecord)).toEqual({ slug: 'a', marks: [], steps: [{ does: 'sing', blanks: [] }] });
  expect(storedRecord).toHaveProperty('formerField');
});

test('what the schema refuses for another reason stays as it was said, for staff to put right', () => {
  const does = 'x'.repeat(21);
  expect(asSchemaHasIt(schema, { slug: 'a', formerField: 1, steps: [{ does }] })).toEqual({
    ...{ slug: 'a', marks: [] },
    steps: [{ does }],
  });
});
