import type { ToolPageView } from '#domain/catalogue/views.ts';
import type { FactView } from '#domain/trust/fact-views.ts';

// A server-rendered page has a tool's long texts in its HTML, so its data leaves them out: they would be a tenth of the page.

/** Makes fields non-enumerable, which excludes them from serialization. */
const without = <T extends object>(part: T, ...fields: (keyof T)[]): T =>
  Object.defineProperties({ ...part }, Object.fromEntries(fields.map((field) => [field, { enumerable: false }])));

/** Unset fields of a fact; as null or undefined they would be serialized for every fact. */
const unsetFields = (fact: FactView) =>
  (['answer', 'dated', 'edition', 'region'] as const).filter((field) => fact[field] == null);

/**
 * A tool as its page's data contains it: without texts that are in the HTML, or aren't shown. The server still reads the texts.
 */
export function withoutTexts(tool: ToolPageView): ToolPageView {
  const isRich = tool.sections.length > 0;
  return {
    ...without(tool, 'aliases', 'sources', 'leastPrice', 'churchPrice', 'costTier'),
    features: isRich ? [] : tool.features,
    useCases: isRich ? [] : tool.useCases,
    card: { ...tool.card, uses: tool.card.uses.map((use) => without(use, 'kinds')) },
    facts: tool.facts.map((fact) =>
      without(fact, 'read', 'copied', 'compared', 'seen', 'confidence', 'mustBeReadBy', ...unsetFields(fact)),
    ),
    changes: tool.changes.map((change) => without(change, 'read', 'copied', 'compared', 'seen')),
    prices: tool.prices.map(({ answer, plan, says, whence, source }) => ({ answer, plan, says, whence, source })),
    sections: tool.sections.map((section) => without(section, 'html')),
    documents: without(tool.documents, 'html'),
  };
}

/** The long section that is shown with the workflows: uses in a church. */
export const churchSection = 'ministryApplications';

/** Id of the element that contains a section's text. */
export const sectionId = ({ field }: { field: string }) => `about-${field}`;

/**
 * Reads a text from the page's HTML, and keeps it with the data once the page is hydrated.
 * @param id of the element that contains it
 */
export function textOf(part: { html?: string }, id: string): string {
  part.html ??= document.querySelector(`#${id} .prose`)?.innerHTML ?? '';
  return part.html;
}
