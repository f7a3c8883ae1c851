import { expect, test } from 'vitest';
import { edition } from '#server/word-files/document.ts';
import { buildDocument } from './build-document-for-tests.ts';
import { readDocument } from './read-document.ts';

const blocksOf = (markdown: string) => buildDocument(markdown).blocks;
const paragraph = (text: string) => ({ kind: 'paragraph', words: [{ text }] });

test('front matter gives the title, the edition and the summary', () => {
  const document = readDocument(
    '---\ntitle: "On: Lamps"\nversion: "1.0"\ndate: 2026-07-04\nsummary: What a lamp is for.\nother: x\n---\n\nText.\n',
  );
  expect(document).toMatchObject({ title: 'On: Lamps', version: '1.0', date: '2026-07-04', summary: 'What a lamp is for.' });
  expect(edition(document)).toBe('Version 1.0 · July 4, 2026');
});

test.each([
  ['Text.', 'must start with a block between two lines of ---'],
  ['---\ntitle: A\n---\nText.', /summary: .*; date: /],
  ['---\ntitle: " "\nsummary: B\ndate: 2026-07-04\n---\nText.', /^title: /],
  ['---\ntitle: A\nsummary: B\ndate: 4 July 2026\n---\nText.', /^date: /],
])('a text with wrong front matter is refused: %j', (source, message) => {
  expect(() => readDocument(source)).toThrow(message);
});

test('comments are dropped with the space before them, also in the Markdown', () => {
  const document = buildDocument(
    'In 2024, 43% <!-- a\nb --> said yes. <!-- c -->\n\n<!-- d -->\n\n| A |\n| --- |\n| 1 <!-- e --> |',
  );
  expect(document.blocks).toEqual([
    paragraph('In 2024, 43% said yes.'),
    { kind: 'table', header: [[{ text: 'A' }]], rows: [[[{ text: '1' }]]] },
  ]);
  expect(document.markdown).not.toContain('<!--');
});

test('headings, lists and tables keep their order, depth and words', () => {
  expect(blocksOf('## One\n\n### Two\n\n1. a\n2. b\n   - c\n\n- d\n\n  e')).toEqual([
    { kind: 'heading', depth: 2, words: [{ text: 'One' }] },
    { kind: 'heading', depth: 3, words: [{ text: 'Two' }] },
    {
      kind: 'list',
      ordered: true,

      items: [[paragraph('a')], [paragraph('b'), { kind: 'list', ordered: false, items: [[paragraph('c')]] }]],
    },
    { kind: 'list', ordered: false, items: [[paragraph('d'), paragraph('e')]] },
  ]);
});

test('bold, emphasis and links are kept; lines of the source become one', () => {
  expect(blocksOf('A **bold** and\n*strong* [link **here**](https://lamp.example)  \nend')).toEqual([
    {
      kind: 'paragraph',
      words: [
        { text: 'A ' },
        { text: 'bold', bold: true },
        { text: ' and ' },
        { text: 'strong', bold: true },
        { text: ' ' },
        { text: 'link ', link: 'https://lamp.example' },
        { text: 'here', bold: true, link: 'https://lamp.example' },
        { text: ' ' },
        { text: 'end' },
      ],
    },
  ]);
});

test('sections and their clauses give up their numbers', () => {
  expect(blocksOf('## 7. Never\n\n7.1 Nobody [role] may.\n\n7.2 No.\n\nAnd more.')).toEqual([
    { kind: 'heading', depth: 2, number: '7', words: [{ text: 'Never' }] },
    { kind: 'paragraph', number: '7.1', words: [{ text: 'Nobody [role] may.' }] },
    { kind: 'paragraph', number: '7.2', words: [{ text: 'No.' }] },
    paragraph('And more.'),
  ]);
});

test.each([
  '## Part\n\n7.1 million people.',
  '## 7. Part\n\n3.5 million people.',
  '## 7. Part\n\n7.1% of people.',
  '## 7 days\n\nText.',
])('other numbers stay in the text: %j', (markdown) => {
  expect(blocksOf(markdown).at(-1)).not.toHaveProperty('number');
});

test.each([
  ['3. a', 'a numbered list begins with 3: Word would begin it with 1'],
  ['- \n', 'line 1: an item of a list must begin with text'],
  ['- > a', "line 1: a document cannot show Markdown of the kind 'blockquote'"],
  ['- - a', 'line 1: an item of a list must begin with text'],
  ['# Title', 'a heading of depth 1 has no place: use ##, ### or ####'],
  ['Text.\n\n> Quoted.', "line 3: a document cannot show Markdown of the kind 'blockquote'"],
  ['Some `code`.', "line 1: a document cannot show Markdown of the kind 'inlineCode'"],
  ['![A lamp](lamp.png)', "line 1: a document cannot show Markdown of the kind 'image'"],
  ['Some <b>HTML</b>.', "line 1: a document cannot show Markdown of the kind 'html'"],
])('what a document would lose is refused: %j', (markdown, message) => {
  expect(() => buildDocument(markdown)).toThrow(message);
});
