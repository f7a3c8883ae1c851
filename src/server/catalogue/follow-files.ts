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

/** What following the files did, by the names of the records: 'tools/lamp'. */
export interface FollowReport {
  inserted: string[];
  updated: string[];
  /** Gone, because their file no longer has them. */
  removed: string[];
  /** Edited by staff, and the file says the same by now: it follows its file again. */
  followed: string[];
  /** Edited by staff and different from the file: overwritten because that was asked for. */
  overwritten: string[];
  /** … left alone because it was not. */
  keptAsEdited: string[];
}

/** What an import did, and what it leaves wrong though it passes, as after a stricter card: each file with the mistake. */
export type ImportReport = FollowReport & { leftWrong: string[] };

/**
 * Brings the database to the authored files at a start (docs/product.md): what is new is added, what nobody edited follows its file,
 * what staff edited is left alone. One transaction, one node at a time, and no edit beside it. Of several nodes one whose files are
 * older than what was laid in changes nothing: it starts again in the middle of an upgrade, and an import is how somebody goes back.
 * @returns with `isOlder`, whether that was so
 */
export const seed = (db: Kysely<Database>, content: Content, now: string): Promise<FollowReport & { isOlder?: true }> =>
  changeCatalogue(db, async (transaction) => {
    const hash = hashOf(content);
    if (kindOf(db) === 'postgres' && (await isOlderContent(transaction, hash))) return { ...nothingDone(), isOlder: true };
    const report = await followFiles(transaction, content, { at: now, origin: 'file' }, 'leave');
    await keepLaidContent(transaction, hash, now);
    if (changedIn(report).length > 0) await addRevision(transaction, 'seed', now);
    return report;
  });

/**
 * Takes the authored files in beside running hubs, which show them within a second. Unlike a start, it also looks at what staff
 * edited: what its file says too follows the file again, and the rest does when `overwrite` is asked for.
 * @throws {RecordsBroken} when files and what staff edited do not go together; then nothing was taken in
 */
export async function importContent(
  db: Kysely<Database>,
  content: Content,
  { now, overwrite, why }: { now: string; overwrite: boolean; why?: string },
): Promise<ImportReport> {
  // By the day that the files were checked by.
  const today = newestReading(content.evidence);
  return changeCatalogue(db, async (transaction) => {
    const before = await readCatalogue(transaction, content);
    const change: Change = { at: now, origin: 'import', ...(why && { why }) };
    const report = await followFiles(transaction, content, change, overwrite ? 'overwrite' : 'keep');
    await keepLaidContent(transaction, hashOf(content), now);
    const left = await judgeRecords(before, await readCatalogue(transaction, content), today);
    if (changedIn(report).length > 0) {
      await addRevision(transaction, 'import', now);
      await addAuditEntry(transaction, { ...operator, action: 'imported', detail: toldOf(report, why) }, now);
    }
    // Each for itself, since what somebody wrote at the desk gave way.
    for (const target of report.overwritten)
      await addAuditEntry(transaction, { ...operator, action: 'overwritten', target, detail: why }, now);
    return { ...report, leftWrong: left.map(({ file, field, message }) => `${file}: ${field}: ${message}`) };
  });
}

const changedIn = ({ inserted, updated, removed, overwritten }: FollowReport) => [inserted, updated, removed, overwritten].flat();

// An import is a command of whoever runs the server.
const operator = { username: '(command line)' };

/** '2 new, 1 brought up to its file: Evidence of November'. */
function toldOf({ inserted, updated, removed, overwritten }: FollowReport, why: string | undefined): string {
  const counts: [records: string[], what: string][] = [
    [inserted, 'new'],
    [updated, 'brought up to their files'],
    [removed, 'gone from their files'],
    [overwritten, 'overwritten, though edited at the desk'],
  ];
  const told = counts.filter(([records]) => records.length > 0).map(([records, what]) => `${records.length} ${what}`);
  return [told.join(', '), why].filter(Boolean).join(': ');
}

const nothingDone = (): FollowReport => ({
  ...{ inserted: [], updated: [], removed: [] },
  ...{ followed: [], overwritten: [], keptAsEdited: [] },
});

/** What tells one state of all authored files from another. */
const hashOf = (content: Content): string => {
  const hash = createHash('sha256');
  for (const kind of Object.values<RecordKind>(kinds))
    for (const file of authoredOf(kind, content)) hash.update(`${kind.name}/${file.name} ${fingerprint(file)}\n`);
  return hash.digest('base64url');
};

/** What happens to a record that staff edited: a start leaves it, an import looks whether it says what its file says. */
type WithEdited = 'leave' | 'keep' | 'overwrite';

async function followFiles(
  db: Kysely<Database>,
  content: Content,
  change: Change,
  withEdited: WithEdited,
): Promise<FollowReport> {
  const report = nothingDone();
  const notTaken: NotTaken[] = [];
  for (const kind of Object.values<RecordKind>(kinds))
    await followKind(db, kind, authoredOf(kind, content), { report, notTaken, change, withEdited });
  await replaceNotTaken(db, notTaken, change.at);
  return report;
}

/** Of which kinds staff may have said elsewhere what the record of a file would hide. */
const saidElsewhere: Partial<Record<RecordKindName, (db: Kysely<Database>, record: object) => Promise<boolean>>> = {
  prices: (db, record) => isSaidByStaff(db, record as ToolPrices),
};

/** What following the files does, and how. */
interface Following {
  report: FollowReport;
  /** What newer files say of what staff edited. */
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
  const withoutFile = new Map((await findRecords(db, kind)).map((stored) => [stored.name, stored as StoredRecord]));
  const added = [];
  for (const file of authored) {
    const one = { ...file, seedHash: fingerprint(file) };
    const stored = withoutFile.get(file.name);
    withoutFile.delete(file.name);
    const givesWay = withEdited !== 'overwrite' && !(stored && isEdited(stored));
    if (givesWay && (await saidElsewhere[kind]?.(db, file.record))) {
      if (stored) await removeRecord(db, kind, stored, change);
      leave(one);
    } else if (stored) await followOne(one, stored);
    else added.push(one);
  }
  await insertRecords(db, kind, added, change);
  report.inserted.push(...added.map(({ name }) => `${kind}/${name}`));
  for (const stored of withoutFile.values()) if (goesWithFile) await loseFile(stored);

  async function followOne(file: AuthoredRecord & { seedHash: string }, stored: StoredRecord): Promise<void> {
    const { seedHash, position = 0 } = file;
    const saysTheSame =
      stored.retiredAt === null && isDeepStrictEqual(inOneOrder(stored.record), inOneOrder(asStored(file.record)));
    const hasEdit = isEdited(stored);
    if (hasEdit && withEdited !== 'overwrite' && (withEdited === 'leave' || !saysTheSame)) {
      // A start tells of it only when the file has changed since the edit.
      if (!saysTheSame && (withEdited === 'keep' || stored.seedHash !== seedHash)) tell('keptAsEdited', stored);
      if (!saysTheSame && stored.seedHash !== seedHash) list(file);
      return;
    }
    if (!saysTheSame) await updateRecord(db, kind, stored, { record: file.record, retiredAt: null, seedHash, position }, change);
    else if (hasEdit || stored.seedHash !== seedHash || stored.position !== position) await letFollow(db, kind, file);
    if (hasEdit) tell(saysTheSame ? 'followed' : 'overwritten', stored);
    else if (!saysTheSame || stored.position !== position) tell('updated', stored);
  }

  async function loseFile(stored: StoredRecord): Promise<void> {
    // What never stood in a file was added by staff; out of use it stays, so that staff can bring it back.
    if (stored.seedHash === null || stored.retiredAt !== null) return;
    const hasEdit = isEdited(stored);
    if (hasEdit && withEdited !== 'overwrite') {
      list({ name: stored.name, record: null, position: stored.position, seedHash: null });
      return tell('keptAsEdited', stored);
    }
    await removeRecord(db, kind, stored, change);
    tell(hasEdit ? 'overwritten' : 'removed', stored);
  }

  /** Leaves a file alone of which staff said something elsewhere. */
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

/** Without what is undefined. */
const asStored = (record: object): object => JSON.parse(JSON.stringify(record));

/** What tells one state of an authored record from another. */
function fingerprint({ record, position }: AuthoredRecord): string {
  // Workflows had no status at first: rows that were seeded then are still known as what their file says.
  const told = 'title' in record && 'status' in record && record.status === 'active' ? { ...record, status: undefined } : record;
  return createHash('sha256')
    .update(JSON.stringify(position === undefined ? told : [position, told]))
    .digest('base64url');
}
