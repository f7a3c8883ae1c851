import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readStorage, store } from '#browser/storage.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { messageOf } from '#web/api-client.ts';
import { previousPath } from '#web/navigation/arrive.ts';

/** Errors of Chromium, Firefox and Safari for a script that failed to load. */
const lostScript = /dynamically imported module|Importing a module script failed/;

/**
 * Replaces a page that failed to load or render: the message, and 'Try Again', which reloads (docs/product.md). Where its script
 * belongs to an old release, the page loads as a new document instead, once for each script. A page that was already rendered at
 * this path is not replaced: it stays (page-as-it-stands.tsx).
 */
export function ErrorPage({ title = 'Something went wrong', error }: Partial<ErrorComponentProps> & { title?: string }) {
  const { matches } = useRouter().state;
  const mark = error instanceof Error ? `lost: ${error.message}` : '';
  const [isLost, setLost] = useState(
    () => !import.meta.env.SSR && lostScript.test(mark) && navigator.onLine && readStorage('tab', mark) === null,
  );
  useEffect(() => {
    if (!isLost) return;
    if (store('tab', mark, 'asked anew')) location.reload();
    else setLost(false);
  }, [isLost, mark]);
  if (isLost) return null;
  const isOfLoader = matches.some((match) => match.error === error);
  if (!import.meta.env.SSR && !isOfLoader && [undefined, location.pathname].includes(previousPath())) throw error;
  return (
    <div className="wrap section">
      <ErrorState title={title} hint={messageOf(error)} onRetry={() => location.reload()} />
    </div>
  );
}
