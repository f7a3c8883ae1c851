/** A piece of a prompt as it is shown: plain words, or one of its blanks. */
export interface PromptPart {
  text: string;
  /** The blank's name; absent in plain words. */
  blank?: string;
  /** The filled-in value is in `text`; without one its name is, in square brackets. */
  isFilled?: boolean;
}

/**
 * A prompt in pieces, each blank filled in where there is a value.
 * @param values the typed values, by the blank's name; nothing but space is no value
 */
export function promptParts(text: string, values: Readonly<Record<string, string>> = {}): PromptPart[] {
  return text
    .trim()
    .split(/(\[[^\][\n]+\])/)
    .filter(Boolean)
    .map((piece) => {
      if (!/^\[[^\][\n]+\]$/.test(piece)) return { text: piece };
      const blank = piece.slice(1, -1);
      const value = values[blank]?.trim();
      return value ? { text: value, blank, isFilled: true } : { text: piece, blank };
    });
}

/** The text that Copy copies: an empty blank keeps its name in square brackets. */
export const promptCopy = (parts: readonly PromptPart[]): string => parts.map(({ text }) => text).join('');

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/** 'One blank', 'Two blanks': a prompt has at most eight. */
export const blankCount = (count: number): string => `${words[count] ?? count} blank${count === 1 ? '' : 's'}`;
