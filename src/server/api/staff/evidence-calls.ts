import type { Kysely } from 'kysely';
import { evidenceDraftName } from '#domain/staff/draft-kinds.ts';
import { changeActSchema, changeWriteSchema, factActSchema, factWriteSchema } from '#domain/staff/staff-schema.ts';
import { evidenceIssues } from '#domain/trust/evidence-rules.ts';
import type { Fact, TermsChange } from '#domain/trust/fact-schema.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import type { Change as StoredChange } from '../../repositories/record-versions.ts';
import type { EditableEvidence, EvidenceTable } from '../../repositories/tool-facts.ts';
import { findEvidenceForEdit, insertEvidence, updateEvidence } from '../../repositories/tool-facts.ts';
import { findToolForEdit, updateTool } from '../../repositories/tools.ts';
import { found, olderVersion, taken } from './conflict.ts';
import { changesBetween, storeEdit } from './edits.ts';
import { presentChange, presentFact } from './presenters.ts';
import type { StaffAnswer, StaffContext, StaffRequest } from './staff-call.ts';
import { staffCall } from './staff-call.ts';
import { evidenceInUse, stricterTool } from './stricter-tool.ts';

/** What is said of a tool, fact by fact and change by change: added, edited, read again, taken out of use and brought back. */
export const evidenceCalls = [
  staffCall({
    method: 'get',
    path: '/tools/{slug}/evidence',
    summary: 'The facts of a tool and the changes of its maker’s terms, with those out of use',
    permission: 'edit catalogue',
    answers: { one: 'ToolEvidence' },
    answer: async ({ db }, { params: { slug = '' } }) => {
      const { tool } = found(await findToolForEdit(db, slug), 'Tool');
      const facts = (await findEvidenceForEdit<Fact>(db, 'toolFacts', slug)).map(presentFact);
      const changes = (await findEvidenceForEdit<TermsChange>(db, 'termsChanges', slug)).map(presentChange);
      return { body: { slug, name: tool.name, facts, changes } };
    },
  }),
  staffCall({
    method: 'post',
    path: '/tools/{slug}/facts',
    summary: 'Add a fact',
    permission: 'edit catalogue',
    body: factWriteSchema.partial({ version: true }),
    creates: true,
    answers: { one: 'EditableFact' },
    answer: (context, request) => {
      const { fact, stricter } = request.body;
      return change<Fact>(context, request, { table: 'toolFacts', add: fact, stricter });
    },
  }),
  staffCall({
    method: 'put',
    path: '/tools/{slug}/facts/{name}',
    summary: 'Replace a fact; its id stays',
    permission: 'edit catalogue',
    body: factWriteSchema,
    answers: { one: 'EditableFact' },
    answer: (context, request) => {
      const { fact: record, version, stricter } = request.body;
      const edit = () => ({ record, action: 'edited' });
      return change<Fact>(context, request, { table: 'toolFacts', version, edit, stricter });
    },
  }),
  staffCall({
    method: 'patch',
    path: '/tools/{slug}/facts/{name}',
    summary: 'Read a fact again without a change, take it out of use, or bring it back',
    permission: 'edit catalogue',
    body: factActSchema,
    answers: { one: 'EditableFact' },
    answer: (context, request) => {
      const { act, version, stricter } = request.body;
      const edit: Edit<Fact> = (before, at) =>
        act === 'confirm' ? { record: readNow(before, at), action: 'read again' } : inUse(act, at);
      return change<Fact>(context, request, { table: 'toolFacts', version, edit, stricter });
    },
  }),
  staffCall({
    method: 'post',
    path: '/tools/{slug}/changes',
    summary: 'Add a change of a maker’s terms',
    permission: 'edit catalogue',
    body: changeWriteSchema.partial({ version: true }),
    creates: true,
    answers: { one: 'EditableChange' },
    answer: (context, request) => change<TermsChange>(context, request, { table: 'termsChanges', add: request.body.change }),
  }),
  staffCall({
    method: 'put',
    path: '/tools/{slug}/changes/{name}',
    summary: 'Replace a change of terms; its id stays',
    permission: 'edit catalogue',
    body: changeWriteSchema,
    answers: { one: 'EditableChange' },
    answer: (context, request) => {
      const { change: record, version } = request.body;
      const edit = () => ({ record, action: 'edited' });
      return change<TermsChange>(context, request, { table: 'termsChanges', version, edit });
    },
  }),
  staffCall({
    method: 'patch',
    path: '/tools/{slug}/changes/{name}',
    summary: 'Take a change of terms out of use, or bring it back',
    permission: 'edit catalogue',
    body: changeActSchema,
    answers: { one: 'EditableChange' },
    answer: (context, request) => {
      const { act, version } = request.body;
      const edit: Edit<TermsChange> = (_, at) => inUse(act, at);
      return change<TermsChange>(context, request, { table: 'termsChanges', version, edit });
    },
  }),
];

/** A fact that somebody found in its document just now: the page itself was read, so the day is the copy's too. */
export const readNow = (fact: Fact, at: string): Fact => ({ ...fact, read: at.slice(0, 10), copied: at.slice(0, 10) });

interface Edited<T> {
  record?: T;
  retiredAt?: string | null;
  action: string;
  detail?: string;
}

/** What becomes of a record; what is left out stays as it was. */
type Edit<T> = (before: T, at: string, db: Kysely<Database>) => Edited<T> | Promise<Edited<T>>;

const inUse = (act: 'retire' | 'bring back', at: string) =>
  act === 'retire' ? { retiredAt: at, action: 'taken out of use' } : { retiredAt: null, action: 'brought back' };

type Change<T> = { table: EvidenceTable; stricter?: boolean; why?: string } & ({ add: T } | { version: number; edit: Edit<T> });

const nouns = { toolFacts: 'Fact', termsChanges: 'Change' };
const folders = { toolFacts: 'facts', termsChanges: 'terms-changes' } as const;

/** Stores one record of evidence, and the stricter card where that is asked for. @returns the record as it is then, for the desk */
export function change<T extends Fact | TermsChange>(
  context: StaffContext,
  request: Pick<StaffRequest, 'by' | 'now' | 'params'>,
  what: Change<T>,
): Promise<StaffAnswer> {
  const { slug = '', name = 'add' in what ? what.add.id : '' } = request.params;
  const { table } = what;
  return storeEdit(context, request, {
    why: what.why,
    record: `${folders[table]}/${slug}/${name}`,
    draft: { kind: folders[table], name: evidenceDraftName(slug, 'add' in what ? '' : name) },
    write: async (db, change) => {
      const { tool, version: versionOfTool } = found(await findToolForEdit(db, slug), 'Tool');
      const done = 'add' in what ? await added(db, slug, what, change) : await edited(db, slug, name, what, change);
      const evidence = await evidenceInUse(db, slug);
      // A fact and a change of one name: the database keeps them apart, and the tool's file could not.
      if ('add' in what && evidenceIssues(evidence).length > 0) throw new HttpError(409, idIsTaken(name));
      const today = change.at.slice(0, 10);
      const made = what.stricter ? stricterTool(tool, evidence, today) : undefined;
      if (made && !(await updateTool(db, made, versionOfTool, change))) throw toolChanged;
      return {
        action: done.action,
        detail: [done.detail, made && 'the card was made stricter'].filter(Boolean).join('; '),
        answer: { body: presenterOf(table)(await readOne<T>(db, table, slug, name)) },
      };
    },
  });
}

const presenterOf = (table: EvidenceTable) =>
  (table === 'toolFacts' ? presentFact : presentChange) as (row: EditableEvidence) => object;

const toolChanged = new HttpError(409, 'Somebody else has changed this tool just now. Please try again.');

const idIsTaken = (id: string) => `This tool has a record with the id ${id} already. Choose another.`;

async function added<T extends Fact | TermsChange>(
  db: Kysely<Database>,
  slug: string,
  { table, add }: { table: EvidenceTable; add: T },
  change: StoredChange,
): Promise<{ action: string; detail?: string }> {
  requireNotAhead(table, add, change.at);
  await insertEvidence(db, table, slug, add, change).catch(taken(idIsTaken(add.id)));
  return { action: 'added' };
}

async function edited<T extends Fact | TermsChange>(
  db: Kysely<Database>,
  slug: string,
  name: string,
  { table, version, edit }: { table: EvidenceTable; version: number; edit: Edit<T> },
  change: StoredChange,
): Promise<{ action: string; detail?: string }> {
  const present = presenterOf(table);
  const before = await readOne<T>(db, table, slug, name);
  if (version !== before.version) throw olderVersion(present(before));
  const made = await edit(before.record, change.at, db);
  const { action, record = before.record, retiredAt = before.retiredAt } = made;
  if (record.id !== name) throw wrong(table, 'id', 'cannot be changed: other pages may lead to it');
  requireNotAhead(table, record, change.at);
  if (!(await updateEvidence(db, table, slug, { version, record, retiredAt }, change)))
    throw olderVersion(present(await readOne<T>(db, table, slug, name)));
  const detail = action === 'edited' ? changesBetween(before.record, record) : made.detail;
  return { action, ...(detail && { detail }) };
}

/** @throws {HttpError} 404 */
export async function readOne<T extends Fact | TermsChange>(
  db: Kysely<Database>,
  table: EvidenceTable,
  slug: string,
  name: string,
) {
  const records = await findEvidenceForEdit<T>(db, table, slug);
  return found(
    records.find(({ record }) => record.id === name),
    nouns[table],
  );
}

/** Nobody has read tomorrow's document; a day more, for whoever sits further east. */
function requireNotAhead(table: EvidenceTable, { read }: { read: string }, at: string): void {
  const tomorrow = new Date(Date.parse(at) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  if (read > tomorrow) throw wrong(table, 'read', 'must not be in the future');
}

const wrong = (table: EvidenceTable, field: string, message: string) =>
  new HttpError(422, 'Some fields are missing or wrong.', {
    issues: [{ path: `${table === 'toolFacts' ? 'fact' : 'change'}.${field}`, message }],
  });
