import { addresses } from '#domain/addresses.ts';
import { BackLink } from '#ui/back-link.tsx';
import type { Category } from '#web/site-content.ts';

/** The view of one category where its script did not come: the category's hub shows the same tools and workflows. */
export function CategoryWithoutLists({ category }: { category: Category }) {
  return (
    <div className="wrap pb-18">
      <BackLink href={addresses.resources()}>Back to Categories</BackLink>
      <header className="page-head">
        <h1>{category.cardTitle ?? category.name}</h1>
        <p className="lead">{category.description}</p>
        <ul className="text-links mt-6">
          <li>
            <a href={addresses.hub(category.hub, 'tools')}>Tools of this category</a>
          </li>
          <li>
            <a href={addresses.hub(category.hub, 'workflows')}>Workflows of this category</a>
          </li>
          <li>
            <a href={addresses.comparison(category.name)}>Compare All Tools</a>
          </li>
        </ul>
      </header>
    </div>
  );
}
