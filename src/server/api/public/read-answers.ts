import { filterTools } from '#domain/catalogue/filter-tools.ts';
import { filterCreativeWorkflows, filterWorkflows } from '#domain/catalogue/filter-workflows.ts';
import type { Listed, ListPage } from '#domain/catalogue/list-page.ts';
import { mostToolsAtOnce, mostWorkflowsAtOnce } from '#domain/catalogue/list-page.ts';
import { hubToolsPerPage, hubWorkflowsPerPage } from '#domain/catalogue/list-search.ts';
import { sortTools, sortWorkflows } from '#domain/catalogue/sort-list.ts';
import { toolsPage } from '#domain/catalogue/tools-page.ts';
import type { ToolCardView, WorkflowCardView } from '#domain/catalogue/views.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { creativePage, workflowsPage } from '#domain/catalogue/workflows-page.ts';
import { oncePer } from '#domain/once-per.ts';
import { filterPrompts } from '#domain/prompts/filter-prompts.ts';
import { promptTasks } from '#domain/prompts/prompt-tasks.ts';
import { readSchemas } from '#domain/reads/read-schemas.ts';
import type { CatalogueForDocuments, ReadAnswer, ReadName, ReadParameters } from '#domain/reads/reads.ts';
import { alsoFits } from '#domain/search/other-forms.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { countEvidence } from '#domain/trust/count-evidence.ts';
import type { DocumentView } from '#domain/writings/document-view.ts';
import { HttpError } from '../../errors.ts';
import type { OpenQuestions } from '../../questions/open-questions.ts';
import type { SiteSearch } from '../../search/site-search.ts';
import { presentChurchPaper } from '../../your-church/present-church-paper.ts';
import { parseQuery } from '../parse-query.ts';
import { catalogueForDocuments } from './catalogue-for-documents.ts';
import { presentComparison } from './comparison-presenter.ts';
import { presentFacts, presentTermsChanges } from './fact-presenters.ts';
import {
  presentAnswer,
  presentAnswerCard,
  presentPrompt,
  presentPromptCard,
  presentSituation,
  presentSituationList,
} from './guidance-presenters.ts';
import { answerMayEnter } from './may-enter.ts';
import {
  presentCategory,
  presentCategoryCounts,
  presentForm,
  presentToolInList,
  presentToolPage,
  presentWorkflowCard,
  presentWorkflowInList,
  presentWorkflowPage,
  presentWorkflowRow,
} from './presenters.ts';
import { toolCards } from './tool-cards.ts';
import { presentToolVerdicts } from './tool-verdicts.ts';

/** Renders a document of the site; undefined if there is none of this name. Implemented by the pages. */
export type RenderDocument = (
  name: string,
  parameters: Omit<ReadParameters<'document'>, 'slug'>,
  catalogue: CatalogueForDocuments,
) => DocumentView | undefined;

/** Sources from which reads are answered. */
export interface ReadSources {
  snapshot: CatalogueSnapshot;
  search: SiteSearch;
  questions: Pick<OpenQuestions, 'list' | 'at' | 'votesFor'>;
  renderDocument: RenderDocument;
  /** The day by which facts are old: 2026-11-22. */
  today: string;
}

/** Answer to a read; for a part of a list with the number of all matching records. */
interface Answered<T> {
  body: T;
  total?: number;
}

type Answers = {
  [N in ReadName]: (sources: ReadSources, parameters: ReadParameters<N>) => Answered<ReadAnswer<N>>;
};

const answers: Answers = {
  tools: ({ snapshot, today }, parameters) =>
    part(toolsFound(snapshot, parameters, today), parameters, ({ slug }) =>
      presentToolInList(requireFound(snapshot.toolBySlug.get(slug), 'Tool'), snapshot, today),
    ),
  toolCards: ({ snapshot, today }, parameters) => part(toolsFound(snapshot, parameters, today), parameters, (card) => card),
  toolList: ({ snapshot, today }, parameters) => ({ body: toolList(snapshot, parameters, today) }),
  toolVerdicts: ({ snapshot, today }) => ({ body: presentToolVerdicts(snapshot, today) }),
  tool: ({ snapshot, today }, { slug }) => ({
    body: presentToolPage(requireFound(snapshot.toolBySlug.get(slug), 'Tool', snapshot.hidden.tools.has(slug)), snapshot, today),
  }),
  comparison: ({ snapshot, today }, { tools }) => ({ body: presentComparison(snapshot, tools, today) }),
  workflows: ({ snapshot }, parameters) => part(workflowsFound(snapshot, parameters), parameters, presentWorkflowInList),
  workflowCards: ({ snapshot }, parameters) => part(workflowsFound(snapshot, parameters), parameters, presentWorkflowCard),
  workflowRows: ({ snapshot }, parameters) => part(workflowsFound(snapshot, parameters), parameters, presentWorkflowRow),
  workflowList: ({ snapshot }, parameters) => ({ body: workflowList(snapshot, parameters) }),
  workflow: ({ snapshot, today }, { slug }) => ({
    body: presentWorkflowPage(
      requireFound(snapshot.workflowBySlug.get(slug), 'Workflow', snapshot.hidden.workflows.has(slug)),
      snapshot,
      today,
    ),
  }),
  categories: ({ snapshot }) => ({ body: snapshot.categories.map((category) => presentCategory(category, snapshot)) }),
  categoryCounts: ({ snapshot }) => ({ body: snapshot.categories.map((category) => presentCategoryCounts(category, snapshot)) }),
  search: ({ snapshot, search, today }, parameters) => ({ body: search.answer(snapshot, parameters, today) }),
  mayEnter: (sources, parameters) => ({ body: answerMayEnter(sources, parameters) }),
  prompts: ({ snapshot }, parameters) => ({ body: promptsFound(snapshot, parameters) }),
  prompt: ({ snapshot }, { slug }) => ({
    body: presentPrompt(requireFound(snapshot.promptBySlug.get(slug), 'Prompt', snapshot.hidden.prompts.has(slug)), snapshot),
  }),
  answers: ({ snapshot, questions, today }) => ({
    body: snapshot.guidance.answers.map((answer) => presentAnswerCard(answer, questions.votesFor(answer.slug), today)),
  }),
  answer: ({ snapshot, questions, today }, { slug }) => ({
    body: presentAnswer(
      requireFound(bySlug(snapshot.guidance.answers, slug), 'Answer', snapshot.hidden.answers.has(slug)),
      questions.votesFor(slug),
      snapshot,
      today,
    ),
  }),
  questions: ({ questions }) => ({ body: [...questions.list] }),
  question: ({ questions }, { slug }) => ({ body: requireFound(questions.at(slug), 'Question') }),
  situations: ({ snapshot, today }) => ({ body: presentSituationList(snapshot, today) }),
  situation: ({ snapshot, today }, { slug, happened }) => ({
    body: presentSituation(requireFound(bySlug(snapshot.guidance.situations, slug), 'Situation'), happened, snapshot, today),
  }),
  document: ({ renderDocument, snapshot, today }, { slug, ...parameters }) => ({
    body: requireFound(renderDocument(slug, parameters, catalogueForDocuments(snapshot, today)), 'Document'),
  }),
  churchPaper: (sources, { slug, ...search }) => ({ body: requireFound(presentChurchPaper(slug, search, sources), 'Paper') }),
  evidenceCounts: ({ snapshot, today }) => ({ body: evidenceCounts(snapshot, today) }),
  facts: ({ snapshot, today }, parameters) => ({ body: presentFacts(snapshot, parameters, today) }),
  termsChanges: ({ snapshot }, parameters) => ({ body: presentTermsChanges(snapshot, parameters) }),
  forms: ({ snapshot }) => ({ body: snapshot.guidance.downloads.map(presentForm) }),
};

/**
 * Answers a read: over HTTP and, without HTTP, for pages that the server renders.
 * @param query parameters as received, not validated
 * @throws {HttpError} 400 naming each wrong parameter, 404 when there is no such record, 410 when it was taken down
 */
export async function answerRead<N extends ReadName>(
  name: N,
  query: object,
  sources: ReadSources,
): Promise<Answered<ReadAnswer<N>>> {
  return answers[name](sources, parseQuery(readSchemas[name].takes, query) as ReadParameters<N>);
}

/** Counts the evidence once for each snapshot and day, since it reads every fact. */
const evidenceCounts = oncePer(({ tools, evidence }: CatalogueSnapshot, today: string) => countEvidence(tools, evidence, today));

const bySlug = <T extends { slug: string }>(records: readonly T[], slug: string) =>
  records.find((record) => record.slug === slug);

function requireFound<T>(record: T | undefined, noun: string, isTakenDown = false): T {
  if (isTakenDown) throw new HttpError(410, `${noun} taken down`);
  if (record === undefined) throw new HttpError(404, `${noun} not found`);
  return record;
}

/** Value to filter by; undefined for 'all', which does not filter. */
const limit = <T extends string>(value: T | undefined) =>
  value === 'all' ? undefined : (value as Exclude<T, 'all'> | undefined);

function toolsOf(
  snapshot: CatalogueSnapshot,
  { hub, category, pricing, language, ...filters }: ReadParameters<'tools'>,
  today: string,
) {
  const name = limit(hub);
  const cards = toolCards(snapshot, today);
  return {
    of: name ? ('hub' as const) : ('whole' as const),
    tools: name ? (cards.ofHub.get(name) ?? []) : cards.whole,
    filters: { ...filters, category: limit(category), pricing: limit(pricing), language: limit(language) },
  };
}

function toolsFound(snapshot: CatalogueSnapshot, parameters: ReadParameters<'tools'>, today: string): ToolCardView[] {
  const { tools, filters } = toolsOf(snapshot, parameters, today);
  const matching = filterTools(tools, filters);
  return parameters.sort ? sortTools(matching, parameters) : matching;
}

function toolList(snapshot: CatalogueSnapshot, parameters: ReadParameters<'tools'>, today: string): Listed<ToolCardView> {
  const { tools, filters, of } = toolsOf(snapshot, parameters, today);
  if (tools.length <= mostToolsAtOnce[of]) return { all: [...tools] };
  return { shown: toolsPage(tools, filters, of === 'hub' ? hubToolsPerPage : undefined) };
}

function workflowsOf(snapshot: CatalogueSnapshot, { hub, q, category, difficulty, creative }: ReadParameters<'workflows'>) {
  const name = limit(hub);
  const ofHub = name ? (snapshot.workflowsOfHub.get(name) ?? []) : snapshot.workflows;
  return {
    of: name ? ('hub' as const) : ('whole' as const),
    workflows: creative ? filterCreativeWorkflows(ofHub, {}) : ofHub,
    filters: { q, category: limit(category), difficulty: limit(difficulty) },
  };
}

function workflowsFound(snapshot: CatalogueSnapshot, parameters: ReadParameters<'workflows'>): Workflow[] {
  const { workflows, filters } = workflowsOf(snapshot, parameters);
  const { creative, sort } = parameters;
  const matching = filterWorkflows(
    creative ? filterCreativeWorkflows(workflows, { category: limit(creative) }) : workflows,
    filters,
  );
  return sort ? sortWorkflows(matching, parameters) : matching;
}

function workflowList(snapshot: CatalogueSnapshot, parameters: ReadParameters<'workflows'>): Listed<WorkflowCardView> {
  const { workflows, filters, of } = workflowsOf(snapshot, parameters);
  if (workflows.length <= mostWorkflowsAtOnce[of]) return { all: workflows.map(presentWorkflowCard) };
  const { q, creative, sort, page } = parameters;
  const listPage = creative
    ? creativePage(workflows, { q, category: limit(creative), sort, page })
    : workflowsPage(workflows, { ...filters, sort, page }, of === 'hub' ? hubWorkflowsPerPage : undefined);
  return { shown: presentPage(listPage, presentWorkflowCard) };
}

function promptsFound(snapshot: CatalogueSnapshot, { hub, q, kind }: ReadParameters<'prompts'>) {
  const name = limit(hub);
  const ofHub = new Set(name ? (snapshot.workflowsOfHub.get(name) ?? []) : snapshot.workflows);
  const prompts = [...snapshot.promptBySlug.values()]
    .filter(({ workflow }) => ofHub.has(workflow))
    .map(({ prompt, workflow }) => ({ ...prompt, workflow }));
  const { found, also } = filterPrompts(prompts, { q, kind });
  const present = ({ workflow, ...prompt }: (typeof prompts)[number]) => presentPromptCard({ prompt, workflow });
  const inOrder = promptTasks.flatMap((task) => found.map(present).filter(({ group }) => group === task));
  return [...inOrder, ...also.map((prompt) => ({ ...present(prompt), group: alsoFits }))];
}

const presentPage = <T, View>(listPage: ListPage<T>, present: (record: T) => View): ListPage<View> => ({
  ...listPage,
  records: listPage.records.map(present),
  also: listPage.also.map(present),
});

function part<T, View>(
  records: readonly T[],
  { offset = 0, limit: most }: { limit?: number; offset?: number },
  present: (record: T) => View,
): Answered<View[]> {
  return { body: records.slice(offset, most && offset + most).map(present), total: records.length };
}
