import { useEffect, useState } from 'react';
import type { SearchResultView } from '#domain/search/search-view.ts';
import { readNear } from '#web/api-reads.ts';

const typingPauseMs = 250;

/** What comes near a text that a list does not contain. */
export interface Near {
  q: string;
  results: readonly SearchResultView[];
}

/** What a list's page brings along when its address asks for what the list does not contain. */
export async function loadNear(kind: 'tool' | 'workflow', q: string | undefined, isFound: boolean): Promise<Near | undefined> {
  return q && !isFound ? { q, results: await readNear(kind, q) } : undefined;
}

interface NearMatchesProps {
  kind: 'tool' | 'workflow';
  q: string | undefined;
  /** What the page brought along. */
  loaded?: Near;
}

/** 'Did you mean …', below a list that found nothing; without an answer nothing is said. */
export function NearMatches({ kind, q, loaded }: NearMatchesProps) {
  const [near, setNear] = useState(loaded);
  const isKnown = near?.q === q;

  useEffect(() => {
    if (!q?.trim() || isKnown) return;
    let isOld = false;
    const timer = setTimeout(() => {
      // The list has said already that nothing was found; this only helps, and may fail.
      readNear(kind, q).then(
        (results) => !isOld && setNear({ q, results }),
        () => {},
      );
    }, typingPauseMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [kind, q, isKnown]);

  if (!isKnown || !near?.results.length) return null;
  return (
    <div role="status">
      <p>
        <b>Did you mean</b>
      </p>
      <ul className="text-links">
        {near.results.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
