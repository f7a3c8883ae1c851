import { getRouteApi } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { toolSorts } from '#domain/catalogue/choices.ts';
import type { ToolSearch } from '#domain/catalogue/list-search.ts';
import { traits } from '#domain/catalogue/traits.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import '#ui/styles/jump.css';
import '#ui/styles/tool-list.css';
import type { ListScreen } from '#web/features/catalogue/filtered-list.tsx';
import { FilteredList } from '#web/features/catalogue/filtered-list.tsx';
import { toolsOf } from '#web/features/catalogue/list-sources.ts';
import { useListSearch } from '#web/features/catalogue/use-list-search.ts';
import { NewTools } from './new-tools.tsx';
import { ToolsInView } from './tools-in-view.tsx';
import { withReason } from './with-reason.ts';

const route = getRouteApi('/all-tools');

const screen: ListScreen<ToolCardView, ToolSearch> = {
  source: toolsOf(),
  noun: 'tools',
  heading: {
    title: 'All tools',
    lead: (total) => `${total} tools. Members’ details never go in, unless a line says otherwise.`,
  },
  form: { label: 'Search and filter tools', action: addresses.allTools() },
  field: { label: 'Search tools', placeholder: 'Name, purpose or category' },
  selects: [
    { name: 'category', label: 'Category', all: 'All categories' },
    { name: 'pricing', label: 'Pricing', all: 'All' },
    { name: 'language', label: 'Language', all: 'Any language' },
  ],
  traits,
  sorts: toolSorts,
  hrefOf: addresses.allTools,
  nothing: {
    title: 'No tools found for your search criteria.',
    hint: 'Try fewer letters, or every category.',
    showAll: 'Show every tool',
  },
  show: (tools, { search, pageCount }) => (
    <ToolsInView
      look={search.look}
      defaultLook="rows"
      hrefOf={(look) => addresses.allTools({ ...search, look })}
      tools={tools.map((tool) => withReason(tool, search))}
      toolHref={({ slug }) => addresses.tool(slug)}
      heading="Tools found"
      // Grouped for one letter as well: it matches nearly every tool, and none better than another.
      isGrouped={!search.q?.trim()[1] && !search.sort && pageCount === 1}
    />
  ),
};

/** The searchable directory (docs/product.md). */
export function AllToolsPage() {
  const loaded = route.useLoaderData();
  return (
    <FilteredList screen={screen} loaded={loaded} {...useListSearch<ToolSearch>(route.useSearch())}>
      <NewTools listed={loaded} />
    </FilteredList>
  );
}
