import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { readContent } from '#server/content/read-content.ts';
import { rulingOnTool } from '../may-enter/ruling.ts';
import type { DataPolicy } from '../trust/data-policy-schema.ts';
import { kindNames } from '../trust/kinds.ts';
import { policyToday } from '../trust/policy-today.ts';
import { isLooser } from '../trust/verdict.ts';
import type { ToolInUse } from './church-file.ts';
import { heldPolicy } from './held-policy.ts';
import { planRulings, plansOf } from './plan-rulings.ts';
import { answerName, choices } from './policy-choices.ts';
import { policyFileSchema } from './policy-schema.ts';
import { posture } from './policy-search.ts';
import { questionsOf } from './policy-text.ts';
import { heldPlan, isMisfit, judgeTool, judgeTools, otherPlan, rulingOnKind, rulingsOn } from './register.ts';
import type { ToolVerdictsView } from './register-views.ts';
import type { Work } from './tool-work.ts';
import { workNames, workOf, works } from './tool-work.ts';

const content = readContent(fileURLToPath(new URL('../../../content', import.meta.url)));
const today = [...content.evidence.values()]
  .flatMap(({ facts }) => facts.map(({ read }) => read))
  .sort()
  .at(-1) as string;
const policyFile = policyFileSchema.parse(load(readFileSync('content/your-church/policy.yaml', 'utf8')));

test('on the plan of its card a tool has the verdicts of its page; on another plan none is looser', () => {
  for (const { slug, dataPolicy } of content.tools) {
    const facts = content.evidence.get(slug)?.facts ?? [];
    const [ofCard, ...others] = planRulings(dataPolicy, facts, today);
    for (const kind of kindNames) {
      const { verdict } = rulingOnTool(kind, policyToday(dataPolicy, facts, today));
      expect(rulingOnKind(ofCard?.rulings ?? [], kind)?.verdict, `${slug} ${kind}`).toBe(verdict);
      for (const { plan, rulings } of others) {
        const there = rulingOnKind(rulings, kind)?.verdict;
        expect(there && isLooser(there, verdict), `${slug} ${plan} ${kind}`).toBe(false);
      }
    }
  }
});

test('until somebody names the plan, no verdict is looser than on any of them', () => {
  const compared: string[] = [];
  for (const { slug, dataPolicy } of content.tools) {
    const plans = planRulings(dataPolicy, content.evidence.get(slug)?.facts ?? [], today);
    const unnamed = heldPlan({ slug, name: slug, plans }, undefined);
    for (const { plan, rulings } of plans.filter((one) => one !== unnamed))
      for (const kind of kindNames) {
        const [heldVerdict, there] = [unnamed?.rulings ?? [], rulings].map((one) => rulingOnKind(one, kind)?.verdict);
        expect(heldVerdict && there && isLooser(heldVerdict, there), `${slug} ${plan} ${kind}`).toBe(false);
        compared.push(slug);
      }
  }
  expect(new Set(compared).size).toBeGreaterThan(40);
});

const lamp: ToolVerdictsView = {
  slug: 'lamp',
  name: 'Lamp',
  plans: [
    {
      plan: 'Pro',
      rulings: [
        { kinds: ['publicText'], verdict: 'fine' },
        { kinds: ['internalDrafts', 'recordings'], verdict: 'only', condition: 'training is off' },
        { kinds: ['membersDetails'], verdict: 'only', condition: 'it is kept as our own records', asRecords: true },
        {
          kinds: ['childrensDetails', 'pastoralCareNotes', 'givingRecords'],
          verdict: 'never',
          because: 'Silence counts as never.',
        },
      ],
    },
    { plan: otherPlan, rulings: [{ kinds: [...kindNames], verdict: 'never' }] },
  ],
  change: { date: '2026-07-08', read: '2026-11-20', title: 'Privacy policy, four points' },
};
const entry: ToolInUse = { tool: 'lamp', plan: 'Pro', kinds: ['publicText'], status: 'in use', looked: '2026-11-24' };
const strict = heldPolicy(policyFile, posture('a', 1));

test('what is entered stands verdict by verdict, never first, and never is told as what does not fit', () => {
  const judgedTool = judgeTool({ ...entry, kinds: ['publicText', 'givingRecords', 'internalDrafts'] }, [lamp]);
  expect(judgedTool.bands?.map(({ verdict, kinds }) => [verdict, ...kinds])).toEqual([
    ['never', 'givingRecords'],
    ['only', 'internalDrafts'],
    ['fine', 'publicText'],
  ]);
  expect(judgedTool.never).toMatchObject({ kinds: ['givingRecords'], because: 'Silence counts as never.' });
  expect(judgeTool(entry, [lamp]).never).toBeUndefined();
});

test('a plan that is named no more counts as any other', () => {
  expect(rulingsOn(lamp, 'Gone')).toBe(lamp.plans[1]?.rulings);
  expect(judgeTool({ ...entry, plan: 'Gone' }, [lamp]).never?.kinds).toEqual(['publicText']);
});

test('what the church’s policy keeps out of every tool is told, but for records that no AI reads', () => {
  const judgedTool = judgeTool({ ...entry, kinds: ['recordings', 'membersDetails', 'givingRecords'] }, [lamp], strict);
  expect(judgedTool.againstPolicy).toEqual(['recordings']);
  expect(judgeTool({ ...entry, kinds: ['recordings'] }, [lamp]).againstPolicy).toEqual([]);
});

test('a tool that the hub does not list has no verdict, and the policy still speaks', () => {
  const judgedTool = judgeTool({ name: 'Phone line', kinds: ['recordings'], status: 'in use' }, [lamp], strict);
  expect(judgedTool).toMatchObject({ name: 'Phone line', bands: undefined, againstPolicy: ['recordings'] });
});

/** Builds a tool with a purpose, which the church uses for published texts alone. */
const maker = (...purposes: Work[]): ToolVerdictsView => ({ ...lamp, works: purposes });
const closedBy = (answers: Parameters<typeof heldPolicy>[1], ...purposes: Work[]) =>
  judgeTool(entry, [maker(...purposes)], heldPolicy(policyFile, answers)).againstClauses;

test('every answer rules out the work that it names, and no other answer rules out any', () => {
  const closing = questionsOf(policyFile).flatMap((_, at) =>
    choices.flatMap((choice) => {
      const number = at + 1;
      const closedWorks = closedBy({ [answerName(number)]: choice }, ...workNames).map(({ works: ruledOut }) => ruledOut);
      return closedWorks.length > 0 ? [[`${number}${choice}`, ...closedWorks]] : [];
    }),
  );
  expect(closing).toEqual([
    ['7a', ['sermons']],
    ['9a', ['pictures', 'video', 'voices']],
    ['11a', ['meetings']],
  ]);
});

test('a tool that is made for what the policy rules out is told with the clause, whatever is entered', () => {
  expect(closedBy({ q9: 'a' }, 'voices')).toEqual([
    {
      number: 9,
      head: 'Pictures and voices',
      text: 'We publish no pictures, video or voices made with AI.',
      works: ['voices'],
    },
  ]);
  expect(closedBy({ q9: 'a' })).toEqual([]);
  const judgedTool = judgeTool(entry, [maker('pictures')], strict);
  expect(isMisfit(judgedTool)).toBe(true);
  expect(isMisfit(judgeTool(entry, [maker('pictures')]))).toBe(false);
  expect(judgeTool({ ...entry, status: 'stopped' }, [maker('pictures')], strict).againstClauses).toEqual([]);
  expect(judgeTool({ name: 'Phone line', kinds: [], status: 'in use' }, [], strict).againstClauses).toEqual([]);
});

test.each([
  ['midjourney', ['pictures']],
  ['heygen', ['video']],
  ['murf', ['voices']],
  ['otter', ['meetings']],
  ['zoom-ai-companion', ['meetings']],
  ['fireflies', ['meetings']],
  ['sermon-spark', ['sermons']],
  // Abilities outside a tool's purpose don't count.
  ['chatgpt', []],
  ['canva', []],
  ['whisper', []],
  ['wordly', []],
])('%s is made for %j', (slug, purposes) => {
  const tool = content.tools.find((one) => one.slug === slug);
  expect(tool && workOf(tool)).toEqual(purposes);
});

test('each use that shows what a tool is made for is named by some tool', () => {
  const namedUses = new Set(content.tools.flatMap(({ aliases }) => aliases));
  expect(Object.values(works).flatMap(({ uses }) => uses.filter((use) => !namedUses.has(use)))).toEqual([]);
});

test('without a connection a tool of the hub waits for its verdict, and one that nobody has read stays as it is', () => {
  const listedTool = judgeTool({ ...entry, name: 'Lamp', kinds: ['givingRecords'] }, undefined, strict);
  expect(listedTool).toMatchObject({ name: 'Lamp', isWaiting: true, bands: undefined, never: undefined, againstPolicy: [] });
  const own = judgeTool({ name: 'Phone line', kinds: ['recordings'], status: 'in use' }, undefined, strict);
  expect(own).toMatchObject({ isWaiting: false, againstPolicy: ['recordings'], never: { kinds: ['recordings'] } });
});

test('what is about people doesn’t fit into a tool that nobody has read the terms of, with a policy and without', () => {
  const line: ToolInUse = { name: 'Phone line', kinds: ['publicText', 'membersDetails', 'recordings'], status: 'in use' };
  expect(judgeTool(line, [lamp]).never?.kinds).toEqual(['membersDetails', 'recordings']);
  expect(judgeTool({ ...line, kinds: ['publicText', 'internalDrafts'] }, [lamp]).never).toBeUndefined();
  expect(judgeTool({ ...line, status: 'stopped' }, [lamp]).never).toBeUndefined();
});

test('a plan that stands among others in the words of a fact is not offered twice', () => {
  const chatgpt = content.tools.find(({ slug }) => slug === 'chatgpt');
  const plans = plansOf(chatgpt?.dataPolicy as DataPolicy, content.evidence.get('chatgpt')?.facts ?? []);
  expect(plans).toContain('Business, Enterprise and the developer service');
  expect(plans).not.toContain('Business');
});

test('a change counts from the day the hub tells it, until someone has looked; without a look it counts from the day of adding', () => {
  const isTold = (days: Partial<ToolInUse>) => judgeTool({ ...entry, looked: undefined, ...days }, [lamp]).change !== undefined;
  expect(isTold({ looked: '2026-11-19' })).toBe(true);
  expect(isTold({ looked: '2026-11-20' })).toBe(false);
  expect(isTold({ added: '2026-11-19' })).toBe(true);
  expect(isTold({ added: '2026-11-21' })).toBe(false);
  expect(isTold({})).toBe(true);
});

test('a condition wants a look to be written down; nothing is asked of a tool that was stopped', () => {
  const drafts: ToolInUse = { ...entry, kinds: ['internalDrafts'], looked: undefined };
  expect(judgeTool(drafts, [lamp]).isUnlooked).toBe(true);
  expect(judgeTool({ ...drafts, looked: '2026-11-24' }, [lamp]).isUnlooked).toBe(false);
  expect(judgeTool({ ...entry, looked: undefined }, [lamp]).isUnlooked).toBe(false);
  const stopped = judgeTool({ ...drafts, kinds: ['givingRecords', 'recordings'], status: 'stopped' }, [lamp], strict);
  expect(stopped).toMatchObject({ never: undefined, againstPolicy: [], againstClauses: [], isUnlooked: false });
});

test('what doesn’t fit comes first, then what changed, then the rest by name, what was stopped last', () => {
  const judgedTools = judgeTools(
    [
      { name: 'Abacus', kinds: [], status: 'stopped' },
      { name: 'Zebra', kinds: [], status: 'in use' },
      { name: 'Anvil', kinds: [], status: 'in use' },
      { ...entry, looked: '2026-01-01' },
      { ...entry, kinds: ['givingRecords'], plan: 'Pro' },
    ],
    [lamp],
  );
  expect(judgedTools.map(({ name, never }) => (never ? `${name}!` : name))).toEqual([
    'Lamp!',
    'Lamp',
    'Anvil',
    'Zebra',
    'Abacus',
  ]);
});
