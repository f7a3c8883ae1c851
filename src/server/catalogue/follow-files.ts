import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { ToolPrices } from '#domain/catalogue/price-schema.ts';
import { inOneOrder } from '#domain/catalogue/workflow-schema.ts';
import type { RecordKind, RecordKindName } from '#domain/records/kinds.ts';
import { kinds } from '#domain/records/kinds.ts';
import type { Content } from '../content/read-content.ts';
import { newestReading } from '../content/read-content.ts';
import { kindOf } from '../database/connect.ts';
import type { Database } from '../database/tables.ts';
import type { AuthoredRecord } from '../records/authored.ts';
import { authoredOf } from '../records/authored.ts';
import { judgeRecords } from '../records/judge-records.ts';
import { isSaidByStaff } from '../records/price-lines.ts';
import type { StoredRecord } from '../records/store.ts';
import { findRecords, insertRecords, letFollow, removeRecord, updateRecord } from '../records/store.ts';
import { addAuditEntry } from '../repositories/audit-log.ts';
import type { NotTaken } from '../repositories/files-not-taken.ts';
import { replaceNotTaken } from '../repositories/files-not-taken.ts';
import { isOlderContent, keepLaidContent } from '../repositories/laid-content.ts';
import type { Change } from '../repositories/record-versions.ts';
import { addRevision, changeCatalogue } from '../repositories/revisions.ts';
import { readCatalogue } from './catalogue.ts';

/** Result of following the files, by the names of the records: 'tools/lamp'. */
export interface FollowReport {
  inserted: string[];
  updated: string[];
  /** Records removed, because their file no longer has them. */
  removed: string[];
  /** Records edited by staff that now say the same as their file: they follow it again. */
  followed: string[];
  /** Records edited by staff that differed from their file: overwritten because that was requested. */
  overwritten: string[];
  /** Records edited by staff that differ from their file: left as they are, because overwriting was not requested. */
  keptAsEdited: string[];
}

/** Result of an import, with the mistakes that it allowed and left, as after a stricter card: each file with the mistake. */
export type ImportReport = FollowReport & { leftWrong: string[] };

/**
 * Updates the database from the authored files at a start (docs/product.md): adds new records, lets those that nobody edited
 * follow their file, and leaves those that staff edited. One transaction, on one node at a time, with no edit meanwhile.
 * A node whose files are older than those last seeded changes nothing: it restarted during an upgrade; an import would go back.
 * @returns with `isOlder: true` if the files were older
 */
export const seed = (db: Kysely<Database>, content: Content, now: string): Promise<FollowReport & { isOlder?: true }> =>
  changeCatalogue(db, async (transaction) => {
    const hash = hashOf(content);
    if (kindOf(db) === 'postgres' && (await isOlderContent(transaction, hash))) return { ...emptyReport(), isOlder: true };
    const report = await followFiles(transaction, content, { at: now, origin: 'file' }, 'leave');
    await keepLaidContent(transaction, hash, now);
    if (changedIn(report).length > 0) await addRevision(transaction, 'seed', now);
    return report;
  });

/**
 * Imports the authored files next to running hubs, which show them within a second. Unlike a start, it also checks what staff
 * edited: a record that says the same as its file follows it again; with `overwrite` the others are overwritten.
 * @throws {RecordsBroken} when files and what staff edited do not go together; then nothing was imported
 */
export async function importContent(
  db: Kysely<Database>,
  content: Content,
  { now, overwrite, why }: { now: string; overwrite: boolean; why?: string },
): Promise<ImportReport> {
  // Day by which the files were checked.
  const today = newestReading(content.evidence);
  return changeCatalogue(db, async (transaction) => {
    const before = await readCatalogue(transaction, content);
    const change: Change = { at: now, origin: 'import', ...(why && { why }) };
    const report = await followFiles(transaction, content, change, overwrite ? 'overwrite' : 'keep');
    await keepLaidContent(transaction, hashOf(content), now);
    const problems = await judgeRecords(before, await readCatalogue(transaction, content), today);
    if (changedIn(report).length > 0) {
      await addRevision(transaction, 'import', now);
      await addAuditEntry(transaction, { ...operator, action: 'imported', detail: summaryOf(report, why) }, now);
    }
    // One entry for each record, since an edit from the desk was overwritten.
    for (const target of report.overwritten)
      await addAuditEntry(transaction, { ...operator, action: 'overwritten', target, detail: why }, now);
    return { ...report, leftWrong: problems.map(({ file, field, message }) => `${file}: ${field}: ${message}`) };
  });
}

const changedIn = ({ inserted, updated, removed, overwritten }: FollowReport) => [inserted, updated, removed, overwritten].flat();

// Author in the audit log: an import is a command of the server's operator.
const operator = { username: '(command line)' };

/** Summarizes a report: '2 new, 1 brought up to its file: Evidence of November'. */
function summaryOf({ inserted, updated, removed, overwritten }: FollowReport, why: string | undefined): string {
  const counts: [records: string[], what: string][] = [
    [inserted, 'new'],
    [updated, 'brought up to their files'],
    [removed, 'gone from their files'],
    [overwritten, 'overwritten, though edited at the desk'],
  ];
  const parts = counts.filter(([records]) => records.length > 0).map(([records, what]) => `${records.length} ${what}`);
  return [parts.join(', '), why].filter(Boolean).join(': ');
}

const emptyReport = (): FollowReport => ({
  ...{ inserted: [], updated: [], removed: [] },
  ...{ followed: [], overwritten: [], keptAsEdited: [] },
});

/** Hashes all authored files, to compare one state of them with another. */
const hashOf = (content: Content): string => {
  const hash = createHash('sha256');
  for (const kind of Object.values<RecordKind>(kinds))
    for (const file of authoredOf(kind, content)) hash.update(`${kind.name}/${file.name} ${fingerprint(file)}\n`);
  return hash.digest('base64url');
};

/** Treatment of a record that staff edited: a start leaves it, an import compares it with its file. */
type WithEdited = 'leave' | 'keep' | 'overwrite';

async function followFiles(
  db: Kysely<Database>,
  content: Content,
  change: Change,
  withEdited: WithEdited,
): Promise<FollowReport> {
  const report = emptyReport();
  const notTaken: NotTaken[] = [];
  for (const kind of Object.values<RecordKind>(kinds))
    await followKind(db, kind, authoredOf(kind, content), { report, notTaken, change, withEdited });
  await replaceNotTaken(db, notTaken, change.at);
  return report;
}

/** Checks, by kind, whether staff said elsewhere what the record of a file would hide. */
const saidElsewhere: Partial<Record<RecordKindName, (db: Kysely<Database>, record: object) => Promise<boolean>>> = {
  prices: (db, record) => isSaidByStaff(db, record as ToolPrices),
};

/** Settings and report of one pass over the files. */
interface Following {
  report: FollowReport;
  /** Newer files of records that staff edited. */
  notTaken: NotTaken[];
  change: Change;
  withEdited: WithEdited;
}

async function followKind(
  db: Kysely<Database>,
  { name: kind, goesWithFile }: RecordKind,
  authored: readonly AuthoredRecord[],
  { report, notTaken, change, withEdited }: Following,
): Promise<void> {
  const withoutFile = new Map((await findRecords(db, kind)).map((row) => [row.name, row as StoredRecord]));
  const newRecords = [];
  for (const file of authored) {
    const one = { ...file, seedHash: fingerprint(file) };
    const row = withoutFile.get(file.name);
    withoutFile.delete(file.name);
    const canGiveWay = withEdited !== 'overwrite' && !(row && isEdited(row));
    if (canGiveWay && (await saidElsewhere[kind]?.(db, file.record))) {
      if (row) await removeRecord(db, kind, row, change);
      leave(one);
    } else if (row) await followOne(one, row);
    else newRecords.push(one);
  }
  await insertRecords(db, kind, newRecords, change);
  report.inserted.push(...newRecords.map(({ name }) => `${kind}/${name}`));
  for (const row of withoutFile.values()) if (goesWithFile) await loseFile(row);

  async function followOne(file: AuthoredRecord & { seedHash: string }, row: StoredRecord): Promise<void> {
    const { seedHash, position = 0 } = file;
    const saysTheSame = row.retiredAt === null && isDeepStrictEqual(inOneOrder(row.record), inOneOrder(asStored(file.record)));
    const hasEdit = isEdited(row);
    if (hasEdit && withEdited !== 'overwrite' && (withEdited === 'leave' || !saysTheSame)) {
      // Reports at a start only when the file has changed since the edit.
      if (!saysTheSame && (withEdited === 'keep' || row.seedHash !== seedHash)) tell('keptAsEdited', row);
      if (!saysTheSame && row.seedHash !== seedHash) list(file);
      return;
    }
    if (!saysTheSame) await updateRecord(db, kind, row, { record: file.record, retiredAt: null, seedHash, position }, change);
    else if (hasEdit || row.seedHash !== seedHash || row.position !== position) await letFollow(db, kind, file);
    if (hasEdit) tell(saysTheSame ? 'followed' : 'overwritten', row);
    else if (!saysTheSame || row.position !== position) tell('updated', row);
  }

  async function loseFile(row: StoredRecord): Promise<void> {
    // A record that never was in a file was added by staff; out of use it stays, so that staff can bring it back.
    if (row.seedHash === null || row.retiredAt !== null) return;
    const hasEdit = isEdited(row);
    if (hasEdit && withEdited !== 'overwrite') {
      list({ name: row.name, record: null, position: row.position, seedHash: null });
      return tell('keptAsEdited', row);
    }
    await removeRecord(db, kind, row, change);
    tell(hasEdit ? 'overwritten' : 'removed', row);
  }

  /** Leaves a file alone when staff said the same matter elsewhere. */
  function leave(file: AuthoredRecord & { seedHash: string }): void {
    list(file);
    report.keptAsEdited.push(`${kind}/${file.name}`);
  }

  function list({
    name,
    record,
    position = 0,
    seedHash,
  }: Pick<NotTaken, 'name' | 'record' | 'seedHash'> & { position?: number }) {
    notTaken.push({ kind, name, record, position, seedHash });
  }

  function tell(what: keyof FollowReport, { name }: StoredRecord): void {
    report[what].push(`${kind}/${name}`);
  }
}

const isEdited = ({ editedAt, seedHash }: StoredRecord) => editedAt !== null || seedHash === null;

/** Copies a record without its undefined fields. */
const asStored = (record: object): object => JSON.parse(JSON.stringify(record));

/** Hashes an authored record, to compare one state of it with another. */
function fingerprint({ record, position }: AuthoredRecord): string {
  // Workflows had no status at first: rows that were seeded then still count as the same as their file.
  const state = 'title' in record && 'status' in record && record.status === 'active' ? { ...record, status: undefined } : record;
  return createHash('sha256')
    .update(JSON.stringify(position === undefined ? state : [position, state]))
    .digest('base64url');
}
