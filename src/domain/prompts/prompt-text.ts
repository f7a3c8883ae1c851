/** A piece of a displayed prompt: plain words, or a blank. */
export interface PromptPart {
  text: string;
  /** The blank's name; absent in plain words. */
  blank?: string;
  /** True if `text` is the filled-in value, and not the blank's name in square brackets. */
  isFilled?: boolean;
}

/**
 * Splits a prompt into pieces, with each blank filled in if it has a value.
 * @param values typed values, by the blank's name; white space alone is no value
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

/** Joins the text that Copy copies: an empty blank keeps its name in square brackets. */
export const promptCopy = (parts: readonly PromptPart[]): string => parts.map(({ text }) => text).join('');

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/** Formats the number of blanks, at most eight: 'One blank', 'Two blanks'. */
export const blankCount = (count: number): string => `${words[count] ?? count} blank${count === 1 ? '' : 's'}`;
