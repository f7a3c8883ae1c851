import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { buildContent, buildFolder, buildTool } from '#tests/builders.ts';
import { importContent } from '../records/follow-files.ts';
import { currentRevision } from '../repositories/revisions.ts';
import { connectSqlite } from './connect.ts';
import { migrate } from './migrate.ts';

const now = '2026-11-22T08:00:00.000Z';
const imports = 40;

test('on SQLite what reads first and then writes waits for another process that writes all the time, and never fails', async () => {
  using folder = buildFolder();
  const path = join(folder.path, 'hub.sqlite');
  const { db, kind, close } = connectSqlite(path);
  await migrate(db, kind);
  const script = fileURLToPath(new URL('../../../tests/environment/second-writer.ts', import.meta.url));
  const writer = spawn(process.execPath, [script, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(writer, 'close');
  await once(writer.stdout, 'data');

  const written = async () => (await db.selectFrom('clientLimits').select('count').executeTakeFirstOrThrow()).count;
  const failures: unknown[] = [];
  for (let round = 0; round < imports; round += 1) {
    const before = await written();
    await vi.waitUntil(async () => (await written()) > before, { timeout: 10_000, interval: 1 });
    const tools = Array.from({ length: 20 }, (_, place) =>
      buildTool({ slug: `tool-${place}`, name: `Tool ${place}`, pricing: `Free in round ${round}` }),
    );
    await importContent(db, buildContent({ tools }), { now, overwrite: false }).catch((error: unknown) => failures.push(error));
  }
  writer.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(failures).toEqual([]);
  expect(await currentRevision(db)).toBe(imports);
  await close();
});
