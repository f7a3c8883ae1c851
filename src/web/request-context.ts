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

/** Request data that the server passes to a page it renders; the browser fetches the same over HTTP. */
export interface RequestContext {
  /** Answers a read of the API from the catalogue in memory. */
  read: Read;
  site: SiteSettings;
  /** Token with the time at which the form was shown; only pages that are never cached may use one. */
  issueFormToken: (form: FormName) => string;
  /** Form that a visitor without scripts has just sent, to be shown again. Only in the response to that very POST. */
  answeredForm?: AnsweredForm;
}

/** Router context of every route: the whole request on the server, only the way to read in the browser. */
export interface RouterContext extends Partial<RequestContext> {
  read: Read;
  /** Scripts and style sheets that a page of these routes needs; set while the build's pages are rendered. */
  filesOf?: (routeIds: readonly string[]) => PageFiles;
  /** Text of a build's style sheet, by its address; set while its pages are rendered. */
  textOf?: (href: string) => string;
}

/** Plain form that is shown to its visitor again: the values, and the validation errors. */
export type AnsweredForm = AnsweredSuggestion | AnsweredContact | AnsweredQuestion | AnsweredTermsWatch;

interface Answered<Name extends FormName, Values> {
  name: Name;
  values: Values;
  issues: FieldIssue[];
  /** Token with which the form was first shown, so that its time counts from then. */
  token: string;
}

export interface AnsweredSuggestion extends Answered<'submission', SuggestionValues> {
  /** Tools of the directory that the suggestion may duplicate. */
  listed: ListedTool[];
  /** Id of the field that gets the focus: a row that was added. */
  focus?: string;
}

export type AnsweredContact = Answered<'contact', ContactValues>;

/** Request for mail when terms change: the tools are one comma-separated text. */
export type AnsweredTermsWatch = Answered<'terms-watch', { email: string; tool: string }>;

export interface AnsweredQuestion extends Answered<'question', QuestionValues> {
  /** Answers that may already answer it. */
  similar: SimilarAnswer[];
}

/** Settings of the installation, and the texts that staff edited, for the frame of every page. */
export interface SiteSettings {
  /** Canonical origin, without a trailing slash. */
  publicUrl: string;
  /** Name in the curated-by line. */
  provider: string;
  /** Set if the hub can send mail. */
  sendsMail?: true;
  /** The current year, for the copyright line. */
  year: number;
  /** Words of the home page and the footer that staff edited. */
  texts?: SiteTexts;
  /** Notices of the day above every page. */
  banners?: readonly string[];
}
