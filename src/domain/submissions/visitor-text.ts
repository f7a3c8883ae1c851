import { z } from 'zod';
import { isCleanText } from '../text/text-schema.ts';
import { hasUnseen, withoutUnseenEnds } from '../text/unseen.ts';

// Schemas of text that strangers send: bounded, trimmed and storable, with messages that a form can show (docs/product.md).

interface TextRules {
  /** Cleans the text before validation; line ends become plain by default. */
  cleaned?: (value: string) => string;
  /** Field's name at the start of a message ('Description'). */
  name: string;
  max: number;
}

interface RequiredRules extends TextRules {
  /** Message for an empty text ('Enter a description'). */
  missing: string;
}

// Control characters are refused in one line: a line end in a name could forge the header of a mail.
const isCleanLine = (value: string) => isCleanText(value) && !/\p{Cc}/u.test(value);
const isCleanParagraphs = (value: string) => isCleanText(value) && !/(?![\n\t])\p{Cc}/u.test(value);

// Text areas count one character for a line end, which a form sends as CR LF.
const withPlainLineEnds = (value: string) => value.replaceAll(/\r\n?/g, '\n');

const textOf = ({ name, max, cleaned = withPlainLineEnds }: TextRules, isClean: (value: string) => boolean, missing?: string) =>
  z
    .string({ error: ({ input }) => (input === undefined && missing ? missing : `${name} must be text`) })
    .overwrite(cleaned)
    .trim()
    .max(max, `${name} must be ${max.toLocaleString('en')} characters or fewer`)
    .refine(isClean, `${name} contains a character that we can’t store`);

// Matches visible characters. Fillers and combining marks alone make no name that staff could read.
const hasVisibleCharacter = (value: string) => /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]/u.test(value);

const requiredTextOf = (rules: RequiredRules, isClean: (value: string) => boolean) =>
  textOf(rules, isClean, rules.missing).min(1, rules.missing).refine(hasVisibleCharacter, rules.missing);

/** A required line. */
export const requiredLine = (rules: RequiredRules) => requiredTextOf(rules, isCleanLine);

/** Required text of several lines and paragraphs. */
export const requiredText = (rules: RequiredRules) => requiredTextOf(rules, isCleanParagraphs);

/** An optional line; an empty one counts as absent. */
export const optionalLine = (rules: TextRules) =>
  textOf(rules, isCleanLine)
    .transform((value) => value || undefined)
    .optional();

const mailMessage = 'Enter an email address like name@church.org';
/** Message for an address that looks right, but contains an invisible character. */
export const unseenInMail = 'This email address has a character in it that can’t be seen. Type it again by hand';

/** An address that could receive mail; only a mail can prove that it does. */
export const emailAddress = (max: number) =>
  requiredLine({ name: 'Email address', missing: mailMessage, max, cleaned: withoutUnseenEnds })
    .refine((value) => !hasUnseen(value), unseenInMail)
    .refine(isPlausibleEmail, mailMessage)
    .meta({ format: 'email' });

// Splits instead of matching one expression: those that look right take quadratic time on hostile input.
function isPlausibleEmail(value: string): boolean {
  const [user, host, ...more] = value.split('@');
  if (!user || !host || more.length > 0 || /[\s<>()[\],;:\\"]/.test(value)) return false;
  const labels = host.split('.');
  return labels.length >= 2 && labels.every((label) => label !== '') && (labels.at(-1)?.length ?? 0) >= 2;
}

/** An optional website: http or https only. */
export const optionalWebsite = (max: number) =>
  textOf({ name: 'Website URL', max }, isCleanLine)
    .refine((value) => value === '' || isWebAddress(value), 'Enter a website address that starts with https:// or http://')
    .transform((value) => value || undefined)
    .optional()
    .meta({ format: 'uri' });

const isWebAddress = (value: string) => /^https?:\/\/[^\s/@]+(\/\S*)?$/i.test(value) && URL.canParse(value);

/** Rows of a growing list: trimmed, empty ones dropped. */
export const rows = ({ name, max, most }: TextRules & { most: number }) =>
  z
    .array(textOf({ name, max }, isCleanLine), 'Must be a list of texts')
    .max(most, `At most ${most} rows`)
    .transform((values) => values.filter((value) => value !== ''))
    .optional();
