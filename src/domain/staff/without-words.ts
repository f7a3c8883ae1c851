/** Replacement for a person's name or address. */
const erasedWords = '(erased)';

/** Copy of a value with these words erased in all its texts, at any depth. */
export function withoutWords<T>(value: T, words: readonly string[]): T {
  if (typeof value === 'string') return words.reduce((text: string, word) => text.replaceAll(word, erasedWords), value) as T;
  if (Array.isArray(value)) return value.map((row) => withoutWords(row, words)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutWords(inner, words)])) as T;
}

/** Words that identify a person in any text: the mail address, and a name of at least two words. */
export const wordsOfPerson = ({ name, email }: { name: string; email: string }): string[] =>
  [email.trim(), ...(/\S\s+\S/.test(name) ? [name.trim()] : [])].filter((word) => word !== '');
