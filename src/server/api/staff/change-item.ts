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
import { found, olderVersion } from './conflict.ts';
import { presentItem } from './present-inbox.ts';
import type { StaffContext, StaffRequest } from './staff-call.ts';

/** What the audit log calls it: its id, and nothing that its sender wrote. */
export const targetOf = (kind: InboxKindName, id: string): string => `${kind}/${id}`;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Something that a visitor sent. @throws {HttpError} 404 */
export const requireItem = async <Kind extends InboxKindName>(
  db: Kysely<Database>,
  kind: Kind,
  id = '',
): Promise<InboxItem<Kind>> => found(await findItem(db, kind, id), capital(inboxKinds[kind].noun));

/** What a decision stores, and what the audit log says of it: nothing where `detail` is ''. */
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

/** What cannot be done with something in its state; the desk is shown how it stands. */
export const wrongState = async <Kind extends InboxKindName>(
  context: StaffContext,
  kind: Kind,
  { before, transaction }: Place<Kind>,
  message: string,
): Promise<HttpError> => new HttpError(409, message, { current: await detailOf({ ...context, db: transaction }, kind, before) });

/** What was decided about, as it was, and as the desk shows it now. */
interface Decided<Kind extends InboxKindName> {
  before: InboxItem<Kind>;
  shown: Details[Kind];
}

/**
 * Stores a decision about what a visitor sent with its line in the audit log, in the transaction of all that belongs to it.
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
  const shown = async () => detailOf({ ...context, db: transaction }, kind, await requireItem(transaction, kind, params.id));
  const before = await requireItem(transaction, kind, params.id);
  if (body.version !== before.version) throw olderVersion(await shown());
  const { change, action, detail } = await decide({ before, transaction, at });
  if (!(await updateItem(transaction, kind, before, { ...change, reference: before.reference ?? newReference(kind) })))
    throw olderVersion(await shown());
  const entry = { username: by.username, action, target: targetOf(kind, before.id), detail };
  if (detail !== '') await addAuditEntry(transaction, entry, at);
  return { before, shown: await shown() };
}

/**
 * Stores a decision that concerns nothing but what was sent, all or nothing, and shows it at once.
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

/** What came before references were given gets one with its first decision: a question needs an address. */
function newReference(kind: InboxKindName): string | null {
  const { reference: prefix } = inboxKinds[kind];
  return prefix ? referenceFrom(randomBytes(referenceBytes), prefix) : null;
}

type DetailContext = Pick<StaffContext, 'db' | 'catalogue'>;

/** What staff are told of one. */
export const detailOf = <Kind extends InboxKindName>(
  context: DetailContext,
  kind: Kind,
  item: InboxItem<Kind>,
): Promise<Details[Kind]> => detailsOf[kind](context, item);

const details = {
  submissions: async ({ db, catalogue: { snapshot } }: DetailContext, item: InboxItem<'submissions'>) => {
    const suggested = presentItem('submissions', item);
    const published = await publishedAs(db, item.id);
    // What is retired or taken down too: it may only need to be taken up again.
    const tools = [...snapshot.tools, ...snapshot.hidden.tools.values()];
    const workflows = [...snapshot.workflowBySlug.values(), ...snapshot.hidden.workflows.values()];
    const duplicates = findDuplicates(suggested, { tools, workflows });
    return {
      ...suggested,
      // What it became is no duplicate of it.
      duplicates: duplicates.filter(({ kind, slug }) => kind !== published?.kind || slug !== published.slug),
      suggestedToo: findSuggestedToo(suggested, await findComparedSuggestions(db)),
      /** Where it was published, once it was. */
      publishedAs: published,
      history: await findHistory(db, targetOf('submissions', item.id)),
    };
  },
  contacts: async (_: DetailContext, item: InboxItem<'contacts'>) => presentItem('contacts', item),
  questions: async ({ db }: DetailContext, item: InboxItem<'questions'>) => {
    const target = item.mergedInto ? await findItem(db, 'questions', item.mergedInto) : undefined;
    return {
      ...presentItem('questions', item),
      /** The slug of the answer that answers it. */
      answeredBy: item.answer,
      mergedInto: target ? { id: target.id, question: target.sent.question } : null,
      history: await findHistory(db, targetOf('questions', item.id)),
    };
  },
};

/** What staff are told of one, with what was made of it. */
export type Details = { [Kind in InboxKindName]: Awaited<ReturnType<(typeof details)[Kind]>> };
const detailsOf: { [Kind in InboxKindName]: (context: DetailContext, item: InboxItem<Kind>) => Promise<Details[Kind]> } = details;

/** What a suggestion was published as, once it was. */
export async function publishedAs(db: Kysely<Database>, id: string): Promise<{ kind: 'tool' | 'workflow'; slug: string } | null> {
  const published = await findOfSubmission(db, id);
  return published ? { kind: published.kind === 'tools' ? 'tool' : 'workflow', slug: published.name } : null;
}
