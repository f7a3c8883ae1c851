import type { FactOfToolView } from '../catalogue/views.ts';
import { everyPlan, holdsEverywhere } from '../trust/fact-scope.ts';
import type { FactTopic } from '../trust/fact-topic-names.ts';
import type { Kind } from '../trust/kinds.ts';
import { kinds } from '../trust/kinds.ts';
import type { Verdict } from '../trust/verdict.ts';
import type { EnteredBand, JudgedTool } from './register.ts';

/** Said of a tool whose terms nobody here has read. */
export const unknownVerdict = 'Not known: treat as never';

/** Kinds of information as in a sentence: 'published texts, members’ details'. */
export const kindsInWords = (entered: readonly Kind[]): string =>
  kinds
    .filter(({ kind }) => entered.includes(kind))
    .map(({ label }) => label.toLowerCase())
    .join(', ');

/** A verdict with its condition: 'Only if training is off'. */
export const verdictInWords = ({ verdict, condition }: Pick<EnteredBand, 'verdict' | 'condition'>): string =>
  verdict === 'only' && condition ? `Only if ${condition}` : words[verdict];

const words: Record<Verdict, string> = { never: 'Never', only: 'Only if', fine: 'Fine', none: 'Doesn’t apply' };

/** What may go in, verdict by verdict, whatever its reasons: 'Fine: published texts. Never: gifts.' */
export function bandsInWords(bands: JudgedTool['bands']): string {
  if (!bands) return unknownVerdict;
  return [...Map.groupBy(bands, verdictInWords)]
    .map(([verdict, alike]) => `${verdict}: ${kindsInWords(alike.flatMap((band) => band.kinds))}.`)
    .join(' ');
}

/** The list as a table, by the heads of its columns; days as in data, so that a spreadsheet sorts them. */
export const registerRows = (tools: readonly JudgedTool[]) =>
  tools.map(({ entry, name, bands }) => ({
    Tool: name,
    Plan: entry.plan ?? '',
    'What for': entry.purpose ?? '',
    'What may go in': bandsInWords(bands),
    'Who answers': entry.role ?? '',
    Status: entry.status,
    'Last looked': entry.looked ?? '',
    'Next review': entry.review ?? '',
  }));

/** The topics of the facts that a record of processing is filled in from. */
export const processingTopics = ['sharing', 'location', 'retention'] as const satisfies readonly FactTopic[];

/** Whose details the kinds are. */
const people: Partial<Record<Kind, string>> = {
  membersDetails: 'members, visitors and volunteers',
  childrensDetails: 'children and their parents',
  pastoralCareNotes: 'people in pastoral care',
  givingRecords: 'donors',
  recordings: 'people who are recorded or pictured',
};

/**
 * The list with the four columns of a record of processing (GDPR, article 30): whose details they are, who gets them, where they go,
 * and when they're deleted, as far as the companies' own words on the church's plan tell.
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

function saysOf(topic: FactTopic, { tool, plan }: JudgedTool['entry'], facts: readonly FactOfToolView[]): string {
  if (!tool) return 'Not known';
  const said = facts.filter(
    (fact) =>
      fact.tool === tool &&
      fact.about === topic &&
      fact.by === 'maker' &&
      holdsEverywhere(fact) &&
      (fact.plan === plan || fact.plan === everyPlan),
  );
  return said.map(({ says }) => says).join(' ') || 'Nothing found from the company on this plan';
}
