import { z } from 'zod';
import { priceAnswers, pricePlanSchema } from './price-schema.ts';

const plan = pricePlanSchema.shape;

/** Source and date of a price. */
export const saidViewSchema = z.strictObject({
  whence: z.string().meta({ description: 'Who says so and when, in words' }),
  quote: z.string(),
  source: z.string(),
  by: plan.by,
  dated: z.string().optional().meta({ description: 'The month or day that the source gives' }),
  copied: z.string().optional().meta({ description: 'The day of the stored copy that was read' }),
  read: z.string(),
});

/** Amount of one plan. */
export const amountViewSchema = z.strictObject({
  amount: z.number(),
  currency: plan.currency,
  per: plan.per,
  unit: z.string().meta({ description: 'What is counted, such as a person' }),
  billing: plan.billing.meta({ description: 'How often the amount presumes that one pays' }),
  confidence: plan.confidence,
});

/** One line of a tool's prices, as visitors receive it: a plan with its amount, or an answer without an amount. */
export const priceViewSchema = z.strictObject({
  answer: z
    .enum([...priceAnswers, 'trial', 'by size', 'discount'])
    .meta({ description: '`priced` has an amount; `discount` is for nonprofits, and for churches only where it says so' }),
  plan: z.string().meta({ description: 'The name of the plan, or what the line is about' }),
  says: z.string().meta({ description: 'The price in words, such as “$16.99 a person a month”' }),
  ...amountViewSchema.partial().shape,
  ...saidViewSchema.partial().shape,
  churches: z.enum(['yes', 'no', 'unclear']).optional().meta({ description: 'Whether churches get the discount' }),
});
export type PriceView = z.output<typeof priceViewSchema>;
