/** Words at the top of every list of stolen passwords, and those that this hub brings to mind. */
const commonWords = [
  'password',
  'passwort',
  'qwertyuiop',
  'qwerty',
  'asdfghjkl',
  'zxcvbnm',
  'administrator',
  'admin',
  'welcome',
  'letmein',
  'iloveyou',
  'changeme',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'trustno1',
  'ministry',
  'church',
  'bible',
  'jesus',
  'christ',
  'staff',
  'hub',
];
const rows = ['01234567890', '09876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '1q2w3e4r5t6y7u8i9o0p'];
/** Minimum number of different characters of a password that is no pattern. */
const leastDifferent = 5;
/** Minimum number of characters that must remain without common words and rows. */
const leastOwn = 5;

/**
 * Checks whether a password is among the first that anybody tries: a few characters repeated, a row of the keyboard, or common
 * words with little else (OWASP ASVS 5.0, 6.2.4, without its list of 3,000).
 */
export function isGuessable(password: string, username = ''): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < leastDifferent) return true;
  const names = username === '' ? [] : [username.toLowerCase()];
  const withoutWords = [...names, ...commonWords].reduce((rest, word) => rest.replaceAll(word, ''), lower);
  return ownCharacters(withoutWords) < leastOwn;
}

/** Number of characters that neither repeat the one before nor follow it in a row of the keyboard or alphabet. */
function ownCharacters(text: string): number {
  const goesOn = (pair: string) => pair[0] === pair[1] || rows.some((row) => row.includes(pair));
  return [...text].filter((_, at) => at === 0 || !goesOn(text.slice(at - 1, at + 1))).length;
}
