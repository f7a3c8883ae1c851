import { Icon } from './icon.tsx';

interface PaginationProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** Accessible name, such as 'Pages of tools'. */
  label: string;
}

/** Plain links to the previous and the next page, with the current number between them. */
export function Pagination({ page, pageCount, hrefOf, label }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav className="pagination cluster" aria-label={label}>
      {page > 1 && (
        <a className="back-link" href={hrefOf(page - 1)} rel="prev">
          <Icon name="arrow-left" className="icon-small" />
          Previous
        </a>
      )}
      <p className="meta">
        Page <b>{page}</b> of <b>{pageCount}</b>
      </p>
      {page < pageCount && (
        <a className="go" href={hrefOf(page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}
