import type { PaperView } from './church-views.ts';

/** The church's names that are kept on its device for its papers. */
export interface ChurchNames {
  /** The church's own name. */
  name?: string;
  /** The contact for questions in its papers. */
  contact?: string;
}

/** A piece of a paper's text: words, or a blank in square brackets that is still to be filled in. */
export interface Piece {
  text: string;
  isBlank: boolean;
}

/** Blanks that the device can fill in; any other is filled in by hand. */
const fillers: Record<string, keyof ChurchNames> = {
  '[your church]': 'name',
  '[role, phone, email]': 'contact',
};

/** Returns the text for a blank in square brackets; undefined if there is none. */
export const filling = (place: string, names: ChurchNames): string | undefined => {
  const filler = fillers[place.toLowerCase()];
  return filler && names[filler];
};

/** Splits a text into pieces, with known blanks filled in. */
export const piecesOf = (text: string, names: ChurchNames): Piece[] =>
  text
    .split(/(\[[^\]]+\])/)
    .filter((part) => part !== '')
    .map((part) => {
      const isPlace = part.startsWith('[');
      const words = isPlace ? filling(part, names) : part;
      return { text: words ?? part, isBlank: words === undefined };
    });

/** Fills in the known blanks of a text. */
export const fillBlanks = (text: string, names: ChurchNames): string =>
  piecesOf(text, names)
    .map((piece) => piece.text)
    .join('');

/** Fills in the known blanks of a paper, to copy. */
export const filledPaper = ({ parts, ...paper }: PaperView, names: ChurchNames): PaperView => ({
  ...paper,
  parts: parts.map(({ heading, says, list, steps }) => ({
    ...(heading && { heading }),
    ...(says && { says: fillBlanks(says, names) }),
    ...(list && { list: list.map((line) => fillBlanks(line, names)) }),
    ...(steps && { steps: steps.map((line) => fillBlanks(line, names)) }),
  })),
});
