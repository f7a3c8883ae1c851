import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import type { StatementsFile } from '#domain/policies/statement-schema.ts';
import { statementKinds, statementTraditions } from '#web/features/policies/statement-choices.ts';

const file = new URL('../../content/policies/statements.yaml', import.meta.url);
const { statements } = load(readFileSync(file, 'utf8')) as StatementsFile;

test('the filters of the public statements offer every tradition and kind that one of them has, and no other', () => {
  expect(statementTraditions).toEqual([...new Set(statements.map(({ tradition }) => tradition))].sort());
  expect(statementKinds).toEqual([...new Set(statements.map(({ kind }) => kind))].sort());
});
