import { addresses } from '#domain/addresses.ts';
import type { DocumentView } from '#domain/reads/reads.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Document } from '#web/features/document/document.tsx';
import type { Category } from '#web/site-content.ts';
import { PlaceholderWithPointers } from './hub-guide.tsx';
import type { HubKind } from './hub-kinds.ts';

/** A hub's comparison, or the placeholder of the spec (section 2). */
export function HubComparison({ category, kind, document }: { category: Category; kind: HubKind; document?: DocumentView }) {
  if (document) return <Document document={document} />;
  if (!kind.isVoice) return <PlaceholderWithPointers category={category} />;
  return (
    <EmptyState title="Voice Model Comparison Coming Soon" hint="Meanwhile the voice tools can be compared in a table.">
      <ButtonLink href={addresses.comparison(category.name)} variant="quiet">
        Compare the tools
      </ButtonLink>
    </EmptyState>
  );
}
