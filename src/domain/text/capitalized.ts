/** The words with their first letter in lower case: to go on in a sentence with what can stand alone. */
export const uncapitalized = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** The words with their first letter in upper case. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
