import { expect, test } from 'vitest';
import type { RecordKindName } from '#domain/records/kinds.ts';
import { safetyFileSchema } from '#domain/safety/safety-schema.ts';
import type { DeskTextKind } from '#domain/staff/record-kinds.ts';
import { newlyBroken } from '#server/content/record-rules.ts';
import type { Records } from '#server/content/records.ts';
import { buildContent, buildFact, buildTermsChange, buildTool, buildWorkflow } from '#tests/builders.ts';
import { buildAnswer } from '#tests/guidance-builders.ts';
import { buildPrices, buildSaid } from '#tests/price-builders.ts';
import { textIssues } from './text-rules.ts';

const { rules: safety } = safetyFileSchema.parse({
  rules: [
    {
      id: 'lamp',
      says: 'Light the lamp.',
      in: ['answers/lamp.yaml'],
      words: ['\\blight'],
      wherever: [{ form: '\\bdark\\b', also: '\\blight', within: 'file' }],
      never: [{ form: 'blow it out', instead: 'leave it lit' }],
    },
  ],
});
const sentence = 'Blow it out.';
const refusal = "says 'Blow it out': leave it lit (safety.yaml, lamp)";
const records = (overrides: Partial<Records> = {}): Records => ({ ...buildContent(), safety, ...overrides });
const evidence = (of: object) => ({ evidence: new Map([['lamp', { facts: [], changes: [], ...of }]]) });
const stays = 'See [When not to use AI](/about/when-not-to-use-ai).';
const day = '2026-11-22';

/** Records or text that staff write, by kind. Rows of the search are left out: they hold single words, which state nothing. */
const contentByKind: Record<Exclude<RecordKindName, 'search-aliases'>, Partial<Records> | { text: object }> = {
  tools: { tools: [buildTool({ companyBackground: sentence })] },
  workflows: { workflows: [buildWorkflow({ reviewPoint: sentence })] },
  answers: { answers: [buildAnswer({ answer: sentence })] },
  facts: evidence({ facts: [buildFact({ says: sentence })] }),
  'terms-changes': evidence({ changes: [buildTermsChange({ advice: sentence })] }),
  prices: {
    prices: new Map([['lamp', buildPrices({ discount: { ...buildSaid(), says: sentence, churches: 'no' } })]]),
  },
  'site-texts': { text: { intro: sentence } },
  banners: { text: { text: sentence, from: day, to: day, isShown: true } },
  replies: { text: { label: 'Lamp', to: 'message', subject: 'Lamp', body: sentence, isShown: true } },
  guides: { text: { text: `${sentence} ${stays}` } },
  explainers: { text: { text: sentence } },
  statements: { text: { text: sentence } },
};

test.each(Object.entries(contentByKind))(
  '%s that say otherwise on safety are refused with the rule and the words',
  (kind, content) => {
    const messages =
      'text' in content
        ? textIssues(
            { ...records(), figureIds: new Set() },
            { kind: kind as DeskTextKind, name: 'lamp' },
            content.text as object,
          ).map(({ message }) => message)
        : newlyBroken(records(), records(content as Partial<Records>), day).refused.map(({ message }) => message);
    expect(messages.filter((message) => message.includes(refusal))).toHaveLength(1);
  },
);

test('what stood there before stands in nobody’s way, and other words on safety do', () => {
  const before = records({ answers: [buildAnswer({ slug: 'lamp', answer: 'It is dark.' })] });
  const after = (answer: string) => newlyBroken(before, records({ answers: [buildAnswer({ slug: 'lamp', answer })] }), day);
  expect(after('It is dark. Wait.').refused).toEqual([]);
  expect(after('It is dark. Light the lamp.').refused).toEqual([]);
  expect(after('It is dark. Blow it out.').refused).toMatchObject([
    { file: 'answers/lamp.yaml', field: 'answer', message: refusal },
  ]);
});

test('a text that must say it and doesn’t, or speaks of it, is told what it must say', () => {
  const messagesOf = (answer: string, slug: string) =>
    newlyBroken(records(), records({ answers: [buildAnswer({ slug, answer })] }), day).refused.map(({ message }) => message);
  expect(messagesOf('It is evening.', 'lamp')).toEqual(["must say: 'Light the lamp.' (safety.yaml, lamp)"]);
  expect(messagesOf('It is dark.', 'hall')).toEqual(["says 'dark', and must say too: 'Light the lamp.' (safety.yaml, lamp)"]);
});
