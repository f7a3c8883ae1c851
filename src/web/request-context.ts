import type { FieldIssue } from '#domain/check.ts';
import type { QuestionValues } from '#domain/questions/question-form.ts';
import type { SimilarAnswer } from '#domain/questions/similar-answers.ts';
import type { Read } from '#domain/reads/reads.ts';
import type { SiteTexts } from '#domain/staff/desk-texts.ts';
import type { ContactValues } from '#domain/submissions/contact-form.ts';
import type { FormName } from '#domain/submissions/form-entries.ts';
import type { ListedTool } from '#domain/submissions/listed-tools.ts';
import type { SuggestionValues } from '#domain/submissions/suggestion-form.ts';
import type { PageFiles } from './page-modules.ts';

/** What the server hands to a page that it renders; the browser asks for the same over HTTP. */
export interface RequestContext {
  /** Answers a read of the API from the catalogue in memory. */
  read: Read;
  site: SiteSettings;
  /** A token that tells when the form was shown; only pages that are never kept may ask for one. */
  issueFormToken: (form: FormName) => string;
  /** The form that a visitor without scripts has just sent, to be shown again. Only in the answer to that very POST. */
  answeredForm?: AnsweredForm;
}

/** What the router hands to every route: on the server all of a request, in the browser only how to read. */
export interface RouterContext extends Partial<RequestContext> {
  read: Read;
  /** The scripts and style sheets that a page of these routes needs; while the build's pages are rendered. */
  filesOf?: (routeIds: readonly string[]) => PageFiles;
  /** The text of a style sheet of the build, by its address; while its pages are rendered. */
  textOf?: (href: string) => string;
}

/** A plain form that comes back to its visitor: as it was filled in, with what is wrong. */
export type AnsweredForm = AnsweredSuggestion | AnsweredContact | AnsweredQuestion | AnsweredTermsWatch;

interface Answered<Name extends FormName, Values> {
  name: Name;
  values: Values;
  issues: FieldIssue[];
  /** The token that the form was first shown with, so that its time counts from then. */
  token: string;
}

export interface AnsweredSuggestion extends Answered<'submission', SuggestionValues> {
  /** Tools of the directory that the suggestion may repeat. */
  listed: ListedTool[];
  /** The id of the field that begins with the focus: a row that was added. */
  focus?: string;
}

export type AnsweredContact = Answered<'contact', ContactValues>;

/** Who wants mail when terms change: the tools stand in one text, with commas. */
export type AnsweredTermsWatch = Answered<'terms-watch', { email: string; tool: string }>;

export interface AnsweredQuestion extends Answered<'question', QuestionValues> {
  /** Answers that may answer it already. */
  similar: SimilarAnswer[];
}

/** What differs between installations. */
export interface SiteSettings {
  /** The canonical origin, without a slash at the end. */
  publicUrl: string;
  /** Shown in the curated-by line. */
  provider: string;
  /** Set where the hub can send mail. */
  sendsMail?: true;
  /** The current year, for the copyright line. */
  year: number;
  /** The words of the home page and the footer, once staff edited them. */
  texts?: SiteTexts;
  /** Notices of the day above every page. */
  banners?: readonly string[];
}
