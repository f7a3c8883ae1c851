import { leastPriceInWords } from '../catalogue/price-in-words.ts';
import type { FactTopic } from '../trust/fact-topic-names.ts';
import { factTopics } from '../trust/fact-topics.ts';
import { kinds } from '../trust/kinds.ts';
import type { ComparedTool, ComparisonCell, ComparisonRow } from './comparison-rows.ts';
import { ageOfRows, merged, permissionCell, topicCell } from './comparison-rows.ts';

/** The topics that a church asks a company about first. */
const topics: readonly FactTopic[] = ['training', 'retention', 'ownership', 'output', 'age'];

/**
 * Tools side by side as they are on a day, next to a comparison of an earlier one: of each topic the one fact that matters to a
 * church on the card's plan, the price of the cheapest paid plan, and what its AI may read. Nothing here is authored. A topic on
 * which nothing was found for any of them is left out.
 * @param tools as they are known on the same day
 */
export function comparisonToday(tools: readonly ComparedTool[]): ComparisonRow[] {
  const row = (label: string, cellOf: (tool: ComparedTool) => ComparisonCell) => ({
    label,
    cells: tools.map(cellOf),
    isShared: false,
  });
  const textRow = (label: string, says: (tool: ComparedTool) => string) =>
    row(label, (tool) => ({ text: says(tool), facts: [] }));
  return [
    textRow('The plan that our card is about', ({ policy }) => policy.plan),
    ...factTopics
      .filter(({ about }) => topics.includes(about) && tools.some(({ facts }) => facts.some((fact) => fact.about === about)))
      .map(({ about, label }) => row(label, (tool) => topicCell(tool, about, 1))),
    textRow('Cheapest paid plan', ({ tool, prices, today }) => leastPriceInWords(tool, prices, today)),
    ...merged(kinds.map(({ kind, label }) => row(label, ({ policy }) => permissionCell(policy.ai?.[kind])))),
    textRow('How old the facts are', (tool) => ageOfRows(tool, topics, 1)),
  ];
}
