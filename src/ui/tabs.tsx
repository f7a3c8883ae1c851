import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useId } from 'react';

interface Tab {
  id: string;
  label: string;
  /** Count after the label: in brackets, in normal weight. */
  count?: number;
  /** The page with this tab open: tabs are links and work without scripts (docs/product.md). */
  href: string;
}

interface TabsProps {
  /** Accessible name of the tabs: the hub's name. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  /** Called before a link is followed; preventing the default keeps the address as it is. */
  onSelect?: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** Tabs as links: arrow keys, Home and End move between them, and Enter follows. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const baseId = useId();
  const panelId = `${baseId}-panel`;
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={moveFocus}>
        {tabs.map((tab) => {
          const isSelected = tab.id === selected;
          return (
            <a
              key={tab.id}
              id={`${baseId}-${tab.id}`}
              href={tab.href}
              role="tab"
              aria-selected={isSelected}
              aria-controls={isSelected ? panelId : undefined}
              onClick={(event) => onSelect?.(tab.id, event)}
            >
              {tab.label}
              {tab.count !== undefined && <span>({tab.count})</span>}
            </a>
          );
        })}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={`${baseId}-${selected}`}>
        {children}
      </div>
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const place = tabs.indexOf(document.activeElement as HTMLElement);
  if (place < 0) return;
  const target = placeAfter(event.key, place, tabs.length);
  if (target === undefined) return;
  event.preventDefault();
  tabs[target]?.focus();
}

function placeAfter(key: string, place: number, count: number) {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
