import type { FieldIssue } from '#domain/check.ts';
import type { Writing } from '#domain/staff/desk-texts.ts';
import type { DeskTextKind } from '#domain/staff/record-kinds.ts';
import type { WritingKind } from '#domain/writings/writing-kinds.ts';
import { isWritingKind } from '#domain/writings/writing-kinds.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { endedProblems } from '../../content/ended-rules.ts';
import { proseProblems } from '../../content/prose-rules.ts';
import type { Records } from '../../content/records.ts';
import { pagesOf } from '../../content/records.ts';
import { safetyProblems } from '../../content/safety-rules.ts';
import { writingProblems } from '../../content/writing-rules.ts';

/** Parts of a catalogue that the rules for its texts need. */
type Ruling = Records & Pick<Catalogue, 'figureIds'>;

/** Validates a text by the build's rules for what the hub says. @param place.name undefined for a new text */
export function textIssues(
  catalogue: Ruling,
  { kind, name = '' }: { kind: DeskTextKind; name: string | undefined },
  record: object,
): FieldIssue[] {
  if (isWritingKind(kind)) return writingIssues(catalogue, kind, name, (record as Writing).text);
  if (kind === 'search-aliases') return [];
  const texts = Object.entries(record).filter(([, value]) => typeof value === 'string');
  const prose = texts.map(([field, text]) => ({ file: `${kind}.yaml`, field, text: text as string }));
  const { safety, ended } = catalogue;
  const file = `${kind}.yaml`;
  return [...proseProblems(prose), ...safetyProblems(safety, file, prose), ...endedProblems(ended, file, prose)].map(
    ({ field, message }) => ({ path: field, message }),
  );
}

/** Validates a writing next to the others as they are, like the check of the files; each problem has its line. */
export function writingIssues(catalogue: Ruling, kind: WritingKind, name: string, text: string): FieldIssue[] {
  const fileOf = (writing: string) => `${writing}.mdx`;
  const own = `${kind}/${name}`;
  const problems = writingProblems(
    { file: fileOf(own), text },
    {
      figureIds: catalogue.figureIds,
      pages: pagesOf(catalogue),
      duties: catalogue.duties,
      safety: catalogue.safety,
      ended: catalogue.ended,
      others: [...catalogue.writings]
        .filter(([writing]) => writing !== own)
        .map(([writing, otherText]) => ({ file: fileOf(writing), text: otherText })),
    },
  );
  return problems.map(({ line, message }) => ({ path: `text.${line}`, message: `line ${line} ${message}` }));
}
