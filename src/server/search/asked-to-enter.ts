import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { MayEnterCardView } from '#domain/may-enter/may-enter-views.ts';
import { kindAskedAbout } from '#domain/search/kind-in-words.ts';
import type { Understood } from '#domain/search/understand.ts';
import type { MayEnterSources } from '../may-enter/card.ts';
import { presentMayEnterCard } from '../may-enter/card.ts';

/** The answer card of a search whose words ask whether something may be entered. Look, second part, screen 03. */
export function mayEnterCard(
  { typed, mentions, compared }: Understood,
  toolOf: (entry: number) => Tool | undefined,
  sources: MayEnterSources,
): MayEnterCardView | undefined {
  if (compared.length > 0) return undefined;
  const [mention] = mentions;
  const tool = mention && toolOf(mention.entry);
  if (tool?.status === 'discontinued') return undefined;
  const others = typed.filter((_, place) => !mentions.some(({ from, to }) => place >= from && place < to));
  const kind = kindAskedAbout(
    sources.snapshot.guidance.kindGuides,
    others,
    !tool ? 'none' : tool.dataPolicy.ai ? 'with AI' : 'without AI',
  );
  return kind && presentMayEnterCard(kind, tool, sources);
}
