import { execFile } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { buildFact, buildFolder, buildTool } from '#tests/builders.ts';
import { databaseKinds, openEmptyDatabase } from '#tests/environment/databases.ts';
import { alterRecords } from '#tests/stored-records.ts';
import { buildVisitorHub } from '#tests/visitor-hub.ts';
import { textOf } from '../content/content-files.ts';
import { insertRecords, updateRecord } from '../records/store.ts';
import { findQuotationReadings } from '../repositories/documents.ts';

const run = promisify(execFile);
const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Runs a command in a separate process, as npm does. */
async function command(name: 'export' | 'import' | 'evidence', environment: NodeJS.ProcessEnv, ...args: string[]) {
  const script = fileURLToPath(new URL(`${name}-command.ts`, import.meta.url));
  const env = { PATH, NODE_COMPILE_CACHE, ...environment };
  const result = await run(process.execPath, [script, ...args], { env }).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect(result.stdout).toMatch(/^(Data folder|Database): .+\n/);
  return { code: 'code' in result ? result.code : 0, told: result.stdout.replace(/^.+\n/, '') + result.stderr };
}

test.each(databaseKinds)(
  'on %s what staff edit is exported beside the live hub, and the files are taken in',
  async (kind) => {
    using folder = buildFolder();
    await using hub = await buildVisitorHub(kind);
    const edited = buildTool({ pricing: 'Paid by gifts' });
    await alterRecords(hub.db, 'tools', { pricing: edited.pricing }, { editedAt: '2026-11-20T12:00:00.000Z' });

    const heading = 'Tools that serve your church';
    const words = {
      heading,
      intro: 'For leaders.',
      heartHeading: 'Our heart',
      heart: 'People first.',
      disclaimer: 'Read first.',
    };
    const change = { at: '2026-11-20T12:00:00.000Z', origin: 'desk', username: 'amos' } as const;
    const edit = (record: object) => ({ record, retiredAt: null });
    await updateRecord(hub.db, 'site-texts', { name: 'all', version: 1 }, edit(words), change);
    await updateRecord(hub.db, 'guides', { name: 'llms', version: 1 }, edit({ text: 'A guide of ours.' }), change);

    const exported = await command('export', hub.environment, '--to', folder.path);
    expect(exported).toEqual({ code: 0, told: expect.stringMatching(/^written: tools\/lamp\.md$/m) });
    expect(exported.told).toMatch(/^written: guides\/llms\.mdx\nwritten: landing\.yaml\nwritten: site\.yaml$/m);
    expect(readFileSync(join(folder.path, 'guides/llms.mdx'), 'utf8')).toBe('A guide of ours.\n');
    expect(readFileSync(join(folder.path, 'site.yaml'), 'utf8')).toContain(`\nheading: ${heading}\n`);
    const file = join(folder.path, 'tools/lamp.md');
    expect(readFileSync(file, 'utf8')).toBe(textOf('tools', edited));
    expect(statSync(file).mode & 0o777).toBe(0o644);
    expect((await command('export', hub.environment, '--to', folder.path)).told).toContain('files written: 0');

    // The hub of this test has none of the repository's own tools yet.
    const imported = await command('import', hub.environment);
    expect(imported).toEqual({ code: 0, told: expect.stringMatching(/^tools\/whisper: new$/m) });
    await expect.poll(async () => (await fetch(`${hub.address}/api/tools/whisper`)).status, { timeout: 15_000 }).toBe(200);
    // Texts that staff changed at the desk are in no file of the repository.
    const note = 'left as staff edited it; --overwrite takes the file\n';
    const lines = `site-texts/all: ${note}guides/llms: ${note}`;
    expect((await command('import', hub.environment)).told).toBe(`${lines}Nothing changed on the site.\n`);
  },
  120_000,
);

test.each(databaseKinds)(
  'on %s a folder of saved documents is compared beside the live hub with what the hub quotes',
  async (kind) => {
    using folder = buildFolder();
    await using hub = await buildVisitorHub(kind);
    const fact = buildFact({ id: 'kept', quote: 'We keep nothing that you type', source: 'https://lamp.example/terms' });
    const change = { at: '2026-11-20T12:00:00.000Z', origin: 'desk', username: 'amos' } as const;
    await insertRecords(hub.db, 'facts', [{ name: 'lamp/kept', record: fact }], change);
    writeFileSync(join(folder.path, 'terms.html'), '<h1>Privacy</h1><p>We keep <b>nothing</b> that you type.');
    writeFileSync(join(folder.path, 'documents.csv'), 'address,file,day\nhttps://lamp.example/terms,terms.html,2026-11-24\n');

    const result = await command('evidence', hub.environment, 'read', folder.path);
    expect(result).toEqual({
      code: 0,
      told: expect.stringMatching(/^stands +lamp\/kept, 2026-11-24, under “Privacy”\n +1 {2}stands$/m),
    });
    const script = fileURLToPath(new URL('evidence-command.ts', import.meta.url));
    const env = { PATH, NODE_COMPILE_CACHE, ...hub.environment };
    const { stdout } = await run(process.execPath, [script, 'read', folder.path, '--json'], { env });
    expect(JSON.parse(stdout)).toEqual({
      tool: 'lamp',
      id: 'kept',
      kind: 'fact',
      quote: fact.quote,
      address: fact.source,
      day: '2026-11-24',
      state: 'stands',
      passage: fact.quote,
      heading: 'Privacy',
    });
    expect(await findQuotationReadings(hub.db)).toEqual([]);
    expect(await command('evidence', hub.environment, 'read', folder.path, '--keep')).toEqual(result);
    expect(await findQuotationReadings(hub.db)).toMatchObject([{ name: 'lamp/kept', state: 'stands', seen: '2026-11-24' }]);
  },
  120_000,
);

test('what is wrong is told in a sentence', async () => {
  using folder = buildFolder();
  await using database = await openEmptyDatabase('postgres');
  const nowhere = { DATA_DIR: folder.path };
  expect(await command('export', nowhere)).toEqual({ code: 1, told: expect.stringMatching(/^There is no database in .+\n$/) });
  expect(await command('import', { DATABASE_URL: database.url })).toEqual({
    code: 1,
    told: expect.stringMatching(/^There is no hub in this database\. .+\n$/),
  });
  expect(await command('export', nowhere, '--from', 'x')).toEqual({
    code: 1,
    told: expect.stringMatching(/^Tell at most a folder: .+\n$/),
  });
  expect(await command('import', nowhere, '--force')).toEqual({
    code: 1,
    told: expect.stringMatching(/^Tell at most --overwrite and --why: .+\n$/),
  });
}, 60_000);
