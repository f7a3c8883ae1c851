import { expect, test } from 'vitest';
import { buildContent, buildTool } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { databaseKinds } from '#tests/environment/databases.ts';
import { buildPlan, buildPrices } from '#tests/price-builders.ts';
import type { StaffClient, StaffHub } from '#tests/staff-hub.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { contentOfSamples, sampleNames, samples } from '#tests/stored-records.ts';
import { seed } from '../../catalogue/follow-files.ts';
import { findRecord, updateRecord } from '../../records/store.ts';
import type { EditableTool, NewerFileRow } from './staff-answers.ts';

const [installed, released, later] = ['2026-12-01', '2026-12-02', '2026-12-03'].map((day) => `${day}T08:00:00.000Z`) as [
  string,
  string,
  string,
];
const list = (staff: StaffClient) => staff.read<NewerFileRow[]>('GET', '/api/staff/newer-files');
const act = (staff: StaffClient, row: NewerFileRow, does: 'take' | 'dismiss', status = does === 'take' ? 200 : 204) =>
  staff.read('POST', `/api/staff${row.api}/newer-file`, { version: row.version, act: does, at: row.at }, status);
const priceOf = async (hub: StaffHub) => (await hub.nobody.read<{ shortPrice: string }>('GET', '/api/tools/lamp')).shortPrice;

/** Edits each sample, but not to what the next files say: such an edit would follow them. */
async function editAll({ db }: StaffHub): Promise<void> {
  for (const { kind, name, record, said } of samples) {
    const [field = ''] = Object.keys(said);
    const edited = { ...record, [field]: kind === 'prices' ? 'unknown' : 'By staff.' };
    const change = { at: installed, origin: 'desk', username: 'amos' } as const;
    const version = (await findRecord(db, kind, name))?.version ?? 0;
    await updateRecord(db, kind, { name, version }, { record: edited, retiredAt: null }, change);
  }
}

const files = contentOfSamples();
const newFiles = contentOfSamples({ changed: true });

test.each(databaseKinds)(
  'on %s what newer files say of any edited record is listed word by word until it is taken, dismissed or said',
  async (kind) => {
    await using hub = await buildStaffHub(kind, { clock: buildClock() });
    const staff = await hub.as('amos');
    await seed(hub.db, files, installed);
    await editAll(hub);
    expect(await list(staff)).toEqual([]);
    await seed(hub.db, newFiles, released);
    const rows = await list(staff);
    expect(rows.map((row) => `${row.kind}/${row.name}`).toSorted()).toEqual(sampleNames.toSorted());
    expect(rows.every(({ state, fields }) => state === 'newer' && fields.length === 1)).toBe(true);
    expect(await staff.read('GET', '/api/staff/counts')).toMatchObject({ newerFiles: samples.length });

    // A start that finds the same files changes nothing.
    await seed(hub.db, newFiles, later);
    expect(await list(staff)).toEqual(rows);

    const [first, second] = rows as [NewerFileRow, NewerFileRow];
    await act(staff, first, 'dismiss');
    await seed(hub.db, newFiles, later);
    expect(await list(staff)).toEqual(rows.slice(1));
    await act(staff, { ...second, at: later }, 'dismiss', 409);
    // Records that the files no longer have are listed too.
    await seed(hub.db, contentOfSamples({ without: ['facts'] }), later);
    expect((await list(staff)).filter(({ state }) => state === 'gone').map(({ name }) => name)).toEqual(['lamp/training']);
  },
);

const tool = buildTool({ shortPrice: undefined });
const withPrice = (amount: number) =>
  buildContent({
    tools: [tool],
    prices: new Map([['lamp', buildPrices({ plans: [buildPlan({ amount, quote: `Pro is $${amount}`, dated: '2026-10' })] })]]),
  });

test.each(databaseKinds)('on %s an upgrade leaves a corrected price alone, and taking its file shows that', async (kind) => {
  await using hub = await buildStaffHub(kind, { clock: buildClock() });
  const staff = await hub.as('amos');
  await seed(hub.db, withPrice(15), installed);
  const edited = buildPrices({ plans: [buildPlan({ amount: 23.45, quote: 'Pro is $23.45', dated: '2026-10' })] });
  await staff.read('PUT', '/api/staff/prices/lamp', { version: 1, price: edited });
  expect(await priceOf(hub)).toBe('Free; Pro $23.45 a person a month');
  await seed(hub.db, withPrice(18), released);
  const [row] = (await list(staff)) as [NewerFileRow];
  expect(row).toMatchObject({ kind: 'prices', title: 'Lamp', noun: 'price', version: 2, state: 'newer' });
  expect((await findRecord(hub.db, 'prices', 'lamp'))?.record).toEqual(edited);

  await act(staff, row, 'take');
  expect(await priceOf(hub)).toBe('Free; Pro $18 a person a month');
  expect(await list(staff)).toEqual([]);
  expect(await staff.read('GET', '/api/staff/audit?limit=1')).toMatchObject([
    { action: 'taken from its file', target: 'prices/lamp', username: 'amos' },
  ]);
  // The record follows its file from now on.
  await seed(hub.db, withPrice(19), later);
  expect(await findRecord(hub.db, 'prices', 'lamp')).toMatchObject({ editedAt: null, record: { plans: [{ amount: 19 }] } });
});

test.each(databaseKinds)(
  'on %s a price that staff wrote in the tool’s line before there were prices stays, until the price of the files is taken',
  async (kind) => {
    await using hub = await buildStaffHub(kind, { clock: buildClock() });
    const staff = await hub.as('amos');
    const { version, tool: before } = await staff.read<EditableTool>('GET', '/api/staff/tools/lamp');
    const corrected = { ...before, shortPrice: 'Free; then $17 a month' };
    await staff.read('PUT', '/api/staff/tools/lamp', { version, tool: corrected });
    expect((await seed(hub.db, withPrice(18), released)).keptAsEdited).toContain('prices/lamp');
    expect(await findRecord(hub.db, 'prices', 'lamp')).toBeUndefined();
    expect(await priceOf(hub)).toBe('Free; then $17 a month');
    const rows = await list(staff);
    const row = rows.find(({ kind: of }) => of === 'prices') as NewerFileRow;
    expect(row).toMatchObject({ title: 'Lamp', version: 0, state: 'said elsewhere' });

    await act(staff, row, 'take');
    expect(await priceOf(hub)).toBe('Free; Pro $18 a person a month');
    expect((await findRecord(hub.db, 'tools', 'lamp'))?.record).not.toHaveProperty('shortPrice');
    expect((await seed(hub.db, withPrice(18), later)).keptAsEdited).not.toContain('prices/lamp');
  },
);

test('a line that a file once said is no word of staff: the price of the files takes its place', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const old = buildTool({ shortPrice: 'Free; then $11 a month' });
  await seed(hub.db, buildContent({ tools: [old] }), installed);
  await staff.read('PUT', '/api/staff/tools/lamp', { version: 2, tool: { ...old, features: ['A', 'B', 'C', 'D'] } });
  expect((await seed(hub.db, withPrice(18), released)).inserted).toContain('prices/lamp');
  expect(await list(staff)).toMatchObject([{ kind: 'tools', name: 'lamp' }]);
});
