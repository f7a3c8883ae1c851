import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { SafetyRule } from '#domain/safety/safety-schema.ts';
import { safetyFileSchema } from '#domain/safety/safety-schema.ts';
import type { Prose } from './read-prose.ts';
import type { ContentProblem } from './records.ts';

/**
 * The rules of content/safety.yaml.
 * @param root the folder `content/`
 */
export const readSafetyRules = (root: string): SafetyRule[] =>
  safetyFileSchema.parse(load(readFileSync(join(root, 'safety.yaml'), 'utf8'))).rules;

/** Texts that say otherwise than content/safety.yaml, or don't say what they must. A rule that names no such file is told too. */
export function safetyProblems(rules: readonly SafetyRule[], texts: readonly Prose[]): ContentProblem[] {
  const passages = texts.map(({ text, ...place }) => ({ ...place, text: withoutAddresses(text) }));
  const said = new Map<string, string>();
  for (const { file, text } of passages) said.set(file, `${said.get(file) ?? ''}${text}\n`);

  return rules.flatMap(({ id, says, in: files, words, wherever, never }) => [
    ...files.flatMap((file): ContentProblem[] => {
      const all = said.get(file);
      if (all === undefined) return [{ file: 'safety.yaml', field: id, message: `there is no text '${file}'` }];
      return words.every((form) => form.test(all)) ? [] : [{ file, field: id, message: `must say: '${says}'` }];
    }),
    ...wherever.flatMap(({ form, also, within, except }) =>
      passages
        .filter(({ file, text }) => !except.includes(file) && form.test(text))
        .filter(({ file, text }) => !also.test(within === 'file' ? (said.get(file) ?? '') : text))
        .map(({ file, field }) => ({ file, field, message: `speaks of it, and must say too: '${says}'` })),
    ),
    ...never.flatMap(({ form, instead, except }) =>
      passages.flatMap(({ file, field, text }) => {
        const found = except.includes(file) ? undefined : form.exec(text)?.[0];
        return found ? [{ file, field, message: `says '${found}': ${instead} (safety.yaml, ${id})` }] : [];
      }),
    ),
  ]);
}

/** What links say, without where they lead: an address may have 'suicide' in it. */
const withoutAddresses = (text: string) => text.replaceAll(/\]\([^)]*\)/g, ']');
