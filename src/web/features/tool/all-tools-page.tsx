import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { toolSorts } from '#domain/catalogue/choices.ts';
import { toolsPage } from '#domain/catalogue/list-page.ts';
import type { ToolSearch } from '#domain/catalogue/list-search.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CardGrid } from '#ui/card-grid.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ResultCount } from '#ui/result-count.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { toolList } from '#web/api-reads.ts';
import { chosen, selectOptions } from '#web/features/catalogue/filter-options.ts';
import { ListLoading, ListPage } from '#web/features/catalogue/list-page.tsx';
import { NearMatchesLater } from '#web/features/catalogue/near-matches-later.tsx';
import { SortField } from '#web/features/catalogue/sort-field.tsx';
import { useListSearch } from '#web/features/catalogue/use-list-search.ts';
import { useListed } from '#web/features/catalogue/use-listed.ts';
import { paths } from '#web/paths.ts';
import { ToolCardLink } from './tool-card-link.tsx';

const route = getRouteApi('/all-tools');

/** The searchable directory (spec, section 2, /all-tools). */
export function AllToolsPage() {
  const data = route.useLoaderData();
  const { search, change, form } = useListSearch<ToolSearch>(route.useSearch());
  const shownSearch = useDeferredValue(search);
  const list = useListed<ToolCardView, ToolSearch>(data, shownSearch, toolsPage, toolList);
  if (!list) return <ListLoading>Loading tools...</ListLoading>;
  const { records, page, pageCount, found, total, options } = list;

  return (
    <ListPage
      title="All tools"
      lead={`${total} AI tools that churches use or ask about, in fifteen categories. Each page says what it costs, what it does with your words, and what must never be typed into it.`}
    >
      <FilterBar ref={form} label="Search and filter tools" action={paths.allTools()}>
        <SearchField
          label="Search tools"
          name="q"
          placeholder="Name, purpose or category"
          value={search.q ?? ''}
          onChange={(event) => change({ q: event.currentTarget.value })}
        />
        <SelectField
          label="Category"
          name="category"
          value={search.category ?? 'all'}
          options={selectOptions('All categories', options.category, search.category)}
          onChange={(event) => change({ category: chosen(event.currentTarget.value) })}
        />
        <SelectField
          label="Pricing"
          name="pricing"
          value={search.pricing ?? 'all'}
          options={selectOptions('All', options.pricing, search.pricing)}
          onChange={(event) => change({ pricing: chosen(event.currentTarget.value) as ToolSearch['pricing'] })}
        />
        <SortField sorts={toolSorts} sort={search.sort} q={search.q} onChange={(sort) => change({ sort })} />
      </FilterBar>
      <ResultCount shown={found} total={total} noun="tools" filters={activeFilters(shownSearch)} clearHref={paths.allTools()} />
      {found === 0 ? (
        <EmptyState title="No tools found for your search criteria." hint="Try fewer letters, or look through every category.">
          <NearMatchesLater kind="tool" q={shownSearch.q} loaded={data.near} />
          <ButtonLink href={paths.allTools()} variant="quiet">
            Show every tool
          </ButtonLink>
        </EmptyState>
      ) : (
        <CardGrid>
          {records.map((tool) => (
            <ToolCardLink key={tool.slug} tool={tool} href={paths.tool(tool.slug)} heading="h2" />
          ))}
        </CardGrid>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        label="Pages of tools"
        hrefOf={(number) => paths.allTools({ ...shownSearch, page: number })}
      />
    </ListPage>
  );
}

function activeFilters(search: ToolSearch) {
  const without = (name: keyof ToolSearch) => paths.allTools({ ...search, page: undefined, [name]: undefined });
  return [
    ...(search.q ? [{ label: `“${search.q}”`, removeHref: without('q') }] : []),
    ...(search.category ? [{ label: `Category: ${search.category}`, removeHref: without('category') }] : []),
    ...(search.pricing ? [{ label: `Pricing: ${search.pricing}`, removeHref: without('pricing') }] : []),
  ];
}
