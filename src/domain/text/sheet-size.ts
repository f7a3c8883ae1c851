import { z } from 'zod';

const sizes = [11, 10.5, 10, 9.5, 9] as const;
/** Space around a paragraph, an item or a row, in letters. */
const lettersBetween = 80;

export const sheetSizeSchema = z
  .literal(sizes)
  .meta({ description: 'In how many points its page is printed, so that it stays on one sheet' });

/**
 * Computes the font size in points of a page that prints on one sheet: the largest from 11 down to 9 that fits. A letter takes
 * space by its size squared.
 * @param parts printed text: paragraphs, lines, or HTML of several
 * @param mostAt11 number of letters of such a page that fit a sheet of Letter and of A4 in 11 points, with 80 for each paragraph
 */
export function sheetSize(parts: readonly string[], mostAt11: number): (typeof sizes)[number] {
  const paragraphs = parts
    .flatMap((part) => part.split(/<\/(?:p|li|tr|h\d)>|\n/))
    .map((part) => part.replace(/<[^>]*>/g, '').trim());
  const letters = paragraphs.reduce((sum, { length }) => sum + (length && length + lettersBetween), 0);
  return sizes.find((size) => letters * size ** 2 <= mostAt11 * 11 ** 2) ?? 9;
}
