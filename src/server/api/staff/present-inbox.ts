import { tell } from '#domain/inbox/inbox-kinds.ts';
import type { InboxKindName } from '#domain/inbox/inbox-status.ts';
import type { ContactRow, QuestionDetail, QuestionRow, SubmissionRow, WholeSubmission } from '#domain/staff/review-views.ts';
import type { InboxItem } from '../../repositories/inbox.ts';

/** What is told of one, but what was made of it. */
interface Presented {
  submissions: WholeSubmission;
  contacts: ContactRow;
  questions: QuestionRow & Pick<QuestionDetail, 'email' | 'formToken' | 'decidedAt'>;
}

/** Whatever the form asks for leaves for staff; what stands beside it is listed here, so that none leaves by accident. */
const present: { [Kind in InboxKindName]: (item: InboxItem<Kind>) => Presented[Kind] } = {
  submissions: (item) => ({
    ...ofAll('submissions', item),
    reference: item.reference,
    submitterEmail: item.email ?? '',
    adminNotes: item.notes,
    reviewedAt: item.decidedAt,
  }),
  contacts: (item) => ({
    ...ofAll('contacts', item),
    email: item.email ?? '',
    newsletter: item.newsletter === 1,
    interestCategory: item.interestCategory,
  }),
  questions: (item) => ({
    ...ofAll('questions', item),
    reference: item.reference,
    votes: item.votes,
    wantsToHear: item.email !== null,
    email: item.email,
    decidedAt: item.decidedAt,
  }),
};

const ofAll = <Kind extends InboxKindName>(kind: Kind, { id, version, status, formToken, createdAt, sent }: InboxItem<Kind>) => ({
  id,
  version,
  status,
  formToken,
  createdAt,
  ...tell(kind, sent),
});

/** Something that a visitor sent, for staff. */
export const presentItem = <Kind extends InboxKindName>(kind: Kind, item: InboxItem<Kind>): Presented[Kind] =>
  present[kind](item);

/** What lists show; a message is shown in full. */
const rowFields: {
  submissions: readonly (keyof SubmissionRow)[];
  contacts: 'all';
  questions: readonly (keyof QuestionRow)[];
} = {
  submissions: [
    ...(['id', 'version', 'reference', 'type', 'title', 'category', 'submitterName', 'ministryName'] as const),
    ...(['status', 'formToken', 'worksForTool', 'createdAt', 'reviewedAt'] as const),
  ],
  contacts: 'all',
  questions: ['id', 'version', 'category', 'question', 'votes', 'status', 'createdAt', 'reference', 'wantsToHear'],
};

/** … as a row of a list. */
export function presentRow<Kind extends InboxKindName>(kind: Kind, item: InboxItem<Kind>): object {
  const shown = presentItem(kind, item);
  const fields: readonly string[] | 'all' = rowFields[kind];
  return fields === 'all' ? shown : Object.fromEntries(Object.entries(shown).filter(([name]) => fields.includes(name)));
}
