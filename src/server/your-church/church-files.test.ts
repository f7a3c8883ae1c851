import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { addresses } from '#domain/addresses.ts';
import { choices } from '#domain/church/policy-choices.ts';
import type { PolicySearch } from '#domain/church/policy-search.ts';
import { posture } from '#domain/church/policy-search.ts';
import { trainingOf } from '#domain/church/training.ts';
import { buildHub, buildSnapshot } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { byDay } from '#tests/environment/night.ts';
import { policySets } from '#tests/policy-sets.ts';
import { readContent } from '../content/read-content.ts';
import { writeDocx } from '../word-files/write-docx.ts';
import { papersDocument, policyDocument } from './church-documents.ts';
import { presentPolicy } from './present-church-paper.ts';
import { trainingPackage } from './training-package.ts';

const clock = buildClock();
const hub = await buildHub({ clock });
afterAll(() => hub[Symbol.asyncDispose]());

const authored = readContent('content');
const snapshot = buildSnapshot(authored);
const { church } = authored;
if (!church) throw new Error('content/your-church has no texts.');
const sources = { snapshot, today: '2026-11-25' };

async function partsOf(docx: Uint8Array | Promise<Uint8Array>) {
  const parts = unzipSync(await docx);
  return (name: string) => strFromU8(parts[name] ?? new Uint8Array());
}
const paragraphs = (xml: string) =>
  [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, inside = '']) => ({
    style: /<w:pStyle w:val="(\w+)"/.exec(inside)?.[1],
    level: /<w:ilvl w:val="(\d)"/.exec(inside)?.[1],
    text: [...inside.matchAll(/<w:t [^>]*>([^<]*)/g)].map(([, text]) => text).join(''),
  }));

const setsAndForms = choices.flatMap((choice) => [{ ...posture(choice, 1) }, { ...posture(choice, 1), form: 'long' as const }]);

test.each(setsAndForms)('a policy in Word has its headings, its numbers and its language: $q1 $form', async (search) => {
  const policy = presentPolicy(church, search, sources);
  const part = await partsOf(writeDocx(policyDocument(policy, 'https://hub.example', '/your-church/policy?v=1')));
  const wordParagraphs = paragraphs(part('word/document.xml'));
  const headings = wordParagraphs.filter(({ style }) => style?.startsWith('Heading'));
  expect(headings.map(({ text }) => text)).toEqual(
    policy.isLong ? [...policy.clauses.map(({ head }) => head), 'Adopted'] : ['What we keep to', 'Adopted'],
  );
  const numbered = wordParagraphs.filter(
    ({ level, style }) => (policy.isLong ? style === 'Clause' : style === 'ListNumber') && level !== undefined,
  );
  expect(numbered.map(({ text }) => text)).toEqual(
    policy.clauses.map(({ head, text }) => (policy.isLong ? text : `${head}. ${text}`)),
  );
  expect(part('word/styles.xml')).toContain('<w:lang w:val="en-US"');
  expect(part('word/document.xml')).toContain('[Your church]');
  expect(part('word/footer1.xml')).toContain('[Your church]');
});

test.each(choices)(
  'the long form asks to fill in our own brackets and nobody else’s, and takes no number of theirs for one of ours: %s',
  async (choice) => {
    const policy = presentPolicy(church, { ...posture(choice, 1), form: 'long' }, sources);
    const part = await partsOf(writeDocx(policyDocument(policy, 'https://hub.example', '/')));
    const xml = part('word/document.xml');
    const toFillIn = [...xml.matchAll(/<w:highlight [^>]*>.*?<w:t [^>]*>([^<]*)/g)].map(([, text]) => text);
    const own = policy.clauses.flatMap(({ text, why, example }) => `${text} ${why} ${example}`.match(/\[[^\]]+\]/g) ?? []);
    expect(toFillIn).toEqual(['[Your church]', '[date]', ...own, '[the elders, the vestry, the parish council or the board]']);
    expect(xml).not.toContain('w:instr="REF');
  },
);

// LibreOffice sets each of the 504 policies of `policySets` on one sheet of Letter with this paper, margins and lines.
test('a policy of one page has what makes it fit one sheet of Letter; its long form has room', async () => {
  const layout = async (search: PolicySearch) => {
    const part = await partsOf(writeDocx(policyDocument(presentPolicy(church, search, sources), 'https://hub.example', '/')));
    const [size, margins] = [...part('word/document.xml').matchAll(/<w:pg(?:Sz|Mar) [^>]*>/g)].map(([tag]) => tag);
    const numberOf = (name: string, xml = '') => Number(new RegExp(`w:${name}="(\\d+)"`).exec(xml)?.[1]);
    return {
      paper: [numberOf('w', size), numberOf('h', size)],
      margins: ['top', 'bottom', 'left', 'right', 'footer'].map((name) => numberOf(name, margins)),
      line: numberOf('line', part('word/styles.xml')),
    };
  };
  const letter = [12_240, 15_840];
  expect(await layout({ v: 1 })).toEqual({ paper: letter, margins: [900, 900, 1360, 1360, 480], line: 247 });
  expect(await layout({ v: 1, form: 'long' })).toEqual({ paper: letter, margins: [1440, 1440, 1360, 1360, 800], line: 269 });
});

test('each of many sets of answers gives a Word file that opens, with all that the policy says and nothing left to fill in by us', async () => {
  for (const search of policySets.slice(0, byDay(40, { atNight: policySets.length }))) {
    const policy = presentPolicy(church, search, sources);
    const part = await partsOf(writeDocx(policyDocument(policy, 'https://hub.example', '/your-church/policy?v=1')));
    const numbered = paragraphs(part('word/document.xml')).filter(
      ({ style, level }) => style === 'ListNumber' && level !== undefined,
    );
    expect(numbered.map(({ text }) => text)).toEqual(policy.clauses.map(({ head, text }) => `${head}. ${text}`));
    expect(part('word/document.xml')).not.toMatch(/undefined|\{\w+\}/);
    expect(part('[Content_Types].xml')).toContain('word/document.xml');
  }
  // Timeout for five hundred files that are made, packed and opened: a minute and more on a slow machine.
}, 240_000);

test('the pack in Word has a sheet for each paper', async () => {
  const { pack, mark, date } = presentPolicy(church, {}, sources);
  const part = await partsOf(writeDocx(papersDocument('For the meeting', pack, { mark, date })));
  const titles = paragraphs(part('word/document.xml')).filter(({ style }) => style === 'Heading1');
  expect(titles.map(({ text }) => text)).toEqual(pack.map(({ title }) => title));
  expect(part('word/document.xml').match(/<w:pageBreakBefore\/>/g)).toHaveLength(pack.length - 1);
});

test('the page for the congregation names no policy where no question was answered', async () => {
  const wordsOf = async (search: PolicySearch) => {
    const response = await fetch(hub.address + addresses.churchPaper('page.docx', search));
    return (await partsOf(new Uint8Array(await response.arrayBuffer())))('word/document.xml');
  };
  const [none, one] = await Promise.all([wordsOf({ v: 1 }), wordsOf({ v: 1, q3: 'b' })]);
  expect(none).toContain('no question was answered');
  expect(none).not.toMatch(/Adopted on|From our policy/);
  expect(one).toMatch(/Adopted on/);
});

test.each(['policy', 'pack', 'page'] as const)(
  '%s.docx comes as a Word file, the same for the same answers in any order',
  async (name) => {
    const address = hub.address + addresses.churchPaper(`${name}.docx`, { v: 1, q1: 'a', q2: 'c' });
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('wordprocessingml');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.docx"$/);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect((await partsOf(Promise.resolve(bytes)))('word/document.xml')).toContain('<w:document');
    const turned = await fetch(`${hub.address}/your-church/${name}.docx?q2=c&church=Grace&q1=a&v=1`);
    expect(new Uint8Array(await turned.arrayBuffer())).toEqual(bytes);
  },
);

test('the package for a learning system asks what the page asks with the same answers, in the words of its clauses', async () => {
  const askOf = async (search: object) => {
    const response = await fetch(hub.address + addresses.churchPaper('training.zip', search));
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual(['imsmanifest.xml', 'index.html', 'look.css', 'player.js']);
    return strFromU8(files['index.html'] ?? new Uint8Array());
  };
  expect(await askOf({ v: 1 })).toMatch(/version 1-[0-9a-z]{6}, November \d+, 2026/);
  for (const choice of choices) {
    const answers = posture(choice, 1);
    const page = strFromU8(unzipSync(await trainingPackage(church, answers))['index.html'] ?? new Uint8Array());
    const situations = trainingOf(church.policy, church.training, answers).units.flatMap((unit) => unit.situations);
    const questions = [...page.matchAll(/<form data-clause="([^"]*)"><h3>\d+\. ([^<]*)/g)].map(
      ([, clause, name]) => `${name}: ${clause}`,
    );
    expect(questions).toEqual(
      situations.map(({ name, clauseText }) => `${name}: ${clauseText}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')),
    );
    expect(questions).toHaveLength(24);
  }
  expect(await trainingPackage(church, posture('a', 1))).not.toEqual(await trainingPackage(church, posture('c', 1)));
});

test('a file that there is not is an address like any other: the page for what is not there answers', async () => {
  for (const name of ['other.docx', 'constructor.docx', 'policy.ics', 'policy.zip'])
    expect((await fetch(`${hub.address}/your-church/${name}`)).headers.get('Content-Type'), name).toMatch(/^text\/html/);
});

test('a plan of ninety days has an event for each step that is left, and none without a first day', async () => {
  const ask = (search: string) => fetch(`${hub.address}/your-church/readiness.ics?${search}`);
  const calendar = await (await ask('r1=a&r2=b&from=2026-11-25')).text();
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(11);
  expect(calendar).toContain('DTSTART;VALUE=DATE:20261202\r\n');
  expect(calendar.replaceAll('\r\n ', '')).toContain('URL;VALUE=URI:https://hub.example/ask\r\n');
  expect([(await ask('r1=a')).status, (await ask('r1=a&from=2026-02-30')).status]).toEqual([404, 404]);
});

test('the review day is a whole day in lines of at most 75 bytes, a year on unless another is chosen', async () => {
  const calendar = await (await fetch(`${hub.address}/your-church/review.ics?v=1&q1=a&q14=c&on=2027-03-01`)).text();
  expect(calendar).toContain('DTSTART;VALUE=DATE:20270301\r\n');
  expect(calendar.replaceAll('\r\n ', '')).toContain(`/your-church/policy?v=1&q1=a&q14=c`);
  expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(calendar.trim().split('\r\n').at(0)).toBe('BEGIN:VCALENDAR');
  expect(calendar.trim().split('\r\n').at(-1)).toBe('END:VCALENDAR');
  clock.set('2026-12-31T23:59:59.999Z');
  const unlessChosen = async () => (await fetch(`${hub.address}/your-church/review.ics?on=someday`)).text();
  expect(await unlessChosen()).toContain('DTSTART;VALUE=DATE:20271231\r\n');
  clock.move(1);
  expect(await unlessChosen()).toContain('DTSTART;VALUE=DATE:20280101\r\n');
});
