// Generator of bodies for the property tests of visitors' and staff's submissions: right ones, wrong ones and everything between.

import { byDay } from './environment/night.ts';

/** Number of bodies for each call on each database: a few by day, more at night, or HOSTILE_BODIES (tests/README.md). */
export const bodyCount = (few: number, { atNight }: { atNight: number }): number =>
  Number(process.env.HOSTILE_BODIES ?? byDay(few, { atNight }));

export type Random = () => number;

/** Mulberry32: small, and the same numbers for the same seed everywhere. */
export function randomFrom(start: number): Random {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff',
  '\ufffe\uffff',
  '\u202e',
  '😀'.repeat(200),
  'é',
  'e\u0301',
  '\u{e0001}',
  "'; drop table submissions; --",
  '<script>alert(1)</script>',
  '$' + '{7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  '\\u0000',
  '\r\nSet-Cookie: a=b',
  'null',
  'NaN',
  'x'.repeat(12_001),
  ' '.repeat(5_000),
  '@'.repeat(500),
  'https://a.example '.repeat(9),
  '[1]',
  '{"a":1}',
  '__proto__',
  'constructor',
  'S-222222',
  'accepted',
  'LLM',
  'Free',
  'tool',
  '1e999',
];
const hostileValues: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  12345678901234567890n.toString(),
  [],
  {},
  [[]],
  [null],
  [{}],
  { toString: 1 },
  { length: 5 },
  { __proto__: null, a: 1 },
  Array(40).fill('a'),
  Array(31).fill(''),
  ['\u0000'],
  ['a'.repeat(501)],
  [1, 2],
];
const tooDeep = JSON.parse(`${'{"a":'.repeat(9)}1${'}'.repeat(9)}`) as unknown;
const knownFields = [
  'type',
  'title',
  'description',
  'submitterName',
  'submitterEmail',
  'ministryName',
  'category',
  'difficulty',
  'timeEstimate',
  'website',
  'pricing',
  'features',
  'steps',
  'bestPractices',
  'worksForTool',
  'name',
  'email',
  'organization',
  'subject',
  'message',
  'newsletter',
  'path',
  'username',
  'password',
];
const otherFields = [
  'id',
  'createdAt',
  'reviewedAt',
  'status',
  'adminNotes',
  'reference',
  'formToken',
  'homepage',
  'version',
  'toString',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  '',
  'ключ',
  'a.b',
  '0',
];

export interface Sent {
  text: string | Uint8Array;
  headers: Record<string, string>;
  /** Expected result, unknown for most: right, right except for an unknown field, or wrong. */
  expected?: 'stored' | 'with an unknown field' | 'refused';
}

const json = { 'Content-Type': 'application/json' };

/** Makes one request: plainly right, plainly wrong, or changed at random. */
export function makeSent(random: Random, body: Record<string, unknown>): Sent {
  const kind = random();
  if (kind < 0.2) return { text: JSON.stringify(body), headers: json, expected: 'stored' };
  if (kind < 0.3)
    return {
      text: JSON.stringify({
        ...body,
        [pick(random, otherFields.slice(0, 5))]: pick(random, [...hostileTexts, ...hostileValues]),
      }),
      headers: json,
      expected: 'with an unknown field',
    };
  if (kind < 0.4)
    return {
      text: JSON.stringify(
        without(body, pick(random, ['description', 'message', 'submitterEmail', 'email', 'category', 'name', 'title'])),
      ),
      headers: json,
    };
  if (kind < 0.8) return { text: JSON.stringify(changedAtRandom(random, body)), headers: json };
  return makeBroken(random, JSON.stringify(body));
}

const without = (body: Record<string, unknown>, field: string) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));

function changedAtRandom(random: Random, body: Record<string, unknown>): unknown {
  if (random() < 0.05) return pick(random, [...hostileValues, ...hostileTexts, [body], { body }]);
  const entries = Object.entries(body);
  for (let changes = 1 + Math.floor(random() * 4); changes > 0; changes -= 1) {
    const value = pick<unknown>(random, random() < 0.5 ? hostileTexts : [...hostileValues, tooDeep]);
    const own = Object.keys(body);
    const names = random() < 0.4 && own.length > 0 ? own : random() < 0.7 ? knownFields : otherFields;
    entries.push([pick(random, names), value]);
  }
  // JSON.stringify would call a toJSON; a null prototype keeps '__proto__' an ordinary name.
  return entries.reduce((copy, [name, value]) => Object.assign(copy, { [name]: value }), Object.create(null) as object);
}

/** Makes a malformed body or headers, which are always refused. */
function makeBroken(random: Random, text: string): Sent {
  const variants: (() => Omit<Sent, 'expected'>)[] = [
    () => ({ text: text.slice(0, Math.floor(random() * text.length)), headers: json }),
    () => ({ text: `${text}${text}`, headers: json }),
    () => ({ text: text.replace('{', '{"a":1,"a":2,'), headers: json }),
    () => ({ text: text.replace('{', `{"deep":${'['.repeat(9)}${']'.repeat(9)},`), headers: json }),
    () => ({ text: text.replace('{', `{"pad":"${'x'.repeat(66_000)}",`), headers: json }),
    () => ({ text: new Uint8Array([...Buffer.from(text.slice(0, -1)), 0xff, 0x7d]), headers: json }),
    () => ({ text: Uint8Array.from({ length: Math.floor(random() * 300) }, () => Math.floor(random() * 256)), headers: json }),
    () => ({
      text,
      headers: {
        'Content-Type': pick(random, [
          'text/plain',
          'application/xml',
          'multipart/form-data',
          'application/json; charset=utf-16',
          'application/x-www-form-urlencoded',
          'x',
        ]),
      },
    }),
    () => ({ text, headers: { ...json, 'Content-Encoding': pick(random, ['gzip', 'br', 'x']) } }),
    () => ({ text, headers: { ...json, Origin: pick(random, ['https://evil.example', 'null', 'x']) } }),
    () => ({ text, headers: { ...json, 'Sec-Fetch-Site': 'cross-site' } }),
    () => ({ text, headers: { ...json, 'Idempotency-Key': pick(random, ['', 'a b', 'x'.repeat(300)]) } }),
  ];
  return { ...pick(random, variants)(), expected: 'refused' };
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const hostileForms = [
  '',
  '=',
  '&&&',
  '%',
  '%ff=%ff',
  'title=%00&title=%00',
  '__proto__=1&constructor=2&toString=3',
  'steps=&'.repeat(5_000),
  'steps=a&'.repeat(8_000),
  'x=1&'.repeat(16_000),
  'add=steps&add=features',
  'add=__proto__',
  'add=constructor',
  'remove=steps.99999999999',
  'remove=steps.-1',
  'remove=toString.0',
  'remove=.',
  'type=tool&listedSeen=lamp',
  'formToken=a.b.c',
];

/** Converts it to a plain form: its fields by name, those of a list repeated. A wrong body is wrong as a form. */
export function asForm(random: Random, { text, headers, expected }: Sent): Sent {
  const type = headers['Content-Type'] === json['Content-Type'] ? form : {};
  if (expected === 'refused')
    return { text: random() < 0.5 ? pick(random, hostileForms) : text, headers: { ...headers, ...type }, expected };
  const value = JSON.parse(String(text)) as unknown;
  const asText = (inner: unknown) => (typeof inner === 'string' ? inner : JSON.stringify(inner));
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : { value }).flatMap(([name, inner]) =>
    (Array.isArray(inner) ? inner : [inner]).map((row) => [name, asText(row)]),
  );
  return { text: new URLSearchParams(entries).toString(), headers: { ...headers, ...type }, expected };
}
