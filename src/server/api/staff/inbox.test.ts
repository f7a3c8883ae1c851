import { expect, test } from 'vitest';
import type { InboxKindName } from '#domain/inbox/inbox-status.ts';
import { inboxKindNames } from '#domain/inbox/inbox-status.ts';
import { bothDatabases } from '#tests/environment/databases.ts';
import type { StaffHub } from '#tests/staff-hub.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { buildContact, buildQuestion, buildSuggestion } from '#tests/visitor-builders.ts';
import type { AuditRow } from './staff-answers.ts';

// Tests of everything that visitors send, of every kind. Acts of one kind: submissions.test.ts, ../public/questions.test.ts.

interface Row {
  id: string;
  version: number;
  status: string;
}

const build: Record<InboxKindName, (overrides?: Record<string, unknown>) => Record<string, unknown>> = {
  submissions: buildSuggestion,
  contacts: buildContact,
  questions: buildQuestion,
};
/** A state to which an item of each kind is moved, and the action in the audit log. */
const moves = {
  submissions: { status: 'declined', action: 'reviewed' },
  contacts: { status: 'done', action: 'answered' },
  questions: { status: 'declined', action: 'moved' },
};

async function send(hub: StaffHub, kind: InboxKindName, overrides = {}): Promise<string> {
  const { id } = (await (await hub.post(`/api/${kind}`, build[kind](overrides))).json()) as { id: string };
  return id;
}

const everywhere = bothDatabases.flatMap((on) => inboxKindNames.map((kind) => ({ on, kind })));

test.each(everywhere)('on $on $kind are listed by state, the latest first, page by page', async ({ on, kind }) => {
  await using hub = await buildStaffHub(on);
  const staff = await hub.as('amos');
  const ids = [await send(hub, kind), await send(hub, kind), await send(hub, kind, { homepage: 'https://spam.example' })];
  // Items of the other kinds are in their own lists.
  for (const other of inboxKindNames) if (other !== kind) await send(hub, other);
  const list = async (query: string) => {
    const response = await staff.call('GET', `/api/staff/${kind}${query}`);
    return [response.headers.get('X-Total-Count'), ((await response.json()) as Row[]).map(({ id }) => id)];
  };
  expect(await list('')).toEqual(['3', ids.toReversed()]);
  expect(await list('?limit=1&offset=1')).toEqual(['3', [ids[1]]]);
  expect(await list('?status=pending')).toEqual(['2', [ids[1], ids[0]]]);
  expect(await list('?status=spam')).toEqual(['1', [ids[2]]]);
  for (const wrong of ['?limit=201', '?limit=0', '?offset=-1', '?status=other'])
    expect((await staff.call('GET', `/api/staff/${kind}${wrong}`)).status, wrong).toBe(400);
});

test.each(everywhere)('on $on of two changes of $kind at once one is stored, and the other is shown it', async ({ on, kind }) => {
  await using hub = await buildStaffHub(on);
  const [ruth, amos] = [await hub.as('ruth'), await hub.as('amos')];
  const path = `/api/staff/${kind}/${await send(hub, kind)}`;
  const { status, action } = moves[kind];
  const answers = await Promise.all([
    ruth.call('PATCH', path, { version: 1, status }),
    amos.call('PATCH', path, { version: 1, status: 'spam' }),
  ]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  const row = (await answers.find((answer) => answer.status === 200)?.json()) as Row;
  expect(row).toMatchObject({ version: 2 });
  const refusal = await answers.find((answer) => answer.status === 409)?.json();
  expect(refusal).toEqual({ message: 'Someone else has changed this since you opened it.', current: row });
  const log = await amos.read<AuditRow[]>('GET', '/api/staff/audit?limit=3');
  const lines = log.filter(({ target }) => target === path.replace('/api/staff/', ''));
  expect(lines).toMatchObject([{ action, detail: `from pending to ${row.status}` }]);
});

test.each(inboxKindNames)('a change of %s that changes nothing leaves no line in the audit log', async (kind) => {
  await using hub = await buildStaffHub('sqlite');
  const staff = await hub.as('amos');
  const id = await send(hub, kind);
  const lines = async () => (await staff.call('GET', '/api/staff/audit')).headers.get('X-Total-Count');
  const before = await lines();
  await staff.read('PATCH', `/api/staff/${kind}/${id}`, { version: 1, status: 'pending' });
  expect(await lines()).toBe(before);
});

test.each(inboxKindNames)(
  'of what is none of %s nothing is changed or erased, though it has such an id elsewhere',
  async (kind) => {
    await using hub = await buildStaffHub('sqlite');
    const staff = await hub.as('amos');
    for (const other of inboxKindNames.filter((name) => name !== kind)) {
      const path = `/api/staff/${kind}/${await send(hub, other)}`;
      expect((await staff.call('PATCH', path, { version: 1, status: 'spam' })).status).toBe(404);
      expect((await staff.call('DELETE', path)).status).toBe(404);
      expect(await staff.read<Row[]>('GET', `/api/staff/${other}`)).toMatchObject([{ version: 1, status: 'pending' }]);
    }
  },
);
