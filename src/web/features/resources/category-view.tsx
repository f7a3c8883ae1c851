import { useEffect } from 'react';
import { addresses } from '#domain/addresses.ts';
import { toolSorts, workflowSorts } from '#domain/catalogue/choices.ts';
import type { ResourcesSearch } from '#domain/catalogue/list-search.ts';
import type { ToolCardView, WorkflowCardView } from '#domain/catalogue/views.ts';
import { BackLink } from '#ui/back-link.tsx';
import { FilteredList } from '#web/features/catalogue/filtered-list.tsx';
import type { LoadedList } from '#web/features/catalogue/load-list.ts';
import { useListSearch } from '#web/features/catalogue/use-list-search.ts';
import { saveState } from '#web/navigation/saved-states.ts';
import type { Category } from '#web/site-content.ts';
import { categoryTools, categoryWorkflows } from './category-lists.tsx';

export interface CategoryViewProps {
  category: Category;
  /** Purpose of the category. */
  description?: string;
  search: ResourcesSearch;
  /** List of the tools; undefined where `workflows` is set. */
  tools?: LoadedList<ToolCardView>;
  workflows?: LoadedList<WorkflowCardView>;
}

/** Tools or workflows of one category within /resources (docs/product.md). */
export function CategoryView({ category, description, search: inAddress, tools, workflows }: CategoryViewProps) {
  const { search, change, form } = useListSearch(inAddress);

  // Saved so that /resources finds search, category and pricing again on return (docs/product.md).
  useEffect(() => {
    saveState(addresses.resources(), {
      searchQuery: search.q,
      selectedCategory: category.name,
      selectedPricing: search.pricing,
      activeTab: search.view,
    });
  }, [category, search]);

  const isTools = tools !== undefined;
  const { q, pricing, sort, page } = search;
  return (
    <div className="wrap page-end">
      <BackLink href={addresses.resources()}>Back to Categories</BackLink>
      <header className="page-head">
        <h1>{`${category.cardTitle ?? category.name}: ${isTools ? 'tools' : 'workflows'}`}</h1>
        <p className="lead">{description}</p>
        <ul className="text-links mt-6">
          <li>
            <a href={addresses.comparison(category.name)}>Compare All Tools</a>
          </li>
          {category.id === 'llms' && (
            <>
              <li>
                <a href={addresses.llmComparison}>AI Comparison</a>
              </li>
              <li>
                <a href={addresses.llmGuide}>What is a Large Language Model?</a>
              </li>
            </>
          )}
          <li>
            <a href={addresses.resources({ category: category.name, view: isTools ? 'workflows' : 'tools' })}>
              {isTools ? 'Workflows of this category' : 'Tools of this category'}
            </a>
          </li>
        </ul>
      </header>
      {tools && (
        <FilteredList
          screen={categoryTools(category)}
          loaded={tools}
          search={{ q, pricing, page, sort: knownSort(toolSorts, sort) }}
          change={change}
          form={form}
        />
      )}
      {workflows && (
        <FilteredList
          screen={categoryWorkflows(category)}
          loaded={workflows}
          search={{ q, page, sort: knownSort(workflowSorts, sort) }}
          change={change}
          form={form}
        />
      )}
    </div>
  );
}

const knownSort = <S extends string>(sorts: readonly S[], sort: string | undefined) => sorts.find((each) => each === sort);
