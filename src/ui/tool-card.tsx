import type { Glass } from './glass.ts';
import { glassOf } from './glass.ts';
import { PickBox } from './pick-box.tsx';

/** Gift for what is free, coin for a price in dollars, gem otherwise (docs/product.md). */
export type PriceIcon = 'free' | 'money' | 'gem';

export interface ToolCardProps {
  href: string;
  slug: string;
  name: string;
  category: string;
  glass?: Glass;
  /** Free text: 'Free; Pro $20 a month'. */
  pricing: string;
  /** The badge: 'Free', 'Freemium' or 'Paid'. */
  pricingModel: string;
  priceIcon: PriceIcon;
  description: string;
  website?: string;
  /** 'Retired May 2026', where the tool is no longer active. */
  status?: string;
  heading?: 'h2' | 'h3' | 'h4';
  /** 'Website' unless told: the text hub says 'Visit Site'. */
  visitLabel?: string;
}

/**
 * A tool in a list. The title's link covers the card (a pseudo-element), and 'Website' lies above it.
 * A hundred of them stand on one page: hence no component inside, one class each, and icons drawn by CSS.
 */
export function ToolCard(tool: ToolCardProps) {
  const Heading = tool.heading ?? 'h3';
  const glass = glassOf(tool.glass);
  return (
    <article className="tool-card" data-glass={glass}>
      <div className="card-top">
        <span className="chip">
          <span className="visually-hidden">Category: </span>
          {tool.category}
        </span>
        <span className="badge">
          <span className="visually-hidden">Pricing: </span>
          {tool.pricingModel}
        </span>
      </div>
      <Heading>
        <a href={tool.href}>{tool.name}</a>
      </Heading>
      {tool.status && (
        <div className="card-status">
          <span className="badge" data-icon="archive">
            {tool.status}
          </span>
        </div>
      )}
      <p>{tool.description}</p>
      <div className="price" data-icon={tool.priceIcon}>
        {tool.pricing}
      </div>
      <div className="card-foot">
        <span>Details</span>
        {tool.website && (
          <a href={tool.website} target="_blank" rel="noopener" aria-label={`${tool.visitLabel ?? 'Website'}: ${tool.name}`}>
            {tool.visitLabel ?? 'Website'}
          </a>
        )}
        <PickBox slug={tool.slug} name={tool.name} />
      </div>
    </article>
  );
}
