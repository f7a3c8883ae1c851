import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import type { ActivePlace, MenuEntry } from './navigation.ts';
import { currentOf } from './navigation.ts';

interface MenuEntriesProps {
  entries: readonly MenuEntry[];
  place: ActivePlace;
  /** A click leads elsewhere without a new document: what holds the entries closes behind it. */
  onFollow: () => void;
}

/** The four rows, in the menu and in the drawer. */
export function MenuEntries({ entries, place, onFollow }: MenuEntriesProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.href}>
          <a className="menu-entry" href={entry.href} aria-current={currentOf(entry.href, place)} onClick={onFollow}>
            <Icon name={entry.icon} />
            <b>{entry.title}</b>
            <span>{entry.description}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface ResourcesMenuProps extends Omit<MenuEntriesProps, 'onFollow'> {
  label: string;
  active: boolean;
}

/**
 * The disclosure in the bar. It opens on hover, click and keyboard, and closes on Escape and on leaving.
 * Until the script runs (no data-live), hovering and focus open it by CSS.
 */
export function ResourcesMenu({ label, entries, place, active }: ResourcesMenuProps) {
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
        {label}
        <Icon name="chevron-down" className="icon-small" />
      </button>
      <div className="resources-menu" id={menuId}>
        <MenuEntries entries={entries} place={place} onFollow={() => setOpen(false)} />
      </div>
    </li>
  );
}
