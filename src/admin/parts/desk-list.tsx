import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { wordsOf } from '#admin/api/call.ts';
import type { ListPage } from '#admin/api/reads.ts';
import { rowsOfPage } from '#admin/api/reads.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import type { TableColumn } from '#ui/table.tsx';
import { Table } from '#ui/table.tsx';
import { StaleNote } from './stale-note.tsx';

interface DeskListProps<Row> {
  query: UseQueryResult<ListPage<Row>>;
  /** What the rows are: 'suggestion', 'suggestions'. */
  nouns: readonly [one: string, many: string];
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  page?: number;
  hrefOfPage?: (page: number) => string;
  /** What an empty list says, and what to do about it. */
  empty: { title: string; hint?: ReactNode };
}

const grouped = new Intl.NumberFormat('en-US');

/** A list that the server sorts and pages: loading, failed, empty, or a table with its count. */
export function DeskList<Row>({ query, nouns, columns, rowKey, page = 1, hrefOfPage, empty }: DeskListProps<Row>) {
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
      {rows.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <Table caption={`List of ${noun}`} captionHidden columns={columns} rows={rows} rowKey={rowKey} />
      )}
      {hrefOfPage && (
        <Pagination page={page} pageCount={Math.ceil(total / rowsOfPage)} hrefOf={hrefOfPage} label={`Pages of ${noun}`} />
      )}
    </>
  );
}

function countOf(shown: number, total: number, page: number, [one, many]: readonly [string, string]): string {
  const all = `${grouped.format(total)} ${total === 1 ? one : many}`;
  // On a page after the last, the count of all is still true.
  if (shown === total || shown === 0) return all;
  const first = (page - 1) * rowsOfPage;
  return `${grouped.format(first + 1)} to ${grouped.format(first + shown)} of ${all}`;
}
