import {
  agedInWords,
  answerInWords,
  pricedInWords,
  priceNotFound,
  sizesInWords,
  whenceInWords,
  whenceOfPlan,
} from '#domain/catalogue/price-in-words.ts';
import type { SaidOfPrice, ToolPrices } from '#domain/catalogue/price-schema.ts';
import type { PriceView } from '#domain/catalogue/price-views.ts';
import { amountViewSchema, saidViewSchema } from '#domain/catalogue/price-views.ts';
import { project } from '#domain/project.ts';

const saidView = project(saidViewSchema);
const saidFields = (price: SaidOfPrice) => saidView(price, { whence: whenceInWords(price) });
const amountFields = project(amountViewSchema);

/**
 * Prices of a tool, line by line: what is free, each plan, or why there is no amount, and the discount for nonprofits.
 * @param today the day by which prices are old: 2026-11-22
 */
export function presentPrices(prices: ToolPrices, today: string): PriceView[] {
  const { answer, free, freeSaid, answerSaid, plans, unpriced, discount } = prices;
  const sizes = sizesInWords({ plans }, today);
  const aged = (says: string, price: SaidOfPrice | undefined) => (price ? agedInWords(says, price, today) : says);
  return [
    ...(freeSaid
      ? [
          free === 'trial'
            ? { answer: 'trial' as const, plan: 'Trial', says: aged('Free for a time', freeSaid), ...saidFields(freeSaid) }
            : { answer: 'free' as const, plan: 'Free plan', says: aged('Free', freeSaid), ...saidFields(freeSaid) },
        ]
      : []),
    ...plans.map((plan) => ({
      answer: 'priced' as const,
      plan: plan.plan,
      says: pricedInWords(plan, today),
      ...amountFields(plan),
      ...saidFields(plan),
      whence: whenceOfPlan(plan),
    })),
    ...(unpriced ?? []).map((plan) => ({ answer: 'not found, ask' as const, plan, says: priceNotFound })),
    ...(sizes
      ? [
          {
            answer: 'by size' as const,
            plan: 'By size',
            says: sizes.says,
            ...saidFields(sizes.of),
            whence: whenceOfPlan(sizes.of),
          },
        ]
      : []),
    ...(answer === 'priced' || (answer === 'free' && freeSaid)
      ? []
      : [{ answer, plan: 'Price', says: aged(answerInWords(answer), answerSaid), ...(answerSaid && saidFields(answerSaid)) }]),
    ...(discount
      ? [
          {
            answer: 'discount' as const,
            plan: 'Nonprofits',
            says: aged(discount.says, discount),
            churches: discount.churches,
            ...saidFields(discount),
          },
        ]
      : []),
  ];
}
