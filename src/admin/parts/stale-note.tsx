import type { UseQueryResult } from '@tanstack/react-query';
import { wordsOf } from '#admin/api/call.ts';

/** Says that what is shown could not be read again just now, and offers another try; nothing while all is well. */
export function StaleNote({ query }: { query: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'> }) {
  if (!query.isError) return null;
  return (
    <p className="meta" role="status">
      {`This may have changed since: it couldn’t be read again. ${wordsOf(query.error)} `}
      <button type="button" className="link-button" onClick={() => void query.refetch()}>
        Read it again
      </button>
    </p>
  );
}
