import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder } from '#tests/builders.ts';
import { loadAssets, loadRelease } from './assets.ts';

const longText = 'a { color: red }\n'.repeat(30);

test('every built file is ready at its address, with its type and how long it may be cached', async () => {
  using folder = buildFolder();
  mkdirSync(join(folder.path, 'assets/deep'), { recursive: true });
  for (const name of [
    'assets/app-1a2b.js',
    'assets/deep/font.woff2',
    'favicon.svg',
    'policy.pdf',
    'odd.xyz',
    'sw.js',
    'manifest.webmanifest',
  ])
    writeFileSync(join(folder.path, name), longText);
  const assets = await loadAssets(folder.path);
  const headersOf = (address: string) => {
    const headers = assets.get(address)?.headers.identity ?? {};
    return [headers['Content-Type'], headers['Cache-Control']];
  };
  const forever = 'public, max-age=31536000, immutable';
  const anHour = 'public, max-age=3600';
  expect([...assets.keys()].sort()).toEqual([
    '/assets/app-1a2b.js',
    '/assets/deep/font.woff2',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/odd.xyz',
    '/policy.pdf',
    '/sw.js',
  ]);
  expect(headersOf('/assets/app-1a2b.js')).toEqual(['text/javascript; charset=utf-8', forever]);
  expect(headersOf('/assets/deep/font.woff2')).toEqual(['font/woff2', forever]);
  expect(headersOf('/favicon.svg')).toEqual(['image/svg+xml', anHour]);
  expect(headersOf('/policy.pdf')).toEqual(['application/pdf', anHour]);
  expect(headersOf('/sw.js')).toEqual(['text/javascript; charset=utf-8', 'no-cache']);
  expect(headersOf('/manifest.webmanifest')).toEqual(['application/manifest+json', anHour]);
  expect(headersOf('/odd.xyz')).toEqual(['application/octet-stream', anHour]);
});

test('texts are compressed and other files are not', async () => {
  using folder = buildFolder();
  for (const name of ['a.css', 'a.svg', 'a.woff2', 'a.pdf']) writeFileSync(join(folder.path, name), longText);
  const assets = await loadAssets(folder.path);
  const isCompressed = (address: string) => assets.get(address)?.bodies.br !== undefined;
  expect(['/a.css', '/a.svg', '/a.woff2', '/a.pdf'].map(isCompressed)).toEqual([true, true, false, false]);
});

test('what the build has compressed stands for its file, and has no address of its own', async () => {
  using folder = buildFolder();
  for (const [name, text] of [
    ['a.css', longText],
    ['a.css.br', 'br'],
    ['a.css.gz', 'gz'],
  ] as const)
    writeFileSync(join(folder.path, name), text);
  const assets = await loadAssets(folder.path);
  expect([...assets.keys()]).toEqual(['/a.css']);
  expect(assets.get('/a.css')?.bodies.br?.toString()).toBe('br');
  expect(assets.get('/a.css')?.bodies.gzip?.toString()).toBe('gz');
});

test('the files of a former release are served beside those of this one, which win', async () => {
  using folder = buildFolder();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    writeFileSync(join(folder.path, path), text);
  };
  write('dist/client/assets/shell-new.js', 'now');
  write('dist/client/assets/same.css', 'now');
  expect([...(await loadRelease(folder.path, 'client')).keys()].sort()).toEqual(['/assets/same.css', '/assets/shell-new.js']);
  write('dist/former/client/assets/shell-old.js', 'before');
  write('dist/former/client/assets/same.css', 'before');
  const assets = await loadRelease(folder.path, 'client');
  expect([...assets.keys()].sort()).toEqual(['/assets/same.css', '/assets/shell-new.js', '/assets/shell-old.js']);
  expect(String(assets.get('/assets/same.css')?.bodies.identity)).toBe('now');
  expect(assets.get('/assets/shell-old.js')?.headers.identity?.['Cache-Control']).toContain('immutable');
});
