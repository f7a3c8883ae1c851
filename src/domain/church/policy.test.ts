import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { policySets } from '#tests/policy-sets.ts';
import { addresses } from '../addresses.ts';
import { kinds, neverForAi } from '../trust/kinds.ts';
import { clausesFileSchema, policyFileSchema } from './policy-schema.ts';
import { parsePolicySearch } from './policy-search.ts';
import { changesSince, policyClauses, policyVerdict, policyWords, questionsOf, sourcesOf } from './policy-text.ts';

const file = policyFileSchema.parse(load(readFileSync('content/your-church/policy.yaml', 'utf8')));
const { clauses: library } = clausesFileSchema.parse(load(readFileSync('content/your-church/clauses.yaml', 'utf8')));

test('any set of answers gives sixteen clauses on one subject each, in at most 430 words', () => {
  for (const answers of policySets) {
    const clauses = policyClauses(file, answers);
    expect(clauses).toHaveLength(16);
    expect(new Set(clauses.map(({ head }) => head)).size).toBe(16);
    expect(policyWords(clauses)).toBeLessThanOrEqual(430);
  }
});

test('the clauses that protect people stand whatever is answered', () => {
  for (const answers of policySets) {
    const policyText = policyClauses(file, answers)
      .map(({ text }) => text)
      .join(' ');
    for (const floor of [
      'Even with names removed, we never enter prayer requests, care notes, health, abuse or danger, anything about children',
      'A named person reads everything AI made before it goes out',
      'People decide about people',
      'In danger, call 911',
      'For thoughts of suicide, call or text 988',
      'belong to people',
    ])
      expect(policyText).toContain(floor);
  }
});

test('no set of answers is looser than the rule behind the verdicts', () => {
  for (const answers of policySets) {
    for (const { kind, personal } of kinds) {
      const verdict = policyVerdict(file, answers, kind);
      if (neverForAi.includes(kind)) expect(verdict, kind).toBe('never');
      if (personal) expect(['never', 'only'], kind).toContain(verdict);
    }
  }
});

test('no two questions open the same kind of information, so that no two clauses contradict each other', () => {
  const openKinds = questionsOf(file).flatMap(({ answers }) => [
    ...new Set(answers.flatMap(({ opens = {} }) => Object.keys(opens))),
  ]);
  expect(openKinds).toEqual([...new Set(openKinds)]);
});

test('any set of answers is an address of at most 200 characters that gives the same set again', () => {
  for (const answers of policySets) {
    const [, query = ''] = addresses.churchPolicy({ ...answers, question: 14, form: 'long' }).split('?');
    expect(query.length).toBeLessThanOrEqual(200);
    expect(parsePolicySearch(Object.fromEntries(new URLSearchParams(query)))).toEqual({ ...answers, question: 14, form: 'long' });
  }
});

test('whatever is no choice of ours is left out of an address', () => {
  expect(parsePolicySearch({ q1: 'd', q2: 'a', q15: 'a', question: '15', v: '0', form: 'short', church: 'Grace' })).toEqual({
    q2: 'a',
  });
  expect(parsePolicySearch({ tradition: 'Baptist' })).toEqual({ tradition: 'Baptist' });
  expect(parsePolicySearch({ tradition: 'x'.repeat(41) })).toEqual({});
});

test('a question that was skipped gets our default, and the clause says so', () => {
  const [why, who] = policyClauses(file, { q2: 'a' });
  expect(why?.isDefault).toBe(true);
  expect(why?.text).toBe(questionsOf(file)[0]?.answers[1].text);
  expect(who?.isDefault).toBe(false);
});

test('an address of an older version is told what reads differently since', () => {
  const changes = [2, 3].map((version) => ({ version, date: '2027-01-01', what: `What version ${version} changed.` }));
  expect(changesSince({ ...file, version: 3, changes }, 2)).toEqual([changes[1]]);
  expect(changesSince({ ...file, version: 3, changes }, 3)).toEqual([]);
});

test('each clause of ours rests on clauses whose words are kept, and at least 70 of them stand behind some answer', () => {
  const knownIds = new Set(library.map(({ id }) => id));
  const sources = sourcesOf(file);
  expect(sources.filter((id) => !knownIds.has(id))).toEqual([]);
  expect(new Set(sources).size).toBeGreaterThanOrEqual(70);
});
