import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasStatus, wordsOf } from '#admin/api/call.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';

interface ReadStateProps<T> {
  query: UseQueryResult<T>;
  /** Noun for what is read: 'suggestion'. */
  noun: string;
  children: (data: T) => ReactNode;
}

/**
 * State of a read: loading, gone, failed, or its content. Content stays if reading it again fails, since the user may be typing
 * in it.
 */
export function ReadState<T>({ query, noun, children }: ReadStateProps<T>) {
  if (query.data !== undefined)
    return (
      <>
        <StaleNote query={query} />
        {children(query.data)}
      </>
    );
  if (query.isPending) return <Loading>{`Loading ${noun}...`}</Loading>;
  if (hasStatus(query.error, 404))
    return <EmptyState title={`We can’t find that ${noun}.`} hint="It may have been removed, or the address isn’t complete." />;
  return <ErrorState title={`Error loading ${noun}`} hint={wordsOf(query.error)} onRetry={() => void query.refetch()} />;
}

/** Note that the content could not be read again, with a retry button; renders nothing without an error. */
export function StaleNote({ query }: { query: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'> }) {
  if (!query.isError) return null;
  return (
    <p className="meta" role="status">
      {`This may have changed since, and we couldn’t read it again. ${wordsOf(query.error)} `}
      <button type="button" className="link-button" onClick={() => void query.refetch()}>
        Read it again
      </button>
    </p>
  );
}
