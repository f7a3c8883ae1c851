import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import type { ReadSources } from '#server/api/public/read-answers.ts';
import { answerRead } from '#server/api/public/read-answers.ts';
import { readContent } from '#server/content/read-content.ts';
import { recordProblems } from '#server/content/record-rules.ts';
import { SiteSearch } from '#server/search/site-search.ts';

const today = '2026-11-28';

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of value instanceof Map ? value.values() : Object.values(value)) freeze(inner);
}

test('no rule and no read writes into a record: whoever reads it next would read what another made of it', async () => {
  const content = readContent(fileURLToPath(new URL('../../content', import.meta.url)));
  for (const records of [content.tools, content.workflows, content.answers, content.evidence, content.prices]) freeze(records);
  expect(recordProblems(content, today)).toEqual([]);
  const snapshot = createSnapshot(1, content);
  const search = new SiteSearch(() => [], content.searchAliases);
  expect(search.answer(snapshot, { q: 'sermon' }, today).total).toBeGreaterThan(0);
  const questions = { list: () => [], at: () => undefined, votesFor: () => 0 };
  const sources = { snapshot, search, questions, today } as unknown as ReadSources;
  for (const read of ['toolCards', 'workflowCards', 'answers'] as const)
    expect((await answerRead(read, {}, sources)).body.length, read).toBeGreaterThan(0);
  for (const { slug } of content.tools) expect((await answerRead('tool', { slug }, sources)).body).toMatchObject({ slug });
});
