import { expect, test } from 'vitest';
import { databaseKinds } from '#tests/environment/databases.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { saveLinkCheck } from '../../repositories/link-checks.ts';
import type { DeskCounts, LinkReport, RecheckEntry } from './staff-answers.ts';

const at = '2026-11-22T08:00:00.000Z';
const check = { reason: null, leadsTo: null, failures: 0, checkedAt: at, workedAt: at };

test.each(databaseKinds)(
  'on %s the desk shows what needs somebody, where it stands, and in the queue beside the source',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const staff = await hub.as('amos');
    const dead = { ...check, address: 'https://lamp.example/terms', outcome: 'dead', reason: 'It answers 404', failures: 2 };
    await saveLinkCheck(hub.db, dead);
    await saveLinkCheck(hub.db, { ...check, address: 'https://lamp.example', outcome: 'works' });
    await saveLinkCheck(hub.db, { ...check, address: 'https://gone-from-the-catalogue.example', outcome: 'dead' });
    const report = await staff.read<LinkReport>('GET', '/api/staff/links');
    const { failures: _, ...shown } = dead;
    expect(report.troubles).toEqual([{ ...shown, usedBy: [{ kind: 'tool', slug: 'lamp', name: 'Lamp' }] }]);
    expect(report).toMatchObject({ total: 2, asked: 0, run: null });
    expect((await staff.read<DeskCounts>('GET', '/api/staff/counts')).deadLinks).toBe(1);
    const { sources } = await staff.read<RecheckEntry>('GET', '/api/staff/recheck/tool/lamp');
    expect(sources).toContainEqual({ address: dead.address, link: shown });
  },
);

test('a server on which checking is off begins no round and says so', async () => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  expect(await staff.read<LinkReport>('GET', '/api/staff/links')).toMatchObject({ isOn: false });
  expect(await staff.read('POST', '/api/staff/links/run', {}, 409)).toEqual({
    message: 'This server doesn’t check links: the check is switched off.',
  });
});
