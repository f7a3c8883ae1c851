import { toolCategories, workflowCategories } from '#admin/categories.ts';
import { useSearch } from '#admin/navigation/address.ts';
import { ListFilters, SearchBox, SelectFilter } from '#admin/parts/list-filters.tsx';
import type { deskAddresses } from '#domain/desk-addresses.ts';
import { listAges } from '#domain/staff/catalogue-list.ts';

/** What the address says of the list: the API reads the same names. */
export function useCatalogueSearch() {
  return {
    q: useSearch('q'),
    status: useSearch('status'),
    category: useSearch('category'),
    age: useSearch('age'),
    missing: useSearch('missing'),
    recheck: useSearch('recheck'),
    sort: useSearch('sort'),
  };
}

type CatalogueSearch = ReturnType<typeof useCatalogueSearch>;

interface CatalogueFiltersProps {
  noun: 'tools' | 'workflows';
  search: CatalogueSearch;
  listAddress: typeof deskAddresses.tools;
}

const statuses = {
  tools: [
    { value: 'active', label: 'Active' },
    { value: 'renamed', label: 'Renamed' },
    { value: 'discontinued', label: 'Discontinued' },
    { value: 'hidden', label: 'Taken down' },
  ],
  workflows: [
    { value: 'active', label: 'Active' },
    { value: 'retired', label: 'Retired' },
    { value: 'hidden', label: 'Taken down' },
  ],
};

const sorts = [
  { value: 'checked', label: 'Oldest check first' },
  { value: 'edited', label: 'Latest edit first' },
  { value: 'category', label: 'Category' },
  { value: 'status', label: 'Status' },
];

const optionsOf = (names: readonly string[]) => [...new Set(names)].map((name) => ({ value: name, label: name }));

/** Everything that narrows the list down or sorts it stands in the address, so that a link leads to the same list. */
export function CatalogueFilters({ noun, search, listAddress }: CatalogueFiltersProps) {
  const hrefOf = (change: Partial<CatalogueSearch>) => listAddress({ ...search, ...change });
  const checked = search.recheck === '1' ? 'due' : search.age;
  return (
    <ListFilters label={`Search and filter ${noun}`}>
      <SearchBox
        label={`Search ${noun}`}
        hint={noun === 'tools' ? 'Name, other names, maker or address' : undefined}
        value={search.q}
        hrefOf={(q) => hrefOf({ q })}
      />
      <SelectFilter
        label="Category"
        value={search.category}
        all="All"
        options={optionsOf(noun === 'tools' ? toolCategories : workflowCategories)}
        hrefOf={(category) => hrefOf({ category })}
      />
      <SelectFilter
        label="Status"
        value={search.status}
        all="All"
        options={statuses[noun]}
        hrefOf={(status) => hrefOf({ status })}
      />
      <SelectFilter
        label="Checked"
        value={checked}
        all="Any time"
        options={[
          { value: 'due', label: 'Needs re-checking' },
          ...listAges.map((days) => ({ value: days, label: `${days} days ago or earlier` })),
        ]}
        hrefOf={(chosen) => hrefOf(chosen === 'due' ? { recheck: '1', age: '' } : { recheck: '', age: chosen })}
      />
      {noun === 'tools' && (
        <SelectFilter
          label="Missing"
          value={search.missing}
          all="All"
          options={[
            { value: 'facts', label: 'Has no facts' },
            { value: 'answers', label: 'The maker leaves questions open' },
          ]}
          hrefOf={(missing) => hrefOf({ missing })}
        />
      )}
      <SelectFilter
        label="Sort by"
        value={search.sort}
        all={search.recheck === '1' ? 'Order of the queue' : 'Name'}
        options={search.recheck === '1' ? [{ value: 'name', label: 'Name' }, ...sorts] : sorts}
        hrefOf={(sort) => hrefOf({ sort })}
      />
    </ListFilters>
  );
}
