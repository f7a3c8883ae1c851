import type { ToolPageView } from '#domain/catalogue/views.ts';
import type { FactView } from '#domain/trust/fact-views.ts';

// A page that comes from the server has a tool's long texts in its HTML. Its data doesn't bring them once more: that would be a
// tenth of the page.

/** What is not enumerable is not sent along. */
const without = <T extends object>(part: T, ...fields: (keyof T)[]): T =>
  Object.defineProperties({ ...part }, Object.fromEntries(fields.map((field) => [field, { enumerable: false }])));

/** What a document does not say of a fact; told as null or undefined, each would be told of every fact. */
const unsaid = (fact: FactView) => (['answer', 'dated', 'edition', 'region'] as const).filter((field) => fact[field] == null);

/** A tool as the data of its page brings it: without what stands in the HTML, or isn't shown. The server still finds the texts. */
export function withoutTexts(tool: ToolPageView): ToolPageView {
  const isRich = tool.sections.length > 0;
  return {
    ...without(tool, 'aliases', 'sources', 'leastPrice', 'churchPrice', 'costTier'),
    features: isRich ? [] : tool.features,
    useCases: isRich ? [] : tool.useCases,
    card: { ...tool.card, uses: tool.card.uses.map((use) => without(use, 'kinds')) },
    facts: tool.facts.map((fact) =>
      without(fact, 'read', 'copied', 'compared', 'seen', 'confidence', 'mustBeReadBy', ...unsaid(fact)),
    ),
    changes: tool.changes.map((change) => without(change, 'read', 'copied', 'compared', 'seen')),
    prices: tool.prices.map(({ answer, plan, says, whence, source }) => ({ answer, plan, says, whence, source })),
    sections: tool.sections.map((section) => without(section, 'html')),
    documents: without(tool.documents, 'html'),
  };
}

/** The long section that stands with the work: what a church does with the tool. */
export const churchSection = 'ministryApplications';

/** The id of what holds a section's text. */
export const sectionId = ({ field }: { field: string }) => `about-${field}`;

/**
 * A text, which is kept with its data once the page that brought it is taken over by the script.
 * @param id of the element that holds it
 */
export function textOf(part: { html?: string }, id: string): string {
  part.html ??= document.querySelector(`#${id} .prose`)?.innerHTML ?? '';
  return part.html;
}
