import { memo } from 'react';
import { priceIcon } from '#domain/catalogue/price.ts';
import { statusLabel } from '#domain/catalogue/tone.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { ToolCard } from '#ui/tool-card.tsx';
import { toolCategory } from '#web/site-content.ts';

/** A tool of the catalogue as a card that leads to its page. A letter typed above the list draws no card anew that stays. */
export const ToolCardLink = memo(function ToolCardLink({
  tool,
  href,
  visitLabel,
  heading,
}: {
  tool: ToolCardView;
  href: string;
  visitLabel?: string;
  heading?: 'h2' | 'h3';
}) {
  return (
    <ToolCard
      href={href}
      slug={tool.slug}
      name={tool.name}
      category={tool.category}
      glass={toolCategory(tool.category)?.glass}
      pricing={tool.pricing}
      pricingModel={tool.pricingModel}
      priceIcon={priceIcon(tool.pricing)}
      description={tool.description}
      website={tool.website}
      status={statusLabel(tool.status)}
      visitLabel={visitLabel}
      heading={heading}
    />
  );
});
