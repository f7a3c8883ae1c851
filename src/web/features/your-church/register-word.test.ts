import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ProcessingRow } from '#domain/church/register-table.ts';
import { registerWord } from './register-word.ts';

const row: ProcessingRow = {
  Tool: 'Lamp',
  Plan: 'Pro',
  'What for': 'First drafts',
  'What may go in': 'Published texts: fine.',
  'What doesn’t fit': 'Doesn’t fit the policy, clause 9.',
  'Who answers': 'Office administrator',
  Status: 'in use',
  'Last looked': '',
  'Next review': '2027-03-01',
  'Whose details': 'nobody’s',
  'Passed on to': 'Passed to nobody.',
  'Kept where': 'In Europe.',
  'Kept how long': 'Kept for 30 days.',
};
const parts = unzipSync(new Uint8Array(await (await registerWord([row], '2026-11-25')).arrayBuffer()));
const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
const tables = [...part('word/document.xml').matchAll(/<w:tbl>(.*?)<\/w:tbl>/gs)].map(([, inside = '']) => inside);
const cellsOf = (table = '') =>
  [...table.matchAll(/<w:tc>(.*?)<\/w:tc>/gs)].map(([, inside = '']) => inside.replace(/<[^>]*>/g, ''));

test('two tables have every column of the list, what a record of processing asks for in the second, and days in words', () => {
  const [list, processing] = tables.map(cellsOf);
  const heads = Object.keys(row);
  expect(list).toEqual([...heads.slice(0, 9), ...Object.values({ ...row, 'Next review': 'March 1, 2027' }).slice(0, 9)]);
  const inSecond = [0, 1, 9, 10, 11, 12];
  expect(processing).toEqual([...inSecond.map((at) => heads[at]), ...inSecond.map((at) => Object.values(row)[at])]);
});

// Five tools fit on one sheet in LibreOffice and twelve on two; three with all seven kinds entered. No word is split.
test('columns as wide as what stands in them fill a sheet of Letter on its side, in letters of 9 points', () => {
  const numbers = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, digits]) => Number(digits));
  expect(part('word/document.xml')).toMatch(/<w:pgSz w:w="15840" w:h="12240" w:orient="landscape"/);
  expect(part('word/document.xml')).toMatch(/<w:pgMar w:top="720" w:right="720" w:bottom="720" w:left="720"/);
  for (const table of tables) {
    expect(table).toContain('<w:tblLayout w:type="fixed"/>');
    const widths = numbers(table, /<w:gridCol w:w="(\d+)"/g);
    expect(widths.reduce((sum, one) => sum + one)).toBe(15_840 - 2 * 720);
  }
  expect(Math.min(...numbers(part('word/styles.xml') + part('word/document.xml'), /<w:sz w:val="(\d+)"/g))).toBe(18);
});

test('the properties say who made it', () => {
  expect(part('docProps/core.xml')).toMatch(/<dc:creator>Ministry AI Hub<.*<cp:lastModifiedBy>Ministry AI Hub</s);
});

test('what XML may not hold is left out of it, and no two words become one', async () => {
  const hostile = { ...row, Tool: 'a\ufffeb\uffffc\u0001d', 'What for': 'minutes\vof\fmeetings' };
  const file = unzipSync(new Uint8Array(await (await registerWord([hostile], '2026-11-25')).arrayBuffer()));
  const xml = strFromU8(file['word/document.xml'] ?? new Uint8Array());
  expect(xml).toContain('>abcd<');
  expect(xml).toContain('>minutes of meetings<');
});
