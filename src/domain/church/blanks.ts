import type { PaperView } from './church-views.ts';

/** What a church keeps on its device for its papers. */
export interface ChurchNames {
  /** The church's own name. */
  name?: string;
  /** Whom its papers name for questions. */
  contact?: string;
}

/** A piece of a paper's text: words, or a place in square brackets that is still to be filled in. */
export interface Piece {
  text: string;
  isBlank: boolean;
}

/** The places that the device can fill in; any other is filled in by hand. */
const fillers: Record<string, keyof ChurchNames> = {
  '[your church]': 'name',
  '[role, phone, email]': 'contact',
};

/** What stands in a place in square brackets; undefined where nothing is known. */
export const filling = (place: string, names: ChurchNames): string | undefined => {
  const filler = fillers[place.toLowerCase()];
  return filler && names[filler];
};

/** A text in pieces, with what is known filled in. */
export const piecesOf = (text: string, names: ChurchNames): Piece[] =>
  text
    .split(/(\[[^\]]+\])/)
    .filter((part) => part !== '')
    .map((part) => {
      const isPlace = part.startsWith('[');
      const known = isPlace ? filling(part, names) : part;
      return { text: known ?? part, isBlank: known === undefined };
    });

/** A text with what is known filled in. */
export const filledIn = (text: string, names: ChurchNames): string =>
  piecesOf(text, names)
    .map((piece) => piece.text)
    .join('');

/** A paper with what is known filled in, to copy. */
export const filledPaper = ({ parts, ...paper }: PaperView, names: ChurchNames): PaperView => ({
  ...paper,
  parts: parts.map(({ heading, says, list, steps }) => ({
    ...(heading && { heading }),
    ...(says && { says: filledIn(says, names) }),
    ...(list && { list: list.map((line) => filledIn(line, names)) }),
    ...(steps && { steps: steps.map((line) => filledIn(line, names)) }),
  })),
});
