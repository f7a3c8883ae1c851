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

/** What traits are read off. */
interface TraitSource {
  /** With its policy as it holds today. */
  tool: Pick<Tool, 'pricingModel' | 'leastPrice' | 'status' | 'installs' | 'withoutAccount'> & { dataPolicy: JudgedPolicy };
  facts: readonly Fact[];
  /** The day from which its price ages; nothing where a day that it names has come unread. */
  pricedOn: string | undefined;
  /** A date such as 2026-11-22. */
  today: string;
}

/** In dollars a month. */
const cheapBelow = 20;

const mayHoldMembers = (policy: JudgedPolicy, use: Use) => {
  const permission = policy[use]?.membersDetails;
  return permission !== undefined && ['only', 'fine'].includes(verdictOf(permission));
};

/** The rule of each trait. Silence is no: what was not found holds of no tool. */
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
  // A price that is over a year old, or was to change by now, isn't known any more.
  cheap: ({ tool: { pricingModel, leastPrice }, pricedOn, today }) =>
    pricedOn !== undefined &&
    !isOutOfDate(pricedOn, today) &&
    (leastPrice ? (monthlyDollars(leastPrice) ?? cheapBelow) < cheapBelow : pricingModel === 'Free'),
};

/** The traits of a tool, in the order of the filters. What has ended has none: no filter recommends it. */
export const traitsOf = (source: TraitSource): Trait[] =>
  source.tool.status === 'discontinued' ? [] : traitNames.filter((trait) => rules[trait](source));

/** A price in dollars a month; undefined where it is another currency or not by time. */
function monthlyDollars({ amount, currency, per }: Price): number | undefined {
  if (currency !== 'USD' || per === 'once' || per === 'use') return undefined;
  return per === 'year' ? amount / 12 : amount;
}

/** Languages that church people ask for, as facts name them. */
const languageNames = [
  ...['Arabic', 'Bengali', 'Burmese', 'Cantonese', 'Chinese', 'Dutch', 'English', 'Farsi', 'French', 'German', 'Greek'],
  ...['Haitian Creole', 'Hebrew', 'Hindi', 'Hmong', 'Indonesian', 'Italian', 'Japanese', 'Korean', 'Latin', 'Malayalam'],
  ...['Mandarin', 'Nepali', 'Persian', 'Polish', 'Portuguese', 'Punjabi', 'Romanian', 'Russian', 'Somali', 'Spanish'],
  ...['Swahili', 'Swedish', 'Tagalog', 'Tamil', 'Telugu', 'Thai', 'Turkish', 'Ukrainian', 'Urdu', 'Vietnamese'],
];

/** The languages that the facts on a tool name, in order of name. */
export function languagesOf(facts: readonly Fact[]): string[] {
  const said = facts.filter(({ about }) => about === 'languages').map(({ says, quote }) => `${says} ${quote}`);
  return languageNames.filter((name) => said.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
}
