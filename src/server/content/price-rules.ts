import { findReplacedFields } from '#domain/catalogue/price-in-words.ts';
import type { ToolPrices } from '#domain/catalogue/price-schema.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { ContentProblem, Records } from './records.ts';

/**
 * Finds breaches of the rules between prices and tools: no price is in a tool's line that its prices don't have. A changed price
 * always passes, and leaves such a line to be corrected.
 */
export function priceProblems({ tools, prices }: Pick<Records, 'tools' | 'prices'>): ContentProblem[] {
  const slugs = new Set(tools.map(({ slug }) => slug));
  return [
    ...[...prices.keys()]
      .filter((slug) => !slugs.has(slug))
      .map((slug) => ({ file: `prices/${slug}.yaml`, field: 'slug', message: `there is no tool '${slug}'` })),
    ...tools.flatMap((tool) => {
      const price = prices.get(tool.slug);
      return price ? problemsOfTool(tool, price) : [];
    }),
  ];
}

function problemsOfTool(tool: Tool, price: ToolPrices): ContentProblem[] {
  const { slug, shortPrice, churchPrice, pricing } = tool;
  const there = `(prices/${slug}.yaml)`;
  const amounts = new Set(price.plans.map(({ amount }) => amount));
  const unlike = (field: string, message: string): ContentProblem => ({
    ...{ file: `tools/${slug}.md`, field, message },
    leftBy: 'other price',
  });
  return [
    ...(churchPrice && !amounts.has(churchPrice.amount)
      ? [unlike('churchPrice', `is the amount of no plan in the tool’s price ${there}`)]
      : []),
    ...Object.entries({ shortPrice, pricing }).flatMap(([field, text]) =>
      pricesIn(text ?? '')
        .filter((amount) => !amounts.has(amount))
        .map((amount) => unlike(field, `names ${amount}, which is the amount of no plan in the tool’s price ${there}`)),
    ),
  ];
}

/**
 * Finds fields of tools that repeat what prices say. The rule holds for files alone: at the desk a tool keeps the line from
 * before it had a price, and shows it again when the price goes.
 */
export const toldTwice = ({ tools, prices }: Pick<Records, 'tools' | 'prices'>): ContentProblem[] =>
  tools.flatMap((tool) => {
    const price = prices.get(tool.slug);
    const fields = price ? findReplacedFields(tool, price) : [];
    const message = `prices/${tool.slug}.yaml tells it: leave it out`;
    return fields.map((field) => ({ file: `tools/${tool.slug}.md`, field, message }));
  });

/** Finds the amounts in a line; a fee on each gift is no plan's price. */
const pricesIn = (text: string): number[] =>
  [...text.matchAll(/(?<!\+ )[$€£](\d[\d,]*(?:\.\d+)?)/g)].map(([, figure = '']) => Number(figure.replaceAll(',', '')));
