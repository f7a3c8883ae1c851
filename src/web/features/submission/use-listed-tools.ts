import { useRef, useState } from 'react';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import type { ListedTool } from '#domain/submissions/listed-tools.ts';
import { findListedTools } from '#domain/submissions/listed-tools.ts';
import type { SuggestionValues } from '#domain/submissions/suggestion-form.ts';
import { useRouteRead } from '#web/use-read.ts';

type Suggested = Pick<SuggestionValues, 'type' | 'title' | 'website'>;

/** A warning under the form, and how often it blocked sending: each time it takes the focus. */
export interface ListedState {
  listed: readonly ListedTool[];
  blockCount: number;
}

/** Tools of the directory that a suggestion may duplicate. @param knownTools tools that the visitor was warned of before hydration */
export function useListedTools(knownTools: readonly ListedTool[]) {
  const read = useRouteRead();
  const cards = useRef<Promise<ToolCardView[]>>(undefined);
  const [warning, setWarning] = useState<ListedState>({ listed: [], blockCount: 0 });

  /** Looks for listed tools. @returns true with `block`, when one of them is new to the visitor */
  async function checkDuplicates(suggestion: Suggested, { block = false } = {}): Promise<boolean> {
    const duplicates = await find(suggestion);
    const unseen = duplicates.filter(({ slug }) => !warning.listed.some((tool) => tool.slug === slug));
    const isBlocked = block && unseen.length > 0;
    setWarning(({ blockCount }) => ({ listed: duplicates, blockCount: blockCount + Number(isBlocked) }));
    return isBlocked;
  }

  async function find(suggestion: Suggested): Promise<ListedTool[]> {
    if (suggestion.type !== 'tool' || (!suggestion.title && !suggestion.website)) return [];
    // Optional help: if the list fails to load, nothing is shown.
    cards.current ??= read('toolCards', {});
    const tools = await cards.current.catch(() => {
      // The next check retries.
      cards.current = undefined;
      return [];
    });
    const duplicates = findListedTools(tools, suggestion);
    return duplicates.filter(({ slug }) => !knownTools.some((tool) => tool.slug === slug));
  }

  return { warning, checkDuplicates, forget: () => setWarning({ listed: [], blockCount: 0 }) };
}
