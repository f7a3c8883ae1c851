import type { FieldIssue } from '#domain/check.ts';
import { check } from '#domain/check.ts';
import type { DeskTextKind } from '#domain/staff/desk-text-kinds.ts';
import type { Writing } from '#domain/staff/desk-texts.ts';
import { deskTextSchemas } from '#domain/staff/desk-texts.ts';
import type { WritingKind } from '#domain/writings/writing-kinds.ts';
import { isWritingKind } from '#domain/writings/writing-kinds.ts';
import { pagesOf } from '../../content/pages.ts';
import { proseProblems } from '../../content/prose-rules.ts';
import type { Records } from '../../content/record-rules.ts';
import { writingProblems } from '../../content/writing-rules.ts';
import { HttpError } from '../../errors.ts';

/** What the rules are asked with: the records as they stand, and the figures that a writing may cite. */
interface Grounds {
  records: Records;
  figureIds: ReadonlySet<string>;
}
/** One of the texts beside the catalogue. */
interface Place {
  kind: DeskTextKind;
  /** Nothing of one that is new. */
  name?: string;
}

/** A text as it may be stored: by its schema, and by the rules that the build has for what the hub says. @throws {HttpError} 422 */
export function checkedText(grounds: Grounds, place: Place, record: object): object {
  const { data, issues = [] } = check<object>(deskTextSchemas[place.kind], record);
  const all = data ? [...issues, ...ruleIssues(grounds, place, data)] : issues;
  if (!data || all.length > 0)
    throw new HttpError(422, 'Some fields are missing or wrong.', {
      issues: all.map(({ path, message }) => ({ path: `record.${path}`, message })),
    });
  return data;
}

function ruleIssues(grounds: Grounds, { kind, name = '' }: Place, record: object): FieldIssue[] {
  if (isWritingKind(kind)) return writingIssues(grounds, kind, name, (record as Writing).text);
  if (kind === 'search-aliases') return [];
  const said = Object.entries(record).filter(([, value]) => typeof value === 'string');
  const prose = said.map(([field, text]) => ({ file: kind, field, text: text as string }));
  return proseProblems(prose).map(({ field, message }) => ({ path: field, message }));
}

/** What the check of the files would say of a writing, beside the others as they are; each with its line. */
export function writingIssues({ records, figureIds }: Grounds, kind: WritingKind, name: string, text: string): FieldIssue[] {
  const fileOf = (writing: string) => `${writing}.mdx`;
  const own = `${kind}/${name}`;
  const problems = writingProblems(
    { file: fileOf(own), text },
    {
      figureIds,
      pages: pagesOf(records),
      duties: records.duties,
      others: [...records.writings]
        .filter(([writing]) => writing !== own)
        .map(([writing, said]) => ({ file: fileOf(writing), text: said })),
    },
  );
  return problems.map(({ line, message }) => ({ path: `text.${line}`, message: `line ${line} ${message}` }));
}
