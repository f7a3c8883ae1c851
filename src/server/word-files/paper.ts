/** Colors on white paper (docs/look.md, "On paper"). */
export const colors = { ink: '#16213C', ink2: '#434C63', rule: '#DCD2BD', edge: '#857B66', action: '#1D4397' };

/**
 * A4 in points, whose text also fits a sheet of US Letter, 50 points shorter, at full size: if the printer takes the difference
 * from the foot or from both ends, a margin of 18 points stays.
 */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 68,
  right: 68,
  top: 56,
  /** End of the text, from the top. */
  foot: 752,
  /** Baseline of the footer. */
  footer: 774,
};
/** Sheets that a document may be set for, in points; A4 by default. */
export const papers = { A4: { width: page.width, height: page.height }, Letter: { width: 612, height: 792 } };
export type Paper = keyof typeof papers;

export const textWidth = page.width - page.left - page.right;
