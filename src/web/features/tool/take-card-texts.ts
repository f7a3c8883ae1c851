import type { ToolCardView } from '#domain/catalogue/views.ts';
import type { ReadList } from '#web/api-reads.ts';
import { paths } from '#web/paths.ts';

/**
 * In the browser: takes the texts that the server has left out of the page's data (leave-card-texts.ts) from its cards, before
 * anything changes there.
 */
export function takeCardTexts(list: ReadList<ToolCardView>): void {
  if (import.meta.env.SSR || !('all' in list) || list.all.every(({ pricing }) => pricing !== undefined)) return;
  const cards = new Map(
    Array.from(document.querySelectorAll('.tool-card'), (card) => [card.querySelector('a')?.getAttribute('href'), card]),
  );
  for (const tool of list.all) {
    const text = (selector: string) => cards.get(paths.tool(tool.slug))?.querySelector(selector)?.textContent ?? '';
    tool.description ??= text('p');
    tool.pricing ??= text('.price');
  }
}
