import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasStatus, wordsOf } from '#admin/api/call.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';

interface ReadStateProps<T> {
  query: UseQueryResult<T>;
  /** The noun for it: 'suggestion'. */
  noun: string;
  children: (data: T) => ReactNode;
}

/**
 * One thing that is read: loading, gone, failed, or there. What is there stays when reading it again fails: somebody may be
 * typing in it.
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

/** Says that what is shown could not be read again just now, and offers another try; nothing while all is well. */
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
