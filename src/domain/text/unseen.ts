// Not a set within a set (flag v), which older browsers can't read.
const unseen = String.raw`\p{Default_Ignorable_Code_Point}\p{C}\p{Z}`;
const unseenEnds = new RegExp(`^[${unseen}]+|[${unseen}]+$`, 'gu');
const unseenCharacter = new RegExp(`[${unseen}]`, 'u');

/** Without what nobody sees at its ends, as it comes along when an address is copied from a page or a mail. */
export const withoutUnseenEnds = (text: string): string => text.replaceAll(unseenEnds, '');

/** Whether one line holds what nobody sees: then it is another one than it looks. */
export const hasUnseen = (line: string): boolean => unseenCharacter.test(line);

/**
 * Without what no feed, spreadsheet, calendar, Word file or terminal may hold: control characters but for tabs and line ends. Those by
 * which a program ends a line of its own, such as PowerPoint's, become a space, so that no two words become one.
 */
export const withoutControls = (text: string): string =>
  text
    .replaceAll(/[\v\f]/g, ' ')
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, (character) => ('\t\n\r'.includes(character) ? character : ''));
