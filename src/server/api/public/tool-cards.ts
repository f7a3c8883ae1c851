import type { ToolCardView } from '#domain/catalogue/views.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { presentToolCard } from './presenters.ts';

/** The cards of a catalogue on a day, in order of name. */
export interface ToolCards {
  readonly whole: readonly ToolCardView[];
  /** By the address of the hub. */
  readonly ofHub: ReadonlyMap<string, readonly ToolCardView[]>;
}

const made = new WeakMap<CatalogueSnapshot, { today: string; cards: ToolCards }>();

/**
 * The cards of every tool, made once for each snapshot and day: a card's traits are read off all facts on its tool, and a list's
 * counts are kept by the array that they count.
 * @param today the day by which facts are old: 2026-11-22
 */
export function toolCards(snapshot: CatalogueSnapshot, today: string): ToolCards {
  const known = made.get(snapshot);
  if (known?.today === today) return known.cards;
  const whole = snapshot.tools.map((tool) => presentToolCard(tool, snapshot, today));
  const bySlug = new Map(whole.map((card) => [card.slug, card]));
  const ofHub = new Map(
    [...snapshot.toolsOfHub].map(([hub, tools]) => [hub, tools.flatMap(({ slug }) => bySlug.get(slug) ?? [])]),
  );
  const cards = { whole, ofHub };
  made.set(snapshot, { today, cards });
  return cards;
}
