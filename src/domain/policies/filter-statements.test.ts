import { expect, test } from 'vitest';
import { countStatements, filterStatements } from './filter-statements.ts';
import type { Statement } from './statement-schema.ts';

const statement = (id: string, tradition: string, kind: string, date: string, body = 'A church'): Statement => ({
  id,
  name: id,
  body,
  tradition,
  kind,
  date,
  summary: 'It says.',
  points: [],
  url: 'https://a.example',
  readVia: [],
});
const statements = [
  statement('sbc', 'Baptist', 'resolution', '2023-06-14'),
  statement('vatican', 'Catholic', 'document', '2025-01-28'),
  statement('bishops', 'Catholic', 'statement', '2024-05'),
];
const idsOf = (matches: Statement[]) => matches.map(({ id }) => id);

test('without a choice all statements stand there, the newest first', () => {
  expect(idsOf(filterStatements(statements, {}))).toEqual(['vatican', 'bishops', 'sbc']);
  expect(idsOf(filterStatements(statements, { tradition: '', kind: '' }))).toEqual(['vatican', 'bishops', 'sbc']);
});

test('statements without a date stand last', () => {
  const undated = statement('diocese', 'Anglican', 'guidance', 'no date found');
  expect(idsOf(filterStatements([undated, ...statements], {}))).toEqual(['vatican', 'bishops', 'sbc', 'diocese']);
});

test('they stand by name or by the body that made them, equals the newest first', () => {
  expect(idsOf(filterStatements(statements, { sort: 'name' }))).toEqual(['bishops', 'sbc', 'vatican']);
  expect(idsOf(filterStatements(statements, { sort: 'body' }))).toEqual(['vatican', 'bishops', 'sbc']);
  const ofBodies = [statement('old', 'Baptist', 'report', '2020', 'Zion'), statement('new', 'Baptist', 'report', '2026', 'zion')];
  expect(idsOf(filterStatements([...ofBodies, ...statements], { sort: 'body' })).slice(-2)).toEqual(['new', 'old']);
});

test('tradition and kind are matched exactly, and hold together', () => {
  expect(idsOf(filterStatements(statements, { tradition: 'Catholic' }))).toEqual(['vatican', 'bishops']);
  expect(idsOf(filterStatements(statements, { kind: 'statement' }))).toEqual(['bishops']);
  expect(idsOf(filterStatements(statements, { tradition: 'Catholic', kind: 'document' }))).toEqual(['vatican']);
  expect(filterStatements(statements, { tradition: 'Baptist', kind: 'document' })).toEqual([]);
  expect(filterStatements(statements, { tradition: 'catholic' })).toEqual([]);
});

test('filtering leaves the list as it was', () => {
  filterStatements(Object.freeze([...statements]), {});
  expect(idsOf(statements)).toEqual(['sbc', 'vatican', 'bishops']);
});

test('each choice is counted beside the other filter, and without itself', () => {
  expect(countStatements(statements, {})).toEqual({
    shown: 3,
    total: 3,
    traditions: { Baptist: 1, Catholic: 2 },
    kinds: { resolution: 1, document: 1, statement: 1 },
  });
  expect(countStatements(statements, { tradition: 'Catholic', kind: 'resolution' })).toEqual({
    shown: 0,
    total: 3,
    traditions: { Baptist: 1 },
    kinds: { document: 1, statement: 1 },
  });
});
