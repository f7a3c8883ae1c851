import { answerInWords, pricedInWords, priceNotFound, sizesInWords, whenceInWords } from '#domain/catalogue/price-in-words.ts';
import type { SaidOfPrice, ToolPrices } from '#domain/catalogue/price-schema.ts';
import type { PriceView } from '#domain/catalogue/price-views.ts';

const saidFields = (said: SaidOfPrice) => ({
  whence: whenceInWords(said),
  quote: said.quote,
  source: said.source,
  by: said.by,
  dated: said.dated,
  copied: said.copied,
  read: said.read,
});

/** What a tool costs, line by line: what is free, each plan, or why there is no amount, and what nonprofits get. */
export function presentPrices({ answer, free, freeSaid, answerSaid, plans, unpriced, discount }: ToolPrices): PriceView[] {
  const sizes = sizesInWords({ plans });
  return [
    ...(freeSaid
      ? [
          free === 'trial'
            ? { answer: 'trial' as const, plan: 'Trial', says: 'Free for a time', ...saidFields(freeSaid) }
            : { answer: 'free' as const, plan: 'Free plan', says: 'Free', ...saidFields(freeSaid) },
        ]
      : []),
    ...plans.map((plan) => ({
      answer: 'priced' as const,
      plan: plan.plan,
      says: pricedInWords(plan),
      amount: plan.amount,
      currency: plan.currency,
      per: plan.per,
      unit: plan.unit,
      billing: plan.billing,
      confidence: plan.confidence,
      ...saidFields(plan),
    })),
    ...(unpriced ?? []).map((plan) => ({ answer: 'not found, ask' as const, plan, says: priceNotFound })),
    ...(sizes ? [{ answer: 'by size' as const, plan: 'By size', says: sizes.says, ...saidFields(sizes.of) }] : []),
    ...(answer === 'priced' || (answer === 'free' && freeSaid)
      ? []
      : [{ answer, plan: 'Price', says: answerInWords(answer), ...(answerSaid && saidFields(answerSaid)) }]),
    ...(discount
      ? [
          {
            answer: 'discount' as const,
            plan: 'Nonprofits',
            says: discount.says,
            churches: discount.churches,
            ...saidFields(discount),
          },
        ]
      : []),
  ];
}
