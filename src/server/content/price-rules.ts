import type { ToolPrices } from '#domain/catalogue/price-schema.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { ContentProblem } from './records.ts';

/**
 * The rules between content/prices and the tools of the files: whatever prices tell stands in no second place, and no price stands
 * in a tool's line that its prices don't have. They hold for files alone: what staff write at the desk is not refused for it.
 */
export function priceProblems(tools: readonly Tool[], prices: ReadonlyMap<string, ToolPrices>): ContentProblem[] {
  const known = new Set(tools.map(({ slug }) => slug));
  return [
    ...[...prices.keys()]
      .filter((slug) => !known.has(slug))
      .map((slug) => ({ file: `prices/${slug}.yaml`, field: '(name)', message: `there is no tool '${slug}'` })),
    ...tools.flatMap((tool) => {
      const told = prices.get(tool.slug);
      return told ? problemsOfTool(tool, told) : [];
    }),
  ];
}

function problemsOfTool(tool: Tool, { answer, plans }: ToolPrices): ContentProblem[] {
  const { slug, leastPrice, shortPrice, churchPrice, costTier, pricing } = tool;
  const problem = (field: string, message: string): ContentProblem => ({ file: `tools/${slug}.md`, field, message });
  const there = `prices/${slug}.yaml`;
  const amounts = new Set(plans.map(({ amount }) => amount));
  return [
    ...(leastPrice ? [problem('leastPrice', `${there} tells it: leave it out`)] : []),
    ...(shortPrice && answer !== 'not found, ask' ? [problem('shortPrice', `${there} tells it: leave it out`)] : []),
    ...(costTier && answer !== 'not found, ask' ? [problem('costTier', `${there} tells it: leave it out`)] : []),
    ...(churchPrice && !amounts.has(churchPrice.amount) ? [problem('churchPrice', `is the amount of no plan of ${there}`)] : []),
    ...Object.entries({ shortPrice, pricing }).flatMap(([field, text]) =>
      pricesIn(text ?? '')
        .filter((amount) => !amounts.has(amount))
        .map((amount) => problem(field, `names ${amount}, which is the amount of no plan of ${there}`)),
    ),
  ];
}

/** The amounts that a line tells; a fee on each gift is no plan's price. */
const pricesIn = (text: string): number[] =>
  [...text.matchAll(/(?<!\+ )[$€£](\d[\d,]*(?:\.\d+)?)/g)].map(([, figure = '']) => Number(figure.replaceAll(',', '')));
