import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Given } from '#domain/inbox/inbox-kinds.ts';
import { inboxKinds } from '#domain/inbox/inbox-kinds.ts';
import type { InboxKindName } from '#domain/inbox/inbox-status.ts';
import { interestConsent, newsletterConsent } from '#domain/submissions/consent.ts';
import { interestOf } from '#domain/submissions/contact-subject.ts';
import type { FormExtras, FormName } from '#domain/submissions/form-entries.ts';
import { referenceBytes, referenceFrom } from '#domain/submissions/reference.ts';
import type { FormTokenMark } from '#domain/submissions/spam.ts';
import { countLinks, looksLikeSpam } from '#domain/submissions/spam.ts';
import type { Database } from '../database/tables.ts';
import { RateLimit } from '../limits/rate-limit.ts';
import type { InboxFacts } from '../repositories/inbox.ts';
import { findItem, insertItem } from '../repositories/inbox.ts';
import { insertMail } from '../repositories/outbox.ts';
import { FormTokens } from './form-token.ts';
import type { RetryKey } from './store-once.ts';
import { storeOnce } from './store-once.ts';

// Maximum number of attempts at a free reference: so many are free that a second try is rare and a fifth means a fault.
const mostReferenceTries = 5;

/** Answer to the sender; a message has no reference to quote. */
export type Received<Kind extends InboxKindName> = { id: string } & (Kind extends 'contacts'
  ? object
  : { status: 'pending'; reference: string });

/** Accepts what visitors send: limits, filters and stores it. Forms and the API both use it. */
export class Intake {
  readonly tokens: FormTokens;
  readonly limit: RateLimit;
  readonly #db: Kysely<Database>;
  readonly #categories: readonly string[];
  readonly #mailsStaff: boolean;

  /**
   * @param options.categories names that an interest may have
   * @param options.mailsStaff true if staff are notified by mail of what is not spam
   */
  constructor(options: {
    db: Kysely<Database>;
    secret: string;
    mostPerClient: number;
    categories: readonly string[];
    mailsStaff?: boolean;
  }) {
    this.#db = options.db;
    this.#categories = options.categories;
    this.#mailsStaff = options.mailsStaff ?? false;
    this.tokens = new FormTokens(options.secret);
    this.limit = new RateLimit(options.db, options.secret, options.mostPerClient);
  }

  /** Stores what a visitor sent and returns the answer; a retry gets the same answer as the first time. */
  async take<Kind extends InboxKindName>(
    kind: Kind,
    values: Given[Kind],
    extras: FormExtras,
    retry: RetryKey | undefined,
    now: Date,
  ): Promise<Received<Kind>> {
    const { form, email, reference: prefix } = inboxKinds[kind];
    const createdAt = now.toISOString();
    // Texts without website and mail address, which have separate fields and are no links in a text.
    const texts = Object.entries(values).flatMap(([name, value]) => (name === 'website' || name === email ? [] : [value]));
    const facts = { ...this.#judge(form, texts, extras, now), ...this.#wishes(values), createdAt };
    const id = await storeOnce(this.#db, retry, createdAt, async (transaction) => {
      const newId = randomUUIDv7();
      await underFreeReference(prefix, (reference) => insertItem(transaction, kind, values, { ...facts, id: newId, reference }));
      // Schedules the mail in the same transaction. Only the weekly mail reports what is in the spam folder.
      if (this.#mailsStaff && facts.status !== 'spam') await insertMail(transaction, form, newId, createdAt);
      return newId;
    });
    const reference = prefix && ((await findItem(this.#db, kind, id))?.reference ?? '');
    return { id, ...(prefix && { status: 'pending', reference }) } as Received<Kind>;
  }

  /** Collects the news that the sender asked for, with the words of their consent. */
  #wishes(values: Given[InboxKindName]): Pick<InboxFacts, 'interestCategory' | 'consent'> {
    if (!('newsletter' in values)) return {};
    const category = interestOf(values.subject, this.#categories) ?? null;
    const words = [...(values.newsletter ? [newsletterConsent] : []), ...(category ? [interestConsent(category)] : [])];
    return { interestCategory: category, consent: words.join('; ') || null };
  }

  #judge(
    form: FormName,
    texts: unknown[],
    { token, trap }: FormExtras,
    now: Date,
  ): { status: 'pending' | 'spam'; formToken: FormTokenMark } {
    const formToken = this.tokens.check(form, token, now.getTime());
    const isSpam = looksLikeSpam({ trap, token: formToken, links: countLinks(texts) });
    return { status: isSpam ? 'spam' : 'pending', formToken };
  }
}

/** Stores under a free reference, or without one; `insert` returns true if it was free. */
async function underFreeReference(
  prefix: 'S' | 'Q' | undefined,
  insert: (reference: string | null) => Promise<boolean>,
): Promise<void> {
  for (let tries = 0; tries < mostReferenceTries; tries += 1) {
    if (await insert(prefix ? referenceFrom(randomBytes(referenceBytes), prefix) : null)) return;
  }
  throw new Error('No free reference was found.');
}
