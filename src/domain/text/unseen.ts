// Character class without nested sets (flag v), which older browsers can't parse.
const unseen = String.raw`\p{Default_Ignorable_Code_Point}\p{C}\p{Z}`;
const unseenEnds = new RegExp(`^[${unseen}]+|[${unseen}]+$`, 'gu');
const unseenCharacter = new RegExp(`[${unseen}]`, 'u');

/** Trims invisible characters at both ends, which are copied along with an address from a page or a mail. */
export const withoutUnseenEnds = (text: string): string => text.replaceAll(unseenEnds, '');

/** Checks whether a line contains invisible characters or spaces, and so differs from what it looks like. */
export const hasUnseen = (line: string): boolean => unseenCharacter.test(line);

/**
 * Removes control characters except tabs and line ends: no feed, spreadsheet, calendar, Word file or terminal may contain them.
 * Those that a program such as PowerPoint uses as line ends become a space, so that no two words are joined.
 */
export const withoutControls = (text: string): string =>
  text
    .replaceAll(/[\v\f]/g, ' ')
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, (character) => ('\t\n\r'.includes(character) ? character : ''));
