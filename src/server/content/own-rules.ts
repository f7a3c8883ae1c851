import type { FieldIssue } from '#domain/check.ts';
import { oncePer } from '#domain/once-per.ts';
import type { FiledKindName, RecordKind } from '#domain/records/kinds.ts';
import { filedKinds, kinds } from '#domain/records/kinds.ts';
import { pathOf } from './content-files.ts';
import type { ContentProblem, Records } from './records.ts';

type Filed = { slug: string };
const rulesOf: ReadonlyMap<FiledKindName, (record: Filed) => ContentProblem[]> = new Map(
  filedKinds.map((name) => {
    const { rules = () => [] }: RecordKind = kinds[name];
    return [name, oncePer((record: Filed) => rules(record).map(problemIn(pathOf(name, record.slug))))];
  }),
);

/** Finds the problems of a record by the rules of its kind alone; memoized for each record. */
export const ownProblemsOf = (name: FiledKindName, record: Filed): ContentProblem[] => rulesOf.get(name)?.(record) ?? [];

/** Finds the problems of all records by the rules of their kinds; those that catalogueProblems finds too are reported once. */
export const ownProblems = (records: Pick<Records, FiledKindName>): ContentProblem[] =>
  filedKinds.flatMap((name) => [...records[name].values()].flatMap((record) => ownProblemsOf(name, record)));

/** Makes a problem of a mistake in a field of this file. */
export const problemIn =
  (file: string) =>
  ({ path, message }: FieldIssue): ContentProblem => ({ file, field: path, message });
