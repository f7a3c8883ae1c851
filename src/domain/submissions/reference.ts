// Without vowels, which make words, and without the letters and digits that look alike.
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';
const length = 6;

/** How many random bytes a reference takes. */
export const referenceBytes = length;

/** The number that a visitor can quote: 'S-7K3M9Q'. There are 480 million; the database refuses the same one twice. */
export const referenceFrom = (random: Uint8Array): string =>
  `S-${Array.from(random.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('')}`;

/** Whether a text has the form of a reference; only such a one is shown again. */
export const isReference = (text: unknown): text is string =>
  typeof text === 'string' && /^S-[2-9B-DF-HJ-KMNP-TV-Z]{6}$/.test(text);
