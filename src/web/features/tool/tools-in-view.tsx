import type { ListLook } from '#domain/catalogue/list-search.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { isHalfOf } from '#domain/trust/age-of-list.ts';
import type { ViewChoice } from '#web/features/catalogue/list-in-view.tsx';
import { ListInView } from '#web/features/catalogue/list-in-view.tsx';
import { Aged } from '#web/features/evidence/aged.tsx';
import { ToolGrid } from './tool-grid.tsx';
import { ToolRows } from './tool-rows.tsx';

interface ToolsInViewProps extends ViewChoice {
  defaultLook: ListLook;
  tools: readonly ToolCardView[];
  toolHref: (tool: ToolCardView) => string;
  /** Visually hidden heading of rows that are not grouped by category. */
  heading: string;
  isGrouped?: boolean;
  /** Label of the link to a tool's own site on the cards. */
  visitLabel?: string;
}

/** Tools in compact rows or as cards; the visitor chooses. */
export const ToolsInView = ({ tools, toolHref, heading, isGrouped, visitLabel, ...view }: ToolsInViewProps) => (
  <>
    {isHalfOf(tools, ({ aged }) => aged) && (
      <div className="mb-6">
        <Aged notices={['Half of these entries, or more, were last checked over six months ago. Each one says when.']} />
      </div>
    )}
    <ListInView
      {...view}
      rows={<ToolRows tools={tools} hrefOf={toolHref} heading={heading} isGrouped={isGrouped} />}
      cards={<ToolGrid tools={tools} hrefOf={toolHref} visitLabel={visitLabel} />}
    />
  </>
);
