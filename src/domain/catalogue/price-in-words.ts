import { isUnread, ownDay, withAge } from '../trust/age.ts';
import { formatCheckedDate } from '../trust/checked-date.ts';
import { readAgainBy } from '../trust/whence.ts';
import type { UnpricedAnswer } from './choices.ts';
import type { PricePlan, SaidOfPrice, ToolPrices } from './price-schema.ts';
import type { Price, Tool } from './tool-schema.ts';

/** Text for a tool without a known price. */
export const priceNotFound = 'Price not found. Ask the company.';

const withoutAmount: Record<Exclude<ToolPrices['answer'], 'priced'>, string> = {
  'by quote': 'By quote',
  "free with a paid plan we couldn't price": 'Free; we couldn’t price the paid plan',
  free: 'Free',
  'not found, ask': priceNotFound,
  'no longer sold': 'No longer sold',
};

/** Words for prices that name no amount. */
export const answerInWords = (answer: Exclude<ToolPrices['answer'], 'priced'>): string => withoutAmount[answer];

const moneyInWords = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    // A single use may cost fractions of a cent.
    maximumFractionDigits: 4,
  }).format(amount);

/** Price of a tool's own record in words: '$16.99 a month (Pro, May 2026)'. */
export const priceInWords = ({ plan, amount, currency, per, asOf }: Price): string =>
  `${moneyInWords(amount, currency)} ${per === 'once' ? per : `a ${per}`} (${plan}, ${formatCheckedDate(asOf)})`;

/**
 * Price of a plan in words: '$16.99 a person a month', '$10 a month, billed yearly', '$13 a month (account with 500 contacts)',
 * '$0.006 a minute'.
 */
export function planInWords({ amount, currency, per, unit, billing }: PricePlan): string {
  const money = moneyInWords(amount, currency);
  if (per === 'use') return `${money} a ${unit}`;
  const [, bareUnit = unit, parenthesis] = /^(.*?) \((.*)\)$/.exec(unit) ?? [];
  // One account or one church pays the amount once, so the unit isn't named.
  const isWhole = /^(account|church)\b/.test(bareUnit);
  const condition = parenthesis ?? (isWhole && bareUnit.includes(' ') ? bareUnit : undefined);
  return [
    money,
    ...(isWhole ? [] : [`a ${bareUnit}`]),
    `a ${per}${per === 'month' && billing === 'year' ? ', billed yearly' : ''}`,
    ...(condition ? [`(${condition})`] : []),
  ].join(' ');
}

/** Day from which a price ages: that of its text or, where it has none, the day of reading. */
export const dayOfPrice = (price: SaidOfPrice): string => ownDay(price) ?? price.read;

/** Source and date of a price: 'According to otter.example, not the company; May 2026'. An undated source is called so. */
export function whenceInWords({ by, pricePageSaid, source, dated, copied, read, mustBeReadBy }: SaidOfPrice): string {
  const how = pricePageSaid ? 'which says that it read the company’s price page' : 'not the company';
  const who = by === 'company' ? 'The company' : `According to ${nameOf(source)}, ${how}`;
  const undated = () => `undated, ${copied ? `copied ${formatCheckedDate(copied)}` : `read ${formatCheckedDate(read)}`}`;
  return `${who}; ${dated ? formatCheckedDate(dated) : undated()}${readAgainBy({ mustBeReadBy })}`;
}

/** Source and date of a plan's price, with a note where the quoted words don't name the plan or the currency. */
export const whenceOfPlan = (plan: PricePlan): string => [whenceInWords(plan), ...unsaidOf(plan)].join('. ');

/** Notes on what a plan's quotation doesn't say itself: its name, the currency. */
function unsaidOf(plan: PricePlan): string[] {
  const unsaid = [...(namesPlan(plan) ? [] : ['plan']), ...(namesCurrency(plan) ? [] : ['currency'])];
  if (unsaid.length === 2) return ['Its words name neither plan nor currency'];
  return unsaid.map((what) => `Its words name no ${what}`);
}

/** Matches our own names for a plan whose name isn't known. */
const ourName = /^(Cheapest|Highest|Smallest) /;

/** Checks whether a quotation has its plan's name, or the name without the brand in front: 'Viewer' of 'Tableau Viewer'. */
function namesPlan({ plan, quote }: PricePlan): boolean {
  if (ourName.test(plan)) return false;
  const name = plan.replace(/[,(].*/, '').trim();
  const [, ...withoutBrand] = name.split(' ');
  const words = quote.split(/[^\p{L}\p{N}.’'-]+/u).join(' ');
  return (
    quote.toLowerCase().includes(name.toLowerCase()) ||
    (withoutBrand.length > 0 && ` ${words} `.includes(` ${withoutBrand.join(' ')} `))
  );
}

const namesCurrency = ({ currency, quote }: PricePlan): boolean => {
  const sign = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  return [currency, sign ?? currency].some((name) => quote.includes(name));
};

/** Sites on which anybody can publish files. */
const codeHosts = ['github.com', 'raw.githubusercontent.com', 'gitlab.com', 'huggingface.co'];

/** Name of a third party's source: its site, but for files in somebody's account, which are no publication. */
function nameOf(source: string): string {
  const site = new URL(source).hostname.replace(/^www\./, '');
  return codeHosts.includes(site) ? 'a public price list' : site;
}

/**
 * Checks whether a price is neither weakly sourced nor undated. A company's clear words need no date; a third party must say that
 * it read the company's price page.
 */
const isConfirmed = ({ by, pricePageSaid, confidence, dated, copied }: PricePlan): boolean =>
  (by === 'company' || pricePageSaid !== undefined) &&
  (confidence === 'high' || (confidence === 'medium' && (dated ?? copied) !== undefined));

const confirmedInWords = (plan: PricePlan): string =>
  isConfirmed(plan) ? planInWords(plan) : `${planInWords(plan)}, not confirmed`;

/**
 * Price of a plan with its doubts and age: '$16.99 a person a month, not confirmed, as of May 2026'.
 * @param today date by which the age of prices is judged: 2026-11-22
 */
export const pricedInWords = (plan: PricePlan, today: string): string => agedInWords(confirmedInWords(plan), plan, today);

/** Words on a price, with its month where it is old. */
export const agedInWords = (says: string, price: SaidOfPrice, today: string): string =>
  withAge(says, dayOfPrice(price), today, isUnread(price, today));

/**
 * Plan for a price in one line: the one that costs least a month; plans by use count only where none is by time. Among several
 * lines on one plan, a confirmed one goes first, then one that isn't billed yearly.
 * @returns undefined where a lesser plan has no known price: a more expensive one must not pass for the price
 */
export function leastPlan({ plans, unpriced }: Pick<ToolPrices, 'plans' | 'unpriced'>): PricePlan | undefined {
  if (unpriced) return undefined;
  const byTime = plans.filter(({ per }) => per !== 'use');
  const lines = Map.groupBy(byTime.length > 0 ? byTime : plans, ({ plan }) => plan).values();
  return [...lines].map(lineToTell).toSorted((a, b) => aMonth(a) - aMonth(b))[0];
}

const lineToTell = (lines: readonly PricePlan[]): PricePlan =>
  lines.toSorted((a, b) => rank(a) - rank(b) || aMonth(a) - aMonth(b))[0] as PricePlan;

const rank = (plan: PricePlan): number => (isConfirmed(plan) ? 0 : 2) + (plan.billing === 'year' ? 1 : 0);

const aMonth = ({ amount, per }: PricePlan): number => (per === 'year' ? amount / 12 : amount);

/** Sizes of the congregations for a price by size, in people. */
const congregations = [30, 120, 400];

/**
 * Price of the least plan for a church of 30, 120 and 400 people, where plans go by size and each of the three is served:
 * '30 people: $29; 120: $29; 400: $79 a month'. Each person counts as one contact.
 * @param today date by which the age of prices is judged: 2026-11-22
 */
export function sizesInWords({ plans }: Pick<ToolPrices, 'plans'>, today: string): { says: string; of: PricePlan } | undefined {
  const fits = (people: number) => (plan: PricePlan) => plan.people === 'any number' || (plan.people ?? 0) >= people;
  const leastPlans = congregations.map((people) => leastPlan({ plans: plans.filter(fits(people)) }));
  const [first] = leastPlans;
  if (!first || !leastPlans.every((plan) => plan?.per === first.per && plan.currency === first.currency)) return undefined;
  const amounts = leastPlans.map(
    (plan, at) => `${congregations[at]}${at ? '' : ' people'}: ${moneyInWords(plan?.amount ?? 0, first.currency)}`,
  );
  const isSure = leastPlans.every((plan) => plan && isConfirmed(plan));
  const says = `${amounts.join('; ')} a ${first.per}${isSure ? '' : ', not confirmed'}`;
  return { says: agedInWords(says, first, today), of: first };
}

const beforePaid = { yes: 'Free; ', trial: 'Trial; ', no: '', unknown: '' };

/**
 * Price in one line: 'Free; Pro $16.99 a person a month', 'Simple £24 a month', 'By quote'. It names the plan, since a lesser one
 * may have no known price.
 */
function shortPrice(prices: ToolPrices): string | undefined {
  const { answer, free } = prices;
  const plan = leastPlan(prices);
  if (!plan) {
    if (answer === 'priced') return `${beforePaid[free]}we couldn’t price the cheapest plan`;
    return answer === 'not found, ask' ? undefined : withoutAmount[answer];
  }
  const name = /^Cheapest paid plan/.test(plan.plan) ? '' : `${plan.plan.replace(/[,(].*/, '').trim()} `;
  const words = `${beforePaid[free]}${name}${planInWords(plan).replace(/ \(.*/, '')}`;
  return isConfirmed(plan) ? words : `${words}, not confirmed`;
}

/**
 * Price of a tool in one line, for lists; with its month once it is over 180 days old.
 * @param tool with its prices (`withPrices`)
 * @param today date by which the age of prices is judged: 2026-11-22
 */
export function shortPriceToday(tool: Tool, prices: ToolPrices | undefined, today: string): string {
  if (!tool.shortPrice) return priceNotFound;
  return tellsAmount(prices) ? agedShortly(tool.shortPrice, tool, prices, today) : tool.shortPrice;
}

/** Longer words on the price from the tool's record, with their month once they are over 180 days old. */
export const pricingToday = (tool: Tool, prices: ToolPrices | undefined, today: string): string =>
  tellsAmount(prices) ? agedShortly(tool.pricing, tool, prices, today) : tool.pricing;

const agedShortly = (says: string, tool: Tool, prices: ToolPrices | undefined, today: string): string =>
  withAge(says, dayOfShortPrice(tool, prices), today, isShortPriceUnread(prices, today));

/** Checks whether the one-line price names a day that has come since it was read. @param today a date such as 2026-11-22 */
export const isShortPriceUnread = (prices: ToolPrices | undefined, today: string): boolean => {
  const price = prices && saidOfShortPrice(prices);
  return price !== undefined && isUnread(price, today);
};

/** Source of the one-line price: its plan, else the words that say that it is free or by quote. */
const saidOfShortPrice = (prices: ToolPrices): SaidOfPrice | undefined =>
  leastPlan(prices) ?? prices.freeSaid ?? prices.answerSaid;

/** Checks whether the price in one line ages by itself; that none was found is as old as the entry. */
const tellsAmount = (prices: ToolPrices | undefined): boolean => prices === undefined || prices.answer !== 'not found, ask';

/** Checks whether every plan of a tool has a confirmed price (`isConfirmed`). */
export const isPriceConfirmed = (prices: ToolPrices): boolean => prices.plans.every(isConfirmed) && !prices.unpriced;

/** Day from which the one-line price ages: that of its source (`saidOfShortPrice`), else of the record's price or the entry. */
export const dayOfShortPrice = ({ leastPrice, verifiedAt }: Tool, prices: ToolPrices | undefined): string => {
  const price = prices && saidOfShortPrice(prices);
  return price ? dayOfPrice(price) : (leastPrice?.asOf ?? verifiedAt);
};

/** Sources of all prices of a tool, each with its path in the record. */
export const saidOf = ({ freeSaid, answerSaid, plans, discount }: ToolPrices): { path: string; said: SaidOfPrice }[] => [
  ...Object.entries({ freeSaid, answerSaid }).flatMap(([path, price]) => (price ? [{ path, said: price }] : [])),
  ...plans.map((plan, at) => ({ path: `plans.${at}`, said: plan })),
  ...(discount ? [{ path: 'discount', said: discount }] : []),
];

/** Fields of a tool that repeat what its prices say; a tool with prices must have none of them. */
export function findReplacedFields(
  tool: Tool,
  { answer }: Pick<ToolPrices, 'answer'>,
): ('leastPrice' | 'shortPrice' | 'costTier')[] {
  const fields = answer === 'not found, ask' ? (['leastPrice'] as const) : (['leastPrice', 'shortPrice', 'costTier'] as const);
  return fields.filter((field) => tool[field] !== undefined);
}

/** Copy of a tool without the fields that its prices replace. */
export const withoutReplacedFields = (tool: Tool, prices: ToolPrices | undefined): Tool => ({
  ...tool,
  ...(prices && Object.fromEntries(findReplacedFields(tool, prices).map((field) => [field, undefined]))),
});

/**
 * Copy of a tool with its prices in the fields that lists, symbols and filters read, so that none of them needs its own rule.
 * Where no price was found, or the tool has no file of prices, its own words stay.
 */
export function withPrices(tool: Tool, prices: ToolPrices | undefined): Tool {
  if (!prices) return tool;
  const plan = leastPlan(prices);
  return {
    ...tool,
    shortPrice: shortPrice(prices) ?? tool.shortPrice,
    leastPrice: plan && priceOfPlan(plan),
    // The record's own symbol counts only where no price was found.
    costTier: prices.answer === 'free' ? '$' : prices.answer === 'not found, ask' ? tool.costTier : undefined,
  };
}

/** Reason for a tool's missing amount; undefined where it is free, priced or no longer sold. */
export function unpricedAnswer({ shortPrice: short }: Tool, prices: ToolPrices | undefined): UnpricedAnswer | undefined {
  const answer = prices?.answer ?? (short ? 'free' : 'not found, ask');
  if (answer === 'by quote') return 'By quote';
  if (answer === 'not found, ask') return 'Price not found';
  return answer === "free with a paid plan we couldn't price" || prices?.unpriced ? 'Paid plan not priced' : undefined;
}

function priceOfPlan(of: PricePlan): Price {
  const { plan, amount, currency, per, unit, billing, copied, read, source } = of;
  const yearly = billing === 'year' ? (', billed yearly' as const) : ('' as const);
  const month = /^(person|seat)/.test(unit) ? (`person a month${yearly}` as const) : (`month${yearly}` as const);
  return {
    ...{ plan, amount, currency, per: per === 'month' ? month : per, asOf: dayOfPrice(of), source },
    ...{ read, ...(copied && { copied }) },
  };
}

/**
 * Least price of a tool for the comparison: the plan with its source and date, else the reason why there is none.
 * @param today date by which the age of prices is judged: 2026-11-22
 */
export function leastPriceInWords(tool: Tool, prices: ToolPrices | undefined, today: string): string {
  const plan = prices && leastPlan(prices);
  // The source's words name the day, so no month is added.
  if (plan) return `${plan.plan}: ${confirmedInWords(plan)}. ${whenceOfPlan(plan)}.`;
  if (tool.leastPrice) return priceInWords(tool.leastPrice);
  if (prices?.answer === 'free' || (!prices && tool.pricingModel === 'Free')) return 'None';
  return shortPriceToday(tool, prices, today);
}
