import { expect, test } from 'vitest';
import { buildCatalogue, buildCategory, buildContent, buildTool, buildWorkflow } from '#tests/builders.ts';
import { bothDatabases, openDatabase } from '#tests/environment/databases.ts';
import { buildAnswer } from '#tests/guidance-builders.ts';
import { buildPrices } from '#tests/price-builders.ts';
import { loadCatalogue, shownIn, withPrice, withRecords, withWriting } from './catalogue.ts';
import { seed } from './follow-files.ts';

const now = '2026-09-14T08:00:00.000Z';

test.each(bothDatabases)('on %s visitors read what was seeded, at its revision, in order of name', async (kind) => {
  await using database = await openDatabase(kind);
  const files = buildContent({ tools: [buildTool(), buildTool({ slug: 'candle', name: 'Candle' })] });
  await seed(database.db, files, now);
  const catalogue = await loadCatalogue(database.db, files);
  const snapshot = shownIn(catalogue);
  expect([catalogue.revision, snapshot.revision]).toEqual([1, 1]);
  expect(snapshot.categories).toEqual([buildCategory()]);
  expect(snapshot.tools.map(({ name }) => name)).toEqual(['Candle', 'Lamp']);
  expect(snapshot.workflowBySlug.get('weekly-letter')).toEqual(files.workflows[0]);
  expect(shownIn(catalogue)).toBe(snapshot);
});

test('the next catalogue differs in its new record alone, and the former stays as it was', () => {
  const catalogue = buildCatalogue({ answers: [buildAnswer()], prices: new Map([['lamp', buildPrices()]]) });
  const before = JSON.stringify(catalogue);
  expect(withRecords(catalogue, 'tools', catalogue.tools)).toEqual(catalogue);
  expect(withPrice(catalogue, buildPrices())).toEqual(catalogue);

  const candle = buildTool({ slug: 'candle', name: 'Candle' });
  expect(withRecords(catalogue, 'tools', [candle])).toEqual({ ...catalogue, tools: [...catalogue.tools, candle] });
  const letter = buildWorkflow({ title: 'Letter' });
  expect(withRecords(catalogue, 'workflows', [letter])).toEqual({ ...catalogue, workflows: [letter] });
  const editedCatalogue = withWriting(catalogue, { kind: 'guides', name: 'llms', text: 'Edited.' });
  expect(editedCatalogue).toEqual({ ...catalogue, writings: new Map([['guides/llms', 'Edited.']]) });
  expect(JSON.stringify(catalogue)).toBe(before);
});

test('visitors read answers in the order of their addresses, wherever one was added', () => {
  const catalogue = buildCatalogue({ answers: [buildAnswer({ slug: 'may-we-record' })] });
  const next = withRecords(catalogue, 'answers', [buildAnswer({ slug: 'choir' })]);
  expect(shownIn(next).guidance.answers.map(({ slug }) => slug)).toEqual(['choir', 'may-we-record']);
});
