import { Icon } from './icon.tsx';

interface ResultCountProps {
  shown: number;
  total: number;
  /** 'tools' or 'workflows'. */
  noun: string;
  /** Active filters; each link is the page without it. */
  filters?: ReadonlyArray<{ label: string; removeHref: string }>;
  /** The page without any filter. */
  clearHref?: string;
}

const grouped = new Intl.NumberFormat('en-US');

/** 'Showing 72 of 122 tools', spoken when it changes, and the active filters. Look, part 3, 'Filters and count'. */
export function ResultCount({ shown, total, noun, filters = [], clearHref }: ResultCountProps) {
  return (
    <div className="result-count">
      <p role="status">
        Showing <b>{grouped.format(shown)}</b> of <b>{grouped.format(total)}</b> {noun}
      </p>
      {filters.map((filter) => (
        <a className="filter-tag" key={filter.label} href={filter.removeHref} aria-label={`Remove filter: ${filter.label}`}>
          {filter.label}
          <Icon name="x" className="icon-small" />
        </a>
      ))}
      {clearHref && filters.length > 0 && (
        <a className="clear-filters" href={clearHref}>
          Clear Filters
        </a>
      )}
    </div>
  );
}
