import { addresses } from '#domain/addresses.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { CardGrid } from '#ui/card-grid.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ToolCardLink } from '#web/features/tool/tool-card-link.tsx';
import type { Category } from '#web/site-content.ts';
import type { HubKind } from './hub-kinds.ts';

/** A hub's tools (spec, section 2, hubs). */
export function HubTools({ category, kind, tools }: { category: Category; kind: HubKind; tools: readonly ToolCardView[] }) {
  if (tools.length === 0) {
    return <EmptyState title={kind.noTools} hint="Tools will appear here when added to this category" />;
  }
  return (
    <ToolGrid
      tools={tools}
      visitLabel={kind.visitLabel}
      hrefOf={(tool) => addresses.tool(tool.slug, kind.marksOrigin ? { from: category.hub, tab: 'tools' } : {})}
    />
  );
}

/** Tools as cards in one, two or three columns. */
export function ToolGrid({
  tools,
  hrefOf,
  visitLabel,
}: {
  tools: readonly ToolCardView[];
  hrefOf: (tool: ToolCardView) => string;
  visitLabel?: string;
}) {
  return (
    <CardGrid>
      {tools.map((tool) => (
        <ToolCardLink key={tool.slug} tool={tool} href={hrefOf(tool)} visitLabel={visitLabel} heading="h2" />
      ))}
    </CardGrid>
  );
}
