import type { Context } from 'hono';
import { z } from 'zod';
import { check } from '#domain/check.ts';
import { inboxKinds } from '#domain/inbox/inbox-kinds.ts';
import type { InboxKindName } from '#domain/inbox/inbox-status.ts';
import { inboxKindNames } from '#domain/inbox/inbox-status.ts';
import type { FormExtras, FormName } from '#domain/submissions/form-entries.ts';
import { extraNames, formNames } from '#domain/submissions/form-entries.ts';
import { HttpError } from '../../errors.ts';
import type { AddressRow, NamedSchema, RowDescription } from '../../requests/address-row.ts';
import { readJsonBody } from '../../requests/request-body.ts';
import type { Admission } from '../../submissions/admission.ts';
import { countClient, refuseForeign } from '../../submissions/admission.ts';
import type { Received } from '../../submissions/intake.ts';
import type { RetryKey } from '../../submissions/store-once.ts';
import { requireKey } from '../../submissions/store-once.ts';

const receivedContactSchema = z.object({ id: z.uuid() });
const receivedSuggestionSchema = z.object({
  id: z.uuid(),
  status: z.literal('pending'),
  reference: z
    .string()
    .regex(/^S-[0-9A-Z]{6}$/)
    .meta({ description: 'What the sender can quote' }),
});
const receivedQuestionSchema = receivedSuggestionSchema.extend({
  reference: z
    .string()
    .regex(/^Q-[0-9A-Z]{6}$/)
    .meta({ description: 'What the asker can quote, and the end of its address once it is on the site' }),
});
const formTokenSchema = z.object({ token: z.string() });

/** Rows for what visitors send as JSON: suggestions, messages and questions (docs/product.md). Only staff read the first two. */
export function visitorWriteRows(admission: Admission): AddressRow[] {
  const { intake } = admission;
  const row = (path: string, about: RowDescription, answer: AddressRow['answer']): AddressRow => ({
    method: 'POST',
    path,
    cache: 'visitor',
    work: 'storing',
    answer,
    about,
  });
  return [
    ...inboxKindNames.map((kind) => {
      const { schema } = inboxKinds[kind];
      const { summary, name, received } = descriptions[kind];
      const about = write(summary, { name, schema }, { name: `Received${name}`, schema: received });
      return row(`/api/${kind}`, about, async (c) => c.json(await take(admission, c, kind), 201));
    }),
    {
      // A page reached by client-side navigation has no token from the server.
      method: 'GET',
      path: '/api/form-tokens/:form',
      cache: 'visitor',
      work: 'making',
      answer: (c) => {
        const form = formOf(c.req.param('form') ?? '');
        if (!form) throw new HttpError(404, 'We can’t find that form.');
        return c.json({ token: intake.tokens.issue(form, admission.clock.now().getTime()) });
      },
      about: {
        summary: 'A token that tells when a form was shown; a program needs none',
        takes: z.object({ form: z.enum(formNames) }),
        answer: { status: 200, about: 'The token', json: [{ name: 'FormToken', schema: formTokenSchema }] },
      },
    },
  ];
}

/** Words for each kind in the description of the API. */
const descriptions: Record<InboxKindName, { summary: string; name: string; received: z.ZodType }> = {
  submissions: { summary: 'Suggest a workflow or a tool', name: 'Suggestion', received: receivedSuggestionSchema },
  contacts: { summary: 'Write to the team', name: 'Contact', received: receivedContactSchema },
  questions: { summary: 'Ask what no answer answers', name: 'Question', received: receivedQuestionSchema },
};

const write = (summary: string, body: NamedSchema, received: NamedSchema): RowDescription => ({
  summary,
  body,
  knowsRetries: true,
  answer: { status: 201, about: 'It was received', json: [received] },
  refuses: { 429: 'Too much was sent; Retry-After says when to try again' },
});

const formOf = (name: string): FormName | undefined => formNames.find((form) => form === name);

/**
 * Checks and stores what a visitor sent, in the order of cost: origin, limit, body, fields, storing.
 * @throws {HttpError} 400, 403, 413, 415, 422 or 429.
 */
async function take<Kind extends InboxKindName>(admission: Admission, c: Context, kind: Kind): Promise<Received<Kind>> {
  const { form, schema } = inboxKinds[kind];
  const now = admission.clock.now();
  refuseForeign(admission, c);
  await countClient(admission, form, now);
  const { value, text } = await readJsonBody(c.req.raw);
  const { data, issues } = check(schema, value);
  if (issues) throw new HttpError(422, 'Some fields are missing or wrong.', { issues });
  return admission.intake.take(kind, data, extrasOf(value), retryOf(c, form, text), now);
}

/** Values that our own page sends in addition to the fields; a program sends none of them. */
function extrasOf(body: unknown): FormExtras {
  const text = (name: string) => {
    const value = (body as Record<string, unknown>)[name];
    return typeof value === 'string' ? value : '';
  };
  return { token: text(extraNames.token), trap: text(extraNames.trap) };
}

/** @throws {HttpError} 400 when the key is malformed. */
function retryOf(c: Context, form: FormName, body: string): RetryKey | undefined {
  const key = c.req.header('Idempotency-Key');
  return key === undefined ? undefined : { key: `${form} ${requireKey(key)}`, body };
}
