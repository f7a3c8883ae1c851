import { marksOf } from './marks.ts';
import { matchStrength } from './match-strength.ts';
import { meanings } from './meanings.ts';
import type { Match } from './score.ts';
import type { Hit } from './search.ts';
import type { SearchEntry, SearchKind } from './search-entry.ts';
import { textsOf } from './search-entry.ts';
import { isTelling, singular, wordsOf } from './words.ts';

/** Meanings that only ask for a kind, which each result shows anyway. */
const saysKind = new Set(meanings.filter(({ finds }) => finds.every((find) => 'kind' in find)).map(({ says }) => says));
const isTellingText = (text: string) => text.split(' ').some(isTelling);
/** Maximum number of words that an explanation names. */
const mostTold = 2;
/** Kinds whose parts are worth naming: the features of a tool, the steps of a workflow. */
const partNames: Partial<Record<SearchKind, string>> = { tool: 'features', workflow: 'steps' };

/**
 * Explains why an entry is among the results, if its title and summary do not show it: 'matches “sermon” (you typed “message”)',
 * 'made by OpenAI'. Undefined when the words are visible, and when the reason would help nobody: a word in a long text, or in a
 * question that somebody asked, or a word that was found for one that is there too.
 */
export function explain({ entry, matches }: Hit): string | undefined {
  const typedWords = new Set(matches.map(({ typed }) => singular(typed)));
  const indirectMatches = matches.filter(
    ({ how, found, typed }) =>
      (how === 'synonym' || how === 'mistake') &&
      !typedWords.has(singular(found)) &&
      isTellingText(typed) &&
      !says(`${entry.title} ${entry.summary}`, typed),
  );
  const matchesByWord = new Map(indirectMatches.map((match) => [match.found, match]));
  if (matchesByWord.size > 0) {
    const parts = [...matchesByWord.values()]
      .slice(0, mostTold)
      .map((match) => `“${asWritten(entry, match)}” (you typed “${match.typed}”)`);
    return `matches ${parts.join(' and ')}`;
  }
  const meaningMatch = matches.find(({ how, found }) => how === 'meaning' && !saysKind.has(found));
  if (meaningMatch) return meaningMatch.found;
  const isSeen = [entry.title, entry.summary].some((text) => marksOf(text, matches).length > 0);
  if (isSeen) return undefined;
  const match = matches.find(({ typed, how }) => how !== 'meaning' && isTellingText(typed));
  if (!match) return undefined;
  if (match.field === 'alias') return `matches its keyword “${keyword(entry, match)}”`;
  if (match.field === 'maker') return `made by ${entry.maker}`;
  if (match.field === 'category')
    return `in the category ${entry.categories?.find((name) => says(name, match.found)) ?? match.found}`;
  const part = match.field === 'details' && partNames[entry.kind];
  return part ? `matches “${match.found}” in its ${part}` : undefined;
}

/** Spells a misspelt name as its owner does, and a synonym as the entry does: words are compared in the singular. */
function asWritten(entry: SearchEntry, { how, found, field }: Match): string {
  const fieldWords = textsOf(entry, field).flatMap((text) => wordsOf(text).map((each) => ({ ...each, text })));
  if (how === 'synonym')
    return found
      .split(' ')
      .map((word) =>
        wholeWord(
          word,
          fieldWords.map((each) => each.word),
        ),
      )
      .join(' ');
  const same = field === 'title' || field === 'maker' ? fieldWords.find(({ word }) => word === found) : undefined;
  return same ? same.text.slice(same.start, same.end) : found;
}

/** Returns the word itself if the entry contains it, or else the one whose singular it is. */
const wholeWord = (foundWord: string, fieldWords: readonly string[]): string =>
  fieldWords.includes(foundWord) ? foundWord : (fieldWords.find((word) => singular(word) === foundWord) ?? foundWord);

const keyword = ({ aliases = [] }: SearchEntry, { found, typed }: Match) =>
  aliases.find((alias) => matchStrength(alias, typed) === 4) ?? aliases.find((alias) => says(alias, found)) ?? found;

const says = (text: string, term: string) => wordsOf(text).some(({ word }) => singular(word) === singular(term));
