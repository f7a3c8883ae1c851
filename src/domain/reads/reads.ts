import type { AboutUs } from '../about-us.ts';
import type { AnswerCardView, AnswerPageView } from '../answers/answer-views.ts';
import type { CreativeCategory, Difficulty, PricingChoice, PromptKind, ToolSort, WorkflowSort } from '../catalogue/choices.ts';
import type { Listed } from '../catalogue/list-page.ts';
import type { TraitSearch } from '../catalogue/trait-names.ts';
import type {
  CategoryCounts,
  CategoryView,
  FactOfToolView,
  FormView,
  TermsChangesView,
  ToolCardView,
  ToolListView,
  ToolPageView,
  WorkflowCardView,
  WorkflowListView,
  WorkflowPageView,
  WorkflowRowView,
} from '../catalogue/views.ts';
import type { ChurchPaperView } from '../church/church-views.ts';
import type { PolicySearch } from '../church/policy-search.ts';
import type { ReadinessSearch } from '../church/readiness.ts';
import type { ToolVerdictsView } from '../church/register-views.ts';
import type { ComparisonTodayView, ComparisonView } from '../comparison/comparison-views.ts';
import type { EndedView } from '../ended/ended-views.ts';
import type { MayEnterView } from '../may-enter/may-enter-views.ts';
import type { PromptCardView, PromptPageView } from '../prompts/prompt-views.ts';
import type { OpenQuestionView, QuestionPageView } from '../questions/question-views.ts';
import type { SearchKind } from '../search/search-entry.ts';
import type { SearchView } from '../search/search-views.ts';
import type { HappenedSearch } from '../situations/happened.ts';
import type { SituationListView, SituationPageView } from '../situations/situation-views.ts';
import type { EvidenceCounts } from '../trust/count-evidence.ts';
import type { FactTopic } from '../trust/fact-topic-names.ts';
import type { DocumentView } from '../writings/document-view.ts';

// Every read of the public API, named here and nowhere else: the API's routes and its description, what the server keeps,
// what a page may read and how the browser asks for it are made from this table. What each takes and answers stands apart
// (read-schemas.ts), because the browser must not load it.

interface ListParameters {
  q?: string;
  /** Only what this hub shows. */
  hub?: string;
  /** At most 500. */
  limit?: number;
  offset?: number;
  /** Of a list as a screen shows it, from 1. */
  page?: number;
}

/** What narrows and orders a list of tools; 'all' is no limit. */
export interface ToolListParameters extends ListParameters, TraitSearch {
  category?: string;
  pricing?: PricingChoice | 'all';
  sort?: ToolSort;
  /** As facts name it: 'Korean'. */
  language?: string;
}

/** What narrows and orders a list of workflows; 'all' is no limit. */
export interface WorkflowListParameters extends ListParameters {
  category?: string;
  difficulty?: Difficulty | 'all';
  sort?: WorkflowSort;
  /** Creative workflows only: of this kind, or all of them. */
  creative?: CreativeCategory | 'all';
}

/** What narrows the list of prompts. */
export interface PromptListParameters {
  q?: string;
  hub?: string;
  kind?: PromptKind;
}

/** What is searched for. */
export interface SearchParameters {
  q?: string;
  kind?: SearchKind;
  /** Look for the words alone, whatever they mean together. */
  words?: 'only';
  /** At most 50. */
  limit?: number;
  offset?: number;
}

/** What is asked of /may-i-enter: a kind or what people call it, and a tool’s slug or name. */
export interface MayEnterParameters {
  what?: string;
  tool?: string;
}

/** Which tools are compared. */
export interface ComparisonParameters {
  /** Their slugs with commas between: 'otter,fireflies'. */
  tools?: string;
}

/** What narrows the facts on tools. */
export interface FactParameters {
  about?: FactTopic;
  /** Of the closed list of its topic, such as 'no'. */
  answer?: string;
  /** Its slug. */
  tool?: string;
}

/** What narrows the changes of companies' terms; 'all' is no limit. */
export interface TermsChangeParameters {
  /** Its slug, or several with commas between: 'otter,fireflies'. */
  tool?: string;
  about?: FactTopic | 'all';
  /** At most so many. */
  limit?: number;
}

/** The name of a piece of writing, and what its tables are sorted and narrowed by. */
export interface DocumentParameters {
  slug: string;
  sort?: string;
  kind?: string;
  tradition?: string;
}

/** What a piece of writing asks of the catalogue, which staff may have changed since it was written. */
export interface CatalogueForDocuments {
  /** What a tool is called now, by its slug. */
  toolName: (slug: string) => string;
  /** Tools side by side as they are today, by their slugs. */
  comparedToday: (slugs: readonly string[]) => ComparisonTodayView;
  /** What the college tells of itself, once staff edited it. */
  aboutUs: () => AboutUs | undefined;
  /** Whether a page stands at an address: not of an entry that was taken down. */
  isThere: (address: string) => boolean;
  /** What a guide, explainer or statement says now, by the name of its document ('guide-llms'); nothing of any other document. */
  writing: (document: string) => string | undefined;
  /** What a text names and what ended or has another name. */
  endedIn: (text: string) => EndedView[];
}

interface Slug {
  slug: string;
}

/** A row of the table: where it is read, and which `view` of its address it is. */
interface Row<Parameters, Answer> {
  path: `/api/${string}`;
  view?: string;
  /** For the compiler alone: what is asked with, and what is answered. */
  types?: { parameters: Parameters; answer: Answer };
}

const row = <Parameters, Answer>(path: `/api/${string}`, view?: string): Row<Parameters, Answer> => ({ path, view });

export const reads = {
  tools: row<ToolListParameters, ToolListView[]>('/api/tools'),
  toolCards: row<ToolListParameters, ToolCardView[]>('/api/tools', 'card'),
  toolList: row<ToolListParameters, Listed<ToolCardView>>('/api/tools', 'page'),
  toolVerdicts: row<object, ToolVerdictsView[]>('/api/tools', 'verdicts'),
  tool: row<Slug, ToolPageView>('/api/tools/:slug'),
  comparison: row<ComparisonParameters, ComparisonView>('/api/compare'),
  workflows: row<WorkflowListParameters, WorkflowListView[]>('/api/workflows'),
  workflowCards: row<WorkflowListParameters, WorkflowCardView[]>('/api/workflows', 'card'),
  workflowRows: row<WorkflowListParameters, WorkflowRowView[]>('/api/workflows', 'row'),
  workflowList: row<WorkflowListParameters, Listed<WorkflowCardView>>('/api/workflows', 'page'),
  workflow: row<Slug, WorkflowPageView>('/api/workflows/:slug'),
  categories: row<object, CategoryView[]>('/api/categories'),
  categoryCounts: row<object, CategoryCounts[]>('/api/categories', 'counts'),
  search: row<SearchParameters, SearchView>('/api/search'),
  mayEnter: row<MayEnterParameters, MayEnterView>('/api/may-i-enter'),
  prompts: row<PromptListParameters, PromptCardView[]>('/api/prompts'),
  prompt: row<Slug, PromptPageView>('/api/prompts/:slug'),
  answers: row<object, AnswerCardView[]>('/api/answers'),
  answer: row<Slug, AnswerPageView>('/api/answers/:slug'),
  questions: row<object, OpenQuestionView[]>('/api/questions'),
  question: row<Slug, QuestionPageView>('/api/questions/:slug'),
  situations: row<object, SituationListView>('/api/situations'),
  situation: row<Slug & HappenedSearch, SituationPageView>('/api/situations/:slug'),
  churchPaper: row<Slug & PolicySearch & ReadinessSearch, ChurchPaperView>('/api/your-church/:slug'),
  document: row<DocumentParameters, DocumentView>('/api/documents/:slug'),
  facts: row<FactParameters, FactOfToolView[]>('/api/facts'),
  evidenceCounts: row<object, EvidenceCounts>('/api/evidence-counts'),
  termsChanges: row<TermsChangeParameters, TermsChangesView>('/api/terms-changes'),
  forms: row<object, FormView[]>('/api/forms'),
};

export type ReadName = keyof typeof reads;
type Types<N extends ReadName> = NonNullable<(typeof reads)[N]['types']>;
export type ReadParameters<N extends ReadName> = Types<N>['parameters'];
export type ReadAnswer<N extends ReadName> = Types<N>['answer'];

/** Answers a read. Throws an error with the `status` of the API's answer when it is not a success. */
export type Read = <N extends ReadName>(
  name: N,
  parameters: ReadParameters<N>,
  /** Ends what nobody waits for any more, where it is read over HTTP. */
  signal?: AbortSignal,
) => Promise<ReadAnswer<N>>;

/** The address of a read, one for each question: what is not set or empty is left out, the rest in order of its name. */
export function readAddress<N extends ReadName>(name: N, parameters: ReadParameters<N>): string {
  const { path, view } = reads[name];
  const given = { ...parameters, view };
  const params = new URLSearchParams();
  let address: string = path;
  for (const [key, value] of Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (value === undefined || value === '') continue;
    if (path.includes(`:${key}`)) address = path.replace(`:${key}`, encodeURIComponent(value));
    else params.set(key, String(value));
  }
  const text = params.toString();
  return text ? `${address}?${text}` : address;
}
