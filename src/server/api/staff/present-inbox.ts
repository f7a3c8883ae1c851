import { tell } from '#domain/inbox/inbox-kinds.ts';
import type { InboxKindName } from '#domain/inbox/inbox-status.ts';
import type { InboxItem } from '../../repositories/inbox.ts';

const ofAll = <Kind extends InboxKindName>(kind: Kind, { id, version, status, formToken, createdAt, sent }: InboxItem<Kind>) => ({
  id,
  version,
  status,
  formToken,
  createdAt,
  ...tell(kind, sent),
});

/** Presenters by kind: staff see all fields of the form; other fields are listed here, so that none leaves by accident. */
const present = {
  submissions: (item: InboxItem<'submissions'>) => ({
    ...ofAll('submissions', item),
    reference: item.reference,
    submitterEmail: item.email ?? '',
    adminNotes: item.notes,
    reviewedAt: item.decidedAt,
  }),
  contacts: (item: InboxItem<'contacts'>) => ({
    ...ofAll('contacts', item),
    email: item.email ?? '',
    newsletter: item.newsletter === 1,
    interestCategory: item.interestCategory,
  }),
  questions: (item: InboxItem<'questions'>) => ({
    ...ofAll('questions', item),
    /** Reference that the asker can quote, and the end of the question's address. */
    reference: item.reference,
    votes: item.votes,
    wantsToHear: item.email !== null,
    /** Mail address for news of the answer; deleted some time after the decision. */
    email: item.email,
    decidedAt: item.decidedAt,
  }),
};

/** An item as staff see it, without its outcome, by kind. */
type Presented = { [Kind in InboxKindName]: ReturnType<(typeof present)[Kind]> };
const presentOf: { [Kind in InboxKindName]: (item: InboxItem<Kind>) => Presented[Kind] } = present;

/** Presents an item for staff. */
export const presentItem = <Kind extends InboxKindName>(kind: Kind, item: InboxItem<Kind>): Presented[Kind] =>
  presentOf[kind](item);

/** Fields that lists show; a message is shown in full. */
const rowFields = {
  submissions: [
    ...(['id', 'version', 'reference', 'type', 'title', 'category', 'submitterName', 'ministryName'] as const),
    ...(['status', 'formToken', 'worksForTool', 'createdAt', 'reviewedAt'] as const),
  ],
  questions: ['id', 'version', 'category', 'question', 'votes', 'status', 'createdAt', 'reference', 'wantsToHear'],
} as const satisfies { [Kind in InboxKindName]?: readonly (keyof Presented[Kind])[] };

/** An item as a row of a list. */
export type InboxRow<Kind extends keyof typeof rowFields> = Pick<
  Presented[Kind],
  (typeof rowFields)[Kind][number] & keyof Presented[Kind]
>;

export function presentRow<Kind extends InboxKindName>(kind: Kind, item: InboxItem<Kind>): object {
  const view = presentItem(kind, item);
  if (kind === 'contacts') return view;
  const fields: readonly string[] = rowFields[kind as keyof typeof rowFields];
  return Object.fromEntries(Object.entries(view).filter(([name]) => fields.includes(name)));
}
