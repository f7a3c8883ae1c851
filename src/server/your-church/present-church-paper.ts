import type { ChurchTexts } from '#domain/church/church-texts.ts';
import type {
  ChurchPaperView,
  ClauseView,
  CongregationView,
  PaperView,
  PolicyView,
  QuestionView,
  ReadinessView,
  SourceView,
} from '#domain/church/church-views.ts';
import { sourceSchema } from '#domain/church/church-views.ts';
import { paperFor } from '#domain/church/paper.ts';
import type { PaperId } from '#domain/church/paper-schema.ts';
import { answerName, choices, defaultChoice, questionCount } from '#domain/church/policy-choices.ts';
import { policyMark } from '#domain/church/policy-mark.ts';
import type { PolicyQuestion } from '#domain/church/policy-schema.ts';
import type { PolicySearch } from '#domain/church/policy-search.ts';
import { answersOf } from '#domain/church/policy-search.ts';
import { changesSince, policyClauses, policyWords, questionsOf } from '#domain/church/policy-text.ts';
import type { ReadinessSearch } from '#domain/church/readiness.ts';
import { parseReadinessSearch, readinessPlan } from '#domain/church/readiness.ts';
import { reviewDay } from '#domain/church/review-day.ts';
import { filterStatements } from '#domain/policies/filter-statements.ts';
import type { Statement } from '#domain/policies/statement-schema.ts';
import { project } from '#domain/project.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { readingOf } from '#domain/trust/whence.ts';
import { factsOfDay } from './facts-of-day.ts';

/** Sources of a church's papers. */
export interface ChurchSources {
  snapshot: CatalogueSnapshot;
  /** Day by which the age of facts is judged: 2026-11-22. */
  today: string;
}

/** Papers around a policy, in the order in which a meeting needs them. */
const packIds: readonly PaperId[] = ['minutes', 'sheet', 'meeting', 'labels', 'limits'];

/**
 * Presents a question, the policy that the answers make, the page for the congregation, or a church's readiness.
 * @returns undefined where there is no paper of this name, or the hub has no texts for any
 */
export function presentChurchPaper(
  name: string,
  search: PolicySearch & ReadinessSearch,
  sources: ChurchSources,
): ChurchPaperView | undefined {
  const { church } = sources.snapshot.guidance;
  if (!church) return undefined;
  if (name === 'page') return presentCongregationPage(church, search, sources);
  if (name === 'readiness') return presentReadiness(church, search);
  if (name !== 'policy') return undefined;
  const number = search.question ?? (Object.keys(answersIn(search)).length === 0 ? 1 : undefined);
  return number ? presentQuestion(church, number, search) : presentPolicy(church, search, sources);
}

/** Extracts the parameters of an address that are answers on the policy itself. */
const answersIn = ({ tradition: _tradition, mark: _mark, ...given }: PolicySearch) => given;

const edition = ({ policy }: ChurchTexts, search: PolicySearch) => {
  const answers = answersOf(search, policy.version);
  return {
    answers,
    version: answers.v ?? policy.version,
    mark: policyMark(answers, policy.version),
    date: policy.date,
  };
};

/** Counts the questions that were left to our default. */
const skippedOf = (clauses: ReturnType<typeof policyClauses>) => clauses.filter(({ isDefault }) => isDefault).length;

/** Presents the policy with its sources, its pack and, in the long form, its reasons and the facts of the day. */
export function presentPolicy(church: ChurchTexts, search: PolicySearch, sources: ChurchSources): PolicyView {
  const { policy, papers } = church;
  const policyEdition = edition(church, search);
  const isLong = search.form === 'long';
  const clauses = policyClauses(policy, policyEdition.answers);
  const { answers: hubAnswers } = sources.snapshot.guidance;
  return {
    is: 'policy',
    title: isLong ? 'Your policy, in its long form' : 'Your policy, on one page',
    ...policyEdition,
    isLong,
    words: policyWords(clauses),
    skipped: skippedOf(clauses),
    changes: changesSince(policy, policyEdition.version),
    clauses: clauses.map(
      ({ sources: ids, example, restsOn, why, question, head, text, ours, isDefault }): ClauseView => ({
        ...{ head, text, ours, isDefault },
        ...(question && { question }),
        ...(why && { why }),
        sources: sourcesFor(church, ids),
        ...(isLong && {
          ...(example && { example }),
          ...(restsOn && { restsOn, today: factsOfDay(restsOn, sources) }),
        }),
      }),
    ),
    pack: packIds.map((id) => presentPaper(church, id, search, sources)),
    countries: papers.countries.flatMap((slug) =>
      hubAnswers.filter((answer) => answer.slug === slug).map(({ question, written }) => ({ slug, question, written })),
    ),
    review: reviewDay(policyEdition.answers, sources.today),
  };
}

/** Presents a paper for the answers. @throws {Error} when the file has none of this name, which its check refuses */
export function presentPaper(church: ChurchTexts, id: PaperId, search: PolicySearch, { today }: ChurchSources): PaperView {
  const paper = church.papers.papers.find((one) => one.id === id);
  if (!paper) throw new Error(`content/your-church/papers.yaml has no paper '${id}'.`);
  const { answers, mark, date } = edition(church, search);
  return paperFor(paper, answers, {
    version: mark,
    date: formatCheckedDate(date),
    today: formatCheckedDate(today),
  });
}

function presentCongregationPage(church: ChurchTexts, search: PolicySearch, sources: ChurchSources): CongregationView {
  const policyEdition = edition(church, search);
  return {
    is: 'page',
    title: 'Tell the congregation',
    ...policyEdition,
    skipped: skippedOf(policyClauses(church.policy, policyEdition.answers)),
    paper: presentPaper(church, 'page', search, sources),
  };
}

function presentReadiness({ readiness }: ChurchTexts, search: ReadinessSearch): ReadinessView {
  const answers = parseReadinessSearch({ ...search });
  const isAnswered = Object.keys(answers).some((name) => name !== 'from');
  return {
    is: 'readiness',
    title: 'How ready is your church for AI?',
    answers,
    questions: readiness.map(({ ask, why }) => ({ ask, why })),
    ...(isAnswered && { steps: readinessPlan(readiness, answers) }),
  };
}

function presentQuestion(church: ChurchTexts, number: number, search: PolicySearch): QuestionView | undefined {
  const questions = questionsOf(church.policy);
  const question = questions[number - 1];
  if (!question) return undefined;
  const policyEdition = edition(church, search);
  const chosenAt = (at: number) => {
    const choice = policyEdition.answers[answerName(at + 1)];
    return choice && questions[at]?.answers[choices.indexOf(choice)]?.label;
  };
  const { speaking, traditions, tradition } = statementsOn(question, church.statements, search.tradition);
  return {
    is: 'question',
    title: `Your church’s AI policy, question ${number} of ${questionCount}`,
    ...policyEdition,
    number,
    ask: question.ask,
    why: question.why,
    choices: question.answers.map(({ label, text }) => ({ label, text })),
    all: questions.map(({ short, answers: options }, at) => {
      const label = chosenAt(at);
      return { short, ...(label && { chosen: label }), usual: options[choices.indexOf(defaultChoice)]?.label ?? '' };
    }),
    sources: sourcesFor(church, [...new Set(question.answers.flatMap(({ sources }) => sources))]),
    statements: speaking,
    traditions,
    ...(tradition && { tradition }),
    ...(search.mark && { unread: search.mark }),
  };
}

/** Lists the statements on a question, the newest first: those of the wanted tradition, or all where it has none. */
function statementsOn(
  { statements: sayings }: PolicyQuestion,
  library: readonly Statement[],
  wantedTradition: string | undefined,
) {
  const statements = library.filter(({ id }) => sayings.some((one) => one.id === id));
  const traditions = [...new Set(statements.map(({ tradition }) => tradition))].sort();
  const tradition = traditions.find((one) => one === wantedTradition);
  const speaking = filterStatements(statements, tradition ? { tradition } : {}).map(
    ({ id, body, name, date, url, note, ...of }) => {
      const says = sayings.find((one) => one.id === id)?.says ?? '';
      return {
        id,
        says: asSentence(says),
        isQuoted: says.includes('“'),
        body,
        name,
        tradition: of.tradition,
        date,
        url,
        ...(note && { note }),
      };
    },
  );
  return { speaking, traditions, tradition };
}

/** Adds a period, since points of a list have none. */
const asSentence = (says: string) => (/[.”]$/.test(says) ? says : `${says}.`);

const sourceView = project(sourceSchema);

const sourcesFor = ({ clauses }: ChurchTexts, ids: readonly string[]): SourceView[] =>
  ids.flatMap((id) => clauses.filter((clause) => clause.id === id).map((clause) => sourceView(clause, readingOf(clause))));
