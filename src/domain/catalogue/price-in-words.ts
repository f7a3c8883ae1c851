import { formatCheckedDate } from '../trust/checked-date.ts';
import type { PricePlan, SaidOfPrice, ToolPrices } from './price-schema.ts';
import type { Price, Tool } from './tool-schema.ts';

/** Said where nothing better is known. */
export const priceNotFound = 'Price not found. Ask the company.';

const withoutAmount: Record<Exclude<ToolPrices['answer'], 'priced'>, string> = {
  'by quote': 'By quote',
  "free with a paid plan we couldn't price": 'Free; we couldn’t price the paid plan',
  free: 'Free',
  'not found, ask': priceNotFound,
  'no longer sold': 'No longer sold',
};

/** The answer of prices that name no amount. */
export const answerInWords = (answer: Exclude<ToolPrices['answer'], 'priced'>): string => withoutAmount[answer];

const moneyInWords = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    // Uses cost fractions of a cent.
    maximumFractionDigits: 4,
  }).format(amount);

/** The price that a tool's own record tells: '$16.99 a month (Pro, May 2026)'. */
export const priceInWords = ({ plan, amount, currency, per, asOf }: Price): string =>
  `${moneyInWords(amount, currency)} ${per === 'once' ? per : `a ${per}`} (${plan}, ${formatCheckedDate(asOf)})`;

/** '$16.99 a person a month', '$10 a month, billed yearly', '$13 a month (account with 500 contacts)', '$0.006 a minute'. */
export function planInWords({ amount, currency, per, unit, billing }: PricePlan): string {
  const money = moneyInWords(amount, currency);
  if (per === 'use') return `${money} a ${unit}`;
  const [, counted = unit, asked] = /^(.*?) \((.*)\)$/.exec(unit) ?? [];
  // Whoever pays for one account or one church pays the amount as it stands.
  const isWhole = /^(account|church)\b/.test(counted);
  const condition = asked ?? (isWhole && counted.includes(' ') ? counted : undefined);
  return [
    money,
    ...(isWhole ? [] : [`a ${counted}`]),
    `a ${per}${per === 'month' && billing === 'year' ? ', billed yearly' : ''}`,
    ...(condition ? [`(${condition})`] : []),
  ].join(' ');
}

/** Who says a price, and when: 'According to otter.example, not the company; May 2026'. An undated source says so. */
export function whenceInWords({ by, source, dated, copied, read }: SaidOfPrice): string {
  const who = by === 'company' ? 'The company' : `According to ${nameOf(source)}, not the company`;
  if (dated) return `${who}; ${formatCheckedDate(dated)}`;
  return `${who}; undated, ${copied ? `copied ${formatCheckedDate(copied)}` : `read ${formatCheckedDate(read)}`}`;
}

/** A site's name; where many publish under one, with the name of who does. */
function nameOf(source: string): string {
  const { hostname, pathname } = new URL(source);
  const site = hostname.replace(/^www\./, '');
  const [, owner, second] = pathname.split('/');
  if (site === 'github.com') return `${site}/${owner}`;
  return site === 'huggingface.co' ? `${site}/${owner === 'datasets' ? second : owner}` : site;
}

/** What is neither weakly sourced nor undated; a company's own clear words need no date. */
const isConfirmed = ({ confidence, dated, copied }: PricePlan): boolean =>
  confidence === 'high' || (confidence === 'medium' && (dated ?? copied) !== undefined);

/**
 * The plan that a price in one line tells: the least of those that are confirmed, of those that don't ask for a year at once, of
 * those that count by time and not by use, as far as there are such.
 */
export function leastPlan({ plans }: Pick<ToolPrices, 'plans'>): PricePlan | undefined {
  const wishes: ((plan: PricePlan) => boolean)[] = [({ per }) => per !== 'use', isConfirmed, ({ billing }) => billing !== 'year'];
  const wished = wishes.reduce((left, wish) => (left.some(wish) ? left.filter(wish) : left), plans);
  return wished.toSorted((a, b) => aMonth(a) - aMonth(b))[0];
}

const aMonth = ({ amount, per }: PricePlan): number => (per === 'year' ? amount / 12 : amount);

/** 'Free; Pro $16.99 a person a month', 'Simple £24 a month', 'By quote'. It names the plan, since a lesser one may have no known price. */
function shortPrice(prices: ToolPrices): string | undefined {
  const { answer, free } = prices;
  const plan = leastPlan(prices);
  if (!plan) {
    if (answer === 'not found, ask' || answer === 'priced') return undefined;
    return withoutAmount[answer];
  }
  const name = /^Cheapest paid plan/.test(plan.plan) ? '' : `${plan.plan.replace(/[,(].*/, '').trim()} `;
  const before = { yes: 'Free; ', trial: 'Trial; ', no: '', unknown: '' }[free];
  const words = `${before}${name}${planInWords(plan).replace(/ \(.*/, '')}`;
  return isConfirmed(plan) ? words : `${words}, not confirmed`;
}

/**
 * A tool with its prices in the fields that lists, symbols and filters read, so that none of them has a rule of its own. Where no
 * price was found, and where no file tells prices, its own words stay.
 */
export function withPrices(tool: Tool, prices: ToolPrices | undefined): Tool {
  if (!prices) return tool;
  const plan = leastPlan(prices);
  return { ...tool, shortPrice: shortPrice(prices) ?? tool.shortPrice, leastPrice: plan && priceOfPlan(plan) };
}

function priceOfPlan({ plan, amount, currency, per, unit, billing, dated, copied, read, source }: PricePlan): Price {
  const yearly = billing === 'year' ? (', billed yearly' as const) : ('' as const);
  const month = /^(person|seat)/.test(unit) ? (`person a month${yearly}` as const) : (`month${yearly}` as const);
  return { plan, amount, currency, per: per === 'month' ? month : per, asOf: dated ?? copied ?? read, source };
}

/** What the comparison says of the least price of a tool: the plan, who says so and when; else why there is none. */
export function leastPriceInWords({ leastPrice, pricingModel, shortPrice: short }: Tool, prices: ToolPrices | undefined): string {
  const plan = prices && leastPlan(prices);
  if (plan) return `${plan.plan}: ${planInWords(plan)}. ${whenceInWords(plan)}.`;
  if (leastPrice) return priceInWords(leastPrice);
  if (prices?.answer === 'free' || (!prices && pricingModel === 'Free')) return 'None';
  return short ?? priceNotFound;
}
