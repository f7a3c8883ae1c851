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

/** Whatever the form asks for leaves for staff; what stands beside it is listed here, so that none leaves by accident. */
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
    /** What the asker can quote, and the end of its address. */
    reference: item.reference,
    votes: item.votes,
    wantsToHear: item.email !== null,
    /** Where the asker wants to hear of the answer; forgotten some time after the decision. */
    email: item.email,
    decidedAt: item.decidedAt,
  }),
};

/** What is told of one, but what was made of it. */
type Presented = { [Kind in InboxKindName]: ReturnType<(typeof present)[Kind]> };
const presentOf: { [Kind in InboxKindName]: (item: InboxItem<Kind>) => Presented[Kind] } = present;

/** Something that a visitor sent, for staff. */
export const presentItem = <Kind extends InboxKindName>(kind: Kind, item: InboxItem<Kind>): Presented[Kind] =>
  presentOf[kind](item);

/** What lists show; a message is shown in full. */
const rowFields = {
  submissions: [
    ...(['id', 'version', 'reference', 'type', 'title', 'category', 'submitterName', 'ministryName'] as const),
    ...(['status', 'formToken', 'worksForTool', 'createdAt', 'reviewedAt'] as const),
  ],
  questions: ['id', 'version', 'category', 'question', 'votes', 'status', 'createdAt', 'reference', 'wantsToHear'],
} as const satisfies { [Kind in InboxKindName]?: readonly (keyof Presented[Kind])[] };

/** … as a row of a list. */
export type InboxRow<Kind extends keyof typeof rowFields> = Pick<
  Presented[Kind],
  (typeof rowFields)[Kind][number] & keyof Presented[Kind]
>;

export function presentRow<Kind extends InboxKindName>(kind: Kind, item: InboxItem<Kind>): object {
  const shown = presentItem(kind, item);
  if (kind === 'contacts') return shown;
  const fields: readonly string[] = rowFields[kind as keyof typeof rowFields];
  return Object.fromEntries(Object.entries(shown).filter(([name]) => fields.includes(name)));
}
