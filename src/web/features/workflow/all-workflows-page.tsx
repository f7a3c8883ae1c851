import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { workflowSorts } from '#domain/catalogue/choices.ts';
import { workflowsPage } from '#domain/catalogue/list-page.ts';
import type { WorkflowSearch } from '#domain/catalogue/list-search.ts';
import type { WorkflowCardView } from '#domain/catalogue/views.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ResultCount } from '#ui/result-count.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { workflowList } from '#web/api-reads.ts';
import { chosen, selectOptions } from '#web/features/catalogue/filter-options.ts';
import { ListLoading, ListPage } from '#web/features/catalogue/list-page.tsx';
import { NearMatchesLater } from '#web/features/catalogue/near-matches-later.tsx';
import { SortField } from '#web/features/catalogue/sort-field.tsx';
import { useListSearch } from '#web/features/catalogue/use-list-search.ts';
import { useListed } from '#web/features/catalogue/use-listed.ts';
import { paths } from '#web/paths.ts';
import { WorkflowAccordion } from './workflow-accordion.tsx';

const route = getRouteApi('/all-workflows');

/** Every workflow, searched and filtered (spec, section 2, /all-workflows). */
export function AllWorkflowsPage() {
  const { near, ...loaded } = route.useLoaderData();
  const { search, change, form } = useListSearch<WorkflowSearch>(route.useSearch());
  const shownSearch = useDeferredValue(search);
  const list = useListed<WorkflowCardView, WorkflowSearch>(loaded, shownSearch, workflowsPage, workflowList);
  if (!list) return <ListLoading>Loading workflows...</ListLoading>;
  const { records, page, pageCount, found, total, options } = list;

  return (
    <ListPage
      title="All workflows"
      lead={`${total} step-by-step workflows, each with the point where a person must look and decide.`}
    >
      <FilterBar ref={form} label="Search and filter workflows" action={paths.allWorkflows()}>
        <SearchField
          label="Search workflows"
          name="q"
          placeholder="A task or a word from its title"
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
          label="Difficulty"
          name="difficulty"
          value={search.difficulty ?? 'all'}
          options={selectOptions('All levels', options.difficulty, search.difficulty)}
          onChange={(event) => change({ difficulty: chosen(event.currentTarget.value) as WorkflowSearch['difficulty'] })}
        />
        <SortField sorts={workflowSorts} sort={search.sort} q={search.q} onChange={(sort) => change({ sort })} />
      </FilterBar>
      <ResultCount
        shown={found}
        total={total}
        noun="workflows"
        filters={activeFilters(shownSearch)}
        clearHref={paths.allWorkflows()}
      />
      {found === 0 ? (
        <EmptyState
          title="No workflows found for your search criteria."
          hint="Try fewer letters, or look through every category."
        >
          <NearMatchesLater kind="workflow" q={shownSearch.q} loaded={near} />
          <ButtonLink href={paths.allWorkflows()} variant="quiet">
            Show every workflow
          </ButtonLink>
        </EmptyState>
      ) : (
        <WorkflowAccordion workflows={records} />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        label="Pages of workflows"
        hrefOf={(number) => paths.allWorkflows({ ...shownSearch, page: number })}
      />
    </ListPage>
  );
}

function activeFilters(search: WorkflowSearch) {
  const without = (name: keyof WorkflowSearch) => paths.allWorkflows({ ...search, page: undefined, [name]: undefined });
  return [
    ...(search.q ? [{ label: `“${search.q}”`, removeHref: without('q') }] : []),
    ...(search.category ? [{ label: `Category: ${search.category}`, removeHref: without('category') }] : []),
    ...(search.difficulty ? [{ label: `Difficulty: ${search.difficulty}`, removeHref: without('difficulty') }] : []),
  ];
}
