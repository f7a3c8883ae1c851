import { useRef, useState } from 'react';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import type { ListedTool } from '#domain/submissions/listed-tools.ts';
import { findListedTools } from '#domain/submissions/listed-tools.ts';
import type { SuggestionValues } from '#domain/submissions/suggestion-form.ts';
import { useRouteRead } from '#web/use-read.ts';

type Suggested = Pick<SuggestionValues, 'type' | 'title' | 'website'>;

/** A warning under the form, and how often sending was held back for it: each time it takes the focus. */
export interface ListedState {
  listed: readonly ListedTool[];
  held: number;
}

/**
 * The tools of the directory that a suggestion may repeat.
 * @param known those that the visitor was told of before the scripts came.
 */
export function useListedTools(known: readonly ListedTool[]) {
  const read = useRouteRead();
  const cards = useRef<Promise<ToolCardView[]>>(undefined);
  const [warning, setWarning] = useState<ListedState>({ listed: [], held: 0 });

  /** Looks for listed tools; with `hold`, answers true when one of them is news to the visitor. */
  async function look(suggested: Suggested, { hold = false } = {}): Promise<boolean> {
    const found = await find(suggested);
    const unseen = found.filter(({ slug }) => !warning.listed.some((seen) => seen.slug === slug));
    const isHeld = hold && unseen.length > 0;
    setWarning(({ held }) => ({ listed: found, held: held + Number(isHeld) }));
    return isHeld;
  }

  async function find(suggested: Suggested): Promise<ListedTool[]> {
    if (suggested.type !== 'tool' || (!suggested.title && !suggested.website)) return [];
    // The warning is a help: without the list there is none.
    cards.current ??= read('toolCards', {});
    const tools = await cards.current.catch(() => {
      // The next look asks again.
      cards.current = undefined;
      return [];
    });
    const found = findListedTools(tools, suggested);
    return found.filter(({ slug }) => !known.some((seen) => seen.slug === slug));
  }

  return { warning, look, forget: () => setWarning({ listed: [], held: 0 }) };
}
