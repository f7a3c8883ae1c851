import { toolsPage } from '#domain/catalogue/list-page.ts';
import type { ToolSearch } from '#domain/catalogue/list-search.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import type { ReadList } from '#web/api-reads.ts';

/**
 * On the server: the list, the long texts of its shown tools rendered and not written into the page's data, which it brings
 * for its filters. They stand in the cards already, and were a third of the page (docs/performance.md).
 */
export function leaveCardTexts(list: ReadList<ToolCardView>, search: ToolSearch): ReadList<ToolCardView> {
  if (!('all' in list)) return list;
  const shown = new Set(toolsPage(list.all, search).records);
  return { ...list, all: list.all.map((tool) => (shown.has(tool) ? withUnwrittenTexts(tool) : tool)) };
}

// What is not enumerable can be read, and is not written.
const withUnwrittenTexts = (tool: ToolCardView): ToolCardView =>
  Object.defineProperties({ ...tool }, { description: { enumerable: false }, pricing: { enumerable: false } });
