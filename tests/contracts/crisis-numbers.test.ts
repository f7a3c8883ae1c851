import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { happenings } from '#domain/situations/happened.ts';
import { presentSituation } from '#server/api/public/guidance-presenters.ts';
import { readContent } from '#server/content/read-content.ts';
import { buildSnapshot } from '#tests/builders.ts';

// Sources of the page for suicide and abuse: the numbers, and the law of each state.

const content = readContent('content');
const snapshot = buildSnapshot({ ...content, evidence: new Map() });
const today = '2026-11-28';
const crisis = content.situations.find(({ happened }) => happened.length > 0);
const numbers = content.duties.filter(({ kind }) => kind === 'number');

test('whatever happened, 911 is the first number and calling it the first step', () => {
  if (!crisis) throw new Error('no situation asks what happened');
  for (const happened of happenings) {
    const { call, hour, chosen } = presentSituation(crisis, happened, snapshot, today);
    expect([chosen, call[0]?.number, hour.steps[0]?.deed]).toEqual([happened, '911', 'In danger right now? Call 911']);
  }
});

test('what happened decides which numbers stand there, and the law of the states stands where a child is harmed', () => {
  if (!crisis) throw new Error('no situation asks what happened');
  const calls = happenings.map((happened) => {
    const { call, stateLaw } = presentSituation(crisis, happened, snapshot, today);
    return [call.map(({ number }) => number), stateLaw.length > 0];
  });
  expect(calls).toEqual([
    [['911', '988'], false],
    [['911', '988', '1-800-422-4453'], true],
    [['911', '1-800-799-7233'], false],
  ]);
});

test('a page has every number that its situation knows, as a button or below', () => {
  if (!crisis) throw new Error('no situation asks what happened');
  const all = happenings.map((happened) => {
    const { call, numbers: others } = presentSituation(crisis, happened, snapshot, today);
    return [...call, ...others].map(({ id }) => id).sort();
  });
  expect(all[1]).toEqual(all[0]);
  expect(all[2]).toEqual(all[0]);
  expect(new Set(all[0]).size).toBe(numbers.length);
});

test('a number with a word on texting says it in the words of its page', () => {
  const texted = numbers.flatMap(({ number, sms, says, quote }) => (sms ? [[number, sms.to, `${says} ${quote}`]] : []));
  expect(texted.map(([number, to]) => [number, to])).toEqual([
    ['988', '988'],
    ['1-800-799-7233', '88788'],
  ]);
  for (const [, to = '', words = ''] of texted) expect(words).toMatch(new RegExp(`text[^.]*${to}`));
});

test('the table has the fifty states, the District of Columbia, Guam and Puerto Rico, each once', () => {
  const states = content.reportingLaw.map(({ state }) => state);
  expect(states).toEqual([...new Set(states)].sort());
  expect(states).toHaveLength(53);
});

test('each line of the table has an address, and its year or an own word that there is none', () => {
  for (const { state, statements } of content.reportingLaw) {
    for (const { source, dated, says } of statements) {
      expect(source, state).toMatch(/^https?:\/\//);
      // A document without a date is accepted if another one of the state has one.
      expect(dated ?? statements.some((other) => other.dated), `${state}: ${says}`).toBeTruthy();
    }
  }
});

test('of the federal list of April 2019, 28 states and Guam name clergy, and 18 and Puerto Rico everyone', () => {
  const countStates = (quote: RegExp) =>
    content.reportingLaw.filter(({ statements }) => statements.some((one) => one.dated === '2019-04' && quote.test(one.quote)))
      .length;
  expect([countStates(/^States that include clergy|^Mississippi, Missouri/), countStates(/^Delaware, Florida/)]).toEqual([
    28, 18,
  ]);
});

test('no state is called free of the duty: at most it is not named', () => {
  const unnamed = content.reportingLaw.filter(({ reports }) => reports === 'not named').map(({ state }) => state);
  expect(unnamed).toEqual(['Alaska', 'Iowa', 'Kansas', 'New York', 'South Dakota']);
});

test('where every adult must report sexual abuse, and where volunteers are named, the table says so', () => {
  const of = (state: string) => content.reportingLaw.find((one) => one.state === state);
  expect(of('District of Columbia')?.reports).toBe('everyone for sexual abuse');
  expect(of('West Virginia')).toMatchObject({ reports: 'clergy', helpers: 'named' });
  expect(of('Pennsylvania')).toMatchObject({ reports: 'clergy', helpers: 'named' });
});

test('a state that is said to name neither has its own law read, and not the federal list alone', () => {
  for (const { reports, state, statements } of content.reportingLaw) {
    if (reports !== 'not named') continue;
    expect(
      statements.some(({ dated = '' }) => dated > '2019-04'),
      state,
    ).toBe(true);
  }
});

test('no source of the table has another document’s name in its address', () => {
  const strange = content.reportingLaw.flatMap(({ statements }) =>
    statements.filter(({ source }) => /docslib|pakistan/.test(source)),
  );
  expect(strange).toEqual([]);
});

test('the list of what a person dials before the site goes public has each number, and says of 911 that nobody tries it', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  const section = /\n## The numbers that a person dials\n(.*?)\n## /s.exec(operations)?.[1] ?? '';
  expect(numbers.filter(({ number = '' }) => !section.includes(number)).map(({ id }) => id)).toEqual([]);
  for (const { sms } of numbers) expect(section).toContain(sms?.to ?? '');
});
