import { expect, test } from 'vitest';
import type { ToolInUse } from './church-file.ts';
import { withPutBack, withReplaced, withSaved } from './register-changes.ts';

const buildToolInUse = (name: string, more: Partial<ToolInUse> = {}): ToolInUse => ({
  name,
  kinds: [],
  status: 'in use',
  ...more,
});
const [lamp, candle, torch] = [buildToolInUse('Lamp'), buildToolInUse('Candle'), buildToolInUse('Torch')];
/** Copies a list, as another tab reads it. */
const readAgain = (tools: readonly ToolInUse[]) => structuredClone(tools) as ToolInUse[];
const names = (tools: readonly ToolInUse[]) => tools.map(({ name, role }) => (role ? `${name}: ${role}` : name));

test('an entry is replaced or removed wherever it stands by now', () => {
  const now = readAgain([torch, lamp, candle]);
  expect(names(withReplaced(now, lamp, { ...lamp, role: 'Office' }))).toEqual(['Torch', 'Lamp: Office', 'Candle']);
  expect(names(withReplaced(now, candle))).toEqual(['Torch', 'Lamp']);
});

test('of two lines that say the same one is removed', () => {
  expect(names(withReplaced([lamp, candle, lamp], lamp))).toEqual(['Candle', 'Lamp']);
});

test('what another tab changed or removed meanwhile is neither overwritten nor removed', () => {
  const now = [{ ...lamp, role: 'Choir' }, candle];
  expect(names(withReplaced(now, lamp, { ...lamp, role: 'Office' }))).toEqual(['Lamp: Choir', 'Candle']);
  expect(names(withReplaced(now, lamp))).toEqual(['Lamp: Choir', 'Candle']);
});

test('a form that was filled in is kept: in the place of what it began with, or at the end where that has gone', () => {
  const filledIn = { ...lamp, role: 'Office' };
  expect(names(withSaved([torch, lamp], filledIn, lamp))).toEqual(['Torch', 'Lamp: Office']);
  expect(names(withSaved([torch], filledIn, lamp))).toEqual(['Torch', 'Lamp: Office']);
  expect(names(withSaved([torch], lamp, undefined))).toEqual(['Torch', 'Lamp']);
});

test('what was removed comes back to its place, or to the end of a list that is shorter by now', () => {
  expect(names(withPutBack([lamp, torch], candle, 1))).toEqual(['Lamp', 'Candle', 'Torch']);
  expect(names(withPutBack([lamp], candle, 5))).toEqual(['Lamp', 'Candle']);
});
