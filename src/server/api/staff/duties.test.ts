import { expect, test } from 'vitest';
import type { NumberToDial } from '#domain/staff/dialing.ts';
import { buildClock } from '#tests/clock.ts';
import { databaseKinds } from '#tests/environment/databases.ts';
import { buildDuty } from '#tests/guidance-builders.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import type { AuditRow, DeskCounts, RecordName } from './staff-answers.ts';

const duties = [
  buildDuty({ id: 'lifeline', number: '1-800-555-0100', service: 'Lifeline' }),
  buildDuty({ id: 'hotline', number: '1-800-555-0111', service: 'Hotline' }),
  buildDuty({ isEmergency: true }),
];

test.each(databaseKinds)('on %s a number waits at Home until somebody says that they dialed it', async (kind) => {
  await using hub = await buildStaffHub(kind, { duties });
  const staff = await hub.as('amos');
  const waiting = async () => (await staff.read<DeskCounts>('GET', '/api/staff/counts')).numbersToDial;
  expect(await waiting()).toBe(2);
  await staff.read('POST', '/api/staff/numbers/lifeline/dialed', {}, 204);
  expect(await waiting()).toBe(1);
  const numbers = await staff.read<NumberToDial[]>('GET', '/api/staff/numbers');
  expect(numbers.map(({ id, isDue, dialed }) => [id, isDue, dialed?.username])).toEqual([
    ['lifeline', false, 'amos'],
    ['hotline', true, undefined],
  ]);
  const [entry] = await (await hub.as('ruth')).read<AuditRow[]>('GET', '/api/staff/audit?limit=2').then((rows) => rows.slice(1));
  expect(entry).toMatchObject({ username: 'amos', action: 'dialed', target: 'numbers/lifeline/18005550100', detail: 'Lifeline' });
});

test.each(databaseKinds)('on %s a number waits again when more than a year has gone by', async (kind) => {
  const clock = buildClock();
  await using hub = await buildStaffHub(kind, { duties, clock });
  const staff = await hub.as('amos');
  const yearAgo = new Date(clock.now().getTime() - 366 * 24 * 60 * 60 * 1000).toISOString();
  for (const [at, target] of [
    [yearAgo, 'numbers/lifeline/18005550100'],
    [clock.now().toISOString(), 'numbers/hotline/18005550111'],
  ] as const) {
    await addAuditEntry(hub.db, { username: 'ruth', action: 'dialed', target }, at);
  }
  expect((await staff.read<DeskCounts>('GET', '/api/staff/counts')).numbersToDial).toBe(1);
});

test('a number that there is not, or that nobody calls to try it, cannot be dialed', async () => {
  await using hub = await buildStaffHub('sqlite', { duties });
  const staff = await hub.as('amos');
  for (const id of ['none', 'emergency']) {
    expect(await staff.read('POST', `/api/staff/numbers/${id}/dialed`, {}, 404)).toEqual({
      message: 'We can’t find that number.',
    });
  }
});

test('each row of the duties can be named by an answer: by its country and what it is about', async () => {
  await using hub = await buildStaffHub('sqlite', { duties });
  const names = await (await hub.as('amos')).read<RecordName[]>('GET', '/api/staff/duties');
  expect(names.map(({ slug }) => slug)).toEqual(['lifeline', 'hotline', 'emergency']);
  expect(names[0]?.name).toBe(`${duties[0]?.country}: Lifeline`);
  expect(Object.keys(names[0] ?? {})).toEqual(['slug', 'name']);
});
