import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { workflowSorts } from '#domain/catalogue/choices.ts';
import { creativePage } from '#domain/catalogue/list-page.ts';
import type { CreativeSearch } from '#domain/catalogue/list-search.ts';
import type { WorkflowCardView } from '#domain/catalogue/views.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ResultCount } from '#ui/result-count.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { creativeList } from '#web/api-reads.ts';
import { chosen, selectOptions } from '#web/features/catalogue/filter-options.ts';
import { ListLoading, ListPage } from '#web/features/catalogue/list-page.tsx';
import { NearMatchesLater } from '#web/features/catalogue/near-matches-later.tsx';
import { SortField } from '#web/features/catalogue/sort-field.tsx';
import { useListSearch } from '#web/features/catalogue/use-list-search.ts';
import { useListed } from '#web/features/catalogue/use-listed.ts';
import { paths } from '#web/paths.ts';
import { WorkflowAccordion } from './workflow-accordion.tsx';

const route = getRouteApi('/workflows/');

/** AI Creative Workflows (spec, section 2): category select, search, accordion. */
export function CreativeWorkflowsPage() {
  const { near, ...loaded } = route.useLoaderData();
  const { search, change, form } = useListSearch<CreativeSearch>(route.useSearch());
  const shownSearch = useDeferredValue(search);
  const list = useListed<WorkflowCardView, CreativeSearch>(loaded, shownSearch, creativePage, creativeList);
  if (!list) return <ListLoading>Loading workflows...</ListLoading>;
  const { records, page, pageCount, found, total, options } = list;
  const filters = [
    ...(shownSearch.q
      ? [{ label: `“${shownSearch.q}”`, removeHref: paths.creativeWorkflows({ ...shownSearch, page: undefined, q: undefined }) }]
      : []),
    ...(shownSearch.category
      ? [
          {
            label: `Category: ${shownSearch.category}`,
            removeHref: paths.creativeWorkflows({ ...shownSearch, page: undefined, category: undefined }),
          },
        ]
      : []),
  ];

  return (
    <ListPage
      title="AI Creative Workflows"
      lead="Artwork, invitations, print and clips: workflows for the people who make what the church shows."
    >
      <FilterBar ref={form} label="Search and filter creative workflows" action={paths.workflows}>
        <SearchField
          label="Search workflows"
          name="q"
          placeholder="A task, a word or a difficulty"
          value={search.q ?? ''}
          onChange={(event) => change({ q: event.currentTarget.value })}
        />
        <SelectField
          label="Category"
          name="category"
          value={search.category ?? 'all'}
          options={selectOptions('All categories', options.category, search.category)}
          onChange={(event) => change({ category: chosen(event.currentTarget.value) as CreativeSearch['category'] })}
        />
        <SortField sorts={workflowSorts} sort={search.sort} q={search.q} onChange={(sort) => change({ sort })} />
      </FilterBar>
      <ResultCount shown={found} total={total} noun="workflows" filters={filters} clearHref={paths.workflows} />
      {found > 0 ? (
        <WorkflowAccordion workflows={records} />
      ) : (
        <EmptyState title="No workflows found for your search criteria." hint="Try fewer letters, or choose another category.">
          <NearMatchesLater kind="workflow" q={shownSearch.q} loaded={near} />
          <ButtonLink href={paths.workflows} variant="quiet">
            Show every creative workflow
          </ButtonLink>
        </EmptyState>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        label="Pages of workflows"
        hrefOf={(number) => paths.creativeWorkflows({ ...shownSearch, page: number })}
      />
    </ListPage>
  );
}
