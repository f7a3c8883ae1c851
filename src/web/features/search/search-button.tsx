import { Suspense, useEffect, useState } from 'react';
import { addresses } from '#domain/addresses.ts';
import { Icon } from '#ui/icon.tsx';
import { Leave, lazyPart } from '#web/lazy-part.tsx';
import { useOpenOn } from '#web/navigation/use-open-on.ts';
import { isSearchKey } from './search-key.ts';

const SearchDialog = lazyPart(async () => (await import('./search-dialog.tsx')).SearchDialog, {
  fallback: () => <Leave to={addresses.search()} />,
});

/**
 * Search of the bar: a link to its page before hydration, then a button; '/' and Ctrl+K open it too. `path` is the open page's.
 */
export function SearchButton({ path }: { path: string }) {
  const [live, setLive] = useState(false);
  const [open, setOpen] = useOpenOn(path);

  useEffect(() => {
    setLive(true);
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [setOpen]);

  const icon = <Icon name="search" />;
  if (!live) {
    return (
      <a className="icon-button" href={addresses.search()} aria-label="Search">
        {icon}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onPointerEnter={SearchDialog.preload}
        onFocus={SearchDialog.preload}
        onClick={() => setOpen(true)}
      >
        {icon}
      </button>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
