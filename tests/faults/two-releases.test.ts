import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import type { EditableTool } from '#server/api/staff/staff-answers.ts';
import { bothDatabases } from '#tests/environment/databases.ts';
import { formerRelease } from '#tests/environment/former-release.ts';
import type { RunningServer } from '#tests/environment/server.ts';
import { startServer } from '#tests/environment/server.ts';
import type { HubPlace } from '#tests/hub-places.ts';
import { contactsOf, openPlace } from '#tests/hub-places.ts';
import type { StaffClient } from '#tests/staff-hub.ts';
import { clientOf, keptCookies, password } from '#tests/staff-hub.ts';
import { Visitors } from './visitors.ts';

// Upgrade from the release before, in the order of docs/operations.md: the backup with the new program, then the nodes.

const root = fileURLToPath(new URL('../..', import.meta.url));
const dieAtStep = fileURLToPath(new URL('die-at-step.mjs', import.meta.url));
/** Number of times that a start of the new release is killed during its migration. */
const kills = Number(process.env.MIGRATION_KILLS ?? 20);
const address = '/api/staff/tools/claude';

async function signIn(origin: string): Promise<StaffClient> {
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    body: JSON.stringify({ username: 'ruth', password }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(response.status).toBe(200);
  return clientOf(origin, keptCookies(response));
}

/** Editor who saves one tool repeatedly, with the words of each acknowledged version. */
class Editor {
  readonly stored = new Map<number, string>();
  /** Responses that no release may give: anything but 200, 409 and a 503 with Retry-After. */
  readonly bare: string[] = [];
  #isEditing = false;
  #editing: Promise<void> = Promise.resolve();

  begin(staff: StaffClient): void {
    this.#isEditing = true;
    this.#editing = this.#editOnAndOn(staff);
  }

  async #editOnAndOn(staff: StaffClient): Promise<void> {
    while (this.#isEditing) await this.#edit(staff).catch(whenGone);
  }

  async #edit(staff: StaffClient): Promise<void> {
    const read = await staff.call('GET', address);
    if (read.status !== 200) return this.#note(read);
    const { version, tool } = (await read.json()) as EditableTool;
    const maker = `Maker ${randomUUID()}`;
    const response = await staff.call('PUT', address, { version, tool: { ...tool, maker } });
    if (response.status !== 200) return this.#note(response);
    this.stored.set(((await response.json()) as EditableTool).version, maker);
  }

  async #note(response: Response): Promise<void> {
    const text = await response.text();
    const saysWhen = response.status === 503 && response.headers.get('Retry-After') !== null;
    if (!saysWhen && response.status !== 409) this.bare.push(`${response.status} ${text}`);
  }

  async stop(): Promise<void> {
    this.#isEditing = false;
    await this.#editing;
  }
}

/** Ignores a missing response, once the server has stopped. */
function whenGone(error: Error): void {
  if (!(error instanceof TypeError)) throw error;
}

const startAt = (place: HubPlace, options: { root?: string; preload?: string } = {}, environment: Record<string, string> = {}) =>
  startServer(
    { RATE_LIMIT_SUBMISSIONS: '1000000', LOG_LEVEL: 'silent', DATABASE_URL: place.environment.DATABASE_URL, ...environment },
    { dataDir: place.dataDir, ...options },
  );

const command = (name: 'backup' | 'staff', args: string[], place: HubPlace, cwd = root) =>
  String(
    execFileSync(process.execPath, [`src/server/commands/${name}-command.ts`, ...args], {
      cwd,
      env: { ...process.env, ...place.environment },
      input: `${password}\n`,
    }),
  );

/** Starts the new release, which dies before a statement of its migration. */
async function dieWhileMigrating(place: HubPlace, at: number): Promise<void> {
  const died = startAt(place, { preload: dieAtStep }, { DIE_AT_STEP: String(at), DIE_IN: 'migration' });
  await expect(died, `before step ${at}`).rejects.toThrow('before it was ready');
}

/** Steps of a start between which the database gets its new schema, found on a separate place. */
async function stepsOfMigration(kind: HubPlace['kind'], former: string): Promise<{ first: number; last: number }> {
  await using place = await openPlace(kind);
  await using old = await startAt(place, { root: former });
  await old.stop();
  await using server = await startAt(place, { preload: dieAtStep }, { DIE_IN: 'migration' });
  await server.stop();
  const [, first, last] = /^migration: (\d+) to (\d+)$/m.exec(server.output()) ?? [];
  expect(Number(last)).toBeGreaterThan(Number(first));
  return { first: Number(first), last: Number(last) };
}

/** Expects everything that either release acknowledged: each edit under its number, and the last saved version of the tool. */
async function expectAllThere(place: HubPlace, { origin }: RunningServer, editor: Editor, visitors: Visitors): Promise<void> {
  expect(visitors.missingFrom(await contactsOf(place))).toEqual([]);
  const staff = await signIn(origin);
  const makerOf = async (number: number) =>
    (await staff.read<{ record: { maker: string } }>('GET', `${address}/history/${number}`)).record.maker;
  for (const [number, maker] of editor.stored) expect(await makerOf(number), `version ${number}`).toBe(maker);
  const { version, tool } = await staff.read<EditableTool>('GET', address);
  expect(version).toBeGreaterThanOrEqual(Math.max(...editor.stored.keys()));
  expect(tool.maker).toBe(await makerOf(version));
  await staff.read('PUT', address, { version, tool: { ...tool, maker: 'Saved at the end' } });
}

test.each(bothDatabases)(
  `on %s an upgrade from the release before loses nothing that was acknowledged, though it is killed at ${kills} places of its migration`,
  { tags: ['night'], timeout: 300_000 + 60_000 * kills },
  async (kind) => {
    const former = await formerRelease();
    const { first, last } = await stepsOfMigration(kind, former);
    await using place = await openPlace(kind);
    using visitors = new Visitors();
    const editor = new Editor();
    let isFirst = true;
    const beginOn = async (node: RunningServer) => {
      if (isFirst) command('staff', ['add', 'ruth'], place, former);
      isFirst = false;
      visitors.begin(() => node.origin, 2);
      editor.begin(await signIn(node.origin));
      await untilBothGoOn();
    };
    /** Waits at the node where they began. */
    const untilBothGoOn = () => {
      const [acknowledged, edits] = [visitors.acknowledged.size, editor.stored.size];
      const goOn = () => visitors.acknowledged.size > acknowledged + 2 && editor.stored.size > edits + 2;
      return vi.waitUntil(goOn, { timeout: 120_000, interval: 5 });
    };
    const end = async () => void (await Promise.all([visitors.stop(), editor.stop()]));

    const shared = kind === 'postgres' ? await startAt(place, { root: former }) : undefined;
    if (shared) await beginOn(shared);
    for (let kill = 0; kill < kills; kill += 1) {
      const at = first + Math.round((kill / Math.max(1, kills - 1)) * (last - first));
      if (shared) {
        // Editor and visitors continue at the former node while the new one migrates, dies, and leaves the database as it was.
        await dieWhileMigrating(place, at);
        await untilBothGoOn();
      } else {
        // The data folder has one process at a time.
        await using node = await startAt(place, { root: former });
        await beginOn(node);
        await node.stop();
        await end();
        await dieWhileMigrating(place, at);
      }
    }
    const backups = join(place.folder, 'backups');
    command('backup', ['--before-upgrade', backups], place);
    expect(readdirSync(backups)).toEqual([expect.stringMatching(/^before-upgrade-.+Z\.backup$/)]);

    await using upgraded = await startAt(place);
    // The tables are as they were: the former node still takes writes until it is replaced.
    if (shared) await untilBothGoOn();
    await end();
    await shared?.stop();
    await beginOn(upgraded);
    await end();
    expect(editor.bare).toEqual([]);
    await expectAllThere(place, upgraded, editor, visitors);
    expect(command('backup', ['--into', backups], place)).toContain('holds the backup');
    await upgraded.stop();
  },
);
