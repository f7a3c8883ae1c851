import { addresses } from '#domain/addresses.ts';
import type { ToolSearch } from '#domain/catalogue/list-search.ts';
import { hubToolsPerPage } from '#domain/catalogue/list-search.ts';
import { toolsPage } from '#domain/catalogue/tools-page.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { askTools } from './list-questions.ts';
import type { ListSource } from './list-source.ts';

/** Every tool, or those of a hub. */
export const toolsOf = (hub?: string): ListSource<ToolCardView, ToolSearch> => ({
  ...askTools(hub),
  line: ({ slug, name, summary, description }) => ({ href: addresses.tool(slug), title: name, says: summary ?? description }),
  pageOfAll: (all, search) => toolsPage(all, search, hub === undefined ? undefined : hubToolsPerPage),
});
