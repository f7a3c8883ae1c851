import { expect, test } from 'vitest';
import type { PricePlan } from '#domain/catalogue/price-schema.ts';
import type { PriceToLookUp } from '#domain/staff/prices-to-look-up.ts';
import { buildTool } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { databaseKinds } from '#tests/environment/databases.ts';
import { buildPlan, buildPrices } from '#tests/price-builders.ts';
import type { StaffClient } from '#tests/staff-hub.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import type { EditablePrice, EditableTool } from './staff-answers.ts';

const price = buildPrices({ plans: [buildPlan({ dated: '2026-10' })] });
const dearer: PricePlan = buildPlan({ amount: 23.45, quote: 'Pro is $23.45 for each user', dated: '2026-11-27' });
const wish = (plan: PricePlan) => ({ ...price, plans: [plan] });

const add = (staff: StaffClient, record: object = price, status = 201) =>
  staff.read<EditablePrice>('POST', '/api/staff/prices', { price: record }, status);
const change = (staff: StaffClient, version: number, record: object, status = 200) =>
  staff.read<EditablePrice>('PUT', '/api/staff/prices/lamp', { version, price: record }, status);

/** Reads the lamp's price from each part of the public API that has it. */
async function doors({ read }: StaffClient): Promise<Record<string, unknown>> {
  type Tool = { slug: string; shortPrice?: string };
  const ofLamp = (tools: Tool[]) => tools.find(({ slug }) => slug === 'lamp')?.shortPrice;
  const page = await read<Tool & { prices: { plan: string; amount?: number; whence: string }[] }>('GET', '/api/tools/lamp');
  const compared = JSON.stringify(await read('GET', '/api/compare?tools=lamp,candle'));
  const results = JSON.stringify(await read('GET', '/api/search?q=lamp%20or%20candle'));
  return {
    page: [page.shortPrice, ...page.prices.map(({ plan, amount, whence }) => [plan, amount, whence])],
    list: ofLamp(await read('GET', '/api/tools?view=card')),
    compared: /\$[\d.]+ a person a month/.exec(compared)?.[0],
    found: /\$[\d.]+ a person a month/.exec(results)?.[0],
    underTwenty: (await read<Tool[]>('GET', '/api/tools?cheap=yes')).some(({ slug }) => slug === 'lamp'),
  };
}

test.each(databaseKinds)(
  'on %s a price that an editor corrects shows at once on the page, in the list, the comparison, the search and the filter',
  async (kind) => {
    await using hub = await buildStaffHub(kind, { clock: buildClock() });
    const staff = await hub.as('amos');
    await staff.read('POST', '/api/staff/tools', { tool: buildTool({ slug: 'candle', name: 'Candle' }) }, 201);
    await staff.read('PUT', '/api/staff/tools/lamp', { version: 1, tool: buildTool({ pricing: 'Free, and a paid plan' }) });
    expect(await add(staff)).toEqual({ version: 1, editedAt: expect.any(String), price });
    expect(await doors(hub.nobody)).toEqual({
      page: [
        'Free; Pro $16.99 a person a month',
        ['Pro', 16.99, 'According to prices.example, which says that it read the company’s price page; October 2026'],
      ],
      ...{ list: 'Free; Pro $16.99 a person a month', underTwenty: true },
      ...{ compared: '$16.99 a person a month', found: '$16.99 a person a month' },
    });
    expect(await change(staff, 1, wish(dearer))).toEqual({ version: 2, editedAt: expect.any(String), price: wish(dearer) });
    expect(await doors(hub.nobody)).toEqual({
      page: [
        'Free; Pro $23.45 a person a month',
        ['Pro', 23.45, 'According to prices.example, which says that it read the company’s price page; November 27, 2026'],
      ],
      ...{ list: 'Free; Pro $23.45 a person a month', underTwenty: false },
      ...{ compared: '$23.45 a person a month', found: '$23.45 a person a month' },
    });
    expect(await staff.read('GET', '/api/staff/prices/lamp/comparison?former=1&later=2')).toMatchObject({
      fields: expect.arrayContaining([expect.objectContaining({ path: 'plans', differs: true })]),
    });
  },
);

test('a price without a source, of a day to come, or of no tool is refused with a sentence at its field', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const issuesOf = async (record: object) =>
    (await staff.read<{ issues: { path: string; message: string }[] }>('POST', '/api/staff/prices', { price: record }, 422))
      .issues;
  const { source: _, ...unsourced } = buildPlan();
  expect(await issuesOf({ ...price, plans: [unsourced] })).toMatchObject([{ path: 'price.plans.0.source' }]);
  expect(await issuesOf(wish(buildPlan({ amount: 5 })))).toMatchObject([
    { path: 'price.plans.0.quote', message: 'must hold the figure of the amount' },
  ]);
  expect(await issuesOf(wish(buildPlan({ read: '2099-01-01' })))).toEqual([
    { path: 'price.plans.0.read', message: 'must not be in the future' },
  ]);
  expect(await issuesOf({ ...price, slug: 'torch' })).toEqual([{ path: 'price.slug', message: "there is no tool 'torch'" }]);
  await add(staff);
  expect(await add(staff, price, 409)).toEqual({ message: 'This tool has a price already. Open it, and change it there.' });
});

test('a line of the tool that its price tells is not changed beside it, and a changed price says which line it leaves wrong', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const put = (tool: object, version: number, status: number) =>
    staff.read<EditableTool & { issues: object[] }>('PUT', '/api/staff/tools/lamp', { version, tool }, status);
  await put(buildTool({ pricing: 'Free; Pro $16.99 a month' }), 1, 200);
  await add(staff);
  const { tool } = await staff.read<EditableTool>('GET', '/api/staff/tools/lamp');
  expect((await put({ ...tool, shortPrice: 'Free; $23.45 a month' }, 2, 422)).issues).toEqual([
    { path: 'tool.shortPrice', message: 'the price of this tool says it, plan by plan: change it there' },
  ]);
  expect((await put({ ...tool, pricing: 'Free; Pro $23.45 a month' }, 2, 422)).issues).toMatchObject([{ path: 'tool.pricing' }]);
  expect(await change(staff, 1, wish(dearer))).toMatchObject({
    leavesWrong: [{ kind: 'tool', slug: 'lamp', problem: expect.stringContaining('names 16.99') }],
  });
  expect(await staff.read('GET', '/api/staff/recheck')).toMatchObject([{ slug: 'lamp', reason: 'wrong' }]);
  await put({ ...tool, pricing: 'Free; Pro $23.45 a month' }, 2, 200);
  expect(await staff.read('GET', '/api/staff/recheck')).toEqual([]);
});

test.each(databaseKinds)(
  'on %s the desk lists the prices to look up first, those of the most seen pages before the others',
  async (kind) => {
    await using hub = await buildStaffHub(kind, { clock: buildClock() });
    const staff = await hub.as('amos');
    const list = async () =>
      (await staff.read<PriceToLookUp[]>('GET', '/api/staff/prices-to-look-up')).map(({ slug, why }) => `${slug}: ${why}`);
    expect(await list()).toEqual(['lamp: not found']);
    await add(staff, { ...price, plans: [buildPlan({ confidence: 'low' })] });
    expect(await list()).toEqual(['lamp: not confirmed']);
    await change(staff, 1, price);
    expect(await list()).toEqual([]);
  },
);
