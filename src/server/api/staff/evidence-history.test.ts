import { expect, test } from 'vitest';
import { buildFact } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { databaseKinds } from '#tests/environment/databases.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import type { EditableFact, EditableTool } from './staff-answers.ts';

const clock = buildClock();
const today = clock.today();
const fact = buildFact({ read: today });
const facts = '/api/staff/tools/lamp/facts';

test.each(databaseKinds)(
  'on %s a former state of a fact comes back, whole or in one field, and so does one out of use',
  async (kind) => {
    await using hub = await buildStaffHub(kind, { clock });
    const staff = await hub.as('amos');
    await staff.read('POST', facts, { fact }, 201);
    const slip = { ...fact, answer: 'yes', says: 'It trains on it.' };
    await staff.read('PUT', `${facts}/training`, { version: 1, fact: slip });

    const oneField = { version: 2, number: 1, fields: ['answer'], why: 'A slip' };
    expect(await staff.read<EditableFact>('POST', `${facts}/training/restore`, oneField)).toMatchObject({
      version: 3,
      fact: { answer: 'no', says: 'It trains on it.' },
    });
    const whole = await staff.read<EditableFact>('POST', `${facts}/training/restore`, { version: 3, number: 1, why: 'A slip' });
    expect(whole).toMatchObject({ version: 4, retiredAt: null, fact });
    expect((await hub.nobody.read<{ facts: object[] }>('GET', '/api/tools/lamp')).facts).toMatchObject([{ answer: 'no' }]);
    expect(await staff.read('GET', `${facts}/training/history?limit=1`)).toMatchObject([
      { number: 4, username: 'amos', why: 'A slip' },
    ]);
    expect(await staff.read('GET', '/api/staff/audit?limit=1')).toMatchObject([
      { action: 'restored', target: 'facts/lamp/training', detail: 'to version 1, changed: says; why: A slip' },
    ]);

    await staff.read('PATCH', `${facts}/training`, { version: 4, act: 'retire' });
    expect(await staff.read('POST', `${facts}/training/restore`, { version: 5, number: 5, why: 'None' }, 409)).toEqual({
      message: 'What version 5 said is gone.',
    });
    expect(await staff.read('POST', `${facts}/training/restore`, { version: 5, number: 2, why: 'Back' })).toMatchObject({
      version: 6,
      retiredAt: null,
      fact: slip,
    });
    expect(await staff.read('POST', `${facts}/training/restore`, { version: 5, number: 2, why: 'Back' }, 409)).toMatchObject({
      current: { version: 6 },
    });
    await staff.read('POST', `${facts}/training/restore`, { version: 6, number: 99, why: 'Back' }, 404);
  },
);

test('a restoring that takes away what the card rests on is refused with the kind, or makes the card stricter', async () => {
  await using hub = await buildStaffHub('sqlite', { clock });
  const staff = await hub.as('amos');
  await staff.read('POST', facts, { fact: { ...fact, answer: 'yes' } }, 201);
  await staff.read('PUT', `${facts}/training`, { version: 1, fact });
  await staff.read(
    'POST',
    facts,
    { fact: buildFact({ id: 'retention', about: 'retention', answer: 'not kept', read: today }) },
    201,
  );
  const { version, tool } = await staff.read<EditableTool>('GET', '/api/staff/tools/lamp');
  const ai = { ...tool.dataPolicy.ai, membersDetails: 'fine' };
  await staff.read('PUT', '/api/staff/tools/lamp', { version, tool: { ...tool, dataPolicy: { ...tool.dataPolicy, ai } } });

  const back = { version: 2, number: 1, why: 'It was so' };
  expect(await staff.read('POST', `${facts}/training/restore`, back, 422)).toMatchObject({
    issues: [{ path: 'dataPolicy.ai.membersDetails' }],
  });
  await staff.read('POST', `${facts}/training/restore`, { ...back, stricter: true });
  const after = await staff.read<EditableTool>('GET', '/api/staff/tools/lamp');
  expect(after.tool.dataPolicy.ai?.membersDetails).not.toBe('fine');
});
