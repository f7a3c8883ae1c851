import { z } from 'zod';
import { emailAddress } from '../submissions/visitor-text.ts';
import { chosenTools, longestChoice, mostChosen } from './chosen-tools.ts';

/** Maximum length in characters of each field of the form. */
export const termsWatchLimits = { email: 254, tool: longestChoice } as const;

/** A subscription to mail on changed terms of chosen tools. @param isKnown checks whether there is a tool of this slug */
export const termsWatchSchema = (isKnown: (slug: string) => boolean) =>
  z.object({
    email: emailAddress(termsWatchLimits.email),
    tool: z
      .string()
      .max(termsWatchLimits.tool, `Choose at most ${mostChosen} tools`)
      .transform((choice) => chosenTools(choice).filter(isKnown))
      .refine((tools) => tools.length > 0, 'Choose at least one tool'),
  });
