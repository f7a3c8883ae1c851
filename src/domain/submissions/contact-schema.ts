import { z } from 'zod';
import { emailAddress, optionalLine, requiredLine, requiredText } from './visitor-text.ts';

/** Maximum characters of each field of a contact (docs/product.md), also in the OpenAPI description. */
export const contactLimits = { name: 100, email: 254, organization: 160, subject: 160, message: 4_000 } as const;

/** A message to the team as the form and the API send it (docs/product.md). */
export const contactSchema = z.object(
  {
    name: requiredLine({ name: 'Your name', missing: 'Enter your name', max: contactLimits.name }),
    email: emailAddress(contactLimits.email),
    organization: optionalLine({ name: 'Organization', max: contactLimits.organization }),
    subject: optionalLine({ name: 'Subject', max: contactLimits.subject }),
    message: requiredText({ name: 'Message', missing: 'Enter a message', max: contactLimits.message }),
    newsletter: z.boolean('Say true or false').default(false),
  },
  'A message must be an object',
);

export type Contact = z.output<typeof contactSchema>;

/** A report of a wrong price, in one field and without a name. Its subject names the tool (contact-subject.ts). */
export const priceReportSchema = contactSchema.pick({ subject: true }).extend({
  message: requiredText({ name: 'The right price', missing: 'Say what the price is', max: contactLimits.message }),
});
