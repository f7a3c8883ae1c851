import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appCode, nextAppCode } from '#tests/authenticator.ts';
import { databaseKinds } from '#tests/environment/databases.ts';
import type { HubPlace } from '#tests/hub-places.ts';
import { openPlace } from '#tests/hub-places.ts';
import { clientOf, keptCookies } from '#tests/staff-hub.ts';
import type { SecondFactorSetup } from '../api/staff/staff-answers.ts';
import { addAccount } from '../auth/accounts.ts';
import { backUp } from '../backup/backup.ts';
import { restore } from '../backup/restore.ts';
import type { Settings } from '../settings.ts';
import { tellLockedOut } from './locked-out.ts';

const now = '2026-11-22T08:00:00.000Z';
const password = 'correct horse battery';

const signIn = (address: string, username: string) =>
  clientOf(address, '').call('POST', '/api/auth/sign-in', { username, password });

/** Backs up a hub where ruth has a second factor and amos has not; returns the key of her app. */
async function backedUp(place: HubPlace): Promise<string> {
  const hub = await place.start();
  const { db, close } = place.connect();
  for (const username of ['ruth', 'amos'])
    await addAccount(db, { username, password, role: 'admin' }, { username: '(test)' }, new Date());
  await close();
  const staff = clientOf(hub.address, keptCookies(await signIn(hub.address, 'ruth')));
  const { key } = await staff.read<SecondFactorSetup>('POST', '/api/staff/second-factor', { current: password });
  await staff.read('POST', '/api/staff/second-factor/confirm', { code: appCode(key) }, 204);
  await hub.stop();
  await backUp(place.settings, join(place.folder, 'hub.backup'), now);
  return key;
}

async function restoreTo(settings: Settings, from: HubPlace): Promise<string[]> {
  const sentences: string[] = [];
  const options = { force: false, now, tell: (sentence: string) => sentences.push(sentence), examine: tellLockedOut };
  await restore(settings, join(from.folder, 'hub.backup'), options);
  return sentences;
}

test.each(databaseKinds)(
  'a restore on %s of what another hub’s secret sealed says beforehand who is locked out, and how they come back',
  async (kind) => {
    await using place = await openPlace('sqlite');
    await using target = await openPlace(kind);
    await backedUp(place);
    const [sentence] = await restoreTo(target.settings, place);
    expect(sentence).toMatch(/^ruth will not get in by the second factor: .+ as AUTH_SECRET .+ second-factor-off NAME\.$/);
  },
);

test.each(databaseKinds)(
  'with the secret of the hub that was backed up the drill on %s works for an administrator with a second factor',
  async (kind) => {
    await using place = await openPlace('sqlite');
    await using target = await openPlace(kind);
    const key = await backedUp(place);
    const authSecret = readFileSync(join(place.dataDir, 'secret'), 'utf8');
    expect(await restoreTo({ ...target.settings, authSecret }, place)).toEqual([]);
    Object.assign(target.environment, { AUTH_SECRET: authSecret });
    await using hub = await target.start();
    const pendingClient = clientOf(hub.address, keptCookies(await signIn(hub.address, 'ruth')));
    expect((await pendingClient.call('POST', '/api/auth/second-factor', { code: nextAppCode(key) })).status).toBe(200);
  },
);

test('the secret in the data folder, and the one that a backup of PostgreSQL brings along, lock nobody out', async () => {
  await using place = await openPlace('sqlite');
  await using target = await openPlace('sqlite');
  await backedUp(place);
  await (await target.start()).stop();
  writeFileSync(join(target.dataDir, 'secret'), readFileSync(join(place.dataDir, 'secret')));
  const sentences: string[] = [];
  const over = { force: true, now, tell: (sentence: string) => sentences.push(sentence), examine: tellLockedOut };
  await restore(target.settings, join(place.folder, 'hub.backup'), over);
  expect(sentences).toEqual([]);

  await using server = await openPlace('postgres');
  await using other = await openPlace('postgres');
  await backedUp(server);
  expect(await restoreTo(other.settings, server)).toEqual([]);
});
