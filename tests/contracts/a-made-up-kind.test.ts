import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { databaseFile } from '#server/database/data-folder.ts';
import { buildFolder, hubCatalogue, writeHubRoot } from '#tests/builders.ts';
import { startServer } from '#tests/environment/server.ts';
import { clientOf, password } from '#tests/staff-hub.ts';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../..', import.meta.url));
const records = 'src/domain/records';

/** The one file of the folder of a kind that the hub does not have. */
const madeUpKind = `
import { z } from 'zod';
import { checkedDateSchema, slugSchema, text } from '../../text/text-schema.ts';
import { deskForm } from '../form.ts';
import type { FiledKind } from '../record-kind.ts';

const sermonSchema = z.strictObject({
  slug: slugSchema,
  title: text(80).meta({ title: 'Title' }),
  passage: text(40).meta({ title: 'Passage' }),
  preached: checkedDateSchema.meta({ title: 'Preached' }),
});
type Sermon = z.output<typeof sermonSchema>;

export const sermons: FiledKind<Sermon> = {
  noun: 'sermon',
  schema: sermonSchema,
  file: 'yaml',
  rules: ({ title = '' }) => (title.endsWith('.') ? [{ path: 'title', message: 'ends without a full stop' }] : []),
  listed: ({ title, passage, preached }) => ({ title, categories: [passage], status: 'active', checked: preached }),
  desk: deskForm<Sermon>({
    listed: 'Sermons',
    columns: { title: 'Sermon', checked: 'Preached' },
    titleOf: ({ title }) => title,
    groups: [{ title: 'What it is', fields: [{ path: 'title', label: 'Title', kind: 'line' }] }],
  }),
};
`;

/** Copies the parts of the repository that are needed to run or to check it, and adds the made-up kind to the copy. */
function withMadeUpKind(root: string, folders: readonly string[]): void {
  const filter = (path: string) => !/\.test\.tsx?$/.test(path);
  for (const path of [...folders, 'package.json']) cpSync(join(repository, path), join(root, path), { recursive: true, filter });
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, records, 'sermons'));
  writeFileSync(join(root, records, 'sermons/kind.ts'), madeUpKind);
  const list = join(root, records, 'kinds.ts');
  const line = "import { sermons } from './sermons/kind.ts';";
  const source = readFileSync(list, 'utf8');
  expect(source, 'the list of kinds ends with the texts, before which the made-up kind goes').toContain('...texts }');
  writeFileSync(list, `${line}\n${source.replace('...texts }', 'sermons, ...texts }')}`);
}

const first = { slug: 'first-light', title: 'First light', passage: 'John 1', preached: '2026-11-22' };

test('a kind that is one folder and one line has a list, a life, a history, drafts and its files', async () => {
  using folder = buildFolder();
  const root = folder.path;
  writeHubRoot(root, hubCatalogue);
  withMadeUpKind(root, ['src/domain', 'src/server']);
  mkdirSync(join(root, 'content/sermons'));
  const fileSays = 'title: First light\npassage: John 1\npreached: 2026-11-22\n';
  writeFileSync(join(root, 'content/sermons/first-light.yaml'), fileSays);
  const dataDir = join(root, 'data');
  mkdirSync(dataDir);
  copyFileSync(inject('staffedFile'), databaseFile(dataDir));

  await using hub = await startServer({}, { root, dataDir, isCold: true });
  const signedIn = await fetch(`${hub.origin}/api/auth/sign-in`, {
    method: 'POST',
    body: JSON.stringify({ username: 'amos', password }),
    headers: { 'Content-Type': 'application/json' },
  });
  const { read } = clientOf(hub.origin, signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  const one = '/api/staff/sermons/first-light';

  const list = await read<object[]>('GET', '/api/staff/sermons?q=john');
  expect(list).toMatchObject([{ slug: 'first-light', name: 'First light', category: 'John 1', verifiedAt: '2026-11-22' }]);
  expect(await read('GET', one)).toEqual({ version: 1, editedAt: null, sermon: first });

  const refusal = await read<object>('PUT', one, { version: 1, sermon: { ...first, title: 'A light.' } }, 422);
  expect(refusal).toMatchObject({ issues: [{ path: 'sermon.title', message: 'ends without a full stop' }] });
  const hype = await read<object>('PUT', one, { version: 1, sermon: { ...first, title: 'A seamless light' } }, 422);
  expect(hype).toMatchObject({ issues: [{ path: 'sermon.title', message: expect.stringContaining('seamless') }] });
  const changedSermon = { ...first, title: 'A light in the dark' };
  await read('PUT', '/api/staff/drafts/sermons/first-light', { version: 1, record: changedSermon });
  expect(await read('GET', '/api/staff/drafts')).toMatchObject([{ kind: 'sermons', name: 'first-light' }]);
  expect(await read('PUT', one, { version: 1, sermon: changedSermon, why: 'A better title' })).toMatchObject({ version: 2 });
  expect(await read('GET', '/api/staff/drafts')).toEqual([]);

  const second = { ...first, slug: 'second-watch', title: 'Second watch' };
  await read('POST', '/api/staff/sermons', { sermon: second }, 201);
  const exportCommand = join(root, 'src/server/commands/export-command.ts');
  const exported = join(root, 'exported');
  await run(process.execPath, [exportCommand, '--to', exported], { env: { PATH: process.env.PATH, DATA_DIR: dataDir } });
  const fileOf = (slug: string) => readFileSync(join(exported, `sermons/${slug}.yaml`), 'utf8');
  expect(fileOf('first-light')).toContain('title: A light in the dark\n');
  expect(fileOf('second-watch')).toContain('title: Second watch\n');

  expect(await read('POST', `${one}/restore`, { version: 2, number: 1, why: 'As it was' })).toMatchObject({ sermon: first });
  const states = await read<object[]>('GET', `${one}/history`);
  expect(states).toMatchObject([
    { number: 3, origin: 'desk', username: 'amos', why: 'As it was' },
    { number: 2, origin: 'desk', username: 'amos', why: 'A better title' },
    { number: 1, origin: 'file' },
  ]);
});

test('… and compiles with the server, the desk and the site', { tags: ['night'], timeout: 600_000 }, async () => {
  using folder = buildFolder();
  withMadeUpKind(folder.path, ['src', 'content', 'tsconfig.json']);
  const compiler = join(repository, 'node_modules/typescript/bin/tsc');
  // tsc prints its errors to stdout.
  const compiled = run(process.execPath, [compiler, '--project', folder.path]);
  const { stdout } = await compiled.catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});
