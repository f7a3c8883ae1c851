import { addresses } from '#domain/addresses.ts';
import { useRead } from '#web/use-read.ts';
import type { Near } from './near.ts';
import { nearestTo } from './near.ts';

const typingPauseMs = 250;

interface NearMatchesProps {
  kind: 'tool' | 'workflow';
  q: string | undefined;
  /** Data from the page's loader. */
  loaded?: Near;
}

/**
 * Suggestions under a list without results: 'Did you mean …', or popular tools; neither while there is no answer. Then links to
 * the search of everything, and to a suggestion.
 */
export function NearMatches({ kind, q, loaded }: NearMatchesProps) {
  const isWanted = q !== undefined && q.trim() !== '' && loaded?.q !== q;
  // The list has said already that nothing was found; this only helps, and may fail.
  const { answer } = useRead(isWanted ? nearestTo(kind, q) : undefined, { delayMs: typingPauseMs });
  const near = [loaded, answer].find((candidate) => candidate?.q === q);

  return (
    <>
      {near && near.results.length > 0 && (
        <div aria-live="polite">
          <p>
            <b>{near.isNear ? 'Did you mean' : 'Tools that our workflows use most'}</b>
          </p>
          <ul className="text-links">
            {near.results.map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {q && (
        <ul className="text-links">
          <li>
            <a href={addresses.search({ q })}>Search the whole hub</a>
          </li>
          <li>
            <a href={addresses.submission}>Suggest a workflow or tool</a>
          </li>
        </ul>
      )}
    </>
  );
}
