import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { load } from 'js-yaml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publisher } from '#server/word-files/document.ts';
import { buildFolder } from '#tests/builders.ts';
import { hubDocuments, makeDocuments } from './hub-documents.ts';

const content = fileURLToPath(new URL('../../content', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hub-documents-'));
const bytesOf = (name: string) => readFileSync(join(folder, name));

beforeAll(() => makeDocuments(content, folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('each document is there in each format that the build makes, and under 200 kB', () => {
  const names = hubDocuments.flatMap(({ name, formats }) => formats.map((format) => `${name}.${format}`));
  expect(readdirSync(folder).sort()).toEqual([...names].sort());
  expect(names.filter((name) => statSync(join(folder, name)).size > 200_000)).toEqual([]);
});

/** Text of each heading, paragraph, item and cell in content/, without Markdown syntax, comments and addresses. */
const textsOf = (source: string) =>
  readFileSync(join(content, source), 'utf8')
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/ ?<!--.*?-->/gs, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/^(#+|-|\d+\.) /gm, '')
    .split(/\n+| *\| */)
    .filter((text) => /\w/.test(text));

test('the Word file of the policy leaves nothing out but the numbers, which Word counts', () => {
  const xml = strFromU8(unzipSync(bytesOf('acceptable-use-policy.docx'))['word/document.xml'] ?? new Uint8Array());
  const there = xml
    .split('</w:p>')
    .map((paragraph) => [...paragraph.matchAll(/<w:t [^>]*>([^<]*)/g)].map(([, run]) => run).join(''));
  const texts = textsOf('policies/acceptable-use.md').map((text) => text.replace(/^\d+(\.\d+|\.) /, ''));
  expect(texts.filter((text) => !there.includes(text))).toEqual([]);
});

test('the Markdown of the policy starts with its title and needs no front matter', () => {
  const text = bytesOf('acceptable-use-policy.md').toString();
  expect(text).toMatch(
    /^# AI Acceptable Use Policy\n\nMinistry AI Hub · Version [\d.]+ · \w+ \d+, \d{4}\n\nThis is a model text\./,
  );
  expect(text).toMatch(
    /\n\n## 16\. Exceptions\n\n16\.1 Exceptions must be requested by Directors or above for AI Committee review\./,
  );
});

test('the publisher is named as the site is', () => {
  expect(load(readFileSync(join(content, 'site.yaml'), 'utf8'))).toMatchObject({ name: publisher });
});

test('a text that cannot be set is named', async () => {
  using content = buildFolder();
  mkdirSync(join(content.path, 'policies'));
  writeFileSync(join(content.path, 'policies/ministry-stance.md'), 'No front matter.');
  const message = 'content/policies/ministry-stance.md: must start with a block between two lines of ---';
  await expect(makeDocuments(content.path, folder)).rejects.toThrow(message);
});
