import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { findReplacedFields } from '#domain/catalogue/price-in-words.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { FieldIssue } from '#domain/check.ts';
import type { RecordKind, RecordKindName } from '#domain/records/kinds.ts';
import { kinds } from '#domain/records/kinds.ts';
import { nameOfText } from '#domain/staff/desk-texts.ts';
import type { DeskTextKind } from '#domain/staff/record-kinds.ts';
import { addedKinds, deskTextKinds } from '#domain/staff/record-kinds.ts';
import { recordWriteSchema, saidWriteSchema, textWriteSchema } from '#domain/staff/staff-schema.ts';
import { evidenceIssues } from '#domain/trust/evidence-rules.ts';
import { readCatalogue } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/tables.ts';
import { compareWithKept } from '../../documents/compare-with-kept.ts';
import { HttpError } from '../../errors.ts';
import { evidenceInUse } from '../../records/evidence.ts';
import { giveUpLines } from '../../records/price-lines.ts';
import { findRecord, findRecords } from '../../records/store.ts';
import type { Change } from '../../repositories/record-versions.ts';
import { recordToEdit, replaceRecord } from './edits.ts';
import type { StaffContext } from './staff-call.ts';
import { stricterTool } from './stricter-tool.ts';
import { textIssues } from './text-rules.ts';

/** Transaction, files, name and time of a record that is to be stored. */
export interface Place {
  db: Kysely<Database>;
  files: StaffContext['files'];
  /** Name of the record; undefined for a new one, whose name comes from its content. */
  name: string | undefined;
  /** ISO time. */
  at: string;
}

/** Settings of a kind at the desk, in addition to those of its life (`kind`). */
export interface DeskKind {
  kind: RecordKind;
  /** Schema of the body that replaces a record; without its version, of the body that adds one. */
  body: z.ZodObject;
  /** Names a new record; absent for a kind of which the desk adds none. */
  nameOfNew?: (record: object, params: Record<string, string>, db: Kysely<Database>) => string | Promise<string>;
  /** True if a tool has one record of it or none; the draft of a new one then has the tool's name. */
  isOfTool?: true;
  /** Message that a new record cannot have this name. */
  taken: (name: string) => string;
  /** Validates a record beyond its schema, but for the rules between records. */
  issuesOf?: (record: object, place: Place) => FieldIssue[] | Promise<FieldIssue[]>;
  /** Further effects of a write. @returns them in words, for the audit log */
  alsoDone?: (
    db: Kysely<Database>,
    name: string,
    options: { isNew?: true; isFromFile?: true; stricter?: boolean },
    change: Change,
  ) => Promise<string>;
}

/** Default settings of a kind at the desk. */
const entry = (kind: RecordKind): DeskKind => ({
  kind,
  body: recordWriteSchema(kind.field, kind.schema),
  ...(kind.file && { nameOfNew: (record) => (record as { slug: string }).slug }),
  taken: (slug) => `There is ${withArticle(kind.noun)} at the address ${slug} already.`,
});

export const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

const ofTool = (name: 'facts' | 'terms-changes'): Partial<DeskKind> => ({
  alsoDone: async (db, record, options, change) => {
    await compareWithKept(db, name, record);
    return makeStricter(db, record, options, change);
  },
  nameOfNew: (record, { slug }) => `${slug}/${(record as { id: string }).id}`,
  taken: (record) => `This tool already has a record with the id ${record.split('/')[1]}. Choose another.`,
});

const ofText = (name: DeskTextKind): Partial<DeskKind> => ({
  body: textWriteSchema,
  ...(addedKinds.includes(name) && {
    nameOfNew: async (record, _, db) => nameOfText(name, record, new Set((await findRecords(db, name)).map((row) => row.name))),
  }),
  taken: () => 'Someone added one with this name just now. Please try again.',
  issuesOf: async (record, place) =>
    textIssues(await readCatalogue(place.db, place.files), { kind: name, name: place.name }, record),
});

/** Settings of single kinds that override the defaults, such as what a kind needs of the database. */
const particular: Partial<Record<RecordKindName, Partial<DeskKind>>> = {
  tools: { issuesOf: (record, place) => lineIssues(record as Tool, place) },
  answers: {
    alsoDone: async (db, slug) => {
      await compareWithKept(db, 'answers', slug);
      return '';
    },
  },
  facts: { ...ofTool('facts'), body: saidWriteSchema(kinds.facts.field, kinds.facts.schema) },
  'terms-changes': ofTool('terms-changes'),
  prices: {
    isOfTool: true,
    taken: () => 'This tool has a price already. Open it, and change it there.',
    alsoDone: async (db, slug, { isFromFile }, change) => {
      if (isFromFile) await giveUpLines(db, slug, change);
      return '';
    },
  },
  ...Object.fromEntries(deskTextKinds.map((name) => [name, ofText(name)])),
};

/** Kinds of record that staff edit, with their settings. */
export const deskKinds: readonly DeskKind[] = Object.values<RecordKind>(kinds).map((kind) => ({
  ...entry(kind),
  ...particular[kind.name],
}));

/** Finds the settings of a kind. @throws {HttpError} 404 */
export function deskKindOf(name: string): DeskKind {
  const desk = deskKinds.find(({ kind }) => kind.name === name);
  if (!desk) throw new HttpError(404, 'We don’t have that kind of record.');
  return desk;
}

/** Refuses changes of a tool's fields that its price shows instead: nobody would see them. */
async function lineIssues(tool: Tool, { db }: Place): Promise<FieldIssue[]> {
  const [prices, before] = [await findRecord(db, 'prices', tool.slug), await findRecord(db, 'tools', tool.slug)];
  if (!prices) return [];
  return findReplacedFields(tool, prices.record)
    .filter((field) => !isDeepStrictEqual(tool[field], before?.record[field]))
    .map((path) => ({ path, message: 'the price of this tool says it, plan by plan: change it there' }));
}

/** Makes the card of a tool as strict as its evidence requires, where that is asked for. */
async function makeStricter(
  db: Kysely<Database>,
  name: string,
  { isNew, stricter }: { isNew?: true; stricter?: boolean },
  change: Change,
): Promise<string> {
  const [slug = '', id = ''] = name.split('/');
  const tool = await recordToEdit(db, kinds.tools, slug);
  const evidence = await evidenceInUse(db, slug);
  // A fact and a change with one id are apart in the database, but the tool's file could not hold both.
  if (isNew && evidenceIssues(evidence).length > 0)
    throw new HttpError(409, `This tool already has a record with the id ${id}. Choose another.`);
  const strictTool = stricter ? stricterTool(tool.record, evidence, change.at.slice(0, 10)) : undefined;
  if (!strictTool) return '';
  await replaceRecord(db, kinds.tools, tool, { record: strictTool }, change);
  return 'the card was made stricter';
}
