import { tells } from '#domain/ended/ended.ts';
import type { Ended } from '#domain/ended/ended-schema.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { Prose } from './read-prose.ts';
import type { ContentProblem } from './records.ts';

/**
 * Finds texts that name what content/ended.yaml lists without saying so. Each passage says that a thing ended; a new name is said
 * once in a file. The check of the files and the desk apply it to every text; an ended tool says so at the top of its own page.
 * @param file 'answers/may-we-record.yaml'; for a record at the desk, the file that it would be in
 */
export function endedProblems(ended: readonly Ended[], file: string, texts: readonly Prose[]): ContentProblem[] {
  return ended
    .filter(({ tool, what }) => what === 'renamed' || file !== `tools/${tool}.md`)
    .flatMap((entry) => {
      const untold = texts.filter(({ text }) => entry.named.test(text) && !tells(entry, text));
      const isToldElsewhere = entry.what === 'renamed' && texts.some(({ text }) => tells(entry, text));
      const passages = isToldElsewhere ? [] : entry.what === 'renamed' ? untold.slice(0, 1) : untold;
      return passages.map(({ field }) => ({ file, field, message: remedy(entry) }));
    });
}

/** Finds the texts of all files that name something ended or renamed without saying so. */
export const endedProblemsOfFiles = (ended: readonly Ended[], texts: readonly Prose[]): ContentProblem[] =>
  [...Map.groupBy(texts, (text) => text.file)].flatMap(([file, own]) => endedProblems(ended, file, own));

function remedy(entry: Ended): string {
  const { id, name, day, instead } = entry;
  const since = formatCheckedDate(day);
  const must =
    entry.what === 'renamed'
      ? `must say its new name, '${entry.to}' (since ${since})`
      : `must say that it ${entry.what === 'ended' ? 'ends or ended' : entry.limit} (${since}), or not name it: ${instead}`;
  return `names '${name}', and ${must} (ended.yaml, ${id})`;
}
