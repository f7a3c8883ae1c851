import type { FieldIssue } from '#domain/check.ts';
import type { FieldGroup, FieldSpec } from '#domain/records/form.ts';
import { valueAt, withValueAt } from '#domain/staff/merge-edits.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import type { EntryValues, FieldBounds } from './entry-kind.ts';

/** Returns the id of a field's control, for labels and the error summary. */
export const idOfField = (path: string): string => `field-${path.replaceAll('.', '-')}`;

/** One field that is wrong, in a sentence that names it. */
export interface FieldTrouble {
  path: string;
  message: string;
  /** Line of a long text, from 1. */
  line?: number;
}

/** Errors of the last submit, and their finder: the form or the server. */
interface LastTry {
  troubles: FieldTrouble[];
  from: 'form' | 'server';
  tries: number;
}

export const noErrors: LastTry = { troubles: [], from: 'form', tries: 0 };

/** Returns the errors of the last submit that still apply. Server errors stay until the next submit. */
export function remainingTroubles({ troubles, from }: LastTry, find: () => readonly FieldTrouble[]): readonly FieldTrouble[] {
  if (from === 'server' || troubles.length === 0) return troubles;
  const currentTroubles = find();
  return troubles.filter(({ path }) => currentTroubles.some((trouble) => trouble.path === path));
}

/** Maps the server's validation errors to the paths of the form: without the property that holds the record in a body. */
export const issuesWithin = (holds: string, issues: readonly FieldIssue[]): FieldIssue[] =>
  issues.map((issue) => ({
    ...issue,
    path: issue.path.startsWith(`${holds}.`) ? issue.path.slice(holds.length + 1) : issue.path,
  }));

/** Limit of lines of a long text that are reported at once. */
const mostLines = 20;

/**
 * Turns validation errors into sentences in the order of the form: one for each field, and one for each line of a long text.
 * Errors that belong to no field come first.
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

function sentenceOf(issue: FieldIssue, field: FieldSpec): string {
  const { path, message } = issue;
  // The message names the line itself: 'line 12 leads to …'
  if (field.kind === 'markdown' && path !== field.path) return capitalized(message);
  const [, row, , inRow] = /^\.(\d+)(\.(\w+))?/.exec(path.slice(field.path.length)) ?? [];
  const part = field.parts?.find(({ name }) => name === inRow);
  const name = [field.label, row && `row ${Number(row) + 1}`, part?.label].filter(Boolean).join(', ');
  return `${name}: ${wordsOf(issue, part?.kind === 'tool' ? 'tools' : field.kind)}`;
}

/** Puts the validator's findings in plain words that fit the field; our own messages say what to do already. */
function wordsOf({ message, finding }: FieldIssue, kind: FieldSpec['kind']): string {
  if (kind === 'permission') return 'choose one; after Only if, say the condition';
  if (!finding) return message;
  const { code, type, hasOwnWords } = finding;
  if (code === 'invalid_format') {
    if (kind === 'uses' || kind === 'tools') return 'choose a tool of the directory by its name';
    if (kind === 'duties') return 'choose a duty by its country and name';
  }
  if (code === 'invalid_value') return 'choose one';
  if (hasOwnWords) return message;
  switch (code) {
    case 'invalid_union':
    case 'custom':
      return 'choose one';
    case 'invalid_type':
      if (type === 'number') return kind === 'year' ? aYear : 'must be a number';
      if (type === 'string' || type === 'array') return kind === 'choice' ? 'choose one' : 'must not be empty';
      return 'must be filled in';
    case 'too_big':
    case 'too_small':
      if (type === 'number') return kind === 'year' ? aYear : 'must be a number';
      if (type === 'array' && code === 'too_big') return 'has too many rows';
      return 'is out of bounds';
    default:
      return message;
  }
}

const aYear = 'must be a year such as 2024';

/** Removes surrounding space, empty texts, empty rows and empty objects from the values. */
export const cleanedValues = (values: EntryValues): EntryValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const cleanValue = clean(value);
      return cleanValue === undefined || cleanValue === null ? [] : [[name, cleanValue]];
    }),
  );

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) return value.map(clean).filter((row) => row !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const cleanValues = cleanedValues({ ...value });
  return Object.keys(cleanValues).length > 0 ? cleanValues : undefined;
}

/** Adds each required object that is missing as an empty one, so that validation names the fields in it. */
export function withParents(values: EntryValues, bounds: ReadonlyMap<string, FieldBounds>): EntryValues {
  const parents = [...bounds]
    .filter(([path, { isInOptional }]) => path.includes('.') && !isInOptional)
    .map(([path]) => path.slice(0, path.lastIndexOf('.')));
  return [...new Set(parents)].reduce(
    (record, parent) => (valueAt(record, parent) === undefined ? withValueAt(record, parent, {}) : record),
    values,
  );
}
