import { z } from 'zod';
import { priceAnswers, pricePlanSchema } from './price-schema.ts';

const plan = pricePlanSchema.shape;

/** One line of what a tool costs, as visitors are sent it: a plan with its amount, or the answer that there is no amount to tell. */
export const priceViewSchema = z.strictObject({
  answer: z
    .enum([...priceAnswers, 'trial', 'by size', 'discount'])
    .meta({ description: '`priced` has an amount; `discount` is for nonprofits, and for churches only where it says so' }),
  plan: z.string().meta({ description: 'The name of the plan, or what the line is about' }),
  says: z.string().meta({ description: 'The price in words, such as “$16.99 a person a month”' }),
  whence: z.string().optional().meta({ description: 'Who says so and when, in words' }),
  amount: z.number().optional(),
  currency: plan.currency.optional(),
  per: plan.per.optional(),
  unit: z.string().optional().meta({ description: 'What is counted, such as a person' }),
  billing: plan.billing.optional().meta({ description: 'How often the amount presumes that one pays' }),
  quote: z.string().optional(),
  source: z.string().optional(),
  by: plan.by.optional(),
  dated: z.string().optional().meta({ description: 'The month or day that the source gives' }),
  copied: z.string().optional().meta({ description: 'The day of the stored copy that was read' }),
  read: z.string().optional(),
  confidence: plan.confidence.optional(),
  churches: z.enum(['yes', 'no', 'unclear']).optional().meta({ description: 'Whether churches get the discount' }),
});
export type PriceView = z.output<typeof priceViewSchema>;
