import { mostCompared, slug } from './picked-tools.ts';

/** A tool that a visitor has picked, remembered on the device. */
export interface PickedTool {
  slug: string;
  name: string;
}

/** The picks with one added or removed, in the order of picking; a fifth leaves them unchanged. */
export function pick(picks: readonly PickedTool[], tool: PickedTool, isPicked: boolean): PickedTool[] {
  const others = picks.filter(({ slug: other }) => other !== tool.slug);
  if (!isPicked) return others;
  return others.length < mostCompared ? [...others, tool] : [...picks];
}

/** Parses the remembered picks; anything invalid counts as none. */
export function readPicks(text: string | null): PickedTool[] {
  try {
    const picks: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(picks)) return [];
    return picks
      .filter((one): one is PickedTool => slug.test(String(one?.slug)) && typeof one?.name === 'string')
      .slice(0, mostCompared)
      .map((one) => ({ slug: one.slug, name: one.name }));
  } catch {
    return [];
  }
}
