import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import type { Banner, DeskReply, SiteTexts } from '#domain/staff/desk-texts.ts';
import type { DeskTextKind } from '#domain/staff/record-kinds.ts';
import { writingKinds } from '#domain/writings/writing-kinds.ts';
import { buildFolder } from '#tests/builders.ts';
import { readFiles } from './content-files.ts';
import { deskDefaultsOf } from './desk-defaults.ts';
import { deskTextFiles } from './write-desk-texts.ts';

const authored = fileURLToPath(new URL('../../../content', import.meta.url));
const saidIn = (root: string) => deskDefaultsOf(readFiles(root, []));
const came = saidIn(authored);
const fileOf = (file: string) => readFileSync(join(authored, file), 'utf8');

/** Writes these texts, and reads what the files then say. */
function rewritten(edited: { kind: DeskTextKind; name: string; record: object }[]) {
  using folder = buildFolder();
  for (const file of ['site.yaml', 'landing.yaml', 'search-aliases.yaml', 'replies.yaml', 'banners.yaml'])
    cpSync(join(authored, file), join(folder.path, file));
  for (const kind of writingKinds) cpSync(join(authored, kind), join(folder.path, kind), { recursive: true });
  const files = deskTextFiles(edited, came, fileOf);
  for (const { file, text } of files) writeFileSync(join(folder.path, file), text);
  expect(files.filter(({ isRight }) => !isRight)).toEqual([]);
  return { files: new Map(files.map(({ file, text }) => [file, text])), says: saidIn(folder.path) };
}

test('texts that say what the hub came with leave every file as it is, to the letter', () => {
  const all = Object.entries(came).flatMap(([kind, texts]) =>
    [...texts].map(([name, record]) => ({ kind: kind as DeskTextKind, name, record })),
  );
  for (const [file, text] of rewritten(all).files) expect(text, file).toBe(fileOf(file));
});

test('a guide that is edited is written to its own file, and no other is', () => {
  const record = { text: '## Where it serves\n\nIn the office: “a < b”, and 3 \\{.' };
  const { files, says } = rewritten([{ kind: 'guides', name: 'llms', record }]);
  expect([...files]).toEqual([['guides/llms.mdx', `${record.text}\n`]]);
  expect(says.guides.get('llms')).toEqual(record);
});

test('of the words of the site only the edited ones change, and the comment above them stays', () => {
  const record = {
    ...(came['site-texts'].get('all') as SiteTexts),
    heading: 'Tools: "kept" by people #1',
    heart: `It can draft and sort. ${'It cannot sit with the grieving, nor know your people by name. '.repeat(3).trim()}`,
  };
  const { files, says } = rewritten([{ kind: 'site-texts', name: 'all', record }]);
  expect(says['site-texts'].get('all')).toEqual(record);
  const [site = '', landing = ''] = [files.get('site.yaml'), files.get('landing.yaml')];
  expect(load(site)).toEqual({ ...(load(fileOf('site.yaml')) as object), heading: record.heading });
  expect(load(landing)).toEqual({ ...(load(fileOf('landing.yaml')) as object), heart: record.heart });
  expect(landing.startsWith(fileOf('landing.yaml').slice(0, fileOf('landing.yaml').indexOf('\nintro')))).toBe(true);
});

test('a text that the file of the site doesn’t have yet is added to it, and an empty one is not', () => {
  const older = fileOf('site.yaml').replace('address: ""\npeople: ""\n', '');
  const record = { ...(came['site-texts'].get('all') as SiteTexts), address: '20 Hill Road' };
  const files = deskTextFiles([{ kind: 'site-texts', name: 'all', record }], came, (file) =>
    file === 'site.yaml' ? older : fileOf(file),
  );
  const [site] = files;
  expect(site).toMatchObject({ file: 'site.yaml', isRight: true });
  expect(load(site?.text ?? '')).toEqual({ ...(load(older) as object), address: '20 Hill Road' });
});

test('rows of the search keep their place and the headings above them when others change or go', () => {
  const { rows } = came['search-aliases'].get('all') as { rows: string[] };
  const changedRows = [`${rows[0]}, oration`, ...rows.slice(2), 'candle, taper > light'];
  const { files, says } = rewritten([{ kind: 'search-aliases', name: 'all', record: { rows: changedRows } }]);
  expect(says['search-aliases'].get('all')).toEqual({ rows: changedRows });
  const text = files.get('search-aliases.yaml') ?? '';
  expect(text).toContain('\nrows:\n  - same: [sermon, homily, preaching, oration]\n');
  expect(text.endsWith('  - typed: [candle, taper]\n    finds: [light]\n')).toBe(true);
  expect(text.startsWith(fileOf('search-aliases.yaml').slice(0, fileOf('search-aliases.yaml').indexOf('\nrows')))).toBe(true);
});

test('a ready answer that is called otherwise keeps its name, one that is new has its own, and none comes twice', () => {
  const [name, first] = [...came.replies][0] as [string, DeskReply];
  const edited = { ...first, label: 'Thanks, we read it', body: 'Dear {name},\n\nthank you.', isShown: false };
  const addedReply = {
    label: 'Come again',
    to: 'message',
    subject: 'Come again',
    body: 'Dear {name},\n\ndo come.',
    isShown: true,
  };
  const { files, says } = rewritten([
    { kind: 'replies', name, record: edited },
    { kind: 'replies', name: 'come-again', record: addedReply },
  ]);
  expect([...says.replies.keys()]).toEqual([...came.replies.keys(), 'come-again']);
  expect(says.replies.get(name)).toEqual(edited);
  expect(says.replies.get('come-again')).toEqual(addedReply);
  expect(files.get('replies.yaml')).toContain(`  - name: ${name}\n    label: Thanks, we read it\n`);
  expect(files.get('replies.yaml')).toContain('    isShown: false\n');
});

test('notices, of which the hub comes with none, are written and read with their days', () => {
  const notice: Banner = { text: 'We are away until January 4.', from: '2026-12-20', to: '2027-01-04', isShown: true };
  const { files, says } = rewritten([{ kind: 'banners', name: 'we-are-away-until-january-4', record: notice }]);
  expect(says.banners).toEqual(new Map([['we-are-away-until-january-4', notice]]));
  expect(files.get('banners.yaml')).toContain('banners:\n  - text: We are away until January 4.\n');
});
