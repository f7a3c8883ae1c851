import { capitalized } from '../text/capitalized.ts';
import { dayOf, isAged } from '../trust/age.ts';
import { formatCheckedDate } from '../trust/checked-date.ts';
import type { TrainingAnswer } from '../trust/company-answer.ts';
import { companyAnswer, isUntrained } from '../trust/company-answer.ts';
import { verdictOf } from '../trust/evidence-rules.ts';
import type { Fact } from '../trust/fact-schema.ts';
import { scopeOf } from '../trust/fact-scope.ts';
import type { Kind } from '../trust/kinds.ts';
import { kinds } from '../trust/kinds.ts';
import { takesEntries, trainingAnswer } from '../trust/short-answers.ts';
import type { ComparedTool } from './comparison-rows.ts';
import { countWords } from './picked-tools.ts';

/** The title: 'Otter.ai or Fireflies.ai', 'Four tools compared'. */
export function comparisonTitle(names: readonly string[]): string {
  if (names.length === 0) return 'Compare tools';
  if (names.length === 1) return `${names[0]}, compared with another`;
  return names.length === 2 ? names.join(' or ') : `${capitalized(countWords[names.length as 3 | 4])} tools compared`;
}

/** The lead: first which tools train on input, then which may be given something about people. */
export const comparisonLead = (tools: readonly ComparedTool[]): string => `${trainingSentence(tools)} ${openSentence(tools)}`;

type Training = 'trains' | 'unless' | 'not' | 'unknown' | 'nothing';

function trainingOf({ policy, facts, today }: ComparedTool): Training {
  if (!takesEntries(policy)) return 'nothing';
  const answer = trainingAnswer({ dataPolicy: policy, facts }, today);
  if (answer === 'yes') return 'trains';
  if (answer === 'on unless switched off') return 'unless';
  return isUntrained(answer) ? 'not' : 'unknown';
}

/** The words for one tool and for several, in the order of the sentence. */
const saidOf: Record<Exclude<Training, 'unknown'>, { one: string; several: string }> = {
  trains: { one: 'trains on what you enter', several: 'train on what you enter' },
  unless: {
    one: 'trains on what you enter unless you switch it off',
    several: 'train on what you enter unless you switch it off',
  },
  not: { one: 'doesn’t train on what you enter', several: 'don’t train on what you enter' },
  nothing: { one: 'takes nothing that you enter', several: 'take nothing that you enter' },
};
const ofAll: Record<Exclude<Training, 'unknown'>, (both: boolean) => string> = {
  trains: (both) => `${both ? 'Both' : 'All of them'} train on what you enter`,
  unless: (both) => `${both ? 'Both' : 'All of them'} train on what you enter unless you switch it off`,
  not: (both) => `${both ? 'Neither trains' : 'None of them trains'} on what you enter`,
  nothing: (both) => `You don’t enter anything in ${both ? 'either' : 'any'} of them`,
};

/** Checks whether an answer is bad for the company: such a claim shows its month once it is old. */
const isBad = (training: Training) => training === 'trains' || training === 'unless';

/** The facts that say that a tool trains. */
function carrying({ policy, facts, today }: ComparedTool): (Fact & { today: string })[] {
  const { speaking, weak, within, answer } = companyAnswer('training', policy.plan, facts, today);
  return [...speaking, ...weak, ...within].filter((fact) => fact.answer === answer).map((fact) => ({ ...fact, today }));
}

/**
 * The months of old documents: ' (in a document of September 2024)', ' (in documents of July 2026 and August 2026)'; empty where
 * none of them is old.
 */
function documentsOf(facts: readonly (Fact & { today: string })[]): string {
  const days = facts.map((fact) => ({ day: dayOf(fact, fact.today), today: fact.today }));
  const old = days.filter(({ day, today }) => day === undefined || isAged(day, today));
  const months = [...new Set(old.map(({ day }) => (day ? formatCheckedDate(day.slice(0, 7)) : 'an unknown date')))];
  return months.length > 0 ? ` (in ${months.length > 1 ? 'documents' : 'a document'} of ${listInWords(months)})` : '';
}

function trainingSentence(tools: readonly ComparedTool[]): string {
  const groups = Map.groupBy(tools, trainingOf);
  const [only] = groups.keys();
  if (groups.size === 1 && only && only !== 'unknown')
    return `${ofAll[only](tools.length === 2)}${isBad(only) ? documentsOf(tools.flatMap(carrying)) : ''}.`;
  const knownParts = (Object.keys(saidOf) as (keyof typeof saidOf)[]).flatMap((training) => {
    const group = groups.get(training) ?? [];
    const names = group.map(({ tool }) => tool.name);
    if (names.length === 0) return [];
    const whence = isBad(training) ? documentsOf(group.flatMap(carrying)) : '';
    return [`${listInWords(names)} ${names.length === 1 ? saidOf[training].one : saidOf[training].several}${whence}`];
  });
  return `${[...knownParts, ...unknownParts(groups.get('unknown') ?? [])].join('; ')}.`.replace(/^for /, 'For ');
}

/** The tools without a word that counts for the plan; what is known of another plan is shown with that plan's name. */
function unknownParts(tools: readonly ComparedTool[]): string[] {
  const others = tools.map((one) => ({ name: one.tool.name, elsewhere: elsewhere(one) }));
  const silent = others.filter((one) => one.elsewhere === undefined).map(({ name }) => name);
  return [
    ...(silent.length > 0 ? [`for ${listInWords(silent)} we found no clear, recent word on training`] : []),
    ...others.flatMap((one) => one.elsewhere ?? []),
  ];
}

const onOtherPlans: Partial<Record<TrainingAnswer, string>> = {
  no: 'doesn’t train',
  'off unless switched on': 'doesn’t train unless you switch it on',
  'on unless switched off': 'trains unless you switch it off',
  yes: 'trains',
};

/**
 * The words on other plans: 'DeepL doesn’t train under “Paid plans of the API”; we found no clear, recent word on “Free
 * version”'.
 */
function elsewhere({ tool, policy, facts, today }: ComparedTool): string | undefined {
  const { within, apart } = companyAnswer('training', policy.plan, facts, today);
  const own = [...within, ...apart].filter(({ by }) => by === 'maker');
  const groups = Map.groupBy(own, ({ answer }) => onOtherPlans[answer as TrainingAnswer]);
  const parts = [...groups].flatMap(([words, some]) => {
    const scopes = [...new Set(some.map((fact) => `“${scopeOf(fact)}”`))];
    const whence = isUntrained(some[0]?.answer) ? '' : documentsOf(some.map((fact) => ({ ...fact, today })));
    return words ? [`${words} under ${listInWords(scopes)}${whence}`] : [];
  });
  if (parts.length === 0) return undefined;
  return `${tool.name} ${listInWords(parts)}, and we found no clear, recent word on “${policy.plan}”`;
}

/** The kinds about people in the order in which a loose verdict on them matters. */
const weightiest: Kind[] = ['childrensDetails', 'pastoralCareNotes', 'givingRecords', 'membersDetails', 'recordings'];

function openSentence(tools: readonly ComparedTool[]): string {
  const isOpen = ({ policy }: ComparedTool, kind: Kind) => {
    const permission = policy.ai?.[kind];
    return permission !== undefined && ['only', 'fine'].includes(verdictOf(permission));
  };
  const both = tools.length === 2;
  for (const kind of weightiest) {
    const open = tools.filter((one) => isOpen(one, kind));
    if (open.length === 0) continue;
    const what = (kinds.find((one) => one.kind === kind)?.label ?? '').toLowerCase();
    const who =
      open.length === tools.length
        ? `The AI of ${both ? 'both' : 'each of them'}`
        : `Only the AI of ${listInWords(open.map(({ tool }) => tool.name))}`;
    return `${who} may have ${what}, within the limits below.`;
  }
  return `${both ? 'Neither AI' : 'None of them'} may have anything about people.`;
}

const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });
const listInWords = (names: readonly string[]) => conjunction.format(names);
