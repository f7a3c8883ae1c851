import type { RelatedPage } from '#domain/situations/situation-views.ts';

/** Links to related pages of the site. */
export function RelatedPages({ pages }: { pages: readonly RelatedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <aside>
      <h2 className="group-title">Read next</h2>
      <ul className="stacked">
        {pages.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
