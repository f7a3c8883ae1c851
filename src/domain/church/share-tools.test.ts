import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readContent } from '#server/content/read-content.ts';
import type { ToolInUse } from './church-file.ts';
import { mergeTools } from './merge-churches.ts';
import { plansOf } from './plan-rulings.ts';
import { packTools, unpackTools } from './share-tools.ts';

const content = readContent(fileURLToPath(new URL('../../../content', import.meta.url)));
const purposes = [
  'First drafts of the newsletter',
  'Minutes of staff meetings',
  'Slides and posters',
  'Sermon clips',
  'Members, check-in and giving',
  'Translating letters into Spanish',
  'Songs for the worship team',
];
const roles = ['Office administrator', 'Communications lead', 'Executive pastor', 'Worship leader', 'Youth pastor'];

/** List as a church would write it: tools of the catalogue, each on the plan of its card, and one unlisted tool. */
const list: ToolInUse[] = content.tools.slice(3, 28).map(({ slug, dataPolicy }, at) => ({
  ...(at === 24 ? { name: 'The phone line’s answering AI' } : { tool: slug, plan: plansOf(dataPolicy, [])[0] }),
  purpose: purposes[at % purposes.length],
  kinds: at % 3 === 0 ? ['publicText', 'internalDrafts'] : ['publicText'],
  role: roles[at % roles.length],
  status: at % 8 === 0 ? 'on trial' : 'in use',
  added: `2026-11-${10 + (at % 4)}`,
  ...(at % 2 === 0 && { looked: '2026-11-25' }),
  review: `2027-${at % 2 === 0 ? '03' : '11'}-01`,
}));

test('a link to a list of 25 tools has at most 1,100 characters behind its #, and gives the same list again', async () => {
  const fragment = await packTools(list);
  expect(fragment).toMatch(/^[\w-]+$/);
  expect(`list=${fragment}`.length).toBeLessThanOrEqual(1_100);
  expect(await unpackTools(fragment)).toEqual(list);
});

test('a list that comes back by its link is the same, though a link leaves out what the hub’s tools are called', async () => {
  const namedTools = list.map((entry, at): ToolInUse => ({ name: `Tool ${at}`, ...entry }));
  const shared = (await unpackTools(await packTools(namedTools))) ?? [];
  expect(shared[0]).not.toHaveProperty('name');
  expect(mergeTools(namedTools, shared)).toEqual(namedTools);
});

test('what is no list is none, and takes nothing down', async () => {
  for (const fragment of ['', 'x', '%%%', 'bm90IHBhY2tlZA', 'a'.repeat(20_001)])
    expect(await unpackTools(fragment)).toBeUndefined();
  expect(await unpackTools(await packTools([]))).toEqual([]);
});

test.each([
  ['100,000 tools', `[[${Array(100_000).fill('"=a"').join(',')}]]`],
  ['two million tools', `[[${Array(2_000_000).fill('"=a"').join(',')}]]`],
  ['501 tools', JSON.stringify([Array(501).fill('=a')])],
  ['a name of 2,001 characters', JSON.stringify([[`=${'a'.repeat(2_001)}`]])],
  ['lists nine deep', `${'['.repeat(9)}${']'.repeat(9)}`],
])('a link that holds %s is none', async (_, columns) => {
  const fragment = deflateRawSync(columns, { level: 9 }).toString('base64url');
  expect(fragment.length).toBeLessThan(20_000);
  expect(await unpackTools(fragment)).toBeUndefined();
});

test('a link of 500 tools is one', async () => {
  const fragment = deflateRawSync(JSON.stringify([Array(500).fill('=a')])).toString('base64url');
  expect(await unpackTools(fragment)).toHaveLength(500);
});
