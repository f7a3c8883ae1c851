import type { FactOfToolView } from '../catalogue/views.ts';
import { capitalized } from '../text/capitalized.ts';
import { everyPlan, holdsEverywhere } from '../trust/fact-scope.ts';
import type { FactTopic } from '../trust/fact-topic-names.ts';
import type { Kind } from '../trust/kinds.ts';
import { kinds } from '../trust/kinds.ts';
import type { Verdict } from '../trust/verdict.ts';
import type { EnteredBand, JudgedTool } from './register.ts';
import { isMisfit } from './register.ts';

/** Verdict on a tool whose terms nobody here has read. */
export const unknownVerdict = 'Not known: treat as never';
/** Verdict on a tool of the hub while offline. */
export const waitingVerdict = 'Verdicts need a connection.';

/** Formats kinds of information within a sentence: 'published texts, members’ details'. */
export const kindsInWords = (entered: readonly Kind[]): string =>
  kinds
    .filter(({ kind }) => entered.includes(kind))
    .map(({ label }) => label.toLowerCase())
    .join(', ');

/** Formats a verdict with its condition, within a sentence: 'only if training is off'. */
export const verdictInWords = ({ verdict, condition }: Pick<EnteredBand, 'verdict' | 'condition'>): string =>
  verdict === 'only' && condition ? `only if ${condition}` : words[verdict];

const words: Record<Verdict, string> = { never: 'never', only: 'only if', fine: 'fine', none: 'doesn’t apply' };

/** Formats entered kinds with their verdicts, without reasons: 'Published texts: fine. Giving records: never.' */
export function enteredInWords({ entry, bands, isWaiting }: Pick<JudgedTool, 'entry' | 'bands' | 'isWaiting'>): string {
  const asLine = (entered: readonly Kind[], verdict: string) => `${capitalized(kindsInWords(entered))}: ${verdict}.`;
  if (!bands) return asLine(entry.kinds, isWaiting ? 'verdicts need a connection' : 'not known, so treat as never');
  return [...Map.groupBy(bands, verdictInWords)]
    .map(([verdict, alike]) =>
      asLine(
        alike.flatMap((band) => band.kinds),
        verdict,
      ),
    )
    .join(' ');
}

/** Formats the misfits of a tool, for paper and files: one sentence for each broken rule. */
export const misfitsInWords = ({ never, againstPolicy, againstClauses }: JudgedTool): string =>
  [
    never && `Doesn’t fit: you enter ${kindsInWords(never.kinds)}.`,
    againstPolicy.length > 0 && `Doesn’t fit the policy: you enter ${kindsInWords(againstPolicy)}.`,
    ...againstClauses.map(({ number }) => `Doesn’t fit the policy, clause ${number}.`),
  ]
    .filter(Boolean)
    .join(' ');

/** Formats the number of misfits in a list, above it on paper. */
export function misfitCount(tools: readonly JudgedTool[]): string {
  const misfits = tools.filter(isMisfit).length;
  if (tools.some(({ isWaiting }) => isWaiting)) return waitingVerdict;
  if (misfits === 0) return 'Everything here fits.';
  return `${misfits} of ${tools.length === 1 ? 'one tool' : `${tools.length} tools`} ${misfits > 1 ? 'don’t' : 'doesn’t'} fit.`;
}

/** Converts the list to table rows, by column heading; days stay in ISO format, so that a spreadsheet sorts them. */
export const registerRows = (tools: readonly JudgedTool[]) =>
  tools.map((tool) => ({
    Tool: tool.name,
    Plan: tool.entry.plan ?? '',
    'What for': tool.entry.purpose ?? '',
    'What may go in': enteredInWords(tool),
    'What doesn’t fit': misfitsInWords(tool),
    'Who answers': tool.entry.role ?? '',
    Status: tool.entry.status,
    'Last looked': tool.entry.looked ?? '',
    'Next review': tool.entry.review ?? '',
  }));

/** Topics of the facts that fill in a record of processing. */
export const processingTopics = ['sharing', 'location', 'retention'] as const satisfies readonly FactTopic[];

/** People whose details the kinds contain. */
const people: Partial<Record<Kind, string>> = {
  membersDetails: 'members, visitors and volunteers',
  childrensDetails: 'children and their parents',
  pastoralCareNotes: 'people in pastoral care',
  givingRecords: 'donors',
  recordings: 'people who are recorded or pictured',
};

/**
 * Adds the four columns of a record of processing (GDPR, article 30) to the table: data subjects, recipients, location and
 * deletion, as far as the companies' own words on the church's plan say.
 * @param facts on `processingTopics`, of every tool
 */
export const processingRows = (tools: readonly JudgedTool[], facts: readonly FactOfToolView[]) =>
  registerRows(tools).map((row, at) => {
    const { entry } = tools[at] as JudgedTool;
    const [sharing, location, retention] = processingTopics.map((topic) => saysOf(topic, entry, facts));
    return {
      ...row,
      'Whose details': entry.kinds.flatMap((kind) => people[kind] ?? []).join('; ') || 'nobody’s',
      'Passed on to': sharing ?? '',
      'Kept where': location ?? '',
      'Kept how long': retention ?? '',
    };
  });

export type ProcessingRow = ReturnType<typeof processingRows>[number];

function saysOf(topic: FactTopic, { tool, plan }: JudgedTool['entry'], allFacts: readonly FactOfToolView[]): string {
  if (!tool) return 'Not known';
  const makerFacts = allFacts.filter(
    (fact) =>
      fact.tool === tool &&
      fact.about === topic &&
      fact.by === 'maker' &&
      holdsEverywhere(fact) &&
      (fact.plan === plan || fact.plan === everyPlan),
  );
  return (
    [...Map.groupBy(makerFacts, ageInWords)]
      .map(([age, facts]) => `${facts.map(({ says }) => says).join(' ')} (${age}.)`)
      .join(' ') || 'Nothing found from the company on this plan'
  );
}

/** Formats the day until which a fact is known to hold, with a note if it is too old to count in a verdict. */
const ageInWords = ({ whence, notices }: FactOfToolView) => [whence, ...notices].map(withoutStop).join('. ');
const withoutStop = (words: string) => words.replace(/\.$/, '');
