import { withoutControls } from '#domain/text/unseen.ts';

// Only way from a command to the terminal: output may contain a stranger's words, which a terminal would interpret.

/**
 * Strips everything that a terminal would interpret: escape sequences and all other control characters, except tabs and line
 * ends.
 */
const forTerminal = (text: string): string => withoutControls(text).replaceAll('\r', '');

/** Prints one or more lines. */
export const printLines = (lines: string): void => console.log(forTerminal(lines));

/** Prints an error, separate from the command's output. */
export const printError = (lines: string): void => console.error(forTerminal(lines));

/** Prints a value as one line of JSON, without loss: characters that a terminal would interpret are written as JSON escapes. */
export const printJson = (value: object): void =>
  console.log(
    JSON.stringify(value).replaceAll(/[\u007f-\u009f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
