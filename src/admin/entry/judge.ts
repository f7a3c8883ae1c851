import type { FieldIssue } from '#domain/check.ts';
import type { FieldGroup, FieldSpec } from '#domain/records/form.ts';
import { valueAt, withValueAt } from '#domain/staff/merge-edits.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import type { EntryValues, FieldBounds } from './entry-kind.ts';

/** The id of a field's control, for labels and the error summary. */
export const idOfField = (path: string): string => `field-${path.replaceAll('.', '-')}`;

/** One field that is wrong, in a sentence that names it. */
export interface FieldTrouble {
  path: string;
  message: string;
  /** The line of a long text that it is about, from 1. */
  line?: number;
}

/** What was found wrong at the last try, and who found it. */
interface ToldTroubles {
  troubles: FieldTrouble[];
  from: 'form' | 'server';
  tries: number;
}

export const nothingTold: ToldTroubles = { troubles: [], from: 'form', tries: 0 };

/** What is still wrong of what was told: a field that was put right says so at once. What the server found, the next try tells. */
export function stillWrong({ troubles, from }: ToldTroubles, find: () => readonly FieldTrouble[]): readonly FieldTrouble[] {
  if (from === 'server' || troubles.length === 0) return troubles;
  const found = find();
  return troubles.filter(({ path }) => found.some((trouble) => trouble.path === path));
}

/** What the server found wrong, by the paths of the form: without the name under which a body holds the record. */
export const issuesWithin = (holds: string, issues: readonly FieldIssue[]): FieldIssue[] =>
  issues.map((issue) => ({
    ...issue,
    path: issue.path.startsWith(`${holds}.`) ? issue.path.slice(holds.length + 1) : issue.path,
  }));

/** Of a long text it tells so many lines at once. */
const mostLines = 20;

/**
 * What is wrong with the record, each field once, in the order of the form; of a long text each line. What belongs to no field
 * comes first.
 */
export function troublesOf(issues: readonly FieldIssue[], groups: readonly FieldGroup[]): FieldTrouble[] {
  const fields = groups.flatMap((group) => group.fields);
  const ofField = fields.flatMap((field) => {
    const own = issues.filter(({ path }) => isOf(path, field)).slice(0, field.kind === 'markdown' ? mostLines : 1);
    return own.map((issue) => ({ path: field.path, message: sentenceOf(issue, field), ...lineOf(issue, field) }));
  });
  const others = issues.filter(({ path }) => !fields.some((field) => isOf(path, field)));
  return [...others.map(({ path, message }) => ({ path: '', message: path ? `${path} ${message}` : message })), ...ofField];
}

const isOf = (path: string, field: FieldSpec) => path === field.path || path.startsWith(`${field.path}.`);

const lineOf = ({ path }: FieldIssue, field: FieldSpec): Pick<FieldTrouble, 'line'> => {
  const line = field.kind === 'markdown' && path.slice(field.path.length + 1);
  return line ? { line: Number(line) } : {};
};

function sentenceOf({ path, message }: FieldIssue, field: FieldSpec): string {
  // 'line 12 leads to …'
  if (field.kind === 'markdown' && path !== field.path) return capitalized(message);
  const [, row, , inRow] = /^\.(\d+)(\.(\w+))?/.exec(path.slice(field.path.length)) ?? [];
  const part = field.parts?.find(({ name }) => name === inRow);
  const name = [field.label, row && `row ${Number(row) + 1}`, part?.label].filter(Boolean).join(', ');
  return `${name}: ${ownWords(message, part?.kind === 'tool' ? { kind: 'tools' } : field)}`;
}

/** The validator's standing messages in plain words; our own say what to do already. */
function ownWords(message: string, { kind }: Pick<FieldSpec, 'kind'>): string {
  if (kind === 'permission') return 'choose one; after Only if, say the condition';
  if ((kind === 'uses' || kind === 'tools') && /hyphens$/.test(message)) return 'choose a tool of the directory by its name';
  if (kind === 'duties' && /hyphens$/.test(message)) return 'choose a duty by its country and name';
  if (/^Invalid option|^Invalid input$|from its list$/.test(message)) return 'choose one';
  if (/expected number/.test(message)) return kind === 'year' ? 'must be a year such as 2024' : 'must be a number';
  if (/^Invalid input: expected (string|array)/.test(message)) return kind === 'choice' ? 'choose one' : 'must not be empty';
  if (/^Invalid input: expected/.test(message)) return 'must be filled in';
  if (/^Too big: expected array/.test(message)) return 'has too many rows';
  if (/^Too (big|small)/.test(message)) return kind === 'year' ? 'must be a year such as 2024' : 'is out of bounds';
  return message;
}

/** What the form means: texts without space around them; empty texts, rows and objects are not there. */
export function cleanedValues(values: EntryValues): EntryValues {
  return (cleaned(values) ?? {}) as EntryValues;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) return value.map(cleaned).filter((row) => row !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const kept = cleaned(inner);
    return kept === undefined || kept === null ? [] : [[name, kept]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The record with an empty object wherever one must be that is missing, so that the check names the fields in it. */
export function withParents(values: EntryValues, bounds: ReadonlyMap<string, FieldBounds>): EntryValues {
  const parents = [...bounds]
    .filter(([path, { isInOptional }]) => path.includes('.') && !isInOptional)
    .map(([path]) => path.slice(0, path.lastIndexOf('.')));
  return [...new Set(parents)].reduce(
    (record, parent) => (valueAt(record, parent) === undefined ? withValueAt(record, parent, {}) : record),
    values,
  );
}
