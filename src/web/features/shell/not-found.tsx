import { addresses } from '#domain/addresses.ts';
import { lazyPart } from '#web/lazy-part.tsx';

const load = async () => (await import('./not-found-page.tsx')).NotFoundPage;

/** The page for unknown addresses. The server has it at hand; a browser loads it only when it is needed. */
export const NotFound = import.meta.env.SSR ? await load() : lazyPart(load, { otherwise: PlainNotFound });

function PlainNotFound() {
  return (
    <div className="wrap section">
      <h1 className="display">Page Not Found</h1>
      <p className="lead mt-4">
        There is no page at this address. <a href={addresses.search()}>Search the hub</a>, or look through{' '}
        <a href={addresses.resources()}>all resources</a>.
      </p>
    </div>
  );
}
