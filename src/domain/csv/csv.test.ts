import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const cellOf = (value: unknown) => toCsv(['a'], [{ a: value }]).slice('\uFEFFa\r\n'.length, -2);

test('a file begins with a byte order mark and its columns, and each record is a line', () => {
  expect(toCsv(['a', 'b'], [{ b: 2, a: 1, c: 3 }, {}])).toBe('\uFEFFa,b\r\n1,2\r\n,\r\n');
});

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  [['x', 'y'], '"x\ny"'],
  [{ x: 1 }, '"{""x"":1}"'],
  [null, ''],
  [undefined, ''],
  [true, 'true'],
])('%j is written %j', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r'])('a cell that begins with %j is no formula', (sign) => {
  expect(cellOf(`${sign}cmd`).replaceAll('"', '')).toBe(`'${sign}cmd`);
  expect(cellOf([`${sign}cmd`, 'b']).replaceAll('"', '')).toMatch(/^'/);
  expect(cellOf(`a${sign}cmd`).replaceAll('"', '')).toBe(`a${sign}cmd`);
});

test('no control character reaches a cell, and none hides a formula', () => {
  expect(toCsv(['a'], [{ a: '\u0007=1+1' }, { a: 'b\u0000c\u001B' }])).toBe("\uFEFFa\r\n'=1+1\r\nbc\r\n");
});

test.each([';', ',', '|', '\t', '\n', '\r\n', ';"', '"'])(
  'behind %j, by which a spreadsheet may divide a line, no formula begins',
  (sign) => {
    const cell = cellOf(`a${sign}=cmd`);
    if (sign === '"') expect(cell).toBe('"a""=cmd"');
    else expect(cell).toMatch(/["\W]'=cmd"?$/);
    expect(cellOf(`a${sign} cmd`)).not.toContain("'");
  },
);
