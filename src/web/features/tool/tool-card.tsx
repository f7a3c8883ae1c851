import { memo } from 'react';
import { priceIcon } from '#domain/catalogue/price.ts';
import { statusLabel } from '#domain/catalogue/tone.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { glassOf } from '#ui/glass.ts';
import { PickBox } from '#ui/pick-box.tsx';
import { toolCategory } from '#web/site-content.ts';

interface ToolCardProps {
  tool: ToolCardView;
  href: string;
  /** 'Website' by default; the text hub says 'Visit Site'. */
  visitLabel?: string;
}

/**
 * Tool in a list. The title's link covers the card (a pseudo-element), and 'Website' lies above it. A page has up to a hundred,
 * hence no component inside, one class each, and icons drawn by CSS. Typing in the filter re-renders no card that remains.
 */
export const ToolCard = memo(function ToolCard({ tool, href, visitLabel = 'Website' }: ToolCardProps) {
  const { slug, name, category, pricing, website } = tool;
  const status = statusLabel(tool.status);
  return (
    <article className="tool-card" data-glass={glassOf(toolCategory(category)?.glass)}>
      <div className="card-top cluster">
        <span className="chip">
          <span className="visually-hidden">Category: </span>
          {category}
        </span>
        <span className="badge">
          <span className="visually-hidden">Pricing: </span>
          {tool.pricingModel}
        </span>
      </div>
      <h2>
        <a href={href}>{name}</a>
      </h2>
      {status && (
        <div className="card-status">
          <span className="badge" data-icon="archive">
            {status}
          </span>
        </div>
      )}
      <p>{tool.description}</p>
      <div className="price" data-icon={priceIcon(pricing)}>
        {pricing}
      </div>
      <div className="card-foot">
        <span>Details</span>
        {website && (
          <a href={website} target="_blank" rel="noopener" aria-label={`${visitLabel}: ${name}`}>
            {visitLabel}
          </a>
        )}
        <PickBox slug={slug} name={name} />
      </div>
    </article>
  );
});
