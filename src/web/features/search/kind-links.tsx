import { addresses } from '#domain/addresses.ts';
import type { SearchKind } from '#domain/search/search-entry.ts';
import { searchKinds } from '#domain/search/search-entry.ts';
import type { SearchView } from '#domain/search/search-views.ts';

const labels: Record<SearchKind, string> = {
  tool: 'Tools',
  workflow: 'Workflows',
  guide: 'Guides',
  answer: 'Answers',
  situation: 'When something goes wrong',
  prompt: 'Prompts',
  comparison: 'Comparisons',
  policy: 'Policies',
  research: 'Research',
  change: 'Changes of terms',
};

interface KindLinksProps {
  q: string;
  counts: SearchView['counts'];
  /** The kind that is shown, or all of them; nothing where none is chosen. */
  shown?: SearchKind | 'all';
  words?: 'only' | undefined;
}

/** How many results there are of each kind; a kind without any is told and leads nowhere. */
export function KindLinks({ q, counts, shown, words }: KindLinksProps) {
  const all = searchKinds.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <ul className="results-kinds" aria-label="Kinds of results">
      <li>
        <a href={addresses.search({ q, words })} aria-current={shown === 'all' || undefined}>{`All (${all})`}</a>
      </li>
      {searchKinds.map((kind) => (
        <li key={kind}>
          {counts[kind] > 0 ? (
            <a href={addresses.search({ q, kind, words })} aria-current={shown === kind || undefined}>
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
