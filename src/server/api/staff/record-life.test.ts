import { expect, test } from 'vitest';
import { kinds } from '#domain/records/kinds.ts';
import { bothDatabases, databaseKinds } from '#tests/environment/databases.ts';
import type { StaffClient, StaffHub } from '#tests/staff-hub.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { samples } from '#tests/stored-records.ts';
import type { DatabaseKind } from '../../database/connect.ts';
import { findRecord, insertRecords } from '../../records/store.ts';

type Body = { version: number; editedAt: string | null } & Record<string, unknown>;

// A guide must say more than a sentence.
const guide = { text: 'As it came. See [When not to use AI](/about/when-not-to-use-ai).' };
const edits = samples.map((sample) => ({
  ...sample,
  ...(sample.kind === 'guides' && { record: guide, said: { text: guide.text.replace('came', 'is') } }),
  address: addressOf(sample.kind, sample.name),
  field: kinds[sample.kind].field,
}));

function addressOf(kind: keyof typeof kinds, name: string): string {
  const [tool = '', id] = name.split('/');
  return `/api/staff${kinds[kind].address.replace('{slug}', tool).replace('{name}', id ?? tool)}`;
}

/** Builds a hub with a record of each kind, and another server of it where there can be one. */
async function buildFullHub(kind: DatabaseKind): Promise<StaffHub & { elsewhere: string }> {
  const hub = await buildStaffHub(kind);
  // The other server starts before the records are inserted, or it would delete those that are in no file.
  const elsewhere = kind === 'postgres' ? (await hub.startAgain()).address : hub.address;
  for (const { kind: name, name: own, record } of edits)
    if (!(await findRecord(hub.db, name, own)))
      await insertRecords(hub.db, name, [{ name: own, record, seedHash: 'of its file' }], byFile);
  return { ...hub, elsewhere };
}
const byFile = { at: '2026-11-22T08:00:00.000Z', origin: 'file' } as const;

/** Body of a call that replaces a record, with one field changed. */
const editOf = (edit: { field: string; record: object; said: object }, version: number, also: object = {}) => ({
  version,
  [edit.field]: { ...edit.record, ...edit.said, ...also },
});

const restore = (staff: StaffClient, address: string, version: number, number: number, status = 200) =>
  staff.read<Body>('POST', `${address}/restore`, { version, number, why: 'A slip' }, status);

test.each(bothDatabases)(
  'on %s of two edits of one version of any record one is stored and the other is shown it',
  async (kind) => {
    await using hub = await buildFullHub(kind);
    const clients = [await hub.as('ruth'), await hub.as('amos', hub.elsewhere)];
    for (const edit of edits) {
      const answers = await Promise.all(clients.map((staff) => staff.call('PUT', edit.address, editOf(edit, 1))));
      expect(answers.map(({ status }) => status).sort(), edit.kind).toEqual([200, 409]);
      const [record, refusal] = await Promise.all(
        [200, 409].map(async (status) => answers.find((answer) => answer.status === status)?.json()),
      );
      expect(refusal).toEqual({ message: 'Someone else has changed this since you opened it.', current: record });
      expect(record).toMatchObject({ version: 2, [edit.field]: edit.said });
    }
  },
);

test.each(databaseKinds)(
  'on %s a former state of any record comes back, and what it said of a person is erased',
  async (kind) => {
    await using hub = await buildFullHub(kind);
    const staff = await hub.as('amos');
    for (const edit of edits) {
      const { address, field, said } = edit;
      const why = field === 'fact' || field === 'change' ? {} : { why: 'Naomi said so' };
      const first = { ...editOf(edit, 1), ...why };
      await staff.read('PUT', address, first);
      expect(await restore(staff, address, 1, 1, 409), edit.kind).toMatchObject({ current: { version: 2, [field]: said } });
      const back = await restore(staff, address, 2, 1);
      expect(back).toMatchObject({ version: 3, editedAt: expect.any(String) });
      expect(await staff.read('GET', `${address}/history/1`)).toMatchObject({ record: back[field], isErased: false });
      await restore(staff, address, 3, 99, 404);

      expect(await staff.read('DELETE', `${address}/history/3`, undefined, 409)).toEqual({
        message: `This is what the ${kinds[edit.kind].noun} says now. Change it first, then erase what it said.`,
      });
      const statuses = [];
      for (const number of [2, 2, 9]) statuses.push((await staff.call('DELETE', `${address}/history/${number}`)).status);
      expect(statuses).toEqual([204, 409, 404]);
      expect(await staff.read('GET', `${address}/history/2`)).toMatchObject({
        record: null,
        why: null,
        username: 'amos',
        isErased: true,
      });
      expect(await restore(staff, address, 3, 2, 409)).toEqual({ message: 'What version 2 said is gone.' });
      const target = `${edit.kind}/${edit.name}`;
      expect(await staff.read('GET', '/api/staff/audit?limit=2')).toMatchObject([
        { action: 'erased', target, detail: 'version 2' },
        { action: 'restored', target, detail: expect.stringMatching(/^to version 1, changed: .+; why: A slip$/) },
      ]);
    }
    const versions = await hub.db.selectFrom('recordVersions').selectAll().execute();
    expect(JSON.stringify(versions)).not.toContain('Naomi');
  },
);

test('what has a page is taken down and comes back with the status that it had, whatever its kind', async () => {
  await using hub = await buildFullHub('sqlite');
  const staff = await hub.as('amos');
  for (const { kind, address, field } of edits) {
    const { listed, noun } = kinds[kind] as { listed?: unknown; noun: string };
    const down = { version: 1, why: 'A complaint' };
    if (!listed) {
      expect((await staff.call('POST', `${address}/take-down`, down)).status).toBe(404);
      continue;
    }
    expect(await staff.read('POST', `${address}/take-down`, down)).toMatchObject({ version: 2, [field]: { status: 'hidden' } });
    expect(await staff.read('POST', `${address}/take-down`, { ...down, version: 2 }, 409)).toEqual({
      message: `This ${noun} is taken down already.`,
    });
    expect(await staff.read('POST', `${address}/bring-back`, { version: 2 })).toMatchObject({ [field]: { status: 'active' } });
    expect(await staff.read('POST', `${address}/bring-back`, { version: 3 }, 409)).toEqual({
      message: `This ${noun} is not taken down.`,
    });
  }
});

test('the name of a record stays what it is', async () => {
  await using hub = await buildFullHub('sqlite');
  const staff = await hub.as('amos');
  for (const edit of edits) {
    const { identity } = kinds[edit.kind] as { identity?: string };
    if (!identity) continue;
    const refusal = await staff.read<{ issues: object[] }>('PUT', edit.address, editOf(edit, 1, { [identity]: 'other' }), 422);
    expect(refusal.issues).toMatchObject([{ path: `${edit.field}.${identity}` }]);
  }
});
