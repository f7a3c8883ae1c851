/**
 * Whether a text holds a mail address or a telephone number, which has nine digits or more where a date has eight. A name no
 * program can tell; staff read every question first.
 */
export const tellsOfPerson = (text: string): boolean =>
  /[^\s@]@[^\s@]+\.[^\s@]/.test(text) || /\d(?:[\s().-]{0,3}\d){8}/.test(text);
