import type { Glass } from './glass.ts';
import { glassOf } from './glass.ts';

interface CategoryChipProps {
  name: string;
  /** Glass of the category; unknown categories have none, and a gray quarry (docs/product.md). */
  glass?: Glass;
  /** Address of the category's tools. */
  href?: string | undefined;
}

/** The category's name next to a quarry of its two glasses. */
export function CategoryChip({ name, glass, href }: CategoryChipProps) {
  return (
    <span className="chip" data-glass={glassOf(glass)}>
      <span className="visually-hidden">Category: </span>
      {href ? <a href={href}>{name}</a> : name}
    </span>
  );
}
