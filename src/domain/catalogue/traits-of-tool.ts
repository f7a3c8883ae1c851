import { isAged, isOutOfDate } from '../trust/age.ts';
import { isUntrained, youthAge } from '../trust/company-answer.ts';
import { verdictOf } from '../trust/evidence-rules.ts';
import type { Fact } from '../trust/fact-schema.ts';
import type { Use } from '../trust/kinds.ts';
import type { JudgedPolicy } from '../trust/policy-today.ts';
import { ageRule, freshness, trainingAnswer } from '../trust/short-answers.ts';
import type { Price, Tool } from './tool-schema.ts';
import type { Trait } from './trait-names.ts';
import { traitNames } from './trait-names.ts';

/** Data from which traits are derived. */
interface TraitSource {
  /** Tool with its policy as it holds today. */
  tool: Pick<Tool, 'pricingModel' | 'leastPrice' | 'status' | 'installs' | 'withoutAccount'> & { dataPolicy: JudgedPolicy };
  facts: readonly Fact[];
  /** Day from which its price ages; undefined where a day that the price names has come unread. */
  pricedOn: string | undefined;
  /** Date such as 2026-11-22. */
  today: string;
}

/** Limit of a cheap price, in dollars a month. */
const cheapBelow = 20;

const mayHoldMembers = (policy: JudgedPolicy, use: Use) => {
  const permission = policy[use]?.membersDetails;
  return permission !== undefined && ['only', 'fine'].includes(verdictOf(permission));
};

/** Rule of each trait. Silence is no: a tool has no trait that nothing shows. */
const rules: Record<Trait, (source: TraitSource) => boolean> = {
  records: ({ tool }) => mayHoldMembers(tool.dataPolicy, 'records'),
  ai: ({ tool }) => mayHoldMembers(tool.dataPolicy, 'ai'),
  untrained: ({ tool: { dataPolicy }, facts, today }) => isUntrained(trainingAnswer({ dataPolicy, facts }, today)),
  youth: ({ tool: { dataPolicy }, facts, today }) => {
    const rule = ageRule({ dataPolicy, facts }, today);
    return rule !== undefined && rule.years <= youthAge;
  },
  recent: ({ tool: { dataPolicy }, facts, today }) => {
    const fresh = freshness({ dataPolicy, facts }, today);
    return typeof fresh === 'object' && !isAged(fresh.day, today);
  },
  open: ({ tool }) => tool.withoutAccount,
  local: ({ tool }) => tool.dataPolicy.runsLocally || tool.installs !== undefined,
  // A price that is over a year old, or was to change by now, counts as unknown.
  cheap: ({ tool: { pricingModel, leastPrice }, pricedOn, today }) =>
    pricedOn !== undefined &&
    !isOutOfDate(pricedOn, today) &&
    (leastPrice ? (monthlyDollars(leastPrice) ?? cheapBelow) < cheapBelow : pricingModel === 'Free'),
};

/** Traits of a tool, in the order of the filters. A tool that ended has none: no filter recommends it. */
export const traitsOf = (source: TraitSource): Trait[] =>
  source.tool.status === 'discontinued' ? [] : traitNames.filter((trait) => rules[trait](source));

/** Price in dollars a month; undefined for another currency, or for one that isn't by time. */
function monthlyDollars({ amount, currency, per }: Price): number | undefined {
  if (currency !== 'USD' || per === 'once' || per === 'use') return undefined;
  return per === 'year' ? amount / 12 : amount;
}

/** Names of the languages that church people ask for, as facts write them. */
const languageNames = [
  ...['Arabic', 'Bengali', 'Burmese', 'Cantonese', 'Chinese', 'Dutch', 'English', 'Farsi', 'French', 'German', 'Greek'],
  ...['Haitian Creole', 'Hebrew', 'Hindi', 'Hmong', 'Indonesian', 'Italian', 'Japanese', 'Korean', 'Latin', 'Malayalam'],
  ...['Mandarin', 'Nepali', 'Persian', 'Polish', 'Portuguese', 'Punjabi', 'Romanian', 'Russian', 'Somali', 'Spanish'],
  ...['Swahili', 'Swedish', 'Tagalog', 'Tamil', 'Telugu', 'Thai', 'Turkish', 'Ukrainian', 'Urdu', 'Vietnamese'],
];

/** Languages that the facts on a tool name, in order of name. */
export function languagesOf(facts: readonly Fact[]): string[] {
  const texts = facts.filter(({ about }) => about === 'languages').map(({ says, quote }) => `${says} ${quote}`);
  return languageNames.filter((name) => texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
}
