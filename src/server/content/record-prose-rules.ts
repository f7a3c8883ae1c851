import { toolSections } from '#domain/catalogue/tool-schema.ts';
import type { Ended } from '#domain/ended/ended-schema.ts';
import { oncePer } from '#domain/once-per.ts';
import type { FiledKindName } from '#domain/records/kinds.ts';
import type { SafetyRule } from '#domain/safety/safety-schema.ts';
import { pathOf } from './content-files.ts';
import { endedProblems } from './ended-rules.ts';
import { numbersIn, unknownNumbers } from './law-rules.ts';
import { sayingProblems } from './prose-rules.ts';
import type { Prose } from './read-prose.ts';
import { proseKinds, proseOfFields, proseOfText } from './read-prose.ts';
import type { ContentProblem, Ruled } from './records.ts';
import { safetyProblems } from './safety-rules.ts';

type Told = Pick<Ruled, FiledKindName | 'evidence' | 'duties' | 'safety' | 'ended'>;

const sectionFields: readonly string[] = toolSections.map(({ field }) => field);

/**
 * Finds, in what staff edit, words and forms that the voice avoids, numbers to call without a source, wrong words on safety, and
 * names of ended things as if they had not ended. A fact or a price speaks of its day, and may name what ended since. What texts
 * may not share with each other is left to the check of the files: it is about the whole collection, and would be in the way at
 * the desk.
 */
export const recordProseProblems = (records: Told): ContentProblem[] => {
  const { tools, evidence, prices, duties, safety, ended } = records;
  const findings = [
    ...tools.map((tool) => toldByTool(tool)),
    ...wordyKinds.flatMap((kind) => records[kind].map((record) => toldByRecord(kind, record))),
  ];
  return [
    ...findings.flatMap(({ sayings }) => sayings),
    ...unknownNumbers(
      findings.flatMap(({ numbers }) => numbers),
      duties,
    ),
    ...findings.flatMap(({ unsafe, untold }) => [...unsafe(safety), ...untold(ended)]),
    ...[...evidence].flatMap(([slug, { facts, changes }]) =>
      [...facts, ...changes].flatMap((record) => inFile(`evidence/${slug}.yaml`, record.id, toldByQuoted(record).unsafe(safety))),
    ),
    ...[...prices].flatMap(([slug, price]) => inFile(`prices/${slug}.yaml`, slug, toldByQuoted(price).unsafe(safety))),
  ];
};

/** Finds the problems that depend on the words of a record alone. */
const saidBy = (file: string, prose: Prose[]) => ({
  sayings: prose.flatMap(sayingProblems),
  numbers: numbersIn(prose),
  unsafe: oncePer((rules: readonly SafetyRule[]) => safetyProblems(rules, file, prose)),
  untold: oncePer((ended: readonly Ended[]) => endedProblems(ended, file, prose)),
});
const saidByFields = (file: string, record: object) => saidBy(file, proseOfFields(file, record));
export const toldByTool = oncePer((tool: Told['tools'][number]) => saidBy(fileOfTool(tool), proseOfTool(tool)));

type WordyKind = Exclude<FiledKindName, 'tools' | 'prices'>;
/** Other kinds whose records have a file each, so that a new one follows the same rules. Prices are checked as quoted. */
export const wordyKinds = proseKinds.filter((name): name is WordyKind => name !== 'tools');
const wordsOf: ReadonlyMap<WordyKind, (record: { slug: string }) => ReturnType<typeof saidBy>> = new Map(
  wordyKinds.map((kind) => [kind, oncePer((record: { slug: string }) => saidByFields(pathOf(kind, record.slug), record))]),
);
/** Finds the same problems of a record of such a kind. */
export const toldByRecord = (kind: WordyKind, record: { slug: string }) =>
  wordsOf.get(kind)?.(record) ?? saidByFields(pathOf(kind, record.slug), record);

/** Finds the problems of a fact, a change of terms or a price: each is read alone on a card, so its file does not matter. */
export const toldByQuoted = oncePer((record: object) => saidByFields('', record));
const inFile = (file: string, of: string, problems: readonly ContentProblem[]) =>
  problems.map((problem) => ({ ...problem, file, field: `${of}.${problem.field}` }));

const fileOfTool = ({ slug }: Pick<Told['tools'][number], 'slug'>) => `tools/${slug}.md`;

/** Lists a tool's texts; its long sections are Markdown, as in its file, and a mistake is reported by section. */
function proseOfTool(tool: Told['tools'][number]): Prose[] {
  const file = fileOfTool(tool);
  const short = Object.entries(tool).filter(([name]) => !sectionFields.includes(name));
  const sections = toolSections.flatMap(({ field }) =>
    proseOfText(file, tool[field] ?? '').map((prose) => ({ ...prose, field })),
  );
  return [...proseOfFields(file, Object.fromEntries(short)), ...sections];
}
