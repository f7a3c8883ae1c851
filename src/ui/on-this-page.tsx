import { Icon } from './icon.tsx';

/** A part of a page, as its table of contents names it. */
export interface ContentsEntry {
  id: string;
  title: string;
  /** Set for a subpart of the part before it. */
  isUnder?: boolean;
}

/**
 * Table of contents of a page: visible from 900 px, folded on a phone. Plain links to plain ids, so it costs no script; the
 * element that folds the list comes before it, and is hidden where the list is always open.
 */
export function OnThisPage({ entries }: { entries: readonly ContentsEntry[] }) {
  const title = 'On this page';
  return (
    <nav className="on-this-page" aria-label={title}>
      <p>{title}</p>
      <details>
        <summary className="unfold">
          {title}
          <Icon name="chevron-down" />
        </summary>
      </details>
      <ol>
        {entries.map(({ id, title: part, isUnder }) => (
          <li key={id} data-under={isUnder ? '' : undefined}>
            <a href={`#${id}`}>{part}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
