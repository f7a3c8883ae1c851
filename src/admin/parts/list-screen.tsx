import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { wordsOf } from '#admin/api/call.ts';
import type { ListPage } from '#admin/api/reads.ts';
import { rowsOfPage, useList } from '#admin/api/reads.ts';
import { usePage, useSearches } from '#admin/navigation/address.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import type { TableColumn } from '#ui/table.tsx';
import { Table } from '#ui/table.tsx';
import { ListFilters, SearchBox, SelectFilter } from './list-filters.tsx';
import { StaleNote } from './read-state.tsx';
import { ScreenHead } from './screen-head.tsx';

/** Search parameters of a list's address, by the names that the API has too; '' for one that is absent. */
export type ListSearch = Readonly<Record<string, string>>;

/** One select that filters or sorts a list. */
export interface ListFilter {
  label: string;
  /** Label of the option for no filter: 'All'. */
  all: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  /** Search parameter of the address. */
  name: string;
  /** Current value and its URL encoding, if not the plain parameter. */
  value?: string | undefined;
  searchFor?: (value: string) => ListSearch;
}

interface ListWords {
  /** Nouns for its rows: 'suggestion', 'suggestions'. */
  nouns: readonly [one: string, many: string];
  /** Title and hint of an empty list. */
  empty: { title: string; hint?: ReactNode };
}

/** A screen that is a list. */
export interface ListScreenProps<Row> extends Omit<ListWords, 'empty'>, Pick<DeskListProps<Row>, 'columns' | 'rowKey' | 'draw'> {
  title: string;
  /** Content below the title. */
  intro?: ReactNode;
  /** Address of the list in the API. */
  api: string;
  /** Returns the screen's address with these parameters, for a list with filters or pages. */
  address?(search: Record<string, string | number>): string;
  /** Search parameters of the address that the API takes too, without the page. */
  search?: readonly string[];
  /** Name of the list's CSV file, without an ending. */
  csv?: string;
  csvLabel?: string;
  /** Button that adds a row. */
  add?: { href: string; label: string };
  /** Label of the search field, and a hint on what is searched; without it the list has no search. */
  searched?: { label: string; hint?: string };
  filters?: (search: ListSearch) => readonly ListFilter[];
  /** Label of the group of filters for screen readers. */
  filterLabel?: string;
  empty: (search: ListSearch) => ListWords['empty'];
  /** Content between the filters and the rows. */
  before?: (rows: readonly Row[]) => ReactNode;
  /** Content below the rows. */
  children?: ReactNode;
}

/** Screen of a list. Filters and sorting are in the address, so that a link opens the same list. */
export function ListScreen<Row>(list: ListScreenProps<Row>) {
  const { title, intro, api, address, csv, csvLabel = 'Download as CSV', add, searched, filters, filterLabel = '' } = list;
  const { nouns, columns, rowKey, draw, empty, before, children } = list;
  const search = useSearches(list.search ?? []);
  const page = usePage();
  const query = useList<Row>(api, search, page);
  const hrefOf = (change: Record<string, string | number>) => address?.({ ...search, ...change }) ?? '';
  return (
    <>
      <ScreenHead
        title={title}
        actions={
          (csv || add) && (
            <>
              {csv && (
                <ButtonLink href={`/api/staff/${csv}.csv`} download="" variant="quiet" small icon="download">
                  {csvLabel}
                </ButtonLink>
              )}
              {add && (
                <ButtonLink href={add.href} small icon="plus">
                  {add.label}
                </ButtonLink>
              )}
            </>
          )
        }
      >
        {intro && <p className="measure">{intro}</p>}
      </ScreenHead>
      {(searched || filters) && (
        <ListFilters label={filterLabel}>
          {searched && <SearchBox {...searched} value={search.q ?? ''} hrefOf={(q) => hrefOf({ q })} />}
          {filters?.(search).map(({ name, value = search[name] ?? '', searchFor, ...words }) => (
            <SelectFilter
              key={name}
              {...words}
              value={value}
              hrefOf={(newValue) => hrefOf(searchFor?.(newValue) ?? { [name]: newValue })}
            />
          ))}
        </ListFilters>
      )}
      {before?.(query.data?.rows ?? [])}
      <DeskList
        query={query}
        nouns={nouns}
        columns={columns}
        rowKey={rowKey}
        draw={draw}
        page={page}
        hrefOfPage={address && ((to) => hrefOf({ page: to }))}
        empty={empty(search)}
      />
      {children}
    </>
  );
}

interface DeskListProps<Row> extends ListWords {
  query: UseQueryResult<ListPage<Row>>;
  columns?: readonly TableColumn<Row>[] | undefined;
  rowKey: (row: Row) => string;
  /** Renders a row, for rows that are no table. */
  draw?: ((row: Row) => ReactNode) | undefined;
  page?: number;
  hrefOfPage?: ((page: number) => string) | undefined;
}

const numberFormat = new Intl.NumberFormat('en-US');

/** A list that the server sorts and pages: loading, failed, empty, or its rows with their count. */
export function DeskList<Row>({ query, nouns, columns = [], rowKey, draw, page = 1, hrefOfPage, empty }: DeskListProps<Row>) {
  const [, noun] = nouns;
  if (query.isPending) return <Loading>{`Loading ${noun}...`}</Loading>;
  if (query.data === undefined)
    return <ErrorState title={`Error loading ${noun}`} hint={wordsOf(query.error)} onRetry={() => void query.refetch()} />;
  const { rows, total } = query.data;
  return (
    <>
      <StaleNote query={query} />
      <p className="desk-count" role="status">
        {countOf(rows.length, total, page, nouns)}
      </p>
      {rows.length === 0 && <EmptyState {...empty} />}
      {draw
        ? rows.map(draw)
        : rows.length > 0 && <Table caption={`List of ${noun}`} captionHidden columns={columns} rows={rows} rowKey={rowKey} />}
      {hrefOfPage && (
        <Pagination page={page} pageCount={Math.ceil(total / rowsOfPage)} hrefOf={hrefOfPage} label={`Pages of ${noun}`} />
      )}
    </>
  );
}

function countOf(rowCount: number, total: number, page: number, [one, many]: readonly [string, string]): string {
  const all = `${numberFormat.format(total)} ${total === 1 ? one : many}`;
  // The total is still true on a page after the last, which has no rows.
  if (rowCount === total || rowCount === 0) return all;
  const first = (page - 1) * rowsOfPage;
  return `${numberFormat.format(first + 1)} to ${numberFormat.format(first + rowCount)} of ${all}`;
}
