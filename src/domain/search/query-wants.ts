import type { Meaning } from './meanings.ts';
import type { IndexedWord, SearchIndex } from './search-index.ts';
import { countMistakes, mistakesAllowed } from './typing-mistakes.ts';
import type { Understood } from './understand.ts';
import { rootOf, singular, tellingWords } from './words.ts';

/** How a word of an entry came to be what was looked for, the surest first. */
export type MatchKind = 'same' | 'form' | 'beginning' | 'synonym' | 'meaning' | 'part' | 'mistake';

/** Words of the index that answer to what was typed. */
export interface Answering {
  how: MatchKind;
  /** 1 for the very word, less the less sure it is. */
  quality: number;
  /** What was typed for it, and what was found. */
  typed: string;
  found: string;
  /** Numbers of words in the index. */
  words: readonly number[];
  /** Words that must stand side by side there: for each place of the phrase the numbers that will do. */
  phrase?: readonly (readonly number[])[];
  /** Entries of which it is true, where it is no word: every tool that is free. */
  entries?: readonly number[];
  /** Only names count: the guess is too bold for whole texts. */
  namesOnly: boolean;
  /** The wanted words that it answers to. */
  covers: readonly number[];
}

/** A query taken apart. */
export interface Wants {
  /** Wanted words, folded. */
  words: readonly string[];
  answering: readonly Answering[];
}

/** Finds out which words of the index, and which meanings, answer to a query. */
export function wantsOf(index: SearchIndex, { typed, structure, meant }: Understood): Wants {
  const meaningful = typed.filter((_, place) => !structure.has(place));
  const telling = tellingWords(meaningful);
  const words = [...new Set(telling)];
  const answering = words.flatMap((word, place) => answersTo(index, word, place));
  answering.push(...joinedAnswers(index, meaningful, words), ...synonymAnswers(index, meaningful, words));
  for (const { meaning, places } of meant) {
    const said = places.map((place) => typed[place] ?? '');
    const covers = [...new Set(said.map((word) => words.indexOf(word)))].filter((place) => place >= 0);
    if (covers.length > 0) answering.push(...meaningAnswers(index, meaning, said.join(' '), covers));
  }
  return { words, answering };
}

const meaningAnswers = (index: SearchIndex, { says, finds }: Meaning, typed: string, covers: readonly number[]): Answering[] =>
  finds.map((find) => {
    const entries =
      'trait' in find
        ? (index.byTrait.get(find.trait) ?? [])
        : index.entries.flatMap(({ kind }, number) => (kind === find.kind ? [number] : []));
    return { how: 'meaning', quality: find.quality, typed, found: says, words: [], entries, namesOnly: false, covers };
  });

/** A word that stands in more places than this is no slip of the finger. */
const commonFrom = 20;
/** A short word of the language is meant as it stands: 'list' is not the beginning of 'listener'. */
const longestShortWord = 4;

function answersTo(index: SearchIndex, word: string, place: number): Answering[] {
  const answers: Answering[] = [];
  const seen = new Set<number>();
  const covers = [place];
  const offer = (how: MatchKind, quality: number, numbers: Iterable<number>, namesOnly = false) => {
    for (const number of numbers) {
      if (seen.has(number)) continue;
      seen.add(number);
      const found = index.words[number]?.word ?? '';
      answers.push({ how, quality, typed: word, found, words: [number], namesOnly, covers });
    }
  };

  const same = index.byWord.get(word);
  if (same !== undefined) offer('same', 1, [same]);
  offer('form', 0.95, index.bySingular.get(singular(word)) ?? []);
  const isWord = answers.length > 0;
  const isShortWord = isWord && word.length <= longestShortWord;
  offer('form', 0.75, index.byRoot.get(rootOf(word)) ?? []);
  index.words.forEach((other, number) => {
    if (!other.word.startsWith(word)) return;
    offer('beginning', 0.5 + 0.35 * (word.length / other.word.length), [number], word.length < 3 || isShortWord);
  });
  const isKnown = answers.length > 0;
  if (word.length >= 3 && !isShortWord) {
    index.words.forEach((other, number) => {
      if (other.word.length > word.length && other.word.includes(word)) offer('part', 0.4, [number], true);
    });
  }
  const isCommon = same !== undefined && postingCount(index.words[same]) > commonFrom;
  const most = isCommon ? 0 : mistakesAllowed(word.length) || (word.length === 3 && !isKnown ? 1 : 0);
  if (most === 0) return answers;
  index.words.forEach((other, number) => {
    if (seen.has(number) || (isKnown && !other.isInNames)) return;
    const mistakes = countMistakes(word, other.word, most);
    const isWhole = mistakes.whole <= most && mistakes.whole <= mistakesAllowed(Math.max(word.length, other.word.length));
    if (!isWhole && !(word.length >= 5 && mistakes.beginning === 1)) return;
    const sure = isWhole ? 0.75 - 0.15 * mistakes.whole : 0.35;
    const sameStart = other.word[0] === word[0] ? 1 : 0.85;
    // A word that is spelt rightly was hardly meant to be another one.
    offer('mistake', sure * sameStart * (isWord ? 0.35 : isKnown ? 0.8 : 1), [number], isKnown);
  });
  return answers;
}

/** 'hoot suite' for 'Hootsuite': two typed words that are one in a name. */
function joinedAnswers(index: SearchIndex, typed: readonly string[], words: readonly string[]): Answering[] {
  return typed.slice(0, -1).flatMap((word, place) => {
    const next = typed[place + 1] ?? '';
    const joined = word + next;
    const covers = [words.indexOf(word), words.indexOf(next)].filter((wanted) => wanted >= 0);
    if (joined.length < 5 || covers.length === 0) return [];
    const most = mistakesAllowed(joined.length);
    const answers: Answering[] = [];
    index.words.forEach((other, number) => {
      if (!other.isInNames || Math.abs(other.word.length - joined.length) > most) return;
      const { whole } = countMistakes(joined, other.word, most);
      if (whole > most) return;
      answers.push({
        how: whole === 0 ? 'same' : 'mistake',
        quality: 0.95 - 0.2 * whole,
        typed: `${word} ${next}`,
        found: other.word,
        words: [number],
        namesOnly: true,
        covers,
      });
    });
    return answers;
  });
}

/** Words and phrases that stand for what was typed (content/search-aliases.yaml). */
function synonymAnswers(index: SearchIndex, typed: readonly string[], words: readonly string[]): Answering[] {
  const { phrases, longest } = index.synonyms;
  const answers: Answering[] = [];
  for (let start = 0; start < typed.length; start++) {
    for (let end = start + 1; end <= Math.min(typed.length, start + longest); end++) {
      const part = typed.slice(start, end);
      const others = phrases.get(part.map(singular).join(' ')) ?? misspelt(index, part);
      if (!others) continue;
      const covers = [...new Set(part.map((word) => words.indexOf(word)))].filter((wanted) => wanted >= 0);
      if (covers.length === 0) continue;
      for (const other of others) {
        const numbers = other.split(' ').map((word) => index.bySingular.get(word) ?? []);
        if (numbers.some((found) => found.length === 0)) continue;
        const phrase = numbers.length > 1 ? numbers : undefined;
        const common = { how: 'synonym' as const, quality: 0.7, typed: part.join(' '), found: other, namesOnly: false, covers };
        // Of a phrase its rarest word leads to the entries; whether the others stand beside it is looked up there.
        const rarest = [...numbers].sort((a, b) => weight(index, a) - weight(index, b))[0] ?? [];
        answers.push({ ...common, words: rarest, phrase });
      }
    }
  }
  return answers;
}

/** What stands for a word that nothing holds, where it is a slip of the finger away from one that something stands for. */
function misspelt(index: SearchIndex, [word = '', ...others]: readonly string[]): readonly string[] | undefined {
  const most = word.length < 6 ? 0 : mistakesAllowed(word.length);
  if (most === 0 || others.length > 0 || index.byWord.has(word)) return undefined;
  for (const [phrase, finds] of index.synonyms.phrases) {
    if (Math.abs(phrase.length - word.length) <= most && countMistakes(singular(word), phrase, most).whole <= most)
      return [phrase, ...finds];
  }
  return undefined;
}

const weight = (index: SearchIndex, numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + postingCount(index.words[number]), 0);

const postingCount = (word: IndexedWord | undefined) => (word ? word.to - word.from : 0);
