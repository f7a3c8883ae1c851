import { shortPriceToday } from '#domain/catalogue/price-in-words.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { ComparedView } from '#domain/search/search-views.ts';
import { topicInShort } from '#domain/trust/cause.ts';
import type { FactTopic } from '#domain/trust/fact-topic-names.ts';
import type { Kind } from '#domain/trust/kinds.ts';
import { kinds } from '#domain/trust/kinds.ts';
import type { Verdict } from '#domain/trust/verdict.ts';
import type { MayEnterSources } from '../may-enter/card.ts';
import { factsOf, presentToolName, rulingOf } from '../may-enter/card.ts';

const verdictWords: Record<Verdict, string> = { never: 'Never', only: 'Only if', fine: 'Fine', none: 'Doesn’t apply' };

/** Compares the tools of a query in a few rows; undefined for fewer than two. */
export function comparedTools(tools: readonly Tool[], sources: MayEnterSources): ComparedView | undefined {
  if (tools.length < 2) return undefined;
  const row = (label: string, cell: (tool: Tool) => ComparedView['rows'][number]['cells'][number]) => ({
    label,
    cells: tools.map(cell),
  });
  const verdictsOn = ({ kind, label }: (typeof kinds)[number]) => row(label, (tool) => entering(kind, tool, sources));
  const members = kinds.filter(({ kind }) => kind === 'membersDetails').map(verdictsOn);
  return {
    tools: tools.map(presentToolName),
    rows: [
      row('Trains on what you enter?', (tool) => ({ says: training(tool, sources) })),
      ...(members.some(hasDifferences) ? [] : kinds.map(verdictsOn).filter(hasDifferences).slice(0, 1)),
      ...members,
      row('Minimum age', (tool) => ({ says: topicWords(tool, 'age', sources) })),
      row('Price', (tool) => ({ says: shortPriceToday(tool, sources.snapshot.prices.get(tool.slug), sources.today) })),
    ],
  };
}

/** Phrases in which a church asks about one tool, and the row that answers. */
const askedInWords: { words: RegExp; label: string; about: FactTopic }[] = [
  {
    words:
      /\b(?:trains?|trained)\b|\b(?:data|chats?|inputs?|type)\b.*\btraining\b|\btraining\b.*\b(?:data|chats?|inputs?|type)\b/i,
    label: 'Trains on what you enter?',
    about: 'training',
  },
  { words: /\bhow long\b.*\b(?:keeps?|kept|stores?|stored|saves?|retains?)\b/i, label: 'How long kept?', about: 'retention' },
];

/** Finds the row that answers a question about one tool: whether it trains on what is typed, or how long it keeps it. */
export function toolAnswer(tool: Tool, query: string, sources: MayEnterSources): ComparedView | undefined {
  const question = askedInWords.find(({ words }) => words.test(query));
  if (!question || tool.status === 'discontinued') return undefined;
  const says = question.about === 'training' ? training(tool, sources) : topicWords(tool, question.about, sources);
  return { tools: [presentToolName(tool)], rows: [{ label: question.label, cells: [{ says }] }] };
}

/** Checks whether its cells differ. */
const hasDifferences = ({ cells }: ComparedView['rows'][number]) => new Set(cells.map(({ says }) => says)).size > 1;

const training = (tool: Tool, sources: MayEnterSources) =>
  tool.dataPolicy.runsLocally ? 'No, it runs on your own computer' : topicWords(tool, 'training', sources);

/** Makes the answer with its plan and document, or says why there is none. */
const topicWords = (tool: Tool, about: FactTopic, sources: MayEnterSources): string =>
  topicInShort(about, { plan: tool.dataPolicy.plan, facts: factsOf(sources, tool), today: sources.today }).says;

function entering(kind: Kind, tool: Tool, sources: MayEnterSources) {
  const { verdict, uses } = rulingOf(kind, tool, sources);
  const isForRecords =
    uses.length > 1 && uses.some(({ use, verdict: useVerdict }) => use === 'ai' && useVerdict === 'never') && verdict === 'only';
  return { says: isForRecords ? 'Only as records' : verdictWords[verdict], verdict };
}
