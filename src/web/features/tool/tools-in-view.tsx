import { useEffect } from 'react';
import { addresses } from '#domain/addresses.ts';
import type { ToolListLook, ToolSearch } from '#domain/catalogue/list-search.ts';
import { toolViews } from '#domain/catalogue/list-search.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { CardGrid } from '#ui/card-grid.tsx';
import { ToolCardLink } from './tool-card-link.tsx';
import { ToolRows } from './tool-rows.tsx';

interface ToolsInViewProps {
  tools: readonly ToolCardView[];
  search: ToolSearch;
  pageCount: number;
  change: (changed: Partial<ToolSearch>) => void;
}

const storageKey = 'tools-look';
const labels: Record<ToolListLook, string> = { rows: 'Rows', cards: 'Cards' };

/** The list in compact rows, or as cards by choice, which the device remembers. Look, second part, screen 04. */
export function ToolsInView({ tools, search, pageCount, change }: ToolsInViewProps) {
  const { look = 'rows', q, sort } = search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen last counts once, where the address says nothing.
  useEffect(() => {
    if (!search.look && remembered() === 'cards') change({ look: 'cards', page: search.page });
  }, []);
  return (
    <>
      <nav className="view-switch" aria-label="View">
        {toolViews.map((one) => (
          <a
            key={one}
            href={addresses.allTools({ ...search, look: one })}
            aria-current={one === look || undefined}
            onClick={() => remember(one)}
          >
            {labels[one]}
          </a>
        ))}
      </nav>
      {look === 'rows' ? (
        <ToolRows tools={tools} isGrouped={!isWord(q) && !sort && pageCount === 1} />
      ) : (
        <CardGrid>
          {tools.map((tool) => (
            <ToolCardLink key={tool.slug} tool={tool} href={addresses.tool(tool.slug)} heading="h2" />
          ))}
        </CardGrid>
      )}
    </>
  );
}

// One letter finds nearly every tool, and none better than another.
const isWord = (q = '') => q.trim().length > 1;

// A store that is forbidden remembers nothing: the list then begins with rows.
function remembered(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
function remember(look: ToolListLook): void {
  try {
    localStorage.setItem(storageKey, look);
  } catch {
    // See above.
  }
}
