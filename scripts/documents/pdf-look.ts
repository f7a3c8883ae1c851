import type { Face } from './pdf-fonts.ts';

/** Colours on white paper. Look, section 2.1. */
export const colors = { ink: '#16213C', ink2: '#434C63', rule: '#DCD2BD', edge: '#857B66', action: '#1D4397' };

/** How a line of text is set; sizes are points. */
export interface TextStyle {
  face: Face;
  size: number;
  /** From one line to the next. */
  leading: number;
  color: string;
  /** Vollkorn's own figures hang below the line, and its old-style 1 looks like an I in '1. Purpose'. */
  lining?: boolean;
}

export const styles = {
  title: { face: 'heading', size: 21, leading: 26, color: colors.ink, lining: true },
  meta: { face: 'text', size: 10, leading: 14, color: colors.ink2 },
  h2: { face: 'heading', size: 16, leading: 20, color: colors.ink, lining: true },
  h3: { face: 'subheading', size: 12.5, leading: 16, color: colors.ink, lining: true },
  h4: { face: 'strong', size: 10.5, leading: 14.5, color: colors.ink },
  body: { face: 'text', size: 10.5, leading: 14.5, color: colors.ink },
  tableHead: { face: 'strong', size: 9.5, leading: 13, color: colors.ink2 },
  table: { face: 'text', size: 9.5, leading: 13, color: colors.ink },
  small: { face: 'text', size: 8.5, leading: 12, color: colors.ink2 },
} satisfies Record<string, TextStyle>;

/**
 * A4 whose text also fits a sheet of US Letter, 50 points shorter, at full size: whether the printer takes the
 * difference from the foot or from both ends, a margin of 18 points stays.
 */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 68,
  right: 68,
  top: 56,
  /** Where the text ends. */
  foot: 752,
  /** The baseline of the footer. */
  footer: 774,
};
export const textWidth = page.width - page.left - page.right;
