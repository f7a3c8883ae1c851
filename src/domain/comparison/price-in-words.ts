import type { Price } from '../catalogue/tool-schema.ts';
import { formatCheckedDate } from '../trust/checked-date.ts';

/** '$16.99 a month (Pro, May 2026)'. */
export function priceInWords({ plan, amount, currency, per, asOf }: Price): string {
  const money = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    // Uses cost fractions of a cent.
    maximumFractionDigits: 4,
  }).format(amount);
  return `${money} ${perWords[per]} (${plan}, ${formatCheckedDate(asOf)})`;
}

const perWords: Record<Price['per'], string> = {
  month: 'a month',
  'month, billed yearly': 'a month, billed yearly',
  year: 'a year',
  'person a month': 'a person a month',
  'person a month, billed yearly': 'a person a month, billed yearly',
  once: 'once',
  use: 'a use',
};
