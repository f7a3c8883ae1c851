import { useCallback, useRef } from 'react';
import { Icon } from './icon.tsx';

interface ResultCountProps {
  shown: number;
  total: number;
  /** Plural noun: 'tools' or 'workflows'. */
  noun: string;
  /** Active filters; each link is the page without it. */
  filters?: ReadonlyArray<{ label: string; removeHref: string }>;
  /** The page without any filter. */
  clearHref?: string;
}

const numberFormat = new Intl.NumberFormat('en-US');

/**
 * Count of results ('Showing 72 of 122 tools'), announced when it changes, and the active filters. The focus of a removed filter
 * moves to the count.
 */
export function ResultCount({ shown, total, noun, filters = [], clearHref }: ResultCountProps) {
  const count = useRef<HTMLParagraphElement>(null);
  // React calls the returned cleanup when a link is about to be removed.
  const passFocus = useCallback(
    (link: HTMLAnchorElement) => () => {
      if (document.activeElement === link) count.current?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <div className="result-count cluster">
      <p className="body" role="status" ref={count} tabIndex={-1}>
        Showing <b>{numberFormat.format(shown)}</b> of <b>{numberFormat.format(total)}</b> {noun}
      </p>
      {filters.map((filter) => (
        <a
          className="filter-tag"
          key={filter.label}
          ref={passFocus}
          href={filter.removeHref}
          aria-label={`Remove filter: ${filter.label}`}
        >
          {filter.label}
          <Icon name="x" className="icon-small" />
        </a>
      ))}
      {clearHref && filters.length > 0 && (
        <a className="target" ref={passFocus} href={clearHref}>
          Clear Filters
        </a>
      )}
    </div>
  );
}
