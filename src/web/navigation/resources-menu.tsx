import { useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { ServerWritten } from '#web/rendered-html.tsx';
import { currentOf, resourcesLabel } from './site-places.ts';

// The browser has the rows in the page; their script loads with the drawer.
const MenuEntries = import.meta.env.SSR && (await import('./menu-entries.tsx')).MenuEntries;

const menuId = 'resources-menu';

/**
 * Disclosure in the bar. It opens on hover, click and keyboard, and closes on Escape and on leaving. Before hydration (no
 * data-live), hover and focus open it by CSS.
 */
export function ResourcesMenu({ path, active }: { path: string; active: boolean }) {
  const [open, setOpen] = useState(false);
  const [live, setLive] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const openedByHover = useRef(false);

  useEffect(() => {
    setLive(true);
    // A visitor who was quicker than hydration keeps the menu that CSS had opened.
    if (item.current?.matches(':hover, :focus-within')) setOpen(true);
  }, []);

  useEffect(() => {
    for (const entry of document.querySelectorAll<HTMLAnchorElement>(`#${menuId} a`))
      entry.ariaCurrent = currentOf(entry.pathname, path) ?? null;
  }, [path]);

  useEffect(() => {
    if (!open) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      if (item.current?.contains(document.activeElement)) item.current.querySelector('button')?.focus();
      setOpen(false);
    }
    function closeOutside(event: PointerEvent) {
      if (!item.current?.contains(event.target as Node)) setOpen(false);
    }
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [open]);

  return (
    <li
      ref={item}
      data-live={live || undefined}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse' || open) return;
        openedByHover.current = true;
        setOpen(true);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') setOpen(false);
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !item.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={menuId}
        data-active={active || undefined}
        onClick={() => {
          // The click after the hover that opened the menu must not close it.
          setOpen(openedByHover.current || !open);
          openedByHover.current = false;
        }}
      >
        {resourcesLabel}
        <Icon name="chevron-down" className="icon-small" />
      </button>
      <ServerWritten as="div" className="resources-menu" id={menuId} onClick={() => setOpen(false)}>
        {MenuEntries && <MenuEntries path={path} />}
      </ServerWritten>
    </li>
  );
}
