import { addresses } from '#domain/addresses.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import '#ui/styles/comparison.css';
import { CategoryTable } from '#web/features/comparison/category-table.tsx';
import { Document } from '#web/features/document/document.tsx';
import type { Category } from '#web/site-content.ts';
import type { HubData } from './hub-data.ts';
import { comingContent, PlaceholderWithPointers } from './hub-guide.tsx';
import type { HubKind } from './hub-kinds.ts';

/** A hub's comparison; where none is written, a fixed sentence (docs/product.md) and the table of the hub's tools. */
export function HubComparison({
  category,
  kind,
  data: { document, tools = [] },
}: {
  category: Category;
  kind: HubKind;
  data: HubData;
}) {
  if (document) return <Document document={document} />;
  if (tools.length === 0 && !kind.isVoice) return <PlaceholderWithPointers category={category} />;
  return (
    <>
      {kind.isVoice && (
        <EmptyState title="Voice Model Comparison Coming Soon" hint="Until then, you can compare the voice tools below." />
      )}
      {tools.length > 0 && (
        <section className={kind.isVoice ? 'block mt-10' : 'block'}>
          <h2>{`${category.name} tools side by side`}</h2>
          <CategoryTable category={category.name} tools={tools} />
          <a className="target" href={addresses.comparison(category.name)}>
            Compare the tools
          </a>
          {!kind.isVoice && <p className="meta mt-6">{comingContent}</p>}
        </section>
      )}
    </>
  );
}
