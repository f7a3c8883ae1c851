/** A horizontal strip of a page: a line of text, a row of a table. Pages are broken between strips only. */
export interface Strip {
  height: number;
  /** Left out at the head of a page. */
  spaceBefore: number;
  /** No page ends below this strip. */
  keepWithNext: boolean;
  draw: (top: number) => void;
}

export interface PlacedStrip {
  strip: Strip;
  /** From the head of the text. */
  top: number;
}

/** Fills pages of `height`. Strips that are kept together and fit no page are broken where the page ends. */
export function paginate(strips: Strip[], height: number): PlacedStrip[][] {
  const pages: PlacedStrip[][] = [];
  let y = height;
  for (const group of keptTogether(strips)) {
    const needed = group.reduce((sum, { spaceBefore, height }) => sum + spaceBefore + height, 0);
    if (y + needed > height) y = height;
    for (const strip of group) {
      if (y + strip.spaceBefore + strip.height > height) {
        pages.push([]);
        y = -strip.spaceBefore;
      }
      const top = y + strip.spaceBefore;
      pages.at(-1)?.push({ strip, top });
      y = top + strip.height;
    }
  }
  return pages;
}

function keptTogether(strips: Strip[]): Strip[][] {
  const groups: Strip[][] = [];
  let open = false;
  for (const strip of strips) {
    if (open) groups.at(-1)?.push(strip);
    else groups.push([strip]);
    open = strip.keepWithNext;
  }
  return groups;
}

/** Neither the first line of a paragraph stays alone at the foot of a page, nor the last at the head of the next. */
export const keepsParagraph = (line: number, lines: number) => (line === 0 ? lines > 1 : line === lines - 2);
