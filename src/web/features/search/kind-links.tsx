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
  form: 'Forms',
  comparison: 'Comparisons',
  policy: 'Policies',
  research: 'Research',
  change: 'Changes of terms',
  page: 'This site',
};

interface KindLinksProps {
  q: string;
  counts: SearchView['counts'];
  /** The selected kind, or all of them; undefined where none is selected. */
  shown?: SearchKind | 'all';
  words?: 'only' | undefined;
}

/** Result counts of each kind that has any. */
export function KindLinks({ q, counts, shown, words }: KindLinksProps) {
  const all = searchKinds.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <ul className="results-kinds cluster" aria-label="Kinds of results">
      <li>
        <a href={addresses.search({ q, words })} aria-current={shown === 'all' || undefined}>{`All (${all})`}</a>
      </li>
      {searchKinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <li key={kind}>
            <a href={addresses.search({ q, kind, words })} aria-current={shown === kind || undefined}>
              {`${labels[kind]} (${counts[kind]})`}
            </a>
          </li>
        ))}
    </ul>
  );
}
