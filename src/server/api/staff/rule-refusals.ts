import type { RecordKind } from '#domain/records/kinds.ts';
import { kinds } from '#domain/records/kinds.ts';
import { recordOfFile } from '../../content/record-rules.ts';
import type { ContentProblem } from '../../content/records.ts';
import { HttpError } from '../../errors.ts';

// How the rules between records (content/record-rules.ts), which speak of files, are told at the desk.

const nouns: ReadonlyMap<string, string> = new Map(
  Object.values<RecordKind>(kinds).flatMap(({ name, field, identity }) => (identity === 'slug' ? [[name, field]] : [])),
);

/**
 * The refusal of an edit that breaks rules: its own mistakes by field, from the body's top ('tool.features'). Only where it has none,
 * what it would break elsewhere, each with the record that it is in.
 * @param own 'tools/lamp', or 'facts/lamp/training', whose tool is told of
 * @param isUnsent the call does not send the record, whose fields then stand alone: 'dataPolicy.ai.membersDetails'
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

/** What an act that always passes leaves wrong: a stricter card, something taken down or ended, a fact out of use. */
export const leftOf = (problems: readonly ContentProblem[]) =>
  problems.map(({ file, message: problem }) => {
    const [folder = '', slug = ''] = recordOfFile(file).split('/');
    const kind = nouns.get(folder);
    // What stands in a file only, or is a text, is told by its path below content/.
    return kind ? { kind, slug, problem } : { kind: 'file', slug: file, problem };
  });

export type LeftWrong = ReturnType<typeof leftOf>[number];

/** In the answer to an act; nothing where it leaves nothing wrong. */
export interface Leaving {
  leavesWrong?: LeftWrong[] | undefined;
}
