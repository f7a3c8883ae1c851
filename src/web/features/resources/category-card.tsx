import type { ReactNode } from 'react';
import { addresses } from '#domain/addresses.ts';
import type { CategoryCounts } from '#domain/catalogue/views.ts';
import { glassOf } from '#ui/glass.ts';
import { categoryPicture } from '#web/category-picture.ts';
import type { Category } from '#web/site-content.ts';
import { cardPicture } from './card-picture.ts';
import { InterestButton } from './interest-button.tsx';

interface CategoryCardProps {
  category: Category;
  counts: Omit<CategoryCounts, 'id'>;
  /** Set on the page's first card: its picture is in a phone's first screen, and loads without waiting for others. */
  isFirst: boolean;
}

/** A category's window with its link: the title's link covers the card, as on a tool's. */
export function CategoryCard({ category, counts: { description, toolCount, workflowCount }, isFirst }: CategoryCardProps) {
  const title = titleOf(category);
  return (
    <Card category={category} isFirst={isFirst}>
      <h3>
        <a href={addresses.hub(category.hub, 'guide')}>{title}</a>
      </h3>
      <p>{description}</p>
      <p className="meta">{`${formatCount(toolCount, 'tool')} · ${formatCount(workflowCount, 'workflow')}`}</p>
      <div className="card-foot">
        <span>Open the hub</span>
        <a href={addresses.resources({ category: category.name, view: 'tools' })} aria-label={`Tools: ${title}`}>
          Tools
        </a>
      </div>
    </Card>
  );
}

/**
 * Grayscale and 'Coming Soon', but the text keeps its contrast: it says 'not yet' instead of fading. It links to existing
 * content: the whole lists, filtered by the category.
 */
export function ComingSoonCard({ category, counts: { description, toolCount, workflowCount }, isFirst }: CategoryCardProps) {
  const { name, workflowName } = category;
  return (
    <Card category={category} isFirst={isFirst}>
      <p className="soon-plate">Coming Soon</p>
      <h3>{titleOf(category)}</h3>
      <p>{description}</p>
      <p className="meta text-links">
        <a href={addresses.allTools({ category: name })}>{formatCount(toolCount, 'tool')}</a>
        {workflowName && workflowCount > 0 && (
          <a href={addresses.allWorkflows({ category: workflowName })}>{formatCount(workflowCount, 'workflow')}</a>
        )}
      </p>
      <div className="card-action">
        <InterestButton category={category} />
      </div>
    </Card>
  );
}

/** The picture is 480 x 288; if it fails to load, a gradient of its glass with the name replaces it (docs/product.md). */
function Card({ category, isFirst, children }: Pick<CategoryCardProps, 'category' | 'isFirst'> & { children: ReactNode }) {
  return (
    <article className="category-card" data-glass={glassOf(category.glass)} data-soon={category.comingSoon ? '' : undefined}>
      <div className="category-picture">
        <img
          src={isFirst ? categoryPicture(category.picture) : cardPicture(category.picture)}
          alt=""
          data-name={titleOf(category)}
          width="480"
          height="288"
          loading={isFirst ? undefined : 'lazy'}
        />
      </div>
      {children}
    </article>
  );
}

const titleOf = ({ cardTitle, name }: Category) => cardTitle ?? name;
const formatCount = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;
