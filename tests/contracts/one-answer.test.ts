import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { comparedTool } from '#domain/comparison/comparison-rows.ts';
import { comparisonLead } from '#domain/comparison/comparison-words.ts';
import { comparisonToday } from '#domain/comparison/today.ts';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import { dayOf, isOldDocument, isTooOld } from '#domain/trust/age.ts';
import { companyAnswer, isUntrained } from '#domain/trust/company-answer.ts';
import { allowanceOf, verdictOf } from '#domain/trust/evidence-rules.ts';
import { holdsEverywhere } from '#domain/trust/fact-scope.ts';
import { kinds, uses } from '#domain/trust/kinds.ts';
import { policyToday } from '#domain/trust/policy-today.ts';
import { loosestForAi } from '#domain/trust/verdict.ts';
import { presentToolInList, presentToolPage } from '#server/api/public/presenters.ts';
import { toolCards } from '#server/api/public/tool-cards.ts';
import { readContent } from '#server/content/read-content.ts';
import { comparedTools } from '#server/search/compared-tools.ts';
import { dayOfCatalogue } from '#tests/catalogue-day.ts';

// Statements of a company on a topic appear in many places, by one rule. Every tool of the catalogue is checked in each of them.

const content = readContent(fileURLToPath(new URL('../../content', import.meta.url)));
const snapshot = createSnapshot(1, content);
/** Day of the newest reading: the verdicts were written for it, and a build must not fail because time passes. */
const today = dayOfCatalogue(content);
const cards = toolCards(snapshot, today);
const factsOf = (slug: string) => content.evidence.get(slug)?.facts ?? [];
const [other] = content.tools.filter(({ slug }) => slug === 'whisper');
const tools = content.tools.map((tool) => ({ tool, facts: factsOf(tool.slug) }));

/** Reads from each place whether it says that the company of a tool doesn't train. */
function saysUntrained(slug: string) {
  const tool = snapshot.toolBySlug.get(slug);
  if (!tool || !other) throw new Error(`There is no tool ${slug}.`);
  const lead = comparisonLead([comparedTool(tool, factsOf(slug), today)]);
  const compared = comparedTools([tool, other], { snapshot, today })?.rows[0]?.cells[0]?.says ?? '';
  return {
    card: isUntrained(cards.bySlug.get(slug)?.training),
    filter: tool.status === 'discontinued' ? 'none' : cards.bySlug.get(slug)?.traits.includes('untrained'),
    lead: /^None of them trains/.test(lead),
    search: /^(?:No|Off unless switched on)[ ,(]/.test(compared),
  };
}

test('card, filter, comparison and search give one answer on training, and it is the rule’s', () => {
  for (const { tool, facts } of tools) {
    const { plan, runsLocally, ai, records } = tool.dataPolicy;
    if (!ai && !records) continue;
    const byRule = runsLocally || isUntrained(companyAnswer('training', plan, facts, today).answer);
    const filter = tool.status === 'discontinued' ? 'none' : byRule;
    expect(saysUntrained(tool.slug), tool.slug).toEqual({ card: byRule, filter, lead: byRule, search: byRule });
    if (byRule && !runsLocally)
      expect(loosestForAi('membersDetails', plan, { facts, runsLocally }, today).missing, tool.slug).not.toContain('training');
  }
});

test('the comparison of today agrees with the card of every tool: verdicts, their conditions, and the word on training', () => {
  for (const { tool, facts } of tools) {
    const rows = comparisonToday([comparedTool(tool, facts, today)]);
    const policy = policyToday(tool.dataPolicy, facts, today);
    const namedCells = rows.flatMap(({ label, cells }) =>
      label.split(' · ').map((name) => [name.toLowerCase(), cells[0]] as const),
    );
    for (const { kind, label } of kinds) {
      const permission = policy.ai?.[kind];
      const cell = namedCells.find(([name]) => name === label.toLowerCase())?.[1];
      expect(cell?.verdict, `${tool.slug} ${kind}`).toBe(permission === undefined ? 'none' : verdictOf(permission));
      expect(cell?.condition, `${tool.slug} ${kind}`).toBe(typeof permission === 'object' ? permission.if : undefined);
    }
    const { answer, speaking } = companyAnswer('training', policy.plan, facts, today);
    const [fact] = rows.find(({ label }) => label === 'Trains on what you enter?')?.cells[0]?.facts ?? [];
    if (speaking.some((one) => one.answer === answer)) expect(fact?.answer, tool.slug).toBe(answer);
  }
});

test.each(['deepl', 'microsoft-copilot', 'sunflower-ai', 'n8n', 'adobe-firefly'])(
  'of %s nowhere is said that it does not train: its word is on another plan or part, or too old',
  (slug) => {
    expect(saysUntrained(slug)).toEqual({ card: false, filter: false, lead: false, search: false });
  },
);

test('what is known of another plan alone is told with its name', () => {
  const leadOf = (slug: string) => {
    const tool = snapshot.toolBySlug.get(slug);
    return tool && comparisonLead([comparedTool(tool, factsOf(slug), today)]);
  };
  expect(leadOf('deepl')).toMatch(/^DeepL doesn’t train under “.*API.*”, and we found no clear, recent word on “Free version/);
  expect(leadOf('sunflower-ai')).toMatch(/^Sunflower AI doesn’t train under “the translation step”, and we found no clear/);
});

describe('no verdict is looser than its evidence', () => {
  test('for an AI, and for records, where what is open without the company’s word says so', () => {
    for (const { tool, facts } of tools) {
      const policy = policyToday(tool.dataPolicy, facts, today);
      for (const { use } of uses)
        for (const { kind } of kinds) {
          const [authored, now] = [tool.dataPolicy[use]?.[kind], policy[use]?.[kind]];
          if (authored === undefined || now === undefined || !['only', 'fine'].includes(verdictOf(now))) continue;
          const allowance = allowanceOf(use, kind, authored, tool.dataPolicy, facts, today);
          const name = `${tool.slug} ${use} ${kind}`;
          expect(allowance.verdict, name).not.toBe('never');
          if (allowance.verdict === 'only') expect(verdictOf(now), name).toBe('only');
          if (use === 'records' && allowance.missing.length > 0)
            expect(now, name).toMatchObject({
              says: expect.stringContaining('This is common practice in churches. '),
            });
        }
    }
  });

  test('a page’s card is the authored one wherever it needs no cutting, so that nothing authored claims too much', () => {
    for (const { tool, facts } of tools) {
      const policy = policyToday(tool.dataPolicy, facts, today);
      for (const { kind } of kinds)
        if (tool.dataPolicy.ai && policy.ai)
          expect(verdictOf(policy.ai[kind]), `${tool.slug} ${kind}`).toBe(verdictOf(tool.dataPolicy.ai[kind]));
    }
  });

  test('nothing rests on a document of over two years, on an old copy, or on one of unknown day', () => {
    for (const { tool, facts } of tools)
      for (const { use } of uses)
        for (const { kind } of kinds) {
          const permission = tool.dataPolicy[use]?.[kind];
          if (permission === undefined) continue;
          const allowance = allowanceOf(use, kind, permission, tool.dataPolicy, facts, today);
          if (allowance.verdict === 'never') continue;
          for (const fact of allowance.facts) {
            expect(isTooOld(fact, today) || isOldDocument(fact, today), `${tool.slug} ${fact.id}`).toBe(false);
            expect(dayOf(fact, today), `${tool.slug} ${fact.id}`).toBeDefined();
          }
        }
  });
});

test('a tool without facts claims nothing about its company’s terms', () => {
  for (const { tool, facts } of tools.filter((one) => one.facts.length === 0)) {
    const cardText = JSON.stringify(presentToolPage(tool, snapshot, today).card);
    expect(cardText, tool.slug).not.toMatch(/would allow more|company says|unclear/);
    expect(facts).toEqual([]);
  }
});

test('no condition begins with “if” after “Only if”', () => {
  for (const { tool } of tools)
    for (const { use } of uses)
      for (const { kind } of kinds) {
        const permission = tool.dataPolicy[use]?.[kind];
        if (typeof permission === 'object') expect(permission.if ?? '', tool.slug).not.toMatch(/^if\b/i);
      }
});

test('each fact and change leaves with the day of its copy, or null', () => {
  const pages = content.tools.map((tool) => presentToolPage(tool, snapshot, today));
  const copied = pages.flatMap(({ facts, changes }) => [...facts, ...changes]).map((one) => one.copied);
  expect(copied.length).toBeGreaterThan(0);
  expect(copied.every((day) => day === null || /^20\d\d-\d\d(?:-\d\d)?$/.test(day))).toBe(true);
  expect(content.tools.map((tool) => presentToolInList(tool, snapshot, today))).toHaveLength(pages.length);
});

test('the table of assistants for a youth group says what the facts say, and is open only where they carry it', () => {
  const answer = content.answers.find(({ slug }) => slug === 'may-our-youth-group-use-chat-assistants');
  const rows = [...(answer?.detail ?? '').matchAll(/^\| \[[^\]]+\]\(\/tools\/([a-z-]+)\)[^|]* \| ([^|]+) \| ([^|]+) \|$/gm)];
  expect(rows.length).toBeGreaterThanOrEqual(8);
  for (const [, slug = '', age = '', advice = ''] of rows) {
    const facts = factsOf(slug).filter(({ by }) => by === 'maker');
    const ages = facts.filter(({ about }) => about === 'age');
    expect(
      ages.map((fact) => fact.answer),
      slug,
    ).toContain(/^\d+/.exec(age)?.[0]);
    const own = ages.filter((fact) => holdsEverywhere(fact) && !isTooOld(fact, today) && Number(fact.answer) < 18);
    if (advice.startsWith('Only with a leader')) expect(own.length, `${slug}: ${advice}`).toBeGreaterThan(0);
    else expect(advice, slug).toMatch(/^No/);
    const asksParents = facts.some(
      ({ about, answer: factAnswer }) => about === 'children' && factAnswer?.startsWith('with a parent’s'),
    );
    if (asksParents) expect(age, slug).toMatch(/(under \d+|a minor) with a parent’s/);
  }
});
