import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patchDetector } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses } from '#domain/addresses.ts';
import { policyMark } from '#domain/church/policy-mark.ts';
import type { PolicySearch } from '#domain/church/policy-search.ts';
import type { Hub } from '#server/start.ts';
import { startServer } from '#server/start.ts';
import { byDay } from '../environment/night.ts';
import { attribute, first, readHtml, wordsOf } from '../html.ts';
import { policySets } from '../policy-sets.ts';

// Responses to the answers of churches of every kind, as received by a browser without scripts and by Word.

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'hub-answers-'));
let hub: Hub;

beforeAll(async () => {
  const environment = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.0/8, ::1' };
  hub = await startServer({ root, environment, development: false });
});
afterAll(async () => {
  await hub.stop();
  rmSync(dataDir, { recursive: true });
});

const sets = policySets.slice(0, byDay(12, { atNight: policySets.length }));

/** Sends each church's request from a separate IP address. */
const ask = (address: string, church: number) =>
  fetch(hub.address + address, { headers: { Accept: 'text/html', 'X-Forwarded-For': `192.0.2.${church % 250}` } });

/** Parts of a Word file, each parsed as XML. @throws if one of them is no XML */
async function readWord(docx: Uint8Array): Promise<(name: string) => string> {
  await patchDetector({ data: docx });
  const parts = unzipSync(docx);
  return (name) => strFromU8(parts[name] ?? new Uint8Array());
}

async function fetchPolicy(search: PolicySearch, church: number) {
  const response = await ask(addresses.churchPolicy(search), church);
  expect(response.status).toBe(200);
  const page = readHtml(await response.text());
  const policy = first(page, 'article', (element) => attribute(element, 'id') === 'policy');
  const word = await ask(addresses.churchPaper('policy.docx', search), church);
  expect(word.status).toBe(200);
  return { page, policy, part: await readWord(new Uint8Array(await word.arrayBuffer())) };
}

test('many sets of answers: each has one page and a Word file that opens, and both bear a mark that no other has', async () => {
  const marks = new Map<string, string>();
  for (const [church, search] of sets.entries()) {
    const address = addresses.churchPolicy(search);
    const { page, policy, part } = await fetchPolicy(search, church);
    const mark = policyMark(search);
    expect(attribute(policy, 'data-mark'), address).toBe(mark);
    expect(wordsOf(first(page, 'h1')), address).toBe('Your policy, on one page');
    expect(wordsOf(policy), address).toContain(`Version ${mark},`);
    expect(part('docProps/core.xml'), address).toContain(mark);
    expect(part('word/document.xml'), address).toContain(mark);
    marks.set(mark, address);
  }
  expect(marks.size).toBe(new Set(sets.map((search) => addresses.churchPolicy(search))).size);
}, 900_000);

test('a Word file that Word would refuse is found', async () => {
  const word = await ask(addresses.churchPaper('policy.docx', { v: 1 }), 0);
  const parts = unzipSync(new Uint8Array(await word.arrayBuffer()));
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  await expect(readWord(zipSync({ ...parts, 'word/document.xml': strToU8(xml.replace('</w:p>', '')) }))).rejects.toThrow(/XML/);
});
