import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { paths } from '#web/paths.ts';
import { isSearchKey } from './search-key.ts';

const load = () => import('./search-dialog.tsx');
const loadEarly = () => void load().catch(() => {});
// A browser that cannot load the dialog still has the page.
const SearchDialog = lazy(() =>
  load().catch(() => {
    location.assign(paths.search());
    return { default: () => null };
  }),
);

/** The search of the bar: a link to its page until the script runs, then a button; '/' and Ctrl+K press it too. */
export function SearchButton() {
  const [live, setLive] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    setLive(true);
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const icon = <Icon name="search" />;
  if (!live) {
    return (
      <a className="icon-button" href={paths.search()} aria-label="Search">
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
        onPointerEnter={loadEarly}
        onFocus={loadEarly}
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
