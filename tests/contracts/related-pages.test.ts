import { expect, test } from 'vitest';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import { presentAnswer, presentSituation } from '#server/api/public/guidance-presenters.ts';
import { readContent } from '#server/content/read-content.ts';

const content = readContent('content');
const snapshot = createSnapshot(1, content);
const today = '2026-11-28';

test('every page that an answer or a situation names for more is shown there with its title', () => {
  const pages = [
    ...content.answers.map((answer) => [answer, presentAnswer(answer, 0, snapshot, today)] as const),
    ...content.situations.map((situation) => [situation, presentSituation(situation, undefined, snapshot, today)] as const),
  ];
  for (const [authored, page] of pages)
    expect
      .soft(
        page.related.map(({ href }) => href),
        authored.slug,
      )
      .toEqual(authored.related);
});

test('an answer that says a church needs a policy leads to where it writes one', () => {
  const onPolicies = content.answers.filter(({ related }) => related.includes('/policy-examples'));
  expect(onPolicies.length).toBeGreaterThan(5);
  const without = onPolicies.filter(
    ({ related, jurisdiction }) => !jurisdiction && !related.some((href) => href.startsWith('/your-church')),
  );
  expect(without.map(({ slug }) => slug)).toEqual([]);
});
