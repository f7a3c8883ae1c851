import { addresses } from '#domain/addresses.ts';
import type { Answer } from '#domain/answers/answer-schema.ts';
import type { AnswerCardView, AnswerPageView } from '#domain/answers/answer-views.ts';
import type { Prompt, Workflow } from '#domain/catalogue/workflow-schema.ts';
import type { PromptCardView, PromptPageView } from '#domain/prompts/prompt-views.ts';
import type { Duty, Situation } from '#domain/situations/situation-schema.ts';
import type {
  DutyView,
  RelatedPage,
  SituationCardView,
  SituationListView,
  SituationPageView,
  StayView,
} from '#domain/situations/situation-views.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { scopeOf } from '#domain/trust/fact-scope.ts';
import { renderMarkdown } from './markdown.ts';

// Presenters of prompts, answers and situations: each lists the fields that leave the server (design, section 4).

/** A prompt with the workflow that it stands in. */
interface PromptOfWorkflow {
  prompt: Omit<Prompt, 'workflow'>;
  workflow: Workflow;
}

export const presentPromptCard = ({ prompt, workflow }: PromptOfWorkflow, snapshot: CatalogueSnapshot): PromptCardView => ({
  slug: prompt.slug,
  title: prompt.title,
  gives: prompt.gives,
  kind: prompt.kind,
  blanks: prompt.blanks.length,
  group:
    snapshot.categories.find(({ workflowName }) => workflowName === workflow.categories[0])?.name ??
    workflow.categories[0] ??
    workflow.title,
  workflow: { slug: workflow.slug, title: workflow.title },
});

export const presentPrompt = ({ prompt, workflow }: PromptOfWorkflow, snapshot: CatalogueSnapshot): PromptPageView => ({
  slug: prompt.slug,
  title: prompt.title,
  gives: prompt.gives,
  kind: prompt.kind,
  step: prompt.step,
  text: prompt.text,
  blanks: prompt.blanks,
  check: prompt.check,
  triedWith: prompt.triedWith,
  tools: prompt.tools.flatMap((slug) => {
    const tool = snapshot.toolBySlug.get(slug);
    return tool ? [{ slug, name: tool.name }] : [];
  }),
  neverEnter: workflow.neverEnter,
  reviewPoint: workflow.reviewPoint,
  workflow: { slug: workflow.slug, title: workflow.title, stepCount: workflow.steps.length },
});

/** @param votes how many ask this too */
export const presentAnswerCard = (answer: Answer, votes: number): AnswerCardView => ({
  slug: answer.slug,
  question: answer.question,
  topic: answer.topic,
  jurisdiction: answer.jurisdiction,
  lead: answer.lead,
  written: answer.written,
  votes,
});

export const presentAnswer = (answer: Answer, votes: number, snapshot: CatalogueSnapshot): AnswerPageView => ({
  ...presentAnswerCard(answer, votes),
  answer: renderMarkdown(answer.answer),
  detail: answer.detail && renderMarkdown(answer.detail),
  grounds: answer.grounds,
  notFound: answer.notFound,
  legal: answer.legal,
  duties: dutiesNamed(answer.duties, snapshot),
  related: relatedPages(answer.related, snapshot),
});

const presentDuty = (duty: Duty): DutyView => ({
  id: duty.id,
  country: duty.country,
  number: duty.number,
  service: duty.service,
  hours: duty.hours,
  says: duty.says,
  publisher: duty.publisher,
  dated: duty.dated,
  source: duty.source,
  read: duty.read,
  caution: duty.caution,
});

const presentSituationCard = (situation: Situation): SituationCardView => ({
  slug: situation.slug,
  title: situation.title,
  lead: situation.lead,
  callFirst: situation.callFirst,
});

/** Safeguarding first; its numbers stand before everything. */
export const presentSituationList = (snapshot: CatalogueSnapshot): SituationListView => ({
  numbers: numbersOf(
    snapshot.guidance.situations.filter(({ callFirst }) => callFirst),
    snapshot,
  ),
  situations: snapshot.guidance.situations.map(presentSituationCard),
});

export const presentSituation = (situation: Situation, snapshot: CatalogueSnapshot): SituationPageView => ({
  ...presentSituationCard(situation),
  hour: situation.hour,
  day: situation.day,
  week: situation.week,
  notToDo: situation.notToDo,
  letters: situation.letters,
  written: situation.written,
  numbers: situation.callFirst ? numbersOf([situation], snapshot) : [],
  duties: dutiesNamed(situation.duties, snapshot).filter(({ number }) => !(situation.callFirst && number)),
  stays: situation.stays.flatMap(({ tool, fact }) => stayOf(tool, fact, snapshot)),
  related: relatedPages(situation.related, snapshot),
});

const dutiesNamed = (ids: readonly string[], { guidance }: CatalogueSnapshot) =>
  ids.flatMap((id) => guidance.duties.filter((duty) => duty.id === id)).map(presentDuty);

const numbersOf = (situations: readonly Situation[], snapshot: CatalogueSnapshot) =>
  dutiesNamed(
    situations.flatMap(({ duties }) => duties),
    snapshot,
  ).filter(({ number }) => number !== undefined);

function stayOf(slug: string, id: string, { evidence, toolBySlug }: CatalogueSnapshot): StayView[] {
  const fact = evidence.get(slug)?.facts.find((one) => one.id === id);
  const tool = toolBySlug.get(slug);
  if (!fact || !tool) return [];
  const { says, document, dated, source, copied = null } = fact;
  return [{ tool: slug, name: tool.name, says, plan: scopeOf(fact), document, dated, source, copied }];
}

/** Own addresses with the titles of their pages; one that there is not is left out. */
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
    [addresses.situations, 'When something goes wrong'],
    [addresses.about('when-not-to-use-ai'), 'When not to use AI'],
  ]);
  return hrefs.flatMap((href) => {
    const title = titles.get(href);
    return title ? [{ href, title }] : [];
  });
}
