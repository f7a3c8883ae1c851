import { addresses } from '#domain/addresses.ts';
import { traits } from '#domain/catalogue/traits.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { ViewChoice } from '#web/features/catalogue/list-in-view.tsx';
import { ToolsInView } from '#web/features/tool/tools-in-view.tsx';
import type { Category } from '#web/site-content.ts';
import type { HubKind } from './hub-kinds.ts';

interface HubToolsProps {
  category: Category;
  kind: HubKind;
  tools: readonly ToolCardView[];
  view: ViewChoice;
}

/** A hub's tools (docs/product.md). */
export function HubTools({ category, kind, tools, view }: HubToolsProps) {
  if (tools.length === 0) {
    return <EmptyState title={kind.noTools} hint="Tools will appear here when added to this category" />;
  }
  return (
    <>
      <TraitLinks category={category.name} tools={tools} />
      <ToolsInView
        {...view}
        defaultLook="cards"
        tools={tools}
        heading={`${category.name} tools`}
        visitLabel={kind.visitLabel}
        toolHref={(tool) => addresses.tool(tool.slug, kind.marksOrigin ? { from: category.hub, tab: 'tools' } : {})}
      />
    </>
  );
}

/** Traits that can be required of the hub's tools, with counts: links to the filtered list. */
function TraitLinks({ category, tools }: { category: string; tools: readonly ToolCardView[] }) {
  const traitCounts = traits
    .map(({ trait, label, ...words }) => ({
      trait,
      label: 'alone' in words ? words.alone : label,
      count: tools.filter((tool) => tool.traits.includes(trait)).length,
    }))
    .filter(({ count }) => count > 0);
  if (traitCounts.length === 0) return null;
  return (
    <nav className="tool-facts cluster mb-4" aria-label="Filter these tools">
      <b>Show only:</b>
      {traitCounts.map(({ trait, label, count }) => (
        <a className="target" key={trait} href={addresses.allTools({ category, [trait]: 'yes' })}>
          {`${label} (${count})`}
        </a>
      ))}
    </nav>
  );
}
