import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// Every text input of the desk is in the one host for open forms (src/admin/navigation/unsaved.ts), or in a form that is.

const desk = fileURLToPath(new URL('../../src/admin/', import.meta.url));
const files = new Map(globSync('**/*.{ts,tsx}', { cwd: desk }).map((file) => [file, readFileSync(desk + file, 'utf8')]));

/** Controls for typed text; checkboxes, selects and files don't count. */
const takesText = /<(?:TextField|TextArea|SearchField|textarea|input(?![^>]*type="(?:checkbox|radio|file)"))[\s/>]/;
/** Hooks that register a form with the host: plainly, with a few stored words, or with a draft. */
const isInHost = /\b(?:useUnsaved|useKeptWords|useDraft)\(/;

/** Fields of an entry's form, which holds all their values. */
const partsOfEntries = [
  'entry/controls.tsx',
  'entry/fields.tsx',
  'entry/parts-field.tsx',
  'entry/picked-records.tsx',
  'entry/steps-field.tsx',
];
/** Filters, whose values are in the address at once. */
const inAddress = ['parts/list-filters.tsx'];

const importersOf = (file: string) => {
  const [name = ''] = file.split('/').slice(-1);
  return [...files].filter(([, text]) => new RegExp(`from '[^']*/${name.replace('.', '\\.')}'`).test(text)).map(([one]) => one);
};

test('every form of the desk that holds typed text is in the one host for open forms', () => {
  const typedIn = [...files].filter(([, text]) => takesText.test(text)).map(([file]) => file);
  const outside = typedIn.filter((file) => !isInHost.test(files.get(file) ?? ''));
  expect(outside.sort()).toEqual([...partsOfEntries, ...inAddress].sort());
  // Minimum of known inputs: a pattern that finds nothing would pass.
  expect(typedIn).toEqual(
    expect.arrayContaining([
      'parts/desk-form.tsx',
      'parts/why-question.tsx',
      'review/review-card.tsx',
      'documents/read-by-hand.tsx',
    ]),
  );
});

test('the fields of an entry stand in its form alone, which is in the host', () => {
  expect(files.get('entry/editor.tsx')).toMatch(isInHost);
  for (const part of partsOfEntries)
    for (const importer of importersOf(part))
      expect(['entry/editor.tsx', 'entry/rows-field.tsx', ...partsOfEntries]).toContain(importer);
});
