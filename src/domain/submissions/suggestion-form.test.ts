import { expect, test } from 'vitest';
import { buildSuggestion, buildToolSuggestion } from '#tests/visitor-builders.ts';
import { check } from '../check.ts';
import { readContactForm } from './contact-form.ts';
import { contactSchema } from './contact-schema.ts';
import type { FormEntries } from './form-entries.ts';
import { readExtras, textEntries } from './form-entries.ts';
import { emptySuggestion, readSuggestionForm, rowActionOf, suggestionFromForm, withRowAction } from './suggestion-form.ts';
import { suggestionSchema } from './suggestion-schema.ts';

/** Converts a record to the form's entries: lists are repeated fields. */
const entriesOf = (record: Record<string, unknown>): FormEntries =>
  Object.entries(record).flatMap(
    ([name, value]): FormEntries =>
      Array.isArray(value) ? value.map((row): [string, string] => [name, String(row)]) : [[name, String(value)]],
  );

test('the form before anything is typed is a workflow with empty lists', () => {
  expect(emptySuggestion).toMatchObject({
    type: 'workflow',
    title: '',
    features: [],
    steps: [],
    bestPractices: [],
    worksForTool: false,
  });
});

test.each([buildSuggestion(), buildToolSuggestion()])('a plain form becomes the same record as JSON', (record) => {
  const values = readSuggestionForm(entriesOf(record));
  expect(check(suggestionSchema, suggestionFromForm(values)).data).toEqual({ ...record, worksForTool: false });
});

test('a box that is ticked comes with any value, and one that is not does not come', () => {
  expect(readSuggestionForm([['worksForTool', 'on']]).worksForTool).toBe(true);
  expect(readSuggestionForm([['worksForTool', '']]).worksForTool).toBe(false);
});

test('a form fills every field by its own name', () => {
  const names = Object.keys(emptySuggestion).filter((name) => !['type', 'worksForTool'].includes(name));
  const values = readSuggestionForm(names.map((name) => [name, `a ${name}`]));
  for (const name of names) expect([values[name as keyof typeof values]].flat(), name).toEqual([`a ${name}`]);
});

test('FormData and a plain POST are read alike, and files are no text', () => {
  const fields = new FormData();
  for (const [name, value] of entriesOf(buildSuggestion())) fields.append(name, value);
  fields.append('title', new Blob(['x']));
  const body = new URLSearchParams(entriesOf(buildSuggestion()));
  expect(readSuggestionForm(textEntries(fields))).toEqual(readSuggestionForm(textEntries(body)));
});

test('a field that is sent twice counts once, an unknown one not at all, an unknown type is a workflow', () => {
  const values = readSuggestionForm([
    ['title', 'a'],
    ['title', 'b'],
    ['status', 'accepted'],
    ['type', 'guide'],
  ]);
  expect(values).toEqual({ ...emptySuggestion, title: 'a' });
});

test('what is out of sight is not checked', () => {
  const values = { ...readSuggestionForm(entriesOf(buildSuggestion())), website: 'nonsense', features: ['x'.repeat(9_999)] };
  expect(check(suggestionSchema, suggestionFromForm(values)).issues).toBeUndefined();
});

test.each([
  ['candle.example', 'https://candle.example'],
  [' www.candle.example/a ', 'https://www.candle.example/a'],
  ['http://candle.example', 'http://candle.example'],
  ['nonsense', 'nonsense'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('the website %j is understood as %j', (text, website) => {
  expect(suggestionFromForm({ ...emptySuggestion, type: 'tool', website: text }).website).toBe(website);
});

test('a choice that was not made is left out', () => {
  expect(suggestionFromForm({ ...emptySuggestion, type: 'tool' }).pricing).toBeUndefined();
  expect(suggestionFromForm(emptySuggestion).difficulty).toBeUndefined();
});

test('the buttons of a growing list add an empty row and remove one', () => {
  const values = { ...emptySuggestion, steps: ['a', 'b', 'c'] };
  const after = (...entries: FormEntries) => withRowAction(values, rowActionOf(entries) ?? { list: 'features', add: true }).steps;
  expect(after(['add', 'steps'])).toEqual(['a', 'b', 'c', '']);
  expect(after(['remove', 'steps.1'])).toEqual(['a', 'c']);
  for (const nonsense of ['steps', 'steps.x', 'steps.9', 'steps.-1'])
    expect(after(['remove', nonsense])).toEqual(['a', 'b', 'c']);
});

test.each<FormEntries>([[], [['add', 'status']], [['remove', 'status.1']], [['add', '']], [['title', 'steps']]])(
  '%j is no such button',
  (...entries) => {
    expect(rowActionOf(entries as FormEntries)).toBeUndefined();
  },
);

test('the contact form is read like JSON, and its extras apart', () => {
  const entries: FormEntries = [
    ['name', 'A'],
    ['email', 'a@b.org'],
    ['message', 'm'],
    ['subject', ''],
    ['newsletter', 'yes'],
    ['formToken', 't'],
    ['homepage', 'h'],
  ];
  expect(check(contactSchema, readContactForm(entries)).data).toEqual({
    name: 'A',
    email: 'a@b.org',
    message: 'm',
    newsletter: true,
  });
  expect(readExtras(entries)).toEqual({ token: 't', trap: 'h' });
  expect(readExtras([])).toEqual({ token: '', trap: '' });
});
