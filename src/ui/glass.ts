import type { GlassFamily } from '#domain/catalogue/category-schema.ts';

/** A category's two families of glass: the first leads. */
export type Glass = readonly [GlassFamily, GlassFamily];

/** The value of data-glass, from which styles/glass.css takes its colours. Without one, the glass is grey. */
export function glassOf(glass: Glass | undefined) {
  return glass ? `${glass[0]}-${glass[1]}` : '';
}
