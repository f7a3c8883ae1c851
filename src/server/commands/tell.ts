import { withoutControls } from '#domain/text/unseen.ts';

// The one way from a command to the terminal: what is told may hold a stranger's words, which a terminal would obey.

/** A text that a terminal shows and does nothing with: escape sequences and all other control characters are taken out, but tabs and line ends. */
const forTerminal = (text: string): string => withoutControls(text).replaceAll('\r', '');

/** Tells a line, or several. */
export const tell = (lines: string): void => console.log(forTerminal(lines));

/** Tells what is wrong, apart from what a command is asked for. */
export const complain = (lines: string): void => console.error(forTerminal(lines));

/** Tells a value as one line of JSON, whole: what a terminal would obey is written as JSON may write it. */
export const tellJson = (value: object): void =>
  console.log(
    JSON.stringify(value).replaceAll(/[\u007f-\u009f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
