import type { SafetyRule } from '#domain/safety/safety-schema.ts';
import type { Prose } from './read-prose.ts';
import type { ContentProblem } from './records.ts';

/**
 * Finds what a text says differently from content/safety.yaml, or leaves out. The check of the files and the desk apply it to
 * every text; each message names the rule and the words.
 * @param file 'answers/may-we-record.yaml'; for a record at the desk, the file that it would be in
 */
export function safetyProblems(rules: readonly SafetyRule[], file: string, texts: readonly Prose[]): ContentProblem[] {
  const passages = texts.map(({ field, text }) => ({ field, text: withoutAddresses(text) }));
  const all = passages.map(({ text }) => text).join('\n');
  return rules.flatMap(({ id, says, in: files, words, wherever, never }) => [
    ...(files.includes(file) && !words.every((form) => form.test(all))
      ? [{ file, field: id, message: `must say: '${says}' (safety.yaml, ${id})` }]
      : []),
    ...wherever.flatMap(({ form, also, within, except }) =>
      passages.flatMap(({ field, text }) => {
        const match = except.includes(file) ? null : form.exec(text);
        return match && !also.test(within === 'file' ? all : text)
          ? [{ file, field, message: `says '${wordsOf(match)}', and must say too: '${says}' (safety.yaml, ${id})` }]
          : [];
      }),
    ),
    ...never.flatMap(({ form, instead, except }) =>
      passages.flatMap(({ field, text }) => {
        const match = except.includes(file) ? null : form.exec(text);
        return match ? [{ file, field, message: `says '${wordsOf(match)}': ${instead} (safety.yaml, ${id})` }] : [];
      }),
    ),
  ]);
}

/** Finds such problems in all files at once, and rules that name a file without any text. */
export function safetyProblemsOfFiles(rules: readonly SafetyRule[], texts: readonly Prose[]): ContentProblem[] {
  const byFile = Map.groupBy(texts, ({ file }) => file);
  const missingTexts = rules.flatMap(({ id, in: files }) =>
    files
      .filter((file) => !byFile.has(file))
      .map((file) => ({ file: 'safety.yaml', field: id, message: `there is no text '${file}'` })),
  );
  return [...missingTexts, ...[...byFile].flatMap(([file, own]) => safetyProblems(rules, file, own))];
}

/** Returns the words that a form found; for a form that only looks ahead, the words it looked for: 'bot … delete'. */
const wordsOf = ([words, ...groups]: RegExpExecArray): string => words || groups.filter(Boolean).join(' … ');

/** Removes the addresses of links: one may have 'suicide' in it. */
const withoutAddresses = (text: string) => text.replaceAll(/\]\([^)]*\)/g, ']');
