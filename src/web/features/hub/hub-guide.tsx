import { addresses } from '#domain/addresses.ts';
import type { CategoryCounts } from '#domain/catalogue/views.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Document } from '#web/features/document/document.tsx';
import type { Category } from '#web/site-content.ts';
import type { HubData } from './hub-data.ts';
import type { HubKind } from './hub-kinds.ts';

interface HubGuideProps {
  category: Category;
  kind: HubKind;
  data: HubData;
}

/** A hub's guide; if it is not written yet, the placeholder and a link to existing content (docs/product.md). */
export function HubGuide({ category, kind, data: { counts, document } }: HubGuideProps) {
  if (!document) return <PlaceholderWithPointers category={category} counts={counts} />;
  return (
    <>
      <Document document={document} />
      <aside className="hub-more grid" data-columns="2">
        {kind.explainer && (
          <div className="card">
            <h2>Explained</h2>
            <p>
              <a href={kind.explainer.href}>{kind.explainer.label}</a>
            </p>
          </div>
        )}
        <div className="card">
          <h2>In this hub</h2>
          <ul className="text-links">
            <li>
              <a href={addresses.hub(category.hub, 'tools')}>{`${counts?.toolCount ?? 0} tools`}</a>
            </li>
            <li>
              <a href={addresses.hub(category.hub, 'workflows')}>{`${counts?.workflowCount ?? 0} workflows`}</a>
            </li>
            <li>
              <a href={addresses.comparison(category.name)}>Compare the tools</a>
            </li>
          </ul>
        </div>
      </aside>
    </>
  );
}

/** Placeholder for content that isn't written yet. */
export const comingContent = 'Content will be added here based on your materials.';

/** Placeholder line, with a link to the hub's existing content. */
export function PlaceholderWithPointers({ category, counts }: { category: Category; counts?: CategoryCounts }) {
  return (
    <EmptyState
      title={comingContent}
      hint={
        counts
          ? `Meanwhile this hub lists ${counts.toolCount} tools and ${counts.workflowCount} workflows.`
          : 'Meanwhile the tools of this hub can be compared in a table.'
      }
    >
      <div className="button-row">
        <ButtonLink href={addresses.hub(category.hub, 'tools')} variant="quiet">
          See the tools
        </ButtonLink>
        <ButtonLink href={addresses.comparison(category.name)} variant="quiet">
          Compare the tools
        </ButtonLink>
      </div>
    </EmptyState>
  );
}
