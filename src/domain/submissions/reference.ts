// Alphabet without vowels, which make words, and without letters and digits that look alike.
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';
const length = 6;

/** Number of random bytes that a reference takes. */
export const referenceBytes = length;

/** Kind of a reference: a suggestion or a question. */
type ReferenceKind = 'S' | 'Q';

/** Builds a reference for a visitor to quote: 'S-7K3M9Q'. There are 480 million; the database refuses duplicates. */
export const referenceFrom = (random: Uint8Array, kind: ReferenceKind = 'S'): string =>
  `${kind}-${Array.from(random.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('')}`;

/** Checks whether a text has the form of a reference; only such a text is shown again. */
export const isReference = (text: unknown, kind: ReferenceKind = 'S'): text is string =>
  typeof text === 'string' && text.startsWith(`${kind}-`) && /^.-[2-9B-DF-HJ-KMNP-TV-Z]{6}$/.test(text);
