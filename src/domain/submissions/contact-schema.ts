import { z } from 'zod';
import { contactLimits as limits } from './contact-fields.ts';
import { emailAddress, optionalLine, requiredLine, requiredText } from './visitor-text.ts';

/** A message to the team as the form and the API send it (docs/product.md). */
export const contactSchema = z.object(
  {
    name: requiredLine({ name: 'Your name', missing: 'Enter your name', max: limits.name }),
    email: emailAddress(limits.email),
    organization: optionalLine({ name: 'Organization', max: limits.organization }),
    subject: optionalLine({ name: 'Subject', max: limits.subject }),
    message: requiredText({ name: 'Message', missing: 'Enter a message', max: limits.message }),
    newsletter: z.boolean('Say true or false').default(false),
  },
  'A message must be an object',
);

export type Contact = z.output<typeof contactSchema>;
