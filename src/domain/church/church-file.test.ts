import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindNames } from '../trust/kinds.ts';
import type { ChurchFile, ToolInUse } from './church-file.ts';
import { emptyChurch, readChurchFile, toolStatuses, writeChurchFile } from './church-file.ts';
import { doubles, mergeChurches, mergeTools } from './merge-churches.ts';
import { packTools, unpackTools } from './share-tools.ts';

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((text) => text.trim() !== '' && !text.includes('@'));
const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });

const randomTool: fc.Arbitrary<ToolInUse> = fc
  .record({
    what: fc.oneof(fc.record({ tool: slug }), fc.record({ name: words })),
    plan: optional(words),
    purpose: optional(words),
    kinds: fc.subarray([...kindNames]),
    role: optional(words),
    status: fc.constantFrom(...toolStatuses),
    added: optional(day),
    looked: optional(day),
    review: optional(day),
  })
  .map(({ what, ...rest }) => JSON.parse(JSON.stringify({ ...what, ...rest })));

const randomChurch: fc.Arbitrary<ChurchFile> = fc
  .record({
    tools: fc.array(randomTool, { maxLength: 30 }),
    policies: fc.array(fc.record({ day, answers: fc.record({ v: fc.nat(9), q1: fc.constantFrom('a', 'b', 'c') }) }), {
      maxLength: 3,
    }),
    training: fc.array(
      fc.record({
        date: day,
        policyVersion: fc.nat(9),
        score: fc.double({ min: 0, max: 1, noNaN: true }).map((score) => score + 0),
      }),
      {
        maxLength: 3,
      },
    ),
    // Unknown field, as from a newer version of this page.
    insurance: fc.jsonValue(),
  })
  .map((parts) => ({ ...emptyChurch, ...parts }));

test('100 random files are read and written again to the byte, with fields that this version does not know', () => {
  fc.assert(
    fc.property(randomChurch, (church) => {
      const text = writeChurchFile(church);
      const read = readChurchFile(text);
      expect('church' in read && read.leftOut).toBe(0);
      expect('church' in read && writeChurchFile(read.church)).toBe(text);
    }),
    { numRuns: 100, seed: 35 },
  );
});

test('100 random lists come back from a link as they were', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(randomTool, { maxLength: 25 }), async (tools) => {
      expect(await unpackTools(await packTools(tools))).toEqual(tools);
    }),
    { numRuns: 100, seed: 35 },
  );
});

test('two files become one without loss: each line of both stands in it, and a file with itself stays as it is', () => {
  fc.assert(
    fc.property(randomChurch, randomChurch, (mine, theirs) => {
      const merged = mergeChurches(mine, theirs);
      const withoutDates = ({ added: _, looked: _looked, ...rest }: ToolInUse) => rest;
      for (const tool of [...mine.tools, ...theirs.tools])
        expect(merged.tools.map(withoutDates)).toContainEqual(withoutDates(tool));
      for (const one of [...mine.policies, ...theirs.policies]) expect(merged.policies).toContainEqual(one);
      for (const one of [...mine.training, ...theirs.training]) expect(merged.training).toContainEqual(one);
      expect(mergeChurches(merged, theirs).tools).toEqual(merged.tools);
    }),
    { numRuns: 100, seed: 35 },
  );
});

const office: ToolInUse = { tool: 'chatgpt', plan: 'Plus', kinds: ['publicText'], role: 'Office', status: 'in use' };

test('what two people wrote differently of one tool stands twice and is found; of two looks the later counts', () => {
  const mine = { ...emptyChurch, tools: [{ ...office, added: '2026-05-04', looked: '2026-06-01' }] };
  const theirs = { ...emptyChurch, tools: [{ ...office, added: '2026-05-01', looked: '2026-07-01' }] };
  expect(mergeChurches(mine, theirs).tools).toEqual([{ ...office, added: '2026-05-01', looked: '2026-07-01' }]);

  const other = { ...office, role: 'Communications lead' };
  const merged = mergeChurches(mine, { ...emptyChurch, tools: [other, { name: 'Phone line', kinds: [], status: 'in use' }] });
  expect(merged.tools).toHaveLength(3);
  expect([...doubles(merged.tools)]).toEqual(merged.tools.slice(0, 2));
  expect([
    ...doubles([
      { name: 'Phone line', kinds: [], status: 'in use' },
      { name: 'phone line ', kinds: [], status: 'stopped' },
    ]),
  ]).toHaveLength(2);
});

test('the newest of two policies comes first, and the other is kept', () => {
  const [old, recent] = ['2026-01-01', '2026-11-01'].map((date) => ({ day: date, answers: { v: 1 } }));
  const merged = mergeChurches({ ...emptyChurch, policies: [old] as never }, { ...emptyChurch, policies: [recent] as never });
  expect(merged.policies).toEqual([recent, old]);
});

test.each(['', 'no JSON', '[]', '{}', '{"format":"another"}', '{"version":1,"tools":[]}', '{"version":-1,"tools":[]}'])(
  'what is no church’s file is refused with a sentence: %s',
  (text) => {
    const read = readChurchFile(text);
    expect('refusal' in read && read.refusal).toMatch(/isn’t a church’s file.*Nothing here has changed/);
  },
);

test('a list that someone wrote by hand is made one of this version', () => {
  const read = readChurchFile('{"tools": ["chatgpt", "Our phone line"], "ours": "kept"}');
  expect('church' in read && read.church).toEqual({
    ...emptyChurch,
    ours: 'kept',
    tools: [
      { tool: 'chatgpt', kinds: [], status: 'in use' },
      { name: 'Our phone line', kinds: [], status: 'in use' },
    ],
  });
});

test('a newer file is read as far as it is understood, and keeps its version', () => {
  const read = readChurchFile(
    JSON.stringify({
      ...emptyChurch,
      version: 7,
      tools: [{ tool: 'chatgpt', kinds: ['publicText', 'dreams'] }, { plan: 'no tool' }],
    }),
  );
  expect(read).toEqual({
    leftOut: 1,
    church: { ...emptyChurch, version: 7, tools: [{ tool: 'chatgpt', kinds: ['publicText'], status: 'in use' }] },
  });
});

test('an address in the place of a role is dropped, with a day that is none', () => {
  const read = readChurchFile(
    JSON.stringify({ ...emptyChurch, tools: [{ ...office, role: 'ann@church.example', review: 'soon' }] }),
  );
  expect('church' in read && read.church.tools).toEqual([
    { tool: 'chatgpt', plan: 'Plus', kinds: ['publicText'], status: 'in use' },
  ]);
});

const fileWith = (parts: object) => JSON.stringify({ ...emptyChurch, ...parts });
const buildToolsInUse = (count: number) =>
  Array.from({ length: count }, (_, at): ToolInUse => ({ name: `Tool ${at}`, kinds: [], status: 'in use' }));
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each([
  ['501 tools', fileWith({ tools: buildToolsInUse(501) })],
  ['a field of 2,001 characters', fileWith({ tools: [{ ...office, plan: 'x'.repeat(2_001) }] })],
  ['a text that this version doesn’t know, of 2,001 characters', fileWith({ insurance: ['x'.repeat(2_001)] })],
  ['lists nine deep', fileWith({ insurance: JSON.parse(nested(8)) })],
  ['lists a hundred thousand deep', `{"format":"ministry-ai-hub/your-church","version":1,"x":${nested(100_000)}}`],
  ['five million characters', fileWith({ insurance: Array.from({ length: 2_600 }, () => 'x'.repeat(2_000)) })],
])('a file with %s is refused with a sentence, and this device’s own is read all the same', (_, text) => {
  const read = readChurchFile(text);
  expect('refusal' in read && read.refusal).toMatch(/too large for a church’s file.*500 tools.*Nothing here has changed/);
  expect('church' in readChurchFile(text, { isOwn: true })).toBe(true);
});

test('500 tools, 2,000 characters in a field and lists eight deep are a church’s file', () => {
  const tools = [...buildToolsInUse(499), { ...office, plan: 'x'.repeat(2_000) }];
  const read = readChurchFile(fileWith({ tools, insurance: JSON.parse(nested(7)) }));
  expect('church' in read && read.church.tools).toHaveLength(500);
});

test('thousands of tools are put together in time that grows with their number', () => {
  const [mine, theirs] = [
    buildToolsInUse(20_000),
    buildToolsInUse(20_000).map((tool) => ({ ...tool, status: 'stopped' as const })),
  ];
  const start = process.cpuUsage();
  expect(mergeTools(mine, [...theirs, ...mine])).toHaveLength(40_000);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1_000, 'milliseconds of processor time').toBeLessThan(5_000);
});

test('days that are none are left out, wherever they stand', () => {
  const day = '2026-02-31';
  const read = readChurchFile(
    fileWith({
      saved: '2026-13-45',
      tools: [{ ...office, added: day, looked: day, review: '9999-99-99' }],
      policies: [{ day, answers: {} }],
      training: [{ date: day, policyVersion: 1, score: 1 }],
    }),
  );
  expect(read).toEqual({ leftOut: 2, church: { ...emptyChurch, tools: [office], saved: undefined } });
});
