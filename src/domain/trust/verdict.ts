import { isOldDocument } from './age.ts';
import { companyAnswer } from './company-answer.ts';
import type { Fact } from './fact-schema.ts';
import type { FactTopic } from './fact-topic-names.ts';
import type { Kind, Use } from './kinds.ts';
import { isPersonal, neverForAi } from './kinds.ts';

/** Never before only if, fine, and what does not arise: the order in which verdicts stand everywhere. */
export const verdicts = ['never', 'only', 'fine', 'none'] as const;
export type Verdict = (typeof verdicts)[number];

/** What the loosest verdict rests on, or what it lacks. */
export interface Allowance {
  verdict: 'never' | 'only' | 'fine';
  /** What must be done first, where the verdict is 'only'. */
  condition?: string;
  /** The topics on which a company's word is missing that would open more. */
  missing: FactTopic[];
  /** The company's words on these topics that are too old, or too weak otherwise, to open anything. */
  tooWeak: Fact[];
  /** The facts that allow or forbid it. */
  facts: Fact[];
}

export interface ToolEvidence {
  facts: readonly Fact[];
  /** The model runs on the church's own computer and sends nothing out. */
  runsLocally: boolean;
}

/**
 * The loosest verdict that the evidence allows for one kind and one use under one plan. Visitors read the rule at
 * /about/how-we-check; why it is so: docs/decisions/0060.
 * @param plan in the words of the facts; facts on 'all plans' hold for each
 * @param today a date such as 2026-11-22
 */
export const loosest = (use: Use, kind: Kind, plan: string, evidence: ToolEvidence, today: string): Allowance =>
  use === 'ai' ? loosestForAi(kind, plan, evidence, today) : loosestForRecords(kind, plan, evidence, today);

const fine: Allowance = { verdict: 'fine', missing: [], tooWeak: [], facts: [] };
const never: Allowance = { ...fine, verdict: 'never' };

/**
 * Read by a tool's AI: what is about people needs the company's word for that plan that it doesn't train on it, or not once that
 * is switched off, and on how long it keeps it. Silence is never, and so is what the company itself asks not to be given.
 */
export function loosestForAi(kind: Kind, plan: string, { facts, runsLocally }: ToolEvidence, today: string): Allowance {
  if (runsLocally)
    return isPersonal(kind)
      ? { ...fine, verdict: 'only', condition: 'it runs on the church’s own computer and nothing is sent out' }
      : fine;
  if (neverForAi.includes(kind)) return never;
  if (!isPersonal(kind)) return fine;

  const request = companyAnswer('request', plan, facts, today);
  const asks = [...request.speaking, ...request.weak, ...request.within].filter(({ by }) => by === 'maker');
  if (asks.length > 0) return { ...never, facts: asks };
  const training = companyAnswer('training', plan, facts, today);
  const retention = companyAnswer('retention', plan, facts, today);
  const forbids = ({ answer }: Fact) => answer === 'yes' || answer === 'unclear';
  if (training.answer === 'yes' || training.answer === 'unclear')
    return { ...never, facts: [...training.speaking, ...training.weak, ...training.within].filter(forbids) };
  const missing: FactTopic[] = [];
  if (training.speaking.length === 0) missing.push('training');
  if (retention.answer === undefined) missing.push('retention');
  if (missing.length > 0) return { ...never, missing, tooWeak: weakOn(missing, plan, facts, today) };
  const found = [...training.speaking, ...retention.speaking];
  return training.answer === 'on unless switched off'
    ? { ...fine, verdict: 'only', condition: 'training is switched off first', facts: found }
    : { ...fine, facts: found };
}

/**
 * Kept as a church's own records: what is about people rests on the company's word for that plan on who owns it or an agreement,
 * and on what becomes of it after leaving; children's details also on who can open it. Where a word is missing, no more is left
 * than the common practice of churches, 'only if'; and children's details without any of them are never.
 */
export function loosestForRecords(kind: Kind, plan: string, { facts, runsLocally }: ToolEvidence, today: string): Allowance {
  if (runsLocally || !isPersonal(kind)) return fine;
  const ofChildren = kind === 'childrensDetails';
  const found = recordTopics.flatMap((about) => companyAnswer(about, plan, facts, today).speaking).filter(opensRecords);
  const has = (about: FactTopic) => found.some((fact) => fact.about === about);
  const missing: FactTopic[] = [];
  if (!has('ownership') && !has('agreement')) missing.push('ownership');
  if (!has('leaving')) missing.push('leaving');
  if (ofChildren && !has('access')) missing.push('access');
  if (missing.length === 0) return { ...fine, facts: found };
  const tooWeak = weakOn(has('ownership') || has('agreement') ? missing : ['agreement', ...missing], plan, facts, today);
  if (ofChildren && !speaksOfRecords(plan, facts, today)) return { ...never, missing, tooWeak };
  const topics = missing.map((about) => askedOf[about]).filter(Boolean);
  return { verdict: 'only', condition: `the company has told you ${topics.join(' and ')}`, missing, tooWeak, facts: found };
}

/**
 * Whether the company says anything of the records that churches keep with it. A word of unknown day opens nothing, and yet shows
 * that; one of little certainty, or from a document over two years old, doesn't.
 */
const speaksOfRecords = (plan: string, facts: readonly Fact[], today: string): boolean =>
  recordTopics.some((about) => {
    const { speaking, weak } = companyAnswer(about, plan, facts, today);
    return [...speaking, ...weak].some((fact) => fact.by === 'maker' && fact.confidence !== 'low' && !isOldDocument(fact, today));
  });

/** What a church's records rest on. */
export const recordTopics: readonly FactTopic[] = ['agreement', 'ownership', 'leaving', 'access'];

/** Of access only a word on roles counts: that others can look in as well opens nothing. */
const byRole = /\b(?:roles?|permissions?|rights)\b/i;
const opensRecords = ({ about, answer, says, quote }: Fact) =>
  about === 'agreement' ? answer === 'yes' : about !== 'access' || byRole.test(`${says} ${quote}`);

const askedOf: Partial<Record<FactTopic, string>> = {
  ownership: 'who owns the data',
  leaving: 'what happens to it when you leave',
  access: 'who can open it',
};

/** The company's words on topics, for the plan, that are too old or unsure to open anything. */
const weakOn = (topics: readonly FactTopic[], plan: string, facts: readonly Fact[], today: string): Fact[] =>
  topics.flatMap((about) =>
    companyAnswer(about, plan, facts, today).weak.filter(
      (fact) => fact.by === 'maker' && fact.answer !== 'unclear' && (!recordTopics.includes(about) || opensRecords(fact)),
    ),
  );

/** Whether a verdict permits more than another. */
export const isLooser = (one: Verdict, other: Verdict) => one !== 'none' && verdicts.indexOf(one) > verdicts.indexOf(other);
