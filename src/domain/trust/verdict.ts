import { isOldDocument } from './age.ts';
import { companyAnswer } from './company-answer.ts';
import type { Fact } from './fact-schema.ts';
import type { FactTopic } from './fact-topic-names.ts';
import type { Kind, Use } from './kinds.ts';
import { isPersonal, neverForAi } from './kinds.ts';

/** The verdicts in the order of every list: never before only if, fine, and what does not arise. */
export const verdicts = ['never', 'only', 'fine', 'none'] as const;
export type Verdict = (typeof verdicts)[number];

/** The loosest verdict, with the facts that support it or are missing. */
export interface Allowance {
  verdict: 'never' | 'only' | 'fine';
  /** Condition to meet first, where the verdict is 'only'. */
  condition?: string;
  /** The topics on which a company's word is missing that would permit more. */
  missing: FactTopic[];
  /** The company's words on these topics that are too old, or otherwise too weak, to permit anything. */
  tooWeak: Fact[];
  /** The facts that allow or forbid it. */
  facts: Fact[];
}

export interface ToolEvidence {
  facts: readonly Fact[];
  /** True if the model runs on the church's own computer and sends nothing out. */
  runsLocally: boolean;
}

/**
 * The loosest verdict that the evidence allows for one kind and one use under one plan. Visitors read the rule at
 * /about/how-we-check; its reasons: docs/decisions/0060.
 * @param plan in the words of the facts; facts on 'all plans' hold for each
 * @param today a date such as 2026-11-22
 */
export const loosest = (use: Use, kind: Kind, plan: string, evidence: ToolEvidence, today: string): Allowance =>
  use === 'ai' ? loosestForAi(kind, plan, evidence, today) : loosestForRecords(kind, plan, evidence, today);

const fine: Allowance = { verdict: 'fine', missing: [], tooWeak: [], facts: [] };
const never: Allowance = { ...fine, verdict: 'never' };

/**
 * The rule for reading by a tool's AI: kinds about people need the company's word for that plan that it doesn't train on them, or
 * not once that is switched off, and on how long it keeps them. Silence means never, and so does a company's own request not to
 * enter them.
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
  const supportingFacts = [...training.speaking, ...retention.speaking];
  return training.answer === 'on unless switched off'
    ? { ...fine, verdict: 'only', condition: 'training is switched off first', facts: supportingFacts }
    : { ...fine, facts: supportingFacts };
}

/**
 * The rule for a church's own records: kinds about people need the company's word for that plan on who owns them or an agreement,
 * and on what becomes of them after leaving; children's details also on who can open them. Where a word is missing, no more
 * remains than the common practice of churches, 'only if'; and children's details without any of them are never.
 */
export function loosestForRecords(kind: Kind, plan: string, { facts, runsLocally }: ToolEvidence, today: string): Allowance {
  if (runsLocally || !isPersonal(kind)) return fine;
  const ofChildren = kind === 'childrensDetails';
  const supportingFacts = recordTopics.flatMap((about) => companyAnswer(about, plan, facts, today).speaking).filter(opensRecords);
  const has = (about: FactTopic) => supportingFacts.some((fact) => fact.about === about);
  const missing: FactTopic[] = [];
  if (!has('ownership') && !has('agreement')) missing.push('ownership');
  if (!has('leaving')) missing.push('leaving');
  if (ofChildren && !has('access')) missing.push('access');
  if (missing.length === 0) return { ...fine, facts: supportingFacts };
  const tooWeak = weakOn(has('ownership') || has('agreement') ? missing : ['agreement', ...missing], plan, facts, today);
  if (ofChildren && !speaksOfRecords(plan, facts, today)) return { ...never, missing, tooWeak };
  const topics = missing.map((about) => askedOf[about]).filter(Boolean);
  return {
    verdict: 'only',
    condition: `the company has told you ${topics.join(' and ')}`,
    missing,
    tooWeak,
    facts: supportingFacts,
  };
}

/**
 * Checks whether the company says anything about the records that churches keep in the tool. A word of unknown day permits
 * nothing, but counts here; one of little certainty, or from a document over two years old, doesn't.
 */
const speaksOfRecords = (plan: string, facts: readonly Fact[], today: string): boolean =>
  recordTopics.some((about) => {
    const { speaking, weak } = companyAnswer(about, plan, facts, today);
    return [...speaking, ...weak].some((fact) => fact.by === 'maker' && fact.confidence !== 'low' && !isOldDocument(fact, today));
  });

/** The topics that decide on a church's records. */
export const recordTopics: readonly FactTopic[] = ['agreement', 'ownership', 'leaving', 'access'];

/** Matches words on roles: of access only these count, since access of others permits nothing. */
const byRole = /\b(?:roles?|permissions?|rights)\b/i;
const opensRecords = ({ about, answer, says, quote }: Fact) =>
  about === 'agreement' ? answer === 'yes' : about !== 'access' || byRole.test(`${says} ${quote}`);

const askedOf: Partial<Record<FactTopic, string>> = {
  ownership: 'who owns the data',
  leaving: 'what happens to it when you leave',
  access: 'who can open it',
};

/** The company's words on topics, for the plan, that are too old or unsure to permit anything. */
const weakOn = (topics: readonly FactTopic[], plan: string, facts: readonly Fact[], today: string): Fact[] =>
  topics.flatMap((about) =>
    companyAnswer(about, plan, facts, today).weak.filter(
      (fact) => fact.by === 'maker' && fact.answer !== 'unclear' && (!recordTopics.includes(about) || opensRecords(fact)),
    ),
  );

/** Checks whether a verdict permits more than another. */
export const isLooser = (one: Verdict, other: Verdict) => one !== 'none' && verdicts.indexOf(one) > verdicts.indexOf(other);
