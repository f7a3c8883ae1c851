import { useEffect, useState } from 'react';
import { readNear } from '#web/api-reads.ts';
import type { Near } from './load-near.ts';

const typingPauseMs = 250;

interface NearMatchesProps {
  kind: 'tool' | 'workflow';
  q: string | undefined;
  /** What the page brought along. */
  loaded?: Near;
}

/** 'Did you mean …', below a list that found nothing; without an answer nothing is said. */
export function NearMatches({ kind, q, loaded }: NearMatchesProps) {
  const [near, setNear] = useState<Near | undefined>(loaded);
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
    <div aria-live="polite">
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
