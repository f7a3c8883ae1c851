import type { ToolCardView } from '#domain/catalogue/views.ts';
import type { ReadList } from '#web/api-reads.ts';
import { paths } from '#web/paths.ts';

/**
 * Gives a list the texts back that the server has left out of the page's data (leave-card-texts.ts): in the browser from the
 * page's cards, before anything changes there.
 */
export function takeCardTexts(list: ReadList<ToolCardView> & { whole?: ToolCardView[] }): ReadList<ToolCardView> {
  if (import.meta.env.SSR) return list.whole ? { ...list, all: list.whole } : list;
  if (!('all' in list) || list.all.every(({ pricing }) => pricing !== undefined)) return list;
  const cards = new Map(
    Array.from(document.querySelectorAll('.tool-card'), (card) => [card.querySelector('a')?.getAttribute('href'), card]),
  );
  for (const tool of list.all) {
    const card = cards.get(paths.tool(tool.slug));
    const text = (selector: string) => card?.querySelector(selector)?.textContent ?? '';
    tool.description ??= text('p');
    tool.pricing ??= text('.price');
    tool.website ??= card?.querySelector('.card-foot a')?.getAttribute('href') ?? undefined;
  }
  return list;
}
