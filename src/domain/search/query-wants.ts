import type { Meaning } from './meanings.ts';
import type { IndexedWord, SearchIndex } from './search-index.ts';
import { countMistakes, isEnglishWord, lacksFewLetters, lettersOf, mistakesAllowed } from './typing-mistakes.ts';
import type { Understood } from './understand.ts';
import { rootOf, singular, tellingWords, withoutDeterminers } from './words.ts';

/** Type of a word's match with the query, the surest first. */
export type MatchKind = 'same' | 'form' | 'beginning' | 'synonym' | 'meaning' | 'part' | 'mistake';

/** Words of the index that match what was typed. */
export interface Answering {
  how: MatchKind;
  /** Certainty: 1 for the exact word, less for other matches. */
  quality: number;
  /** Typed words; `found` are the words found for them. */
  typed: string;
  found: string;
  /** Numbers of words in the index. */
  words: readonly number[];
  /** Words that must be consecutive, as the matching numbers at each position of the phrase. */
  phrase?: readonly (readonly number[])[];
  /** Entries that match by a meaning and not by a word: every tool that is free. */
  entries?: readonly number[];
  /** True if only names count: the guess is too bold for whole texts. */
  namesOnly: boolean;
  /** Indexes of the wanted words that it answers. */
  covers: readonly number[];
}

/** A parsed query. */
export interface Wants {
  /** Wanted words, folded. */
  words: readonly string[];
  answering: readonly Answering[];
}

/** Finds the words of the index, and the meanings, that match a query. */
export function wantsOf(index: SearchIndex, { typed, structure, meant }: Understood): Wants {
  const meaningful = typed.filter((_, place) => !structure.has(place));
  const telling = tellingWords(meaningful);
  const words = [...new Set(telling)];
  const unknown = new Set(
    meaningful.filter((word) => !isHeld(index, word) && !isShortWordOf(index, word)).slice(0, mostCorrected),
  );
  // English words are not corrected, but two of them may be one name.
  const corrected = new Set([...unknown].filter((word) => !isEnglishWord(word)));
  const answering = words.flatMap((word, place) => answersTo(index, word, place, corrected.has(word)));
  answering.push(
    ...joinedAnswers(index, meaningful, words, unknown),
    ...synonymAnswers(index, withoutDeterminers(meaningful), words, corrected),
  );
  for (const { meaning, places } of meant) {
    const meaningWords = places.map((place) => typed[place] ?? '');
    const covers = [...new Set(meaningWords.map((word) => words.indexOf(word)))].filter((place) => place >= 0);
    if (covers.length > 0) answering.push(...meaningAnswers(index, meaning, meaningWords.join(' '), covers));
  }
  return { words, answering };
}

const meaningAnswers = (index: SearchIndex, { says, finds }: Meaning, text: string, covers: readonly number[]): Answering[] =>
  finds.map((find) => {
    const entries =
      'trait' in find
        ? (index.byTrait.get(find.trait) ?? [])
        : index.entries.flatMap(({ kind }, number) => (kind === find.kind ? [number] : []));
    return { how: 'meaning', quality: find.quality, typed: text, found: says, words: [], entries, namesOnly: false, covers };
  });

/** Maximum number of corrected words of a query: each is compared with every word of the site. */
const mostCorrected = 6;
/** Letters up to which a known word is meant as it is: 'list' is not the beginning of 'listener'. */
const longestShortWord = 4;

/** Checks whether the content contains a word. */
const isHeld = ({ byWord, bySingular }: SearchIndex, word: string): boolean => byWord.has(word) || bySingular.has(singular(word));

/** Checks whether a word is short and in the content, or an abbreviation: 'list', 'vbs'. */
const isShortWordOf = (index: SearchIndex, word: string): boolean =>
  word.length <= longestShortWord && (isHeld(index, word) || index.synonyms.phrases.has(singular(word)));

function answersTo(index: SearchIndex, word: string, place: number, isCorrected: boolean): Answering[] {
  const answers: Answering[] = [];
  const offeredNumbers = new Set<number>();
  const covers = [place];
  const offer = (how: MatchKind, quality: number, numbers: Iterable<number>, namesOnly = false) => {
    for (const number of numbers) {
      if (offeredNumbers.has(number)) continue;
      offeredNumbers.add(number);
      const foundWord = index.words[number]?.word ?? '';
      answers.push({ how, quality, typed: word, found: foundWord, words: [number], namesOnly, covers });
    }
  };

  const same = index.byWord.get(word);
  if (same !== undefined) offer('same', 1, [same]);
  offer('form', 0.95, index.bySingular.get(singular(word)) ?? []);
  const isShortWord = isShortWordOf(index, word);
  offer('form', 0.75, index.byRoot.get(rootOf(word)) ?? []);
  // An abbreviation for words of the content is not their beginning: 'seo' is not 'Seoul'.
  if (answers.length > 0 || !isShortWord)
    for (const number of beginningWith(index, word)) {
      const { length } = (index.words[number] as IndexedWord).word;
      offer('beginning', 0.5 + 0.35 * (word.length / length), [number], word.length < 3 || isShortWord);
    }
  const isKnown = answers.length > 0;
  const most = !isCorrected ? 0 : mistakesAllowed(word.length) || (word.length === 3 && !isKnown ? 1 : 0);
  const mayBePart = word.length >= 3 && !isShortWord;
  const letters = lettersOf(word);
  const slips: { number: number; quality: number }[] = [];
  if (mayBePart || most > 0)
    for (const [number, other] of index.words.entries()) {
      if (mayBePart && other.word.length > word.length && other.word.includes(word)) offer('part', 0.4, [number], true);
      if (
        most === 0 ||
        offeredNumbers.has(number) ||
        (isKnown && !other.isInNames) ||
        !lacksFewLetters(letters, other.letters, most)
      )
        continue;
      // Few people slip on the first letter; names are compared anyway.
      if (!other.isInNames && other.word[0] !== word[0]) continue;
      const quality = slipQuality(word, other.word, most);
      if (quality > 0) slips.push({ number, quality: quality * (isKnown ? 0.8 : 1) });
    }
  for (const { number, quality } of slips) offer('mistake', quality, [number], isKnown);
  return answers;
}

/** Rates the likelihood that a word was meant to be another one; 0 if it was not. */
function slipQuality(word: string, other: string, most: number): number {
  const mistakes = countMistakes(word, other, most);
  const isWhole = mistakes.whole <= most && mistakes.whole <= mistakesAllowed(Math.max(word.length, other.length));
  if (!isWhole && !(word.length >= 5 && mistakes.beginning === 1)) return 0;
  const sure = isWhole ? 0.75 - 0.15 * mistakes.whole : 0.35;
  return sure * (other[0] === word[0] ? 1 : 0.85);
}

/** Yields the numbers of the words that begin with the typed text: they are consecutive in the alphabet. */
function* beginningWith({ words }: SearchIndex, beginning: string): Generator<number> {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] as IndexedWord).word < beginning) from = middle + 1;
    else to = middle;
  }
  for (let number = from; words[number]?.word.startsWith(beginning); number++) yield number;
}

/** Finds 'Hootsuite' for 'hoot suite': two typed words that are one in a name, with slips if one of them is unknown. */
function joinedAnswers(
  index: SearchIndex,
  queryWords: readonly string[],
  words: readonly string[],
  unknown: ReadonlySet<string>,
): Answering[] {
  return queryWords.slice(0, -1).flatMap((word, place) => {
    const next = queryWords[place + 1] ?? '';
    const joinedWord = word + next;
    const covers = [words.indexOf(word), words.indexOf(next)].filter((wordPlace) => wordPlace >= 0);
    if (joinedWord.length < 5 || covers.length === 0) return [];
    const answer = (number: number, whole: number): Answering => ({
      how: whole === 0 ? 'same' : 'mistake',
      quality: 0.95 - 0.2 * whole,
      typed: `${word} ${next}`,
      found: index.words[number]?.word ?? '',
      words: [number],
      namesOnly: true,
      covers,
    });
    const same = index.byWord.get(joinedWord);
    const answers = same !== undefined && index.words[same]?.isInNames ? [answer(same, 0)] : [];
    if (!unknown.has(word) && !unknown.has(next)) return answers;
    const most = mistakesAllowed(joinedWord.length);
    const letters = lettersOf(joinedWord);
    for (const [number, other] of index.words.entries()) {
      if (!other.isInNames || Math.abs(other.word.length - joinedWord.length) > most || number === same) continue;
      if (!lacksFewLetters(letters, other.letters, most)) continue;
      const { whole } = countMistakes(joinedWord, other.word, most);
      if (whole <= most) answers.push(answer(number, whole));
    }
    return answers;
  });
}

/** Placeholder of a word that a phrase has used. */
const usedWord = '';

/** Finds synonyms of typed words and phrases (content/search-aliases.yaml). */
function synonymAnswers(
  index: SearchIndex,
  queryWords: readonly string[],
  words: readonly string[],
  corrected: ReadonlySet<string>,
): Answering[] {
  const { phrases, longest } = index.synonyms;
  const answers: Answering[] = [];
  // Longest phrases first: 'image of God' is no image.
  let remainingWords: readonly string[] = queryWords;
  for (let length = Math.min(longest, queryWords.length); length > 0; length--) {
    for (let start = 0; start + length <= remainingWords.length; start++) {
      const part = remainingWords.slice(start, start + length);
      const others = phrases.get(part.map(singular).join(' ')) ?? misspelt(index, part, corrected);
      if (!others) continue;
      if (length > 1) remainingWords = remainingWords.map((word, at) => (at >= start && at < start + length ? usedWord : word));
      const covers = [...new Set(part.map((word) => words.indexOf(word)))].filter((wordPlace) => wordPlace >= 0);
      if (covers.length === 0) continue;
      for (const other of others) {
        const numbers = other.split(' ').map((word) => index.bySingular.get(word) ?? []);
        if (numbers.some((wordNumbers) => wordNumbers.length === 0)) continue;
        const phrase = numbers.length > 1 ? numbers : undefined;
        const common = {
          how: 'synonym' as const,
          quality: length > 1 ? 0.9 : 0.7,
          typed: part.join(' '),
          found: other,
          namesOnly: false,
          covers,
        };
        // The rarest word of a phrase selects the entries; score.ts checks that the others are next to it.
        const rarest = [...numbers].sort((a, b) => weight(index, a) - weight(index, b))[0] ?? [];
        answers.push({ ...common, words: rarest, phrase });
      }
    }
  }
  return answers;
}

/** Finds the synonyms of an unknown word that is a typing mistake away from a word with synonyms. */
function misspelt(
  index: SearchIndex,
  [word = '', ...others]: readonly string[],
  corrected: ReadonlySet<string>,
): readonly string[] | undefined {
  const most = word.length < 6 ? 0 : mistakesAllowed(word.length);
  if (most === 0 || others.length > 0 || !corrected.has(word)) return undefined;
  for (const [phrase, finds] of index.synonyms.phrases) {
    if (Math.abs(phrase.length - word.length) <= most && countMistakes(singular(word), phrase, most).whole <= most)
      return [phrase, ...finds];
  }
  return undefined;
}

const weight = (index: SearchIndex, numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + (index.words[number]?.postings.length ?? 0), 0);
