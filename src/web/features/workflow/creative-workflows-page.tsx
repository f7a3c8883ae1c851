import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { creativeCategories, workflowSorts } from '#domain/catalogue/choices.ts';
import { filterCreativeWorkflows } from '#domain/catalogue/filter-workflows.ts';
import type { CreativeSearch } from '#domain/catalogue/list-search.ts';
import { sortWorkflows } from '#domain/catalogue/sort-list.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { ResultCount } from '#ui/result-count.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { chosen, selectOptions } from '#web/features/catalogue/filter-options.ts';
import { ListPage } from '#web/features/catalogue/list-page.tsx';
import { NearMatches } from '#web/features/catalogue/near-matches.tsx';
import { SortField } from '#web/features/catalogue/sort-field.tsx';
import { useListSearch } from '#web/features/catalogue/use-list-search.ts';
import { paths } from '#web/paths.ts';
import { WorkflowAccordion } from './workflow-accordion.tsx';

const route = getRouteApi('/workflows/');

/** AI Creative Workflows (spec, section 2): category select, search, accordion. */
export function CreativeWorkflowsPage() {
  const { workflows: all, near } = route.useLoaderData();
  const workflows = all.filter((workflow) => workflow.creativeCategory);
  const { search, change, form } = useListSearch<CreativeSearch>(route.useSearch());
  const shownSearch = useDeferredValue(search);
  const found = sortWorkflows(filterCreativeWorkflows(workflows, shownSearch), shownSearch);
  const options = creativeCategories.map((value) => ({
    value,
    count: filterCreativeWorkflows(workflows, { ...search, category: value }).length,
  }));
  const filters = [
    ...(shownSearch.q
      ? [{ label: `“${shownSearch.q}”`, removeHref: paths.creativeWorkflows({ ...shownSearch, q: undefined }) }]
      : []),
    ...(shownSearch.category
      ? [
          {
            label: `Category: ${shownSearch.category}`,
            removeHref: paths.creativeWorkflows({ ...shownSearch, category: undefined }),
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
          options={selectOptions('All categories', options, search.category)}
          onChange={(event) => change({ category: chosen(event.currentTarget.value) as CreativeSearch['category'] })}
        />
        <SortField sorts={workflowSorts} sort={search.sort} q={search.q} onChange={(sort) => change({ sort })} />
      </FilterBar>
      <ResultCount shown={found.length} total={workflows.length} noun="workflows" filters={filters} clearHref={paths.workflows} />
      {found.length > 0 ? (
        <WorkflowAccordion workflows={found} />
      ) : (
        <EmptyState title="No workflows found for your search criteria." hint="Try fewer letters, or choose another category.">
          <NearMatches kind="workflow" q={shownSearch.q} loaded={near} />
          <ButtonLink href={paths.workflows} variant="quiet">
            Show every creative workflow
          </ButtonLink>
        </EmptyState>
      )}
    </ListPage>
  );
}
