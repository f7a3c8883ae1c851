import type { Answer } from '#domain/answers/answer-schema.ts';
import type { ToolPrices } from '#domain/catalogue/price-schema.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import type { DeskTextKind } from '#domain/staff/record-kinds.ts';
import type { WritingKind } from '#domain/writings/writing-kinds.ts';
import type { linksTo } from '../../catalogue/links-to.ts';
import type { Details } from './change-item.ts';
import type { Editable } from './edits.ts';
import type { InboxRow } from './present-inbox.ts';
import type { AnsweringCall } from './staff-calls.ts';

// Types of the answers that the desk reads, from the calls that give them; no code is loaded. Fields are documented where they
// are made. No answer leaves the server without a session. Times are ISO 8601 text in UTC, days are such as 2026-11-24.

export type { ChangeSetAnswer } from './change-set-calls.ts';
export type { EditableFact } from './evidence-calls.ts';
export type { Leaving } from './rule-refusals.ts';

/** Body, or rows of a list; undefined where no call has this address, so that a field of it does not compile. */
type Told<Answered> = Answered extends { body: infer Body }
  ? Body
  : Answered extends { list: readonly (infer Row)[] }
    ? Row[]
    : undefined;
type Of<Method, Path> =
  Extract<AnsweringCall, { method: Method; path: Path }> extends { answers?: infer Answered } ? Told<Answered> : undefined;
type RowOf<Path> = Of<'get', Path> extends (infer Row)[] ? Row : undefined;

export type SessionRow = RowOf<'/sessions'>;
export type SecondFactorSetup = Of<'post', '/second-factor'>;
export type RecoveryCodes = Of<'post', '/second-factor/recovery-codes'>;
export type UserRow = RowOf<'/users'>;

export type DeskCounts = Of<'get', '/counts'>;
export type InterestRow = RowOf<'/interest'>;
export type PageViews = Of<'get', '/page-views'>;
export type AuditRow = RowOf<'/audit'>;

export type SubmissionRow = InboxRow<'submissions'>;
export type SubmissionDetail = Details['submissions'];
export type ContactRow = Details['contacts'];
export type QuestionRow = InboxRow<'questions'>;
export type QuestionDetail = Details['questions'];
export type PublishDraft = Of<'get', '/submissions/{id}/draft'>;
export type AnswerDraft = Of<'get', '/questions/{id}/draft'>;

export type CatalogueRow = RowOf<'/tools'>;
export type ChangeSetRow = RowOf<'/change-sets'>;
export type EditableTool = Editable<'tool', Tool>;
export type EditableWorkflow = Editable<'workflow', Workflow>;
export type EditableAnswer = Editable<'answer', Answer>;
export type EditablePrice = Editable<'price', ToolPrices>;
/** A text of the hub; its version is 1 as long as it is the one that the hub came with. */
export type EditableText = Editable<'record', Record<string, unknown>> & { kind: DeskTextKind; name: string };
export type ToolEvidence = Of<'get', '/tools/{slug}/evidence'>;
export type PriceOfTool = Of<'get', '/tools/{slug}/price'>;
export type RecordName = RowOf<'/duties'>;
export type LinkToRecord = Awaited<ReturnType<typeof linksTo>>[number];
export type Version = Of<'get', `${string}/history/{number}`>;
export type Comparison = Of<'get', `${string}/comparison`>;
export type Draft = RowOf<'/drafts'>;
export type NewerFileRow = RowOf<'/newer-files'>;
export type WritingIssues = Of<'post', `/texts/${WritingKind}/{name}/issues`>;

export type RecheckRow = RowOf<'/recheck'>;
export type RecheckEntry = Of<'get', '/recheck/{kind}/{slug}'>;
export type EntrySource = RecheckEntry['sources'][number];
export type LinkReport = Of<'get', '/links'>;
export type LinkTrouble = LinkReport['troubles'][number];
export type DocumentRow = RowOf<'/documents'>;
export type DocumentEntry = Of<'get', '/documents/{id}'>;
export type RestingQuotation = DocumentEntry['resting'][number];
export type ReadingAnswer = Of<'post', '/documents/{id}/readings'>;
