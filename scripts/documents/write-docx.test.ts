import { strFromU8, unzipSync } from 'fflate';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Block } from '#server/word-files/document.ts';
import { writeDocx } from '#server/word-files/write-docx.ts';
import { buildDocument } from './build-document-for-tests.ts';

async function partsOf(markdown: string, overrides = {}) {
  const parts = unzipSync(await writeDocx(buildDocument(markdown, overrides)));
  return (name: string) => strFromU8(parts[name] ?? new Uint8Array());
}

const elements = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<w:${name}(?: [^>]*)?>(.*?)</w:${name}>`, 'gs'))].map(([, inside = '']) => inside);
const textOf = (xml: string) => [...xml.matchAll(/<w:t [^>]*>([^<]*)/g)].map(([, text]) => text).join('');

/** Style and text of each paragraph; '{level}' marks numbering that Word adds. */
async function paragraphsOf(markdown: string, overrides = {}) {
  const part = await partsOf(markdown, overrides);
  return elements(part('word/document.xml'), 'p').map((paragraph) => {
    const style = /<w:pStyle w:val="(\w+)"/.exec(paragraph)?.[1] ?? 'Normal';
    const level = /<w:ilvl w:val="(\d)"/.exec(paragraph)?.[1];
    return `${style}: ${level === undefined ? '' : `{${level}} `}${textOf(paragraph)}`;
  });
}

test('title, headings, clauses and lists have the styles that Word knows', async () => {
  const markdown = 'First.\n\n## Note\n\n- a\n  - b\n\n## 1. Part\n\n1.1 Clause.\n\n1. one\n\n### Smaller\n\n#### Smallest';
  expect(await paragraphsOf(markdown, { version: '1.0' })).toEqual([
    'Title: On Lamps',
    'Subtitle: Ministry AI Hub · Version 1.0 · July 4, 2026',
    'Normal: First.',
    'Heading1: Note',
    'ListBullet: {0} a',
    'ListBullet: {1} b',
    'Heading1: {0} Part',
    'Clause: {1} Clause.',
    'ListNumber: {0} one',
    'Heading2: Smaller',
    'Heading3: Smallest',
  ]);
});

test('a line to write on at the end of a paragraph goes to the margin, wherever the words before it end, and one of several stays', async () => {
  const part = await partsOf('Chair: ______\n\n- Clerk: ____\n- For ____, against ____\n\nBelow the list.');
  const tab = /<w:tab w:val="right" w:pos="(\d+)" w:leader="underscore"\/>/;
  const [, , chair = '', clerk = '', votes = '', below = ''] = elements(part('word/document.xml'), 'p');
  expect(tab.exec(clerk)?.[1]).toBe(tab.exec(chair)?.[1]);
  for (const line of [chair, clerk]) expect(line).toContain('<w:tab/>');
  expect([textOf(chair), textOf(clerk), textOf(votes)]).toEqual(['Chair: ', 'Clerk: ', 'For ____, against ____']);
  expect(votes).not.toMatch(tab);
  // The paragraph below a list adds the space that the list's own items lack.
  expect(below).toMatch(/<w:spacing [^>]*w:before="120"/);
});

test('every style that is used is there, and of the language en-US', async () => {
  const part = await partsOf(
    '## 1. A\n\n1.1 [b](https://lamp.example)\n\n- c\n\n1. d\n\n### E\n\n#### F\n\n| G |\n| --- |\n| H |',
  );
  const usedStyles = [
    ...(part('word/document.xml') + part('word/footer1.xml')).matchAll(/<w:(?:p|r|tbl)Style w:val="(\w+)"/g),
  ].map(([, style]) => style);
  const there = [...part('word/styles.xml').matchAll(/w:styleId="(\w+)"/g)].map(([, style]) => style);
  expect(new Set(usedStyles)).toEqual(
    new Set([
      'Title',
      'Subtitle',
      'Heading1',
      'Heading2',
      'Heading3',
      'Clause',
      'ListBullet',
      'ListNumber',
      'Hyperlink',
      'HubTable',
      'Footer',
    ]),
  );
  expect(there).toEqual(expect.arrayContaining(usedStyles));
  expect(there).toHaveLength(new Set(there).size);
  expect(part('word/styles.xml')).toContain('<w:lang w:val="en-US"');
});

test('clauses are counted by Word: 1. and 1.1', async () => {
  const part = await partsOf('## 1. A\n\n1.1 B');
  const list = /<w:ilvl w:val="1"\/><w:numId w:val="(\d+)"/.exec(part('word/document.xml'))?.[1];
  const kind = new RegExp(`<w:num w:numId="${list}"[^>]*><w:abstractNumId w:val="(\\d+)"`).exec(part('word/numbering.xml'))?.[1];
  const definition = part('word/numbering.xml').split(`w:abstractNumId="${kind}"`)[1]?.split('</w:abstractNum>')[0] ?? '';
  expect([...definition.matchAll(/<w:lvlText w:val="([^"]*)"/g)].map(([, text]) => text)).toEqual(['%1.', '%1.%2']);
});

test('two lists count apart', async () => {
  const part = await partsOf('1. a\n\nText.\n\n1. b');
  const [first, second] = [...part('word/document.xml').matchAll(/<w:numId w:val="(\d+)"/g)].map(([, id]) => id);
  expect(first).not.toBe(second);
  // Word may ignore the restart of a list that shares its numbering with another.
  const numberings = [first, second].map(
    (id) => new RegExp(`<w:num w:numId="${id}"[^>]*><w:abstractNumId w:val="(\\d+)"`).exec(part('word/numbering.xml'))?.[1],
  );
  expect(new Set(numberings).size).toBe(2);
});

test('each field of Word has a result that is stored: without one Word offers to repair the file', async () => {
  const part = await partsOf('## 1. A\n\n1.1 See 1.1.');
  for (const name of ['word/document.xml', 'word/footer1.xml']) {
    const xml = part(name);
    expect(xml).not.toContain('w:fldChar');
    for (const field of elements(xml, 'fldSimple')) expect(textOf(field)).not.toBe('');
  }
  expect(elements(part('word/footer1.xml'), 'fldSimple')).toHaveLength(2);
});

test('a reference follows its clause: it is a field of Word, and its target is there', async () => {
  const part = await partsOf('## 1. A\n\n1.1 See 1.2 and section 1.\n\n1.2 B');
  const xml = part('word/document.xml');
  const targets = [...xml.matchAll(/w:instr="REF (\w+) [^"]*"[^>]*><w:r><w:t [^>]*>([^<]*)/g)].map(([, target, text]) => [
    target,
    text,
  ]);
  expect(targets).toEqual([
    ['clause_1_2', '1.2'],
    ['clause_1', '1'],
  ]);
  expect([...xml.matchAll(/<w:bookmarkStart w:name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'clause_1',
    'clause_1_1',
    'clause_1_2',
  ]);
  expect(textOf(xml)).toContain('See 1.2 and section 1.');
});

test('numbers that Word would count otherwise are refused', async () => {
  await expect(writeDocx(buildDocument('## 1. A\n\n1.2 B'))).rejects.toThrow('1.2 stands where 1.1 should follow');
});

test('every place to fill in is highlighted, and nothing else', async () => {
  const part = await partsOf('[Church name] asks **[role]**: yes.\n\n| A |\n| --- |\n| [date] |');
  const runs = elements(part('word/document.xml'), 'r').map((run) => [
    textOf(run),
    run.includes('<w:highlight w:val="yellow"/>'),
  ]);
  expect(runs.filter(([, highlighted]) => highlighted).map(([text]) => text)).toEqual(['[Church name]', '[role]', '[date]']);
});

test('of what others say no bracket is to be filled in, and no number leads to a clause', async () => {
  const document = buildDocument('## 1. A\n\n1.1 B');
  const paragraph: Block = { kind: 'paragraph', words: [{ text: 'They ask [name] under 1.1.', isTold: true }] };
  const xml = strFromU8(
    unzipSync(await writeDocx({ ...document, blocks: [...document.blocks, paragraph] }))['word/document.xml'] ?? new Uint8Array(),
  );
  expect(elements(xml, 'p').map(textOf)).toContain('They ask [name] under 1.1.');
  expect(xml).not.toMatch(/w:highlight|w:instr="REF/);
});

test('a table repeats its head on each page and takes its look from a style', async () => {
  const part = await partsOf('| A | B |\n| --- | --- |\n| 1 | 2 |\n\nText.');
  const [table = ''] = elements(part('word/document.xml'), 'tbl');
  expect(table).toContain('<w:tblStyle w:val="HubTable"/>');
  expect(elements(table, 'tr').map((row) => row.includes('<w:tblHeader/>'))).toEqual([true, false]);
  expect(elements(table, 'tc').map(textOf)).toEqual(['A', 'B', '1', '2']);
});

test('links lead where they say', async () => {
  const part = await partsOf('See [our page](https://lamp.example/a?b=c&d).');
  const id = /<w:hyperlink [^>]*r:id="(\w+)"/.exec(part('word/document.xml'))?.[1];
  expect(part('word/_rels/document.xml.rels')).toContain(`Id="${id}"`);
  expect(part('word/_rels/document.xml.rels')).toContain('Target="https://lamp.example/a?b=c&amp;d" TargetMode="External"');
});

test('the properties and the foot say what it is', async () => {
  const part = await partsOf('Text.', { title: 'Lamps & Light' });
  expect(part('docProps/core.xml')).toContain('<dc:title>Lamps &amp; Light</dc:title>');
  expect(part('docProps/core.xml')).toContain('<dc:creator>Ministry AI Hub</dc:creator>');
  expect(part('docProps/core.xml').match(/2026-07-04T00:00:00Z/g)).toHaveLength(2);
  expect(textOf(part('word/footer1.xml'))).toBe('[Church name] · Lamps &amp; LightPage 1 of 1');
});

test('the same document gives the same bytes, whenever it is written and whatever before', async () => {
  const markdown = '## 1. A\n\n1.1 [one](https://a.example) and [two](https://b.example)';
  const first = await writeDocx(buildDocument(markdown));
  vi.useFakeTimers({ now: new Date('2031-05-06T07:08:09Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await writeDocx(buildDocument(markdown))).toEqual(first);
});
