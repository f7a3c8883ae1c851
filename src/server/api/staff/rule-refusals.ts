import type { RecordKind } from '#domain/records/kinds.ts';
import { kinds } from '#domain/records/kinds.ts';
import { recordOfFile } from '../../content/record-rules.ts';
import type { ContentProblem } from '../../content/records.ts';
import { HttpError } from '../../errors.ts';

// Translation of problems with the rules between records (content/record-rules.ts), which name files, for the desk.

const nouns: ReadonlyMap<string, string> = new Map(
  Object.values<RecordKind>(kinds).flatMap(({ name, field, identity }) => (identity === 'slug' ? [[name, field]] : [])),
);

/**
 * Refusal of an edit that breaks rules: its own problems by field, from the body's root ('tool.features'). Only where it has
 * none, the problems that it would cause elsewhere, each with its record.
 * @param own 'tools/lamp', or 'facts/lamp/training', for which the problems of its tool are its own
 * @param isUnsent true if the call does not send the record, whose fields then have no prefix: 'dataPolicy.ai.membersDetails'
 */
export function refusalByRules(problems: readonly ContentProblem[], own: string, isUnsent = false): HttpError {
  const [folder = '', slug] = own.split('/');
  const noun = nouns.get(folder);
  const mine = problems.filter(({ file }) => recordOfFile(file) === (noun ? own : `tools/${slug}`));
  const issues =
    mine.length > 0
      ? mine.map(({ field, message }) => ({ path: noun && !isUnsent ? `${noun}.${field}` : field, message }))
      : problems.map(({ file, message }) => ({ path: '', message: `this would leave ${recordOfFile(file)} wrong: ${message}` }));
  const isCard = issues.every(({ path }) => /^(tool\.)?dataPolicy\./.test(path));
  return new HttpError(
    422,
    isCard ? 'What may be entered would be looser than its evidence.' : 'Some fields are missing or wrong.',
    { issues },
  );
}

/** Problems that an act that always passes leaves, such as a stricter card, a take-down, an ending or a fact out of use. */
export const leftOf = (problems: readonly ContentProblem[]) =>
  problems.map(({ file, message: problem }) => {
    const [folder = '', slug = ''] = recordOfFile(file).split('/');
    const kind = nouns.get(folder);
    // Texts, and entries that only a file has, are named by their path below content/.
    return kind ? { kind, slug, problem } : { kind: 'file', slug: file, problem };
  });

export type LeftWrong = ReturnType<typeof leftOf>[number];

/** Problems in the answer to an act; absent where it leaves none. */
export interface Leaving {
  leavesWrong?: LeftWrong[] | undefined;
}
