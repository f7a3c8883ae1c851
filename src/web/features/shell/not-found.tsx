import { addresses } from '#domain/addresses.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { takenDown } from '#web/or-not-found.ts';

const load = async () => (await import('./not-found-page.tsx')).NotFoundPage;

/** The server has it at hand; a browser loads it only when it is needed. */
const Page = import.meta.env.SSR ? await load() : lazyPart(load, { otherwise: PlainNotFound });

/** The page for unknown addresses, and for those of what was taken down: then `data` says so (or-not-found.ts). */
export const NotFound = ({ data }: { data?: unknown }) => <Page isTakenDown={data === takenDown} />;

function PlainNotFound({ isTakenDown }: { isTakenDown: boolean }) {
  return (
    <div className="wrap section">
      <h1 className="display">{isTakenDown ? 'Taken Down' : 'Page Not Found'}</h1>
      <p className="lead mt-4">
        {isTakenDown ? 'We took this entry down.' : 'There is no page at this address.'}{' '}
        <a href={addresses.search()}>Search the hub</a>, or look through <a href={addresses.resources()}>all resources</a>.
      </p>
    </div>
  );
}
