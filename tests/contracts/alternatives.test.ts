import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import { companyAnswer, trainingAnswers } from '#domain/trust/company-answer.ts';
import { verdictOf } from '#domain/trust/evidence-rules.ts';
import { kindNames, uses } from '#domain/trust/kinds.ts';
import { policyToday } from '#domain/trust/policy-today.ts';
import { isLooser } from '#domain/trust/verdict.ts';
import { toolCards } from '#server/api/public/tool-cards.ts';
import { presentAlternatives } from '#server/api/public/tool-onward.ts';
import { readContent } from '#server/content/read-content.ts';

// Alternatives on every tool's page, compared with the facts on both.

const content = readContent(fileURLToPath(new URL('../../content', import.meta.url)));
const snapshot = createSnapshot(1, content);
/** Day for which the forty were written: a build must not fail because time passes. */
const today = '2026-11-28';
const cards = toolCards(snapshot, today).bySlug;

/** Hand-written alternatives of the forty most used tools. */
const byHand: Record<string, string[]> = {
  chatgpt: ['claude', 'notebooklm', 'microsoft-copilot'],
  claude: ['chatgpt', 'notebooklm'],
  gemini: ['microsoft-copilot', 'claude', 'notebooklm'],
  'microsoft-copilot': ['notebooklm', 'grammarly', 'perplexity'],
  'mistral-le-chat': ['claude', 'chatgpt', 'deepl'],
  perplexity: ['notebooklm', 'magisterium-ai'],
  grok: ['perplexity', 'chatgpt', 'gemini'],
  'meta-ai': ['chatgpt', 'gemini', 'canva'],
  deepseek: ['mistral-le-chat', 'claude', 'chatgpt'],
  notebooklm: ['logos'],
  'adobe-firefly': ['stable-diffusion', 'ideogram', 'adobe-express'],
  midjourney: ['adobe-firefly', 'ideogram', 'flux'],
  ideogram: ['canva', 'adobe-firefly'],
  canva: ['adobe-express', 'proclaim', 'ideogram'],
  'adobe-express': ['canva', 'adobe-firefly'],
  mailchimp: ['clearstream', 'text-in-church'],
  buffer: ['hootsuite', 'canva'],
  otter: ['whisper', 'fireflies', 'zoom-ai-companion'],
  fireflies: ['whisper'],
  'zoom-ai-companion': ['whisper'],
  grammarly: ['deepl'],
  'planning-center': ['breeze', 'rock-rms'],
  breeze: ['planning-center', 'rock-rms'],
  churchtrac: ['aplos', 'breeze', 'planning-center'],
  tithely: ['planning-center', 'subsplash', 'givebutter'],
  subsplash: ['tithely', 'pushpay', 'planning-center'],
  pushpay: ['tithely', 'planning-center', 'subsplash'],
  'rock-rms': ['breeze', 'planning-center'],
  deepl: ['wordly', 'voco'],
  'google-translate': ['deepl', 'voco'],
  wordly: ['oneaccord', 'spf-io', 'voco'],
  oneaccord: ['spf-io', 'breeze-translate', 'wordly'],
  propresenter: ['proclaim'],
  proclaim: ['propresenter'],
  logos: ['verbum', 'and-bible'],
  faithgpt: ['logos', 'magisterium-ai', 'and-bible'],
  'magisterium-ai': ['verbum', 'logos'],
  descript: ['riverside', 'adobe-podcast', 'opus-clip'],
  elevenlabs: ['wellsaid', 'murf'],
  'opus-clip': ['sermon-shots', 'pulpit-ai', 'descript'],
};

const toolOf = (slug: string) => {
  const tool = snapshot.toolBySlug.get(slug);
  const card = cards.get(slug);
  if (!tool || !card) throw new Error(`There is no tool ${slug}.`);
  const facts = content.evidence.get(slug)?.facts ?? [];
  const policy = policyToday(tool.dataPolicy, facts, today);
  const { speaking, weak, within } = companyAnswer('training', policy.plan, facts, today);
  return { tool, card, facts, policy, onTraining: [...speaking, ...weak, ...within] };
};
type Told = ReturnType<typeof toolOf>;

const pairs = snapshot.tools.flatMap(({ slug }) =>
  presentAlternatives(toolOf(slug).tool, snapshot, today).map((alternative) => ({
    ...alternative,
    own: toolOf(slug),
    other: toolOf(alternative.slug),
    isNamed: toolOf(slug).tool.replacedBy.includes(alternative.slug),
    pair: `${alternative.slug} on the page of ${slug}: ${alternative.reason}`,
  })),
);

test('the forty most used tools have what somebody wrote for them, whole and in its order; the rest has what the rule finds', () => {
  const pairsByTool = Map.groupBy(
    pairs.filter(({ by }) => by === 'hand'),
    ({ own }) => own.tool.slug,
  );
  expect(Object.fromEntries([...pairsByTool].map(([slug, some]) => [slug, some.map((one) => one.slug)]))).toEqual(byHand);
  expect(Object.keys(byHand)).toHaveLength(40);
  for (const { own, other, reason } of pairs.filter(({ by }) => by === 'hand'))
    expect(own.tool.alternatives).toContainEqual({ tool: other.tool.slug, because: reason });
  expect(pairs.filter(({ by }) => by === 'rule').length).toBeGreaterThan(20);
});

test('no page names what a fact of the hub warns of', () => {
  const namedSlugs = new Set(pairs.map(({ slug }) => slug));
  for (const warned of ['grok', 'meta-ai', 'deepseek']) expect([...namedSlugs]).not.toContain(warned);
  for (const { reason, pair } of pairs) expect(reason, pair).not.toMatch(/without (an account|signing in)|terms start at/i);
});

test('no alternative has a stricter card, trains more or is for older people than the tool of the page', () => {
  const saidToTrain = ({ onTraining }: Told) => onTraining.some(({ answer }) => answer === 'yes');
  for (const { own, other, isNamed, pair } of pairs) {
    // The replacement in an ended tool's entry is named at the head of its page anyway.
    if (isNamed && own.tool.status === 'discontinued') continue;
    for (const { use } of uses)
      for (const kind of kindNames) {
        const [theirs, ours] = [other.policy[use]?.[kind], own.policy[use]?.[kind]];
        if (theirs && ours) expect(isLooser(verdictOf(ours), verdictOf(theirs)), `${pair} (${use}, ${kind})`).toBe(false);
      }
    if (saidToTrain(other)) expect(saidToTrain(own), pair).toBe(true);
    const [theirs, ours] = [other.card.training, own.card.training];
    if (theirs && ours) expect(trainingAnswers.indexOf(theirs), pair).toBeGreaterThanOrEqual(trainingAnswers.indexOf(ours));
    if (other.card.age && own.card.age) expect(other.card.age, pair).toBeLessThanOrEqual(own.card.age);
    if (other.tool.withYouth?.startsWith('No')) expect(own.tool.withYouth, pair).toMatch(/^No/);
  }
});

/** Sentences of the rule, each with the condition on both tools. */
const sentences: [RegExp, (other: Told, own: Told) => boolean][] = [
  [/^Our suggested replacement$/, (other, own) => own.tool.replacedBy.includes(other.tool.slug)],
  [/^Runs on your own computer$/, (other, own) => other.tool.dataPolicy.runsLocally && !own.tool.dataPolicy.runsLocally],
  [
    /^Doesn’t train on what you enter$/,
    (other, own) => other.card.traits.includes('untrained') && own.card.training !== undefined,
  ],
  [/^Free$/, (other, own) => other.tool.shortPrice === 'Free' && own.tool.pricingModel !== 'Free'],
  [/^Has a free plan$/, (other, own) => /^Free;/.test(other.tool.shortPrice ?? '') && own.tool.pricingModel === 'Paid'],
];

test('each reason of the rule is made of sentences that the facts on both bear out', () => {
  for (const { by, reason, own, other, pair } of pairs) {
    if (by === 'hand') continue;
    for (const sentence of reason.replace(/\.$/, '').split('. ')) {
      const [, use] = /^Also for (.*)$/.exec(sentence) ?? [];
      const holds = use
        ? own.tool.aliases.includes(use) && other.tool.aliases.includes(use) && own.tool.category === other.tool.category
        : sentences.find(([says]) => says.test(sentence))?.[1](other, own);
      expect(holds, `${pair} (${sentence})`).toBe(true);
    }
  }
});

/** Claims that a written reason may make only with a fact of the tool. */
const claims: [RegExp, (other: Told) => boolean][] = [
  [/\btrain(s|ed|ing)?\b/i, ({ facts }) => facts.some(({ about, by }) => about === 'training' && by === 'maker')],
  [
    /\b(own computer|your building)\b/i,
    ({ tool }) => tool.dataPolicy.runsLocally || /on your own computer/.test(tool.pros.join(' ')),
  ],
  [/\bagreement\b/i, ({ facts }) => facts.some(({ about, answer }) => about === 'agreement' && answer === 'yes')],
  [/\bChina\b|\bEurope/, ({ facts }) => facts.some(({ about }) => about === 'location')],
  [
    /\b(free account|free plan|costs nothing|a free app)\b/i,
    ({ tool, card }) => tool.pricingModel !== 'Paid' && /^Free/.test(card.shortPrice),
  ],
  [/\bno free plan\b/i, ({ tool }) => tool.pricingModel === 'Paid'],
  [/\bmoderator\b/i, ({ facts }) => facts.some(({ says }) => /moderator/.test(says))],
];

test('a written reason that speaks of training, place, agreement or price has a fact or a price of that tool behind it', () => {
  const claimingPairs = pairs.filter(({ by, reason }) => by === 'hand' && claims.some(([says]) => says.test(reason)));
  expect(claimingPairs.length).toBeGreaterThan(10);
  for (const { reason, other, pair } of claimingPairs)
    for (const [says, holds] of claims) {
      if (says.source.includes('free account') && /no free plan/.test(reason)) continue;
      if (says.test(reason)) expect(holds(other), `${pair} (${says.source})`).toBe(true);
    }
});

test('use without an account is set only where no fact says that such use trains, and where the church itself needs none', () => {
  const open = snapshot.tools.filter(({ withoutAccount }) => withoutAccount).map(({ slug }) => slug);
  expect(open).toEqual(['whisper']);
  for (const slug of open)
    expect(toolOf(slug).facts.filter(({ plan, answer }) => /without signing in/i.test(plan) && answer === 'yes')).toEqual([]);
  for (const slug of ['grok', 'perplexity', 'breeze-translate', 'voco']) expect(cards.get(slug)?.traits).not.toContain('open');
});
