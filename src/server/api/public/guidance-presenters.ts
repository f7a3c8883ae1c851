import { addresses } from '#domain/addresses.ts';
import type { Answer, Ground } from '#domain/answers/answer-schema.ts';
import { isOurAdvice } from '#domain/answers/answer-schema.ts';
import type { AnswerCardView, AnswerPageView, GroundView } from '#domain/answers/answer-views.ts';
import { answerCardSchema, answerPageSchema, groundViewSchema } from '#domain/answers/answer-views.ts';
import type { Prompt, Workflow } from '#domain/catalogue/workflow-schema.ts';
import { project } from '#domain/project.ts';
import { taskOf } from '#domain/prompts/prompt-tasks.ts';
import type { PromptCardView, PromptPageView } from '#domain/prompts/prompt-views.ts';
import { promptCardSchema, promptPageSchema } from '#domain/prompts/prompt-views.ts';
import type { Happening } from '#domain/situations/happened.ts';
import type { StateLaw } from '#domain/situations/reporting-law-schema.ts';
import type { Duty, Situation } from '#domain/situations/situation-schema.ts';
import type {
  CallView,
  DutyView,
  RelatedPage,
  SituationCardView,
  SituationListView,
  SituationPageView,
  StateLawView,
  StayView,
} from '#domain/situations/situation-views.ts';
import {
  dutyViewSchema,
  lawStatementViewSchema,
  situationCardSchema,
  situationPageSchema,
  stateLawViewSchema,
} from '#domain/situations/situation-views.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { isAged, unreadNotice, writtenNotices } from '#domain/trust/age.ts';
import type { Seen } from '#domain/trust/fact-schema.ts';
import { scopeOf } from '#domain/trust/fact-scope.ts';
import { readingOf } from '#domain/trust/whence.ts';
import { explainerTitles } from '#domain/writings/explainer-titles.ts';
import { presentEnded } from './ended-presenter.ts';
import { renderMarkdown, renderWithTables } from './markdown.ts';
import { autolinkerOf } from './presenters.ts';
import { sheetOfAnswer, sheetOfPrompt } from './sheets.ts';

// Presenters of prompts, answers and situations; their views list the fields that leave the server (docs/product.md).

/** A prompt with the workflow that it belongs to. */
interface PromptOfWorkflow {
  prompt: Omit<Prompt, 'workflow'>;
  workflow: Workflow;
}

const promptCard = project(promptCardSchema);

export const presentPromptCard = ({ prompt, workflow }: PromptOfWorkflow): PromptCardView =>
  promptCard(prompt, {
    blanks: prompt.blanks.length,
    group: taskOf(prompt.kind, workflow),
    workflow: { slug: workflow.slug, title: workflow.title },
  });

const promptPage = project(promptPageSchema);

export const presentPrompt = ({ prompt, workflow }: PromptOfWorkflow, snapshot: CatalogueSnapshot): PromptPageView =>
  promptPage(prompt, {
    tools: prompt.tools.flatMap((slug) => {
      const tool = snapshot.toolBySlug.get(slug);
      return tool ? [{ slug, name: tool.name }] : [];
    }),
    neverEnter: workflow.neverEnter,
    reviewPoint: workflow.reviewPoint,
    workflow: {
      slug: workflow.slug,
      title: workflow.title,
      stepCount: workflow.steps.length,
      step: autolinkerOf(snapshot)(workflow.steps[prompt.step - 1] ?? ''),
    },
    sheet: sheetOfPrompt({ ...prompt, neverEnter: workflow.neverEnter, reviewPoint: workflow.reviewPoint }),
  });

const answerCard = project(answerCardSchema);

/**
 * @param votes number of visitors who ask this too
 * @param today the day by which answers are old: 2026-11-22
 */
export const presentAnswerCard = (answer: Answer, votes: number, today: string): AnswerCardView =>
  answerCard(answer, { aged: isAged(answer.written, today) || undefined, votes });

const answerPage = project(answerPageSchema);

export const presentAnswer = (answer: Answer, votes: number, snapshot: CatalogueSnapshot, today: string): AnswerPageView => {
  const printed = {
    answer: renderMarkdown(answer.answer),
    detail: answer.detail && renderWithTables(answer.detail),
    ended: presentEnded(answer, snapshot, today),
    grounds: answer.grounds.map(presentGround),
    duties: dutiesNamed(answer.duties, snapshot, today),
  };
  return answerPage(answer, {
    ...printed,
    aged: isAged(answer.written, today) || undefined,
    votes,
    notices: writtenNotices(answer, today),
    ourAdvice: isOurAdvice(answer),
    related: relatedPages(answer.related, snapshot),
    sheet: sheetOfAnswer({ ...answer, ...printed }),
  });
};

const groundView = project(groundViewSchema);

const presentGround = (ground: Ground & Seen): GroundView =>
  groundView(ground, { ...readingOf(ground), seen: ground.seen ?? null });

const dutyView = project(dutyViewSchema);
const alsoView = project(dutyViewSchema.shape.also.unwrap());

const presentDuty = (duty: Duty, today: string): DutyView =>
  dutyView(duty, { ...readingOf(duty), notice: unreadNotice(duty, today), also: duty.also && alsoView(duty.also) });

const stateLawView = project(stateLawViewSchema);
const lawStatementView = project(lawStatementViewSchema);

const presentStateLaw = (law: StateLaw, today: string): StateLawView =>
  stateLawView(law, {
    statements: law.statements.map((statement) =>
      lawStatementView(statement, { ...readingOf(statement), notice: unreadNotice(statement, today) }),
    ),
  });

const situationCard = project(situationCardSchema);

const presentSituationCard = (situation: Situation): SituationCardView =>
  situationCard(situation, { callFirst: situation.happened.length > 0 });

const situationPage = project(situationPageSchema);

/**
 * Presents all situations, with the numbers to call when lives are at risk before everything else.
 * @param today the day by which texts are old: 2026-11-22
 */
export function presentSituationList(snapshot: CatalogueSnapshot, today: string): SituationListView {
  const { situations } = snapshot.guidance;
  const urgent = situations.find(({ happened }) => happened.length > 0);
  const call = urgent?.happened[0] ? callsOf(urgent.happened[0], snapshot, today) : [];
  return {
    call,
    numbers: urgent ? otherNumbers(urgent, call, snapshot, today) : [],
    situations: situations.map(presentSituationCard),
  };
}

/**
 * @param happening selected event, where the situation has several; its first by default
 * @param today the day by which texts are old: 2026-11-22
 */
export function presentSituation(
  situation: Situation,
  happening: Happening | undefined,
  snapshot: CatalogueSnapshot,
  today: string,
): SituationPageView {
  const choice = situation.happened.find(({ key }) => key === happening) ?? situation.happened[0];
  const hour = choice?.hour ?? situation.hour;
  if (!hour) throw new Error(`The situation ${situation.slug} has no first hour.`);
  const call = choice ? callsOf(choice, snapshot, today) : [];
  const duties = dutiesNamed(situation.duties, snapshot, today);
  return situationPage(situation, {
    callFirst: situation.happened.length > 0,
    happened: situation.happened.map(({ key, label }) => ({ key, label })),
    chosen: choice?.key,
    call,
    hour,
    numbers: otherNumbers(situation, call, snapshot, today),
    duties: duties.filter(({ kind }) => kind === 'duty' || kind === 'date'),
    help: duties.filter(({ kind }) => kind === 'help'),
    stateLaw: choice?.key === 'child' ? snapshot.guidance.reportingLaw.map((law) => presentStateLaw(law, today)) : [],
    stays: situation.stays.flatMap(({ tool, fact }) => stayOf(tool, fact, snapshot)),
    related: relatedPages(situation.related, snapshot),
  });
}

const dutiesNamed = (ids: readonly string[], { guidance }: CatalogueSnapshot, today: string) =>
  ids.flatMap((id) => guidance.duties.filter((duty) => duty.id === id)).map((duty) => presentDuty(duty, today));

const callsOf = ({ call }: Situation['happened'][number], snapshot: CatalogueSnapshot, today: string): CallView[] =>
  call.flatMap(({ number, when }) => dutiesNamed([number], snapshot, today).map((duty) => ({ ...duty, when })));

/** Telephone numbers of a situation that are none of its buttons: those of its other choices and of other countries. */
function otherNumbers(
  { happened, duties }: Situation,
  call: readonly CallView[],
  snapshot: CatalogueSnapshot,
  today: string,
): DutyView[] {
  const ids = [...happened.flatMap((one) => one.call.map(({ number }) => number)), ...duties];
  return dutiesNamed([...new Set(ids)], snapshot, today).filter(
    ({ id, number }) => number !== undefined && !call.some((button) => button.id === id),
  );
}

function stayOf(slug: string, id: string, { evidence, toolBySlug }: CatalogueSnapshot): StayView[] {
  const fact = evidence.get(slug)?.facts.find((one) => one.id === id);
  const tool = toolBySlug.get(slug);
  if (!fact || !tool) return [];
  const { says, document, dated, source, copied = null } = fact;
  return [{ tool: slug, name: tool.name, says, plan: scopeOf(fact), document, dated, source, copied }];
}

/** Links to our own pages with their titles; an unknown address is left out. */
function relatedPages(hrefs: readonly string[], snapshot: CatalogueSnapshot): RelatedPage[] {
  const { tools, workflowBySlug, categories, guidance, promptBySlug } = snapshot;
  const titles = new Map<string, string>([
    ...tools.map(({ slug, name }) => [addresses.tool(slug), name] as const),
    ...[...workflowBySlug.values()].map(({ slug, title }) => [addresses.workflow(slug), title] as const),
    ...[...promptBySlug.values()].map(({ prompt }) => [addresses.prompt(prompt.slug), prompt.title] as const),
    ...categories.map(({ hub, name }) => [addresses.hub(hub), `${name} guide`] as const),
    ...guidance.answers.map(({ slug, question }) => [addresses.answer(slug), question] as const),
    ...guidance.situations.map(({ slug, title }) => [addresses.situation(slug), title] as const),
    [addresses.policyExamples, 'Policy examples'],
    [addresses.yourChurch, 'Your church'],
    [addresses.churchPaper('page'), 'A page for your congregation'],
    [addresses.churchPaper('training'), 'Training on how we use AI'],
    [addresses.forms, 'Forms, policies and sheets'],
    [addresses.mayIEnter(), 'Can I paste this?'],
    [addresses.compare(), 'Compare tools'],
    [addresses.allTools(), 'All AI tools'],
    [addresses.allWorkflows(), 'All ministry workflows'],
    [addresses.prompts(), 'Prompts for church work'],
    [addresses.llmComparison, 'AI comparison: ChatGPT, Claude, Gemini and Grok'],
    [addresses.llmGuide, explainerTitles.llm],
    [addresses.imageGuide, explainerTitles.image],
    [addresses.situations, 'When something goes wrong'],
    [addresses.about('when-not-to-use-ai'), 'When not to use AI'],
  ]);
  return hrefs.flatMap((href) => {
    const title = titles.get(href);
    return title ? [{ href, title }] : [];
  });
}
