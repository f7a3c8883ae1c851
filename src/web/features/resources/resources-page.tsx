import { useEffect } from 'react';
import { addresses } from '#domain/addresses.ts';
import type { CategoryCounts } from '#domain/catalogue/views.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CardGrid } from '#ui/card-grid.tsx';
import '#ui/styles/category-card.css';
import type { Category } from '#web/site-content.ts';
import { categories } from '#web/site-content.ts';
import { CategoryCard, ComingSoonCard } from './category-card.tsx';

const foundation = categories.filter(({ group }) => group === 'foundation');
// All other categories by name, coming-soon ones last (docs/product.md).
const applications = categories
  .filter(({ group }) => group === 'application')
  .sort((a, b) => Number(a.comingSoon) - Number(b.comingSoon) || a.name.localeCompare(b.name, 'en'));

/** Every category and its hub (docs/product.md). */
export function ResourcesPage({ counts }: { counts: readonly CategoryCounts[] }) {
  return (
    <>
      <div className="low-banner" />
      <div className="wrap page-end">
        <header className="page-head page-head-with-action cluster">
          <div>
            <h1>All resources</h1>
            <p className="lead mt-3">Fifteen topics. Each has a guide, a comparison, tools and workflows.</p>
          </div>
          <ButtonLink href={addresses.submission} variant="quiet" icon="plus">
            Suggest Workflow or Tool
          </ButtonLink>
        </header>

        <section className="group-head foundation" aria-labelledby="foundation-models">
          <div>
            <h2 className="title" id="foundation-models">
              Foundation Models
            </h2>
            <p className="meta mt-2 mb-4">The engines most other tools are built on. Start here.</p>
            <ul className="text-links">
              <li>
                <a href={addresses.llmGuide}>What is a Large Language Model?</a>
              </li>
              <li>
                <a href={addresses.imageGuide}>What is an AI Image Model?</a>
              </li>
              <li>
                <a href={addresses.videoGuide}>What is an AI Video Model?</a>
              </li>
            </ul>
          </div>
          <CardGrid columns={2}>
            {foundation.map((category, place) => (
              <Place key={category.id} category={category} counts={counts} isFirst={place === 0} />
            ))}
          </CardGrid>
        </section>

        <section className="group-head mt-16" aria-labelledby="application-tools">
          <h2 className="title" id="application-tools">
            Application-Specific Tools
          </h2>
          <p className="meta mt-2 mb-6">Tools for specific jobs, A to Z.</p>
          <CardGrid columns={4}>
            {applications.map((category) => (
              <Place key={category.id} category={category} counts={counts} />
            ))}
          </CardGrid>
        </section>

        <section className="group-head mt-16" id="guides" data-category="guides" aria-labelledby="guides-title">
          <h2 className="title" id="guides-title">
            Guides
          </h2>
          <p className="meta mt-2 mb-4">Every topic has one to read, those whose hub is coming soon too.</p>
          <ul className="text-links">
            {[...foundation, ...applications].map(({ id, hub, name, cardTitle }) => (
              <li key={id}>
                <a href={addresses.hub(hub, 'guide')}>{`${cardTitle ?? name} guide`}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

// Name of the element that the explainer's button links to (docs/product.md).
const markOf = (category: Category) => (category.id === 'llms' ? 'Large Language Models' : category.name);

/** Fallback for a category that the server's content doesn't have, which its check refuses. */
const noCounts = { description: '', toolCount: 0, workflowCount: 0 };

function Place({
  category,
  counts,
  isFirst = false,
}: {
  category: Category;
  counts: readonly CategoryCounts[];
  isFirst?: boolean;
}) {
  const card = { category, counts: counts.find(({ id }) => id === category.id) ?? noCounts, isFirst };
  return (
    <div data-category={markOf(category)} className="category-place">
      {category.comingSoon ? <ComingSoonCard {...card} /> : <CategoryCard {...card} />}
    </div>
  );
}

const arrivalDelayMs = 100;

/** Scrolls to the marked category in the address, after 100 ms, smoothly unless motion is reduced (docs/product.md). */
export function useArrival(hash: string): void {
  useEffect(() => {
    if (!hash) return;
    const timer = setTimeout(() => {
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      document
        .querySelector(`[data-category="${CSS.escape(decodeURIComponent(hash))}"]`)
        ?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
    }, arrivalDelayMs);
    return () => clearTimeout(timer);
  }, [hash]);
}
