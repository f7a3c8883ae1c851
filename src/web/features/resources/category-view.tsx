import { useEffect } from 'react';
import { toolSorts, workflowSorts } from '#domain/catalogue/choices.ts';
import type { ListPage } from '#domain/catalogue/list-page.ts';
import { toolsPage, workflowsPage } from '#domain/catalogue/list-page.ts';
import type { ResourcesSearch, ToolSearch, WorkflowSearch } from '#domain/catalogue/list-search.ts';
import { hubToolsPerPage, hubWorkflowsPerPage } from '#domain/catalogue/list-search.ts';
import type { ToolCardView, WorkflowCardView } from '#domain/catalogue/views.ts';
import { BackLink } from '#ui/back-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { Loading } from '#ui/loading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ResultCount } from '#ui/result-count.tsx';
import { SearchField } from '#ui/search-field.tsx';
import type { ReadList } from '#web/api-reads.ts';
import { toolList, workflowList } from '#web/api-reads.ts';
import { chosen, selectOptions } from '#web/features/catalogue/filter-options.ts';
import type { Near } from '#web/features/catalogue/load-near.ts';
import { NearMatchesLater } from '#web/features/catalogue/near-matches-later.tsx';
import { SortField } from '#web/features/catalogue/sort-field.tsx';
import type { ListSearch } from '#web/features/catalogue/use-list-search.ts';
import { useListSearch } from '#web/features/catalogue/use-list-search.ts';
import { useListed } from '#web/features/catalogue/use-listed.ts';
import { ToolGrid } from '#web/features/hub/hub-tools.tsx';
import { WorkflowAccordion } from '#web/features/workflow/workflow-accordion.tsx';
import { saveState } from '#web/navigation/saved-states.ts';
import { paths } from '#web/paths.ts';
import type { Category } from '#web/site-content.ts';

export interface CategoryViewProps {
  category: Category;
  search: ResourcesSearch;
  tools?: ReadList<ToolCardView>;
  workflows?: ReadList<WorkflowCardView>;
  near?: Near;
}

/** The tools or the workflows of one category within /resources (spec, section 2; design, section 7.4). */
export function CategoryView({ category, search: inAddress, tools, workflows, near }: CategoryViewProps) {
  const { search, change, form } = useListSearch(inAddress);

  // So that /resources finds search, category and pricing again on return (spec, section 4).
  useEffect(() => {
    saveState(paths.resources(), {
      searchQuery: search.q,
      selectedCategory: category.name,
      selectedPricing: search.pricing,
      activeTab: search.view,
    });
  }, [category, search]);

  const isTools = tools !== undefined;
  return (
    <div className="wrap pb-18">
      <BackLink href={paths.resources()}>Back to Categories</BackLink>
      <header className="page-head">
        <h1>{`${category.cardTitle ?? category.name}: ${isTools ? 'tools' : 'workflows'}`}</h1>
        <p className="lead">{category.description}</p>
        <ul className="text-links mt-6">
          <li>
            <a href={paths.comparison(category.name)}>Compare All Tools</a>
          </li>
          {category.id === 'llms' && (
            <>
              <li>
                <a href={paths.llmComparison}>AI Comparison</a>
              </li>
              <li>
                <a href={paths.llmGuide}>What is a Large Language Model?</a>
              </li>
            </>
          )}
          <li>
            <a href={paths.resources({ category: category.name, view: isTools ? 'workflows' : 'tools' })}>
              {isTools ? 'Workflows of this category' : 'Tools of this category'}
            </a>
          </li>
        </ul>
      </header>
      {tools && <CategoryTools category={category} search={search} change={change} form={form} near={near} tools={tools} />}
      {workflows && (
        <CategoryWorkflows category={category} search={search} change={change} form={form} near={near} workflows={workflows} />
      )}
    </div>
  );
}

const pageOfTools = (tools: readonly ToolCardView[], search: ToolSearch) => toolsPage(tools, search, hubToolsPerPage);
const pageOfWorkflows = (workflows: readonly WorkflowCardView[], search: WorkflowSearch) =>
  workflowsPage(workflows, search, hubWorkflowsPerPage);

interface CategoryListProps extends CategoryViewProps, ListSearch<ResourcesSearch> {
  near?: Near;
}

function CategoryTools({ category, search, change, form, near, tools }: CategoryListProps & { tools: ReadList<ToolCardView> }) {
  const { q, pricing, page } = search;
  const sort = known(toolSorts, search.sort);
  const list = useListed(tools, { q, pricing, sort, page }, pageOfTools, (wanted) => toolList(wanted, category.hub));
  const clearHref = paths.resources({ category: category.name, view: 'tools' });
  if (!list) return <Loading>Loading tools...</Loading>;
  const { records, found, total, options } = list;
  return (
    <>
      <FilterBar ref={form} label="Search and filter the tools of this category" action={paths.resources()}>
        <CategorySearch category={category} view="tools" label="Search tools" search={search} change={change} />
        <SelectField
          label="Pricing"
          name="pricing"
          value={search.pricing ?? 'all'}
          options={selectOptions('All', options.pricing, search.pricing)}
          onChange={(event) => change({ pricing: chosen(event.currentTarget.value) as ResourcesSearch['pricing'] })}
        />
        <SortField sorts={toolSorts} sort={sort} q={q} onChange={(sort) => change({ sort })} />
      </FilterBar>
      <ResultCount shown={found} total={total} noun="tools" filters={activeFilters(search, category)} clearHref={clearHref} />
      {found > 0 ? (
        <ToolGrid tools={records} hrefOf={(tool) => paths.tool(tool.slug)} />
      ) : (
        <EmptyState title="No tools found" hint="No tools found for your search criteria.">
          <NearMatchesLater kind="tool" q={search.q} loaded={near} />
          <ButtonLink href={clearHref} variant="quiet">
            Show every tool of this category
          </ButtonLink>
        </EmptyState>
      )}
      <CategoryPages list={list} noun="tools" search={search} />
    </>
  );
}

function CategoryWorkflows({
  category,
  search,
  change,
  form,
  near,
  workflows,
}: CategoryListProps & { workflows: ReadList<WorkflowCardView> }) {
  const { q, page } = search;
  const sort = known(workflowSorts, search.sort);
  const list = useListed(workflows, { q, sort, page }, pageOfWorkflows, (wanted) => workflowList(wanted, category.hub));
  const clearHref = paths.resources({ category: category.name, view: 'workflows' });
  if (!list) return <Loading>Loading workflows...</Loading>;
  const { records, found, total } = list;
  return (
    <>
      <FilterBar ref={form} label="Search the workflows of this category" action={paths.resources()}>
        <CategorySearch category={category} view="workflows" label="Search workflows" search={search} change={change} />
        <SortField sorts={workflowSorts} sort={sort} q={q} onChange={(sort) => change({ sort })} />
      </FilterBar>
      <ResultCount shown={found} total={total} noun="workflows" filters={activeFilters(search, category)} clearHref={clearHref} />
      {found > 0 ? (
        <WorkflowAccordion workflows={records} />
      ) : (
        <EmptyState title="No workflows found" hint="No workflows found for your search criteria.">
          <NearMatchesLater kind="workflow" q={search.q} loaded={near} />
          <ButtonLink href={clearHref} variant="quiet">
            Show every workflow of this category
          </ButtonLink>
        </EmptyState>
      )}
      <CategoryPages list={list} noun="workflows" search={search} />
    </>
  );
}

function CategoryPages({
  list: { page, pageCount },
  noun,
  search,
}: {
  list: Pick<ListPage<unknown>, 'page' | 'pageCount'>;
  noun: string;
  search: ResourcesSearch;
}) {
  const hrefOf = (number: number) => paths.resources({ ...search, page: number });
  return <Pagination page={page} pageCount={pageCount} label={`Pages of ${noun}`} hrefOf={hrefOf} />;
}

function CategorySearch({
  category,
  view,
  label,
  search,
  change,
}: Pick<CategoryListProps, 'category' | 'search' | 'change'> & { view: 'tools' | 'workflows'; label: string }) {
  return (
    <div>
      {/* Without a script the form must come back to this view. */}
      <input type="hidden" name="category" value={category.name} />
      <input type="hidden" name="view" value={view} />
      <SearchField label={label} name="q" value={search.q ?? ''} onChange={(event) => change({ q: event.currentTarget.value })} />
    </div>
  );
}

const known = <S extends string>(sorts: readonly S[], sort: string | undefined) => sorts.find((each) => each === sort);

function activeFilters(search: ResourcesSearch, category: Category) {
  const without = (name: 'q' | 'pricing') =>
    paths.resources({ category: category.name, view: search.view, ...search, page: undefined, [name]: undefined });
  return [
    ...(search.q ? [{ label: `“${search.q}”`, removeHref: without('q') }] : []),
    ...(search.pricing ? [{ label: `Pricing: ${search.pricing}`, removeHref: without('pricing') }] : []),
  ];
}
