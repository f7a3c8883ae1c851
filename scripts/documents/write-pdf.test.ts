import { expect, test } from 'vitest';
import { buildDocument, manyWords } from './build-document-for-tests.ts';
import { page } from './pdf-look.ts';
import type { PdfElement } from './read-pdf-for-tests.ts';
import { elementsOf, readPdf } from './read-pdf-for-tests.ts';
import { writePdf } from './write-pdf.ts';

const pdfOf = async (markdown: string, overrides = {}) => readPdf(await writePdf(buildDocument(markdown, overrides)));
const outline = ({ type, text, children }: PdfElement): unknown =>
  children.length > 0 ? { [type]: children.map(outline) } : `${type}: ${text}`;
const structureOf = async (markdown: string) => (await pdfOf(markdown)).root.children.slice(2).map(outline);

test('the properties say what it is, by whom, when and in which language', async () => {
  const { info, catalog } = await pdfOf('Text.', { title: 'On “Lamps”' });
  expect(info).toMatchObject({
    Title: 'On “Lamps”',
    Author: 'Ministry AI Hub',
    Subject: 'What a lamp is for.',
    CreationDate: 'D:20260704000000Z',
    ModDate: 'D:20260704000000Z',
  });
  expect(catalog).toMatchObject({ Lang: 'en-US', PageMode: 'UseOutlines' });
});

test('the same document gives the same bytes', async () => {
  const markdown = '## Part\n\nA [link](https://lamp.example), **bold**.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |';
  expect(await writePdf(buildDocument(markdown))).toEqual(await writePdf(buildDocument(markdown)));
});

test('a screen reader finds the title, headings, clauses and text in order', async () => {
  const { root } = await pdfOf('First.\n\n## 1. Part\n\n1.1 Clause with **bold**.\n\n### Smaller', { version: '2' });
  expect(outline(root)).toEqual({
    Document: [
      'H1: On Lamps',
      'P: Ministry AI Hub · Version 2 · 4 July 2026',
      'P: First.',
      'H2: 1. Part',
      'P: 1.1 Clause with bold.',
      'H3: Smaller',
    ],
  });
});

test('a list is a list, also inside another', async () => {
  expect(await structureOf('- one\n- two\n  1. inner\n  2. more')).toEqual([
    {
      L: [
        { LI: ['Lbl: • ', { LBody: ['P: one'] }] },
        {
          LI: [
            'Lbl: • ',
            {
              LBody: [
                'P: two',
                { L: [{ LI: ['Lbl: 1. ', { LBody: ['P: inner'] }] }, { LI: ['Lbl: 2. ', { LBody: ['P: more'] }] }] },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

test('lists say whether they are numbered', async () => {
  const { root } = await pdfOf('1. one\n2. two\n\n- three');
  expect(elementsOf(root, 'L').map(({ attributes }) => attributes.ListNumbering)).toEqual(['Decimal', 'Disc']);
});

test('a table has heads for its columns and its rows', async () => {
  const { root } = await pdfOf('| What | 2024 |\n| --- | --- |\n| Weekly | 43% |\n| Daily | |');
  expect(elementsOf(root, 'TR').map(outline)).toEqual([
    { TR: ['TH: What', 'TH: 2024'] },
    { TR: ['TH: Weekly', 'TD: 43%'] },
    { TR: ['TH: Daily', 'TD: '] },
  ]);
  expect(elementsOf(root, 'TH').map(({ attributes }) => attributes.Scope)).toEqual(['Column', 'Column', 'Row', 'Row']);
});

test('links lead where they say, belong to the text, and are told', async () => {
  const { links, root } = await pdfOf('See [our **page**](https://lamp.example/a?b=c&d).');
  const [address] = links.slice(-1);
  expect(links.slice(0, 2)).toEqual([
    { page: 1, url: 'https://lamp.example/a?b=c&d', contents: 'our (https://lamp.example/a?b=c&d)', element: 'Link' },
    { page: 1, url: 'https://lamp.example/a?b=c&d', contents: 'page (https://lamp.example/a?b=c&d)', element: 'Link' },
  ]);
  expect(
    elementsOf(root, 'Link')
      .map(({ text }) => text)
      .slice(0, 2),
  ).toEqual(['our ', 'page']);
  expect(address?.contents).toBe('https://lamp.example/a?b=c&d');
});

test('the addresses of the links are printed at the end, each once, and only when there are links', async () => {
  const { root } = await pdfOf('- See [our page](https://lamp.example), [this](https://lamp.example).');
  expect(root.children.slice(-2).map(({ text }) => text)).toEqual(['Addresses of the links', '• our page: https://lamp.example']);
  expect((await pdfOf('No link.')).root.children.at(-1)?.text).toBe('No link.');
});

test('a link over several lines and pages stays one link on each page', async () => {
  const { links, root, pages } = await pdfOf(`${'Text.\n\n'.repeat(28)}[${manyWords(120)}](https://lamp.example)`);
  const [first] = links;
  expect(pages).toHaveLength(2);
  expect(first?.page).toBe(1);
  expect(links.map(({ page, element }) => [page, element])).toContainEqual([2, 'Link']);
  const [one, two] = elementsOf(root, 'Link');
  expect(`${one?.text}${two?.text}`.trim()).toBe(manyWords(120));
});

test('a place to fill in by hand is left with its hint', async () => {
  const { root } = await pdfOf(`Name: [name]\n\nText: [${manyWords(40)}]`);
  expect(root.children.slice(2).map(({ text }) => text)).toEqual(['Name: [name]', `Text: [${manyWords(40)}]`]);
});

test('bookmarks follow the headings', async () => {
  const { bookmarks } = await pdfOf('## 1. One\n\n### Inner\n\n### Other\n\n## 2. Two\n\n#### Deep');
  expect(bookmarks).toEqual([
    {
      title: 'On Lamps',
      page: 1,
      below: [
        {
          title: '1. One',
          page: 1,
          below: [
            { title: 'Inner', page: 1, below: [] },
            { title: 'Other', page: 1, below: [] },
          ],
        },
        { title: '2. Two', page: 1, below: [{ title: 'Deep', page: 1, below: [] }] },
      ],
    },
  ]);
});

test('each page says at its foot what it is and which of how many, outside the text', async () => {
  const { pages, root } = await pdfOf(`${manyWords(700)}\n\n${manyWords(700)}`);
  expect(pages.map(({ artifacts }) => artifacts)).toEqual(
    pages.map((_, index) => ['Ministry AI Hub · On Lamps · 4 July 2026', `Page ${index + 1} of ${pages.length}`]),
  );
  expect(pages.length).toBeGreaterThan(2);
  expect(root.children.some(({ text }) => text.includes('Page 1'))).toBe(false);
});

test('every mark on a page is tagged, as text or as decoration', async () => {
  const { pages } = await pdfOf('## Part\n\n[a](https://lamp.example)\n\nName: [name]\n\n| A |\n| --- |\n| 1 |');
  expect(pages.flatMap(({ untagged }) => untagged)).toEqual([]);
});

test('no heading stands at the foot of a page, and no paragraph leaves a line alone', async () => {
  for (let before = 28; before < 44; before += 1) {
    const { pages, root } = await pdfOf(`${'Text.\n\n'.repeat(before)}## Part\n\n### Inner\n\n${manyWords(50)}`);
    const [first] = pages;
    const lines = elementsOf(root, 'P').at(-1)?.text.trim();
    expect(lines).toBe(manyWords(50));
    expect(first?.lines.at(-1)?.text, `after ${before} paragraphs`).not.toMatch(/Part|Inner/);
    const inFirst = pages.map((page) => page.lines.filter(({ text }) => text.startsWith('word')).length);
    expect(inFirst, `after ${before} paragraphs`).not.toContain(1);
  }
});

test('all text fits an A4 page and, from the head or the middle, a Letter page', async () => {
  const { pages } = await pdfOf(`${manyWords(1200)}`);
  const letter = 792;
  const places = pages.flatMap(({ lines }) => lines.map(({ y }) => y));
  expect(pages[0]?.box).toEqual([0, 0, 595.28, 841.89]);
  expect(Math.min(...places)).toBeGreaterThan((841.89 - letter) / 2 + 18);
  expect(Math.max(...places)).toBeLessThan(page.footer);
  expect(page.footer).toBeLessThanOrEqual(letter - 18);
});

test('the fonts are our two families, embedded and cut down to the letters used', async () => {
  const { fonts } = await pdfOf('## Part\n\nText **bold**.');
  expect(fonts.map(({ FontName }) => String(FontName).replace(/^[A-Z]{6}\+/, ''))).toEqual([
    'Vollkorn-Medium',
    'SourceSans3-Regular',
    expect.stringMatching(/^SourceSans3.*-SemiBold$/),
  ]);
  expect(fonts.every(({ FontName, FontFile2 }) => /^[A-Z]{6}\+/.test(String(FontName)) && FontFile2)).toBe(true);
  expect((await writePdf(buildDocument('## Part\n\nText **bold**.'))).length).toBeLessThan(40_000);
});

test('a letter that the fonts lack is told, and not left out', async () => {
  await expect(writePdf(buildDocument('Text with ✓.'))).rejects.toThrow("the fonts of the documents have no '✓'");
});

test.each([
  [{ title: 'Lamps & Light' }, 'title and summary must do without & and <'],
  [{ title: manyWords(20) }, 'the title is too long for the foot of a page'],
])('a title that would spoil the file is refused: %j', async (overrides, message) => {
  await expect(writePdf(buildDocument('Text.', overrides))).rejects.toThrow(message);
});
