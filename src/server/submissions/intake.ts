import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Question } from '#domain/questions/question-schema.ts';
import { interestConsent, newsletterConsent } from '#domain/submissions/consent.ts';
import type { Contact } from '#domain/submissions/contact-schema.ts';
import { interestOf } from '#domain/submissions/contact-subject.ts';
import type { FormExtras, FormName } from '#domain/submissions/form-entries.ts';
import { referenceBytes, referenceFrom } from '#domain/submissions/reference.ts';
import type { FormTokenMark } from '#domain/submissions/spam.ts';
import { countLinks, looksLikeSpam } from '#domain/submissions/spam.ts';
import type { Suggestion } from '#domain/submissions/suggestion-schema.ts';
import type { Database } from '../database/tables.ts';
import { insertContact } from '../repositories/contacts.ts';
import type { MailKind } from '../repositories/outbox.ts';
import { insertMail } from '../repositories/outbox.ts';
import { findQuestionReference, insertQuestion } from '../repositories/questions.ts';
import { findReference, insertSubmission } from '../repositories/submissions.ts';
import { FormTokens } from './form-token.ts';
import { RateLimit } from './rate-limit.ts';
import type { RetryKey } from './store-once.ts';
import { storeOnce } from './store-once.ts';

// So many references are free that a second try is rare and a fifth means a fault.
const mostReferenceTries = 5;

/** Takes in what visitors send: limits, judges and stores it. Forms and the API both come here. */
export class Intake {
  readonly tokens: FormTokens;
  readonly limit: RateLimit;
  readonly #db: Kysely<Database>;
  readonly #categories: readonly string[];
  readonly #mailsStaff: boolean;

  /**
   * @param options.categories the names that an interest may have.
   * @param options.mailsStaff whether staff hear by mail of what is not spam.
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

  /** Stores a suggestion and answers what the visitor is told; a retry is answered like the first time. */
  async takeSubmission(suggestion: Suggestion, extras: FormExtras, retry: RetryKey | undefined, now: Date) {
    const createdAt = now.toISOString();
    // The website has a field of its own and is no link in a text.
    const { website: _, ...texts } = suggestion;
    const facts = { ...this.#judge('submission', Object.values(texts), extras, now), createdAt };
    const id = await storeOnce(this.#db, retry, createdAt, async (transaction) => {
      const newId = randomUUIDv7();
      await underFreeReference('S', (reference) => insertSubmission(transaction, suggestion, { ...facts, id: newId, reference }));
      await this.#mail(transaction, 'submission', newId, facts);
      return newId;
    });
    return { id, status: 'pending' as const, reference: (await findReference(this.#db, id)) ?? '' };
  }

  /** Stores a question and answers what the visitor is told; a retry is answered like the first time. */
  async takeQuestion(question: Question, extras: FormExtras, retry: RetryKey | undefined, now: Date) {
    const createdAt = now.toISOString();
    const facts = { ...this.#judge('question', [question.question], extras, now), createdAt };
    const id = await storeOnce(this.#db, retry, createdAt, async (transaction) => {
      const newId = randomUUIDv7();
      await underFreeReference('Q', (reference) => insertQuestion(transaction, question, { ...facts, id: newId, reference }));
      await this.#mail(transaction, 'question', newId, facts);
      return newId;
    });
    return { id, status: 'pending' as const, reference: (await findQuestionReference(this.#db, id)) ?? '' };
  }

  /** Stores a message to the team; a retry is answered like the first time. */
  async takeContact(contact: Contact, extras: FormExtras, retry: RetryKey | undefined, now: Date) {
    const createdAt = now.toISOString();
    const category = interestOf(contact.subject, this.#categories) ?? null;
    const words = [...(contact.newsletter ? [newsletterConsent] : []), ...(category ? [interestConsent(category)] : [])];
    const facts = {
      ...this.#judge('contact', Object.values(contact), extras, now),
      interestCategory: category,
      consent: words.join('; ') || null,
      createdAt,
    };
    const id = await storeOnce(this.#db, retry, createdAt, async (transaction) => {
      const newId = randomUUIDv7();
      await insertContact(transaction, contact, { ...facts, id: newId });
      await this.#mail(transaction, 'contact', newId, facts);
      return newId;
    });
    return { id };
  }

  /** Has staff hear of it, unless it waits in the spam folder: stored with the record or not at all. */
  async #mail(
    transaction: Kysely<Database>,
    kind: MailKind,
    recordId: string,
    { status, createdAt }: { status: 'pending' | 'spam'; createdAt: string },
  ): Promise<void> {
    if (this.#mailsStaff && status !== 'spam') await insertMail(transaction, kind, recordId, createdAt);
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

/** Stores under a reference that is free; `insert` tells whether it was. */
async function underFreeReference(kind: 'S' | 'Q', insert: (reference: string) => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < mostReferenceTries; tries += 1) {
    if (await insert(referenceFrom(randomBytes(referenceBytes), kind))) return;
  }
  throw new Error('No free reference was found.');
}
