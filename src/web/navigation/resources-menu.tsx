import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { currentOf, resources } from './site-menu.ts';

interface MenuEntriesProps {
  /** The open page's. */
  path: string;
  /** A click leads elsewhere without a new document: what holds the entries closes behind it. */
  onFollow: () => void;
}

/** The rows, in the menu and in the drawer. */
export function MenuEntries({ path, onFollow }: MenuEntriesProps) {
  return (
    <ul>
      {resources.entries.map((entry) => (
        <li key={entry.href}>
          <a className="menu-entry" href={entry.href} aria-current={currentOf(entry.href, path)} onClick={onFollow}>
            <Icon name={entry.icon} />
            <b>{entry.title}</b>
            <span>{entry.description}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The disclosure in the bar. It opens on hover, click and keyboard, and closes on Escape and on leaving.
 * Until the script runs (no data-live), hovering and focus open it by CSS.
 */
export function ResourcesMenu({ path, active }: { path: string; active: boolean }) {
  const [open, setOpen] = useState(false);
  const [live, setLive] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const openedByHover = useRef(false);
  const menuId = useId();

  useEffect(() => {
    setLive(true);
    // Someone who was quicker than the script keeps the menu that CSS had opened.
    if (item.current?.matches(':hover, :focus-within')) setOpen(true);
  }, []);

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
          // The click that follows the hover that opened the menu must not close it.
          setOpen(openedByHover.current || !open);
          openedByHover.current = false;
        }}
      >
        {resources.label}
        <Icon name="chevron-down" className="icon-small" />
      </button>
      <div className="resources-menu" id={menuId}>
        <MenuEntries path={path} onFollow={() => setOpen(false)} />
      </div>
    </li>
  );
}
