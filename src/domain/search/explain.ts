import { marksOf } from './marks.ts';
import { matchStrength } from './match-strength.ts';
import type { Match } from './score.ts';
import type { Hit } from './search.ts';
import type { SearchEntry, SearchKind } from './search-entry.ts';
import { singular, wordsOf } from './words.ts';

const detailsOf: Record<SearchKind, string> = {
  tool: 'features',
  workflow: 'steps',
  guide: 'headings',
  answer: 'points',
  situation: 'points',
  prompt: 'questions',
  comparison: 'headings',
  policy: 'points',
  research: 'figures',
  change: 'changes',
};

/**
 * Why an entry is among the results, where its title and summary do not show it: 'matches “sermon” (you typed
 * “message”)', 'made by OpenAI'. Nothing when the words stand there for all to see.
 */
export function explain({ entry, matches }: Hit): string | undefined {
  const changed = matches.filter(
    ({ how, found, typed }) => (how === 'synonym' || how === 'mistake') && singular(typed) !== singular(found),
  );
  const told = new Map(changed.map((match) => [`${match.typed} ${match.found}`, match]));
  if (told.size > 0) {
    const parts = [...told.values()].slice(0, 2).map((match) => `“${asWritten(entry, match)}” (you typed “${match.typed}”)`);
    return `matches ${parts.join(' and ')}`;
  }
  const meant = matches.find(({ how }) => how === 'meaning');
  if (meant) return meant.found;
  const isSeen = [entry.title, entry.summary].some((text) => marksOf(text, matches).length > 0);
  if (matches.length === 0 || isSeen) return undefined;
  const [match] = matches as [Match];
  if (match.field === 'alias') return `matches its keyword “${keyword(entry, match)}”`;
  if (match.field === 'asked') return `people ask for it with “${match.found}”`;
  if (match.field === 'maker') return `made by ${entry.maker}`;
  if (match.field === 'category')
    return `in the category ${entry.categories?.find((name) => says(name, match.found)) ?? match.found}`;
  return `matches “${match.found}” in its ${match.field === 'details' ? detailsOf[entry.kind] : 'text'}`;
}

/** A misspelt name is told as its owner writes it. */
function asWritten(entry: SearchEntry, { how, found, field }: Match): string {
  if (how !== 'mistake') return found;
  const texts = field === 'title' ? [entry.title] : field === 'maker' ? [entry.maker ?? ''] : [];
  for (const text of texts) {
    const word = wordsOf(text).find((each) => each.word === found);
    if (word) return text.slice(word.start, word.end);
  }
  return found;
}

const keyword = ({ aliases = [] }: SearchEntry, { found, typed }: Match) =>
  aliases.find((alias) => matchStrength(alias, typed) === 4) ?? aliases.find((alias) => says(alias, found)) ?? found;

const says = (text: string, found: string) => wordsOf(text).some(({ word }) => singular(word) === singular(found));
