import type { GlassFamily } from '#domain/catalogue/category-schema.ts';

/** A category's two families of glass: the first is the main one. */
export type Glass = readonly [GlassFamily, GlassFamily];

/** Value of data-glass, from which styles/glass.css takes its colors. Without one, the glass is gray. */
export function glassOf(glass: Glass | undefined) {
  return glass ? `${glass[0]}-${glass[1]}` : '';
}
