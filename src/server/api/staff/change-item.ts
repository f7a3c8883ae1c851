import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inboxKinds } from '#domain/inbox/inbox-kinds.ts';
import type { InboxKindName } from '#domain/inbox/inbox-status.ts';
import { findDuplicates, findSuggestedToo } from '#domain/staff/duplicates.ts';
import { referenceBytes, referenceFrom } from '#domain/submissions/reference.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import { findOfSubmission } from '../../records/store.ts';
import { addAuditEntry, findHistory } from '../../repositories/audit-log.ts';
import type { InboxChange, InboxItem } from '../../repositories/inbox.ts';
import { findComparedSuggestions, findItem, updateItem } from '../../repositories/inbox.ts';
import { olderVersion, requireFound } from './conflict.ts';
import { presentItem } from './present-inbox.ts';
import type { StaffContext, StaffRequest } from './staff-call.ts';

/** Name of an item in the audit log: its kind and id, and nothing that its sender wrote. */
export const targetOf = (kind: InboxKindName, id: string): string => `${kind}/${id}`;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Finds something that a visitor sent. @throws {HttpError} 404 */
export const requireItem = async <Kind extends InboxKindName>(
  db: Kysely<Database>,
  kind: Kind,
  id = '',
): Promise<InboxItem<Kind>> => requireFound(await findItem(db, kind, id), capital(inboxKinds[kind].noun));

/** Change that a decision stores, and its line in the audit log: none where `detail` is ''. */
export interface Decision<Kind extends InboxKindName> {
  change: InboxChange<Kind>;
  action: string;
  detail: string;
}

interface Place<Kind extends InboxKindName> {
  before: InboxItem<Kind>;
  transaction: Kysely<Database>;
  /** ISO time. */
  at: string;
}

/** Makes the error for an act that the state of an item does not allow, with the item for the desk to show. */
export const wrongState = async <Kind extends InboxKindName>(
  context: StaffContext,
  kind: Kind,
  { before, transaction }: Place<Kind>,
  message: string,
): Promise<HttpError> => new HttpError(409, message, { current: await detailOf({ ...context, db: transaction }, kind, before) });

/** An item as it was before a decision, and as the desk shows it now. */
interface Decided<Kind extends InboxKindName> {
  before: InboxItem<Kind>;
  shown: Details[Kind];
}

/**
 * Stores a decision about an item with its line in the audit log, in the transaction of all that belongs to it.
 * @throws {HttpError} 404, or 409 when somebody changed it since
 */
export async function storeDecision<Kind extends InboxKindName>(
  context: StaffContext,
  kind: Kind,
  transaction: Kysely<Database>,
  { params, body, by, now }: StaffRequest<{ version: number }>,
  decide: (place: Place<Kind>) => Decision<Kind> | Promise<Decision<Kind>>,
): Promise<Decided<Kind>> {
  const at = now.toISOString();
  const readDetails = async () =>
    detailOf({ ...context, db: transaction }, kind, await requireItem(transaction, kind, params.id));
  const before = await requireItem(transaction, kind, params.id);
  if (body.version !== before.version) throw olderVersion(await readDetails());
  const { change, action, detail } = await decide({ before, transaction, at });
  if (!(await updateItem(transaction, kind, before, { ...change, reference: before.reference ?? newReference(kind) })))
    throw olderVersion(await readDetails());
  const entry = { username: by.username, action, target: targetOf(kind, before.id), detail };
  if (detail !== '') await addAuditEntry(transaction, entry, at);
  return { before, shown: await readDetails() };
}

/**
 * Stores a decision that concerns nothing but the item, in one transaction, and shows it at once.
 * @throws {HttpError} 404, or 409 when somebody changed it since
 */
export async function changeItem<Kind extends InboxKindName>(
  context: StaffContext,
  kind: Kind,
  request: StaffRequest<{ version: number }>,
  decide: (place: Place<Kind>) => Decision<Kind> | Promise<Decision<Kind>>,
): Promise<Details[Kind]> {
  const { shown } = await inTransaction(context.db, (transaction) => storeDecision(context, kind, transaction, request, decide));
  if (kind === 'questions') await context.questionsChanged();
  return shown;
}

/** Reference for an item from before there were any, given with its first decision: a question needs an address. */
function newReference(kind: InboxKindName): string | null {
  const { reference: prefix } = inboxKinds[kind];
  return prefix ? referenceFrom(randomBytes(referenceBytes), prefix) : null;
}

type DetailContext = Pick<StaffContext, 'db' | 'catalogue'>;

/** Details of an item for staff. */
export const detailOf = <Kind extends InboxKindName>(
  context: DetailContext,
  kind: Kind,
  item: InboxItem<Kind>,
): Promise<Details[Kind]> => detailsOf[kind](context, item);

const details = {
  submissions: async ({ db, catalogue: { snapshot } }: DetailContext, item: InboxItem<'submissions'>) => {
    const suggested = presentItem('submissions', item);
    const published = await publishedAs(db, item.id);
    // Retired and taken-down entries count too: one may only need to be brought back.
    const tools = [...snapshot.tools, ...snapshot.hidden.tools.values()];
    const workflows = [...snapshot.workflowBySlug.values(), ...snapshot.hidden.workflows.values()];
    const duplicates = findDuplicates(suggested, { tools, workflows });
    return {
      ...suggested,
      // The entry that it was published as is no duplicate of it.
      duplicates: duplicates.filter(({ kind, slug }) => kind !== published?.kind || slug !== published.slug),
      suggestedToo: findSuggestedToo(suggested, await findComparedSuggestions(db)),
      /** Entry that it was published as; null if it was not. */
      publishedAs: published,
      history: await findHistory(db, targetOf('submissions', item.id)),
    };
  },
  contacts: async (_: DetailContext, item: InboxItem<'contacts'>) => presentItem('contacts', item),
  questions: async ({ db }: DetailContext, item: InboxItem<'questions'>) => {
    const target = item.mergedInto ? await findItem(db, 'questions', item.mergedInto) : undefined;
    return {
      ...presentItem('questions', item),
      /** Slug of the answer that answers it. */
      answeredBy: item.answer,
      mergedInto: target ? { id: target.id, question: target.sent.question } : null,
      history: await findHistory(db, targetOf('questions', item.id)),
    };
  },
};

/** Details of an item for staff, with its outcome, by kind. */
export type Details = { [Kind in InboxKindName]: Awaited<ReturnType<(typeof details)[Kind]>> };
const detailsOf: { [Kind in InboxKindName]: (context: DetailContext, item: InboxItem<Kind>) => Promise<Details[Kind]> } = details;

/** Finds the entry that a suggestion was published as; null if it was not. */
export async function publishedAs(db: Kysely<Database>, id: string): Promise<{ kind: 'tool' | 'workflow'; slug: string } | null> {
  const record = await findOfSubmission(db, id);
  return record ? { kind: record.kind === 'tools' ? 'tool' : 'workflow', slug: record.name } : null;
}
