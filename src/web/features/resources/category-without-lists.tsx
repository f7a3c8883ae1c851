import { addresses } from '#domain/addresses.ts';
import type { Category } from '#web/site-content.ts';

/** The view of one category where its script did not come: the category's hub shows the same tools and workflows. */
export const CategoryWithoutLists = ({ category: { cardTitle, name, hub } }: { category: Category }) => (
  <div className="wrap section">
    <h1>{cardTitle ?? name}</h1>
    <p className="lead mt-4">
      <a href={addresses.hub(hub, 'tools')}>Tools of this category</a>
    </p>
    <p className="lead mt-4">
      <a href={addresses.hub(hub, 'workflows')}>Workflows of this category</a>
    </p>
  </div>
);
