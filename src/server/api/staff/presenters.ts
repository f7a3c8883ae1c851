import type { Selectable } from 'kysely';
import type { VersionRow } from '#domain/staff/record-history.ts';
import type { ContactStatus, QuestionStatus, SubmissionStatus } from '#domain/staff/review-status.ts';
import type { StaffRole } from '#domain/staff/roles.ts';
import type { CatalogueRow, ContactRow, QuestionRow, StaffSession, SubmissionRow, UserRow } from '#domain/staff/staff-views.ts';
import type { ContactsTable, QuestionsTable, SubmissionsTable, UsersTable } from '../../database/tables.ts';
import type { findToolRows } from '../../repositories/tools.ts';
import type { findWorkflowRows } from '../../repositories/workflows.ts';

// Each presenter lists the fields that leave the server, so that none leaves by accident. Design, section 4.

/** What leaves of a session: never its token. */
export const presentSession = ({ username, role, expiresAt }: StaffSession): StaffSession => ({ username, role, expiresAt });

export const presentSubmission = (row: Selectable<SubmissionsTable>): SubmissionRow => ({
  id: row.id,
  version: row.version,
  reference: row.reference,
  type: row.type as SubmissionRow['type'],
  title: row.title,
  category: row.category,
  submitterName: row.submitterName,
  ministryName: row.ministryName,
  status: row.status as SubmissionStatus,
  formToken: row.formToken,
  worksForTool: row.worksForTool === 1,
  createdAt: row.createdAt,
  reviewedAt: row.reviewedAt,
});

/** What a suggestion says, beside what the queue shows of it. */
export const presentSuggested = (row: Selectable<SubmissionsTable>) => ({
  ...presentSubmission(row),
  description: row.description,
  submitterEmail: row.submitterEmail,
  website: row.website,
  pricing: row.pricing,
  difficulty: row.difficulty,
  timeEstimate: row.timeEstimate,
  features: listOf(row.features),
  steps: listOf(row.steps),
  bestPractices: listOf(row.bestPractices),
  adminNotes: row.adminNotes,
});

const listOf = (json: string | null): string[] => (json === null ? [] : (JSON.parse(json) as string[]));

export const presentContact = (row: Selectable<ContactsTable>): ContactRow => ({
  id: row.id,
  version: row.version,
  name: row.name,
  email: row.email,
  organization: row.organization,
  subject: row.subject,
  message: row.message,
  newsletter: row.newsletter === 1,
  interestCategory: row.interestCategory,
  status: row.status as ContactStatus,
  formToken: row.formToken,
  createdAt: row.createdAt,
});

export const presentQuestion = (row: Selectable<QuestionsTable>): QuestionRow => ({
  id: row.id,
  version: row.version,
  category: row.category,
  question: row.question,
  votes: row.votes,
  status: row.status as QuestionStatus,
  createdAt: row.createdAt,
});

export const presentToolRow = (row: Awaited<ReturnType<typeof findToolRows>>[number]): CatalogueRow => ({
  slug: row.slug,
  name: row.name,
  category: row.category,
  status: row.status,
  verifiedAt: row.verifiedAt,
  version: row.version,
  editedAt: row.editedAt,
  updatedAt: row.updatedAt,
  submissionReference: row.submissionReference,
});

export const presentWorkflowRow = (row: Awaited<ReturnType<typeof findWorkflowRows>>[number]): CatalogueRow => ({
  slug: row.slug,
  name: row.title,
  category: row.categories.join(', '),
  status: row.status,
  verifiedAt: row.verifiedAt,
  version: row.version,
  editedAt: row.editedAt,
  updatedAt: row.updatedAt,
  submissionReference: row.submissionReference,
});

export const presentVersionRow = ({ number, at, origin, username, why, isErased }: VersionRow): VersionRow => ({
  number,
  at,
  origin,
  username,
  why,
  isErased,
});

export const presentUser = (
  row: Pick<Selectable<UsersTable>, 'id' | 'username' | 'role' | 'disabled' | 'createdAt'>,
): UserRow => ({
  id: row.id,
  username: row.username,
  role: row.role as StaffRole,
  disabled: row.disabled === 1,
  createdAt: row.createdAt,
});
