import type { ToolCardView } from '#domain/catalogue/views.ts';
import { CardGrid } from '#ui/card-grid.tsx';
import { ToolCard } from './tool-card.tsx';

interface ToolGridProps {
  tools: readonly ToolCardView[];
  hrefOf: (tool: ToolCardView) => string;
  visitLabel?: string;
}

/** Tools as cards in one, two or three columns. */
export function ToolGrid({ tools, hrefOf, visitLabel }: ToolGridProps) {
  return (
    <CardGrid>
      {tools.map((tool) => (
        <ToolCard key={tool.slug} tool={tool} href={hrefOf(tool)} visitLabel={visitLabel} />
      ))}
    </CardGrid>
  );
}
