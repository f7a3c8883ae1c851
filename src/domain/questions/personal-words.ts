/**
 * Whether a text holds a mail address or a telephone number, which has nine digits or more where a date has eight: in the digits of
 * any script, and in full-width signs as in plain ones. A name no program can tell; staff read every question first.
 */
export function tellsOfPerson(text: string): boolean {
  const plain = text.normalize('NFKC');
  return /[^\s@]@[^\s@]+\.[^\s@]/.test(plain) || /\p{Nd}(?:[\s().-]{0,3}\p{Nd}){8}/u.test(plain);
}
