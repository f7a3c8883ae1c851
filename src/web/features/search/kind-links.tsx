import type { SearchKind } from '#domain/search/search-entry.ts';
import { searchKinds } from '#domain/search/search-entry.ts';
import type { SearchView } from '#domain/search/search-view.ts';
import { paths } from '#web/paths.ts';

const labels: Record<SearchKind, string> = {
  tool: 'Tools',
  workflow: 'Workflows',
  guide: 'Guides',
  comparison: 'Comparisons',
  policy: 'Policies',
  research: 'Research',
};

interface KindLinksProps {
  q: string;
  counts: SearchView['counts'];
  /** The kind that is shown; nothing for all of them, `false` where none is chosen here. */
  shown?: SearchKind | false;
  onFollow?: () => void;
}

/** How many results there are of each kind; a kind without any is told and leads nowhere. */
export function KindLinks({ q, counts, shown = false, onFollow }: KindLinksProps) {
  const all = searchKinds.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <ul className="results-kinds" aria-label="Kinds of results">
      <li>
        <a href={paths.search({ q })} aria-current={shown === undefined || undefined} onClick={onFollow}>{`All (${all})`}</a>
      </li>
      {searchKinds.map((kind) => (
        <li key={kind}>
          {counts[kind] > 0 ? (
            <a href={paths.search({ q, kind })} aria-current={shown === kind || undefined} onClick={onFollow}>
              {`${labels[kind]} (${counts[kind]})`}
            </a>
          ) : (
            <span>{`${labels[kind]} (0)`}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
