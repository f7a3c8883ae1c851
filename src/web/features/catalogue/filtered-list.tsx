import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import { addresses } from '#domain/addresses.ts';
import { alsoFits } from '#domain/search/other-forms.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { Loading } from '#ui/loading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ResultCount } from '#ui/result-count.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { allToUndefined, selectOptions } from './filter-options.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { ListFrame, ListLoading } from './list-frame.tsx';
import type { ListSource } from './list-sources.ts';
import type { LoadedList } from './load-list.ts';
import { NearMatches } from './near-matches.tsx';
import { SortField } from './sort-field.tsx';
import type { ListSearch } from './use-list-search.ts';
import { useListed } from './use-listed.ts';

/** State in the address that every filtered list has. */
interface ListState {
  q?: string;
  sort?: string;
  page?: number;
}

/** Description of one filtered list. */
export interface ListScreen<T, S extends ListState> {
  source: ListSource<T, S>;
  noun: 'tools' | 'workflows';
  /** Title and lead, where the list has a separate page. */
  heading?: { title: string; lead: (total: number) => string };
  /** The form: its label, its action without a script, and its hidden fields. */
  form: { label: string; action: string; hidden?: Record<string, string> };
  field: { label: string; placeholder?: string };
  selects: readonly { name: keyof S & string; label: string; all: string }[];
  /** Traits that can be required, and languages: they fold together with the selects. Only lists of tools have them. */
  traits?: readonly { trait: keyof S & string; group: string; label: string; alone?: string }[];
  sorts: readonly NonNullable<S['sort']>[];
  /** The address of the list under a search. */
  hrefOf: (search: Partial<S>) => string;
  /** Message when nothing is found, with a link to the whole list. */
  nothing: { title: string; hint: string; showAll: string };
  show: (records: readonly T[], list: { search: S; pageCount: number }) => ReactNode;
}

interface FilteredListProps<T, S extends ListState> extends ListSearch<S> {
  screen: ListScreen<T, S>;
  loaded: LoadedList<T>;
  /** Content between title and list; may be lazily loaded. */
  children?: ReactNode;
}

/** A list with its search, filters, order and pages (docs/product.md). */
export function FilteredList<T, S extends ListState>({
  screen,
  loaded,
  search,
  change,
  form,
  children,
}: FilteredListProps<T, S>) {
  const { source, noun, heading, selects, hrefOf, nothing } = screen;
  const [asOpened] = useState(search);
  const list = useListed(source, loaded, search);
  const loading = `Loading ${noun}...`;
  if (!list) return heading ? <ListLoading>{loading}</ListLoading> : <Loading>{loading}</Loading>;
  const { records, also, page, pageCount, found, total, options } = list;
  const clearHref = hrefOf({});
  // The value of a select is one of its options, or nothing.
  const choose = (name: keyof S, value: unknown) => change({ [name]: value } as Partial<S>);

  const fields = [
    // A filter without choices, such as languages while few tools name theirs, has no field.
    ...selects
      .filter(({ name }) => (options[name]?.length ?? 1) > 0)
      .map(({ name, label, all }) => (
        <SelectField
          key={name}
          label={label}
          name={name}
          value={textOf(search[name]) ?? 'all'}
          options={selectOptions(all, options[name], textOf(search[name]))}
          onChange={(event) => choose(name, allToUndefined(event.currentTarget.value))}
        />
      )),
    <SortField key="sort" sorts={screen.sorts} sort={search.sort} q={search.q} onChange={(sort) => choose('sort', sort)} />,
  ];

  const content = (
    <>
      <FilterBar ref={form} {...screen.form} data-changed={search === asOpened ? undefined : ''}>
        <SearchField
          label={screen.field.label}
          name="q"
          placeholder={screen.field.placeholder}
          value={search.q ?? ''}
          onChange={(event) => choose('q', event.currentTarget.value)}
        />
        {screen.traits ? (
          <FilterSheet traits={screen.traits} search={search} options={options} onChange={choose}>
            {fields}
          </FilterSheet>
        ) : (
          fields
        )}
      </FilterBar>
      <ResultCount shown={found} total={total} noun={noun} filters={activeFilters(screen, search)} clearHref={clearHref} />
      {found > 0 && screen.show(records, { search, pageCount })}
      {found === 0 && also.length === 0 && (
        <EmptyState title={nothing.title} hint={nothing.hint}>
          <NearMatches kind={source.kind} q={search.q} loaded={loaded.near} />
          <ButtonLink href={clearHref} variant="quiet">
            {nothing.showAll}
          </ButtonLink>
        </EmptyState>
      )}
      {page === pageCount && also.length > 0 && <AlsoFits lines={also.map(source.line)} />}
      <Pagination
        page={page}
        pageCount={pageCount}
        label={`Pages of ${noun}`}
        hrefOf={(number) => hrefOf({ ...search, page: number })}
      />
    </>
  );
  if (!heading) return content;
  return (
    <ListFrame title={heading.title} lead={heading.lead(total)} isCompact={screen.traits && found > 0}>
      <Suspense>{children}</Suspense>
      {content}
      <p className="mt-8">
        {'Something missing? '}
        <a href={addresses.submission}>Suggest Workflow or Tool</a>
      </p>
    </ListFrame>
  );
}

/** Entries that contain the query in another form, after all that contain it as typed. */
const AlsoFits = ({ lines }: { lines: ReturnType<ListSource<never, never>['line']>[] }) => (
  <section className="mt-8">
    <h2 className="group-title">{alsoFits}</h2>
    <ul className="results">
      {lines.map(({ href, title, says }) => (
        <li key={href}>
          <h3 className="h4">
            <a href={href}>{title}</a>
          </h3>
          <p>{says}</p>
        </li>
      ))}
    </ul>
  </section>
);

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Active filters, each with the address of the list without it. */
function activeFilters<T, S extends ListState>({ selects, traits = [], hrefOf }: ListScreen<T, S>, search: S) {
  const without = (name: keyof S) => hrefOf({ ...search, page: undefined, [name]: undefined });
  return [
    ...(search.q ? [{ label: `“${search.q}”`, removeHref: without('q') }] : []),
    ...selects.flatMap(({ name, label }) =>
      search[name] ? [{ label: `${label}: ${search[name]}`, removeHref: without(name) }] : [],
    ),
    ...traits.flatMap(({ trait, label, alone = label }) =>
      search[trait] === 'yes' ? [{ label: alone, removeHref: without(trait) }] : [],
    ),
  ];
}
