import { addresses } from '#domain/addresses.ts';
import { Button } from '#ui/button.tsx';
import missingPicture from '#ui/pictures/missing.svg?url&no-inline';
import { SearchField } from '#ui/search-field.tsx';
import { MainLists } from '#web/features/search/main-lists.tsx';
import { takenDown } from '#web/or-not-found.ts';
import { siteContent } from '#web/site-content.ts';

interface NotFoundProps {
  data?: unknown;
}

/**
 * Page for unknown addresses (docs/product.md): a visitor's needs first, the developer's line last. Also for records that were
 * taken down: `data` then says so (or-not-found.ts).
 */
export function NotFound({ data }: NotFoundProps) {
  const isTakenDown = data === takenDown;
  const title = isTakenDown ? 'Taken Down' : 'Page Not Found';
  return (
    <div className="wrap not-found">
      <title>{`${title} · ${siteContent.name}`}</title>
      <div>
        <h1 className="display">{title}</h1>
        <p className="lead mt-4">
          {isTakenDown
            ? 'We took this entry down, but a search may find another that helps.'
            : 'We can’t find a page at this address. It may have moved, or the link that brought you here may have a mistake in it.'}
        </p>
        <search>
          <form action={addresses.search()} className="search-line cluster">
            <SearchField name="q" label="Search the hub" />
            <Button type="submit">Search</Button>
          </form>
        </search>
        <MainLists>
          <li>
            <a href={addresses.contact}>Contact</a>
          </li>
        </MainLists>
        {!isTakenDown && <p className="meta">Did you forget to add the page to the router?</p>}
      </div>
      <img src={missingPicture} alt="" width="480" height="480" />
    </div>
  );
}
