import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { comparedTool } from '#domain/comparison/comparison-rows.ts';
import { comparisonLead } from '#domain/comparison/comparison-words.ts';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import { dayOf, isAged, isOldDocument, isTooOld } from '#domain/trust/age.ts';
import type { Cause } from '#domain/trust/cause.ts';
import { causes, topicInShort } from '#domain/trust/cause.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import { everyPlan, holdsEverywhere } from '#domain/trust/fact-scope.ts';
import type { FactTopic } from '#domain/trust/fact-topic-names.ts';
import { isPersonal, kindNames, uses } from '#domain/trust/kinds.ts';
import { policyToday, reasonOf } from '#domain/trust/policy-today.ts';
import { presentToolPage } from '#server/api/public/presenters.ts';
import { readContent } from '#server/content/read-content.ts';
import { comparedTools } from '#server/search/compared-tools.ts';
import { dayOfCatalogue } from '#tests/catalogue-day.ts';

// Sentences that the program writes about companies, over the whole catalogue, with the facts that support each.

const content = readContent(fileURLToPath(new URL('../../content', import.meta.url)));
const snapshot = createSnapshot(1, content);
const today = dayOfCatalogue(content);

interface Sentence {
  name: string;
  tool: Tool;
  known: readonly Fact[];
  cause: Cause;
  says: string;
  facts: readonly Fact[];
}

const sentences: Sentence[] = content.tools.flatMap((tool) => {
  const toolFacts = content.evidence.get(tool.slug)?.facts ?? [];
  const policy = policyToday(tool.dataPolicy, toolFacts, today);
  const context = { plan: policy.plan, facts: toolFacts, today };
  const ofKinds = uses.flatMap(({ use }) =>
    kindNames.flatMap((kind) => {
      const permission = policy[use]?.[kind];
      return permission === undefined || permission === 'does not arise'
        ? []
        : [{ name: `${tool.slug} ${use} ${kind}`, tool, known: toolFacts, ...permission }];
    }),
  );
  const ofTopics = (['training', 'age'] as const).map((about) => ({
    name: `${tool.slug} ${about}`,
    tool,
    known: toolFacts,
    ...topicInShort(about, context),
  }));
  return [...ofKinds, ...ofTopics];
});

const isOwn = ({ by, confidence }: Fact) => by === 'maker' && confidence !== 'low';
const carries: Record<Cause, (facts: readonly Fact[], sentence: Sentence) => boolean> = {
  'the company says so': (facts) => facts.some(({ by }) => by === 'maker'),
  'the company itself asks you not to': (facts) => facts.some((fact) => fact.about === 'request' && fact.by === 'maker'),
  'its terms limit it': (facts) => facts.some((fact) => fact.about === 'use' && fact.by === 'maker'),
  // The next test checks that no quotation on the topic was found.
  'nothing found': () => true,
  'found, but without a date': (facts) => facts.some((fact) => isOwn(fact) && dayOf(fact, today) === undefined),
  'found, older than we count': (facts) =>
    facts.some((fact) => isOwn(fact) && (isTooOld(fact, today) || isOldDocument(fact, today))),
  'another plan or edition only': (facts, { tool }) =>
    facts.some((fact) => !holdsEverywhere(fact) || (fact.plan !== tool.dataPolicy.plan && fact.plan !== everyPlan)),
  'a third party says so': (facts) => facts.some(({ by }) => by !== 'maker'),
  'our rule for every tool': () => true,
};

test('each sentence has a cause of the closed list, and the facts that carry it', () => {
  expect(sentences.length).toBeGreaterThan(900);
  for (const sentence of sentences) {
    const { name, cause, facts, known, says } = sentence;
    expect(causes, name).toContain(cause);
    expect(says, name).not.toBe('');
    expect(
      facts.every((fact) => known.includes(fact)),
      name,
    ).toBe(true);
    expect(carries[cause](facts, sentence), `${name}: ${cause}: ${says}`).toBe(true);
  }
});

const topicOf: [RegExp, FactTopic][] = [
  [/\btrain/, 'training'],
  [/how long/, 'retention'],
  [/who owns/, 'ownership'],
  [/deletion after/, 'leaving'],
  [/who can open/, 'access'],
];

test('“We found nothing” stands beside no word on just that, whoever wrote the sentence', () => {
  for (const { name, known, says } of sentences)
    for (const sentence of says.match(/We found nothing[^.]*\./g) ?? [])
      for (const [, about] of topicOf.filter(([words]) => words.test(sentence)))
        expect(
          known.filter((fact) => fact.about === about).map(({ id }) => id),
          `${name}: ${sentence}`,
        ).toEqual([]);
  for (const tool of content.tools)
    for (const { use } of uses)
      for (const kind of kindNames) {
        const permission = tool.dataPolicy[use]?.[kind];
        const because = typeof permission === 'object' ? (permission.because ?? '') : '';
        for (const sentence of because.match(/[Ff]ound nothing[^.]*/g) ?? [])
          for (const [, about] of topicOf.filter(([words]) => words.test(sentence)))
            expect(
              (content.evidence.get(tool.slug)?.facts ?? []).filter((fact) => fact.about === about).map(({ id }) => id),
              `${tool.slug} ${use} ${kind}: ${because}`,
            ).toEqual([]);
      }
});

test('an AI verdict about people that rests on words of over 180 days says from when they are', () => {
  for (const tool of content.tools) {
    const toolFacts = content.evidence.get(tool.slug)?.facts ?? [];
    const { ai } = policyToday(tool.dataPolicy, toolFacts, today);
    for (const kind of kindNames.filter(isPersonal)) {
      const permission = ai?.[kind];
      if (permission === undefined || permission === 'does not arise' || permission.verdict === 'never') continue;
      const days = permission.facts.map((fact) => dayOf(fact, today) ?? '');
      if (!days.some((day) => isAged(day, today))) continue;
      expect(reasonOf(permission), `${tool.slug}: ${kind}`).toMatch(/ 20\d\d\b/);
    }
  }
});

test('“trains on what you enter” needs a fact that says yes', () => {
  for (const { name, says, facts } of sentences.filter((one) => /(?:says|said) that it trains/.test(one.says)))
    expect(
      facts.some(({ about, answer }) => about === 'training' && answer === 'yes'),
      `${name}: ${says}`,
    ).toBe(true);
});

test('no page says what terms allow, what others say, that facts disagree or that we advise, without the fact', () => {
  const never = /would allow|Others say that it trains|disagrees|We advise against it|Europe only/;
  const [other] = content.tools;
  for (const tool of content.tools) {
    const toolFacts = content.evidence.get(tool.slug)?.facts ?? [];
    const compared = other && comparedTools([tool, other], { snapshot, today });
    const text = JSON.stringify([
      presentToolPage(tool, snapshot, today),
      compared,
      comparisonLead([comparedTool(tool, toolFacts, today)]),
    ]);
    expect(never.exec(text)?.[0], tool.slug).toBeUndefined();
  }
});

describe('by tool', () => {
  const causeOf = (name: string) => sentences.find((one) => one.name === name)?.cause;
  test.each([
    ['gemini ai membersDetails', 'the company itself asks you not to'],
    ['deepseek ai givingRecords', 'the company itself asks you not to'],
    ['grok ai givingRecords', 'the company itself asks you not to'],
    ['perplexity ai membersDetails', 'its terms limit it'],
    ['pushpay ai membersDetails', 'a third party says so'],
    ['julius-ai ai membersDetails', 'a third party says so'],
    ['otter ai membersDetails', 'the company says so'],
    ['chatgpt ai membersDetails', 'another plan or edition only'],
    ['gling ai membersDetails', 'nothing found'],
    ['claude ai pastoralCareNotes', 'our rule for every tool'],
  ] as const)('%s: %s', (name, cause) => {
    expect(causeOf(name)).toBe(cause);
  });
});
