import { z } from 'zod';
import { answerSchema } from '#domain/answers/answer-schema.ts';
import { answerPageSchema } from '#domain/answers/answer-views.ts';
import { toolSchema } from '#domain/catalogue/tool-schema.ts';
import { toolPageSchema, workflowPageSchema } from '#domain/catalogue/views.ts';
import { workflowSchema } from '#domain/catalogue/workflow-schema.ts';
import type * as accountViews from '#domain/staff/account-views.ts';
import { deskTextKinds } from '#domain/staff/desk-text-kinds.ts';
import type { NumberToDial } from '#domain/staff/dialing.ts';
import { draftKinds } from '#domain/staff/draft-kinds.ts';
import { linkOutcomes } from '#domain/staff/link-outcome.ts';
import type * as overviewViews from '#domain/staff/overview-views.ts';
import type * as recheckViews from '#domain/staff/recheck-views.ts';
import { changeOrigins } from '#domain/staff/record-history.ts';
import type * as recordViews from '#domain/staff/record-views.ts';
import { contactStatuses, questionStatuses, submissionStatuses } from '#domain/staff/review-status.ts';
import type * as reviewViews from '#domain/staff/review-views.ts';
import { staffRoles } from '#domain/staff/roles.ts';
import { suggestionTypes } from '#domain/submissions/suggestion-fields.ts';
import { factSchema, termsChangeSchema } from '#domain/trust/fact-schema.ts';
import { topicSchema } from '#domain/trust/fact-topic-schema.ts';
import { writingKinds } from '#domain/writings/writing-kinds.ts';

// What the staff API answers, for its description; `satisfies` holds each to the type that the desk reads.

const count = z.number().int().min(0);
const text = z.string();
const textOrNone = z.string().nullable();
const version = z.number().int().min(1);

const auditRow = z.strictObject({
  id: text,
  at: text,
  username: text,
  action: text,
  target: textOrNone,
  detail: textOrNone,
}) satisfies z.ZodType<overviewViews.AuditRow>;

const submissionRow = z.strictObject({
  id: text,
  version,
  reference: textOrNone,
  type: z.enum(suggestionTypes),
  title: text,
  category: text,
  submitterName: text,
  ministryName: text,
  status: z.enum(submissionStatuses),
  formToken: text,
  worksForTool: z.boolean(),
  createdAt: text,
  reviewedAt: textOrNone,
}) satisfies z.ZodType<reviewViews.SubmissionRow>;

const kind = z.enum(suggestionTypes);
const published = z.strictObject({ kind, slug: text });

const submissionDetail = submissionRow.extend({
  description: text,
  submitterEmail: text,
  website: textOrNone,
  pricing: textOrNone,
  difficulty: textOrNone,
  timeEstimate: textOrNone,
  features: z.array(text),
  steps: z.array(text),
  bestPractices: z.array(text),
  adminNotes: textOrNone,
  duplicates: z.array(
    z.strictObject({ kind, slug: text, name: text, reason: text, description: text, website: text.optional() }),
  ),
  suggestedToo: z.array(
    z.strictObject({
      ...{ id: text, reference: textOrNone, title: text, createdAt: text, reason: text },
      status: z.enum(submissionStatuses),
    }),
  ),
  publishedAs: published.nullable(),
  history: z.array(auditRow),
}) satisfies z.ZodType<reviewViews.SubmissionDetail>;

const questionRow = z.strictObject({
  id: text,
  version,
  category: text,
  question: text,
  votes: z.number().int(),
  status: z.enum(questionStatuses),
  createdAt: text,
  reference: textOrNone,
  wantsToHear: z.boolean(),
}) satisfies z.ZodType<reviewViews.QuestionRow>;

const versionRow = z.strictObject({
  number: version,
  at: text,
  origin: z.enum(changeOrigins),
  username: textOrNone,
  why: textOrNone,
  isErased: z.boolean(),
}) satisfies z.ZodType<recordViews.Comparison['former']>;
const leaving = {
  leavesWrong: z.array(z.strictObject({ kind: text, slug: text, problem: text })).optional(),
};
const edited = { version, editedAt: textOrNone, retiredAt: textOrNone, ...leaving };
const editableFact = z.strictObject({ ...edited, fact: factSchema }) satisfies z.ZodType<recordViews.EditableFact>;
const editableChange = z.strictObject({ ...edited, change: termsChangeSchema }) satisfies z.ZodType<recordViews.EditableChange>;

const linkRow = z.strictObject({
  address: text,
  outcome: z.enum(linkOutcomes),
  reason: textOrNone,
  leadsTo: textOrNone,
  checkedAt: text,
  workedAt: textOrNone,
}) satisfies z.ZodType<recheckViews.LinkRow>;

const checkedKind = z.enum([...suggestionTypes, 'answer']);
const recheckRow = z.strictObject({
  kind: checkedKind,
  slug: text,
  name: text,
  reason: z.enum(['wrong', 'terms', 'age']),
  checked: text,
  views: count,
}) satisfies z.ZodType<recheckViews.RecheckRow>;

/** By the names that the description gives them. */
export const staffViews = {
  StaffSession: z.strictObject({
    username: text,
    role: z.enum(staffRoles),
    expiresAt: text,
    email: text.nullable(),
    secondFactor: z.boolean(),
    needsSecondFactor: z.boolean(),
  }) satisfies z.ZodType<accountViews.StaffSession>,
  SessionRow: z.strictObject({
    id: text,
    device: text,
    createdAt: text,
    expiresAt: text,
    isThis: z.boolean(),
  }) satisfies z.ZodType<accountViews.SessionRow>,
  SecondFactorSetup: z.strictObject({
    uri: text,
    key: text,
    recoveryCodes: z.array(text),
  }) satisfies z.ZodType<accountViews.SecondFactorSetup>,
  RecoveryCodes: z.strictObject({ recoveryCodes: z.array(text) }) satisfies z.ZodType<accountViews.RecoveryCodes>,
  DeskCounts: z.strictObject({
    pendingSubmissions: count,
    inReviewSubmissions: count,
    spam: count,
    spamContacts: count,
    spamQuestions: count,
    pendingContacts: count,
    pendingQuestions: count,
    toolsToRecheck: count,
    workflowsToRecheck: count,
    answersToRecheck: count,
    deadLinks: count,
    numbersToDial: count,
  }) satisfies z.ZodType<overviewViews.DeskCounts>,
  SubmissionRow: submissionRow,
  SubmissionDetail: submissionDetail,
  // Not valid yet: the editor completes it.
  PublishDraft: z.union([
    z.strictObject({ kind: z.literal('tool'), tool: z.looseObject({}) }),
    z.strictObject({ kind: z.literal('workflow'), workflow: z.looseObject({}) }),
  ]),
  Published: published,
  CatalogueRow: z.strictObject({
    slug: text,
    name: text,
    category: text,
    status: text,
    verifiedAt: text,
    version,
    editedAt: textOrNone,
    updatedAt: text,
    submissionReference: textOrNone,
  }) satisfies z.ZodType<recordViews.CatalogueRow>,
  ChangeSetRow: z.strictObject({
    ...{ id: text, at: text, username: text, does: text, why: text, count, isUndone: z.boolean() },
  }) satisfies z.ZodType<recordViews.ChangeSetRow>,
  ChangeSetAnswer: z.strictObject({
    id: textOrNone,
    changed: z.array(z.strictObject({ slug: text, name: text })),
    left: z.array(z.strictObject({ slug: text, name: text, reason: text })),
    ...leaving,
  }) satisfies z.ZodType<recordViews.ChangeSetAnswer>,
  EditableTool: z.strictObject({
    version,
    editedAt: textOrNone,
    tool: toolSchema,
    ...leaving,
  }) satisfies z.ZodType<recordViews.EditableTool>,
  EditableWorkflow: z.strictObject({
    version,
    editedAt: textOrNone,
    workflow: workflowSchema,
    ...leaving,
  }) satisfies z.ZodType<recordViews.EditableWorkflow>,
  EditableText: z.strictObject({
    ...{ kind: z.enum(deskTextKinds), name: text, version, editedAt: textOrNone, ...leaving },
    record: z.looseObject({}),
  }) satisfies z.ZodType<recordViews.EditableText>,
  WritingPreview: z.strictObject({
    html: z.string(),
    issues: z.array(z.strictObject({ path: text, message: text })),
  }) satisfies z.ZodType<recordViews.WritingPreview>,
  EditableAnswer: z.strictObject({
    version,
    editedAt: textOrNone,
    answer: answerSchema,
    ...leaving,
  }) satisfies z.ZodType<recordViews.EditableAnswer>,
  // Not valid yet: the editor completes it.
  AnswerDraft: z.strictObject({ answer: z.looseObject({}) }),
  VersionRow: versionRow,
  // As it was stored then, which need not be valid today.
  Version: versionRow.extend({ record: z.looseObject({}).nullable() }) satisfies z.ZodType<recordViews.Version>,
  Comparison: z.strictObject({
    former: versionRow,
    later: versionRow,
    fields: z.array(
      z.strictObject({
        path: text,
        differs: z.boolean(),
        parts: z.array(z.strictObject({ text, is: z.enum(['same', 'removed', 'added']) })),
      }),
    ),
  }) satisfies z.ZodType<recordViews.Comparison>,
  LinkToRecord: z.strictObject({
    kind: z.enum([...suggestionTypes, 'answer', ...writingKinds, 'file']),
    at: text,
    name: text,
  }) satisfies z.ZodType<recordViews.LinkToRecord>,
  Draft: z.strictObject({
    kind: z.enum(draftKinds),
    name: text,
    version,
    record: z.looseObject({}),
    savedAt: text,
  }) satisfies z.ZodType<recordViews.Draft>,
  EditableFact: editableFact,
  EditableChange: editableChange,
  ToolEvidence: z.strictObject({
    slug: text,
    name: text,
    facts: z.array(editableFact),
    changes: z.array(editableChange),
  }) satisfies z.ZodType<recordViews.ToolEvidence>,
  RecheckRow: recheckRow,
  RecheckEntry: z.strictObject({
    ...{ kind: checkedKind, slug: text, name: text, version, verifiedAt: text, views: count, description: text },
    ...{ pricing: textOrNone, problems: z.array(text) },
    facts: z.array(editableFact.extend({ touchedBy: z.array(z.strictObject({ title: text, date: text, source: text })) })),
    sources: z.array(z.strictObject({ address: text, link: linkRow.nullable() })),
    notFound: z.array(topicSchema),
  }) satisfies z.ZodType<recheckViews.RecheckEntry>,
  NumberToDial: z.strictObject({
    id: text,
    country: text,
    service: text,
    number: text,
    sms: z.strictObject({ to: text, word: text.optional() }).nullable(),
    says: text,
    source: text,
    dialed: z.strictObject({ at: text, username: text }).nullable(),
    isDue: z.boolean(),
  }) satisfies z.ZodType<NumberToDial>,
  LinkReport: z.strictObject({
    isOn: z.boolean(),
    total: count,
    asked: count,
    run: z.strictObject({ startedBy: text, createdAt: text, endedAt: textOrNone, note: textOrNone }).nullable(),
    troubles: z.array(linkRow.extend({ usedBy: z.array(z.strictObject({ kind, slug: text, name: text })) })),
  }) satisfies z.ZodType<recheckViews.LinkReport>,
  Tool: toolPageSchema,
  Workflow: workflowPageSchema,
  Answer: answerPageSchema,
  ContactRow: z.strictObject({
    id: text,
    version,
    name: text,
    email: text,
    organization: textOrNone,
    subject: textOrNone,
    message: text,
    newsletter: z.boolean(),
    interestCategory: textOrNone,
    status: z.enum(contactStatuses),
    formToken: text,
    createdAt: text,
  }) satisfies z.ZodType<reviewViews.ContactRow>,
  InterestRow: z.strictObject({ category: text, count, latestAt: text }) satisfies z.ZodType<reviewViews.InterestRow>,
  QuestionRow: questionRow,
  QuestionDetail: questionRow.extend({
    email: textOrNone,
    formToken: text,
    decidedAt: textOrNone,
    answeredBy: textOrNone,
    mergedInto: z.strictObject({ id: text, question: text }).nullable(),
    history: z.array(auditRow),
  }) satisfies z.ZodType<reviewViews.QuestionDetail>,
  PageViews: z.strictObject({
    days: z.array(z.strictObject({ day: text, count })),
    paths: z.array(z.strictObject({ path: text, count })),
  }) satisfies z.ZodType<overviewViews.PageViews>,
  UserRow: z.strictObject({
    id: text,
    username: text,
    role: z.enum(staffRoles),
    disabled: z.boolean(),
    email: text.nullable(),
    secondFactor: z.boolean(),
    createdAt: text,
  }) satisfies z.ZodType<accountViews.UserRow>,
  AuditRow: auditRow,
};

/** What a call may answer. */
export type ViewName = keyof typeof staffViews;
