import type { Kysely } from 'kysely';
import type { ToolPrices } from '#domain/catalogue/price-schema.ts';
import { oncePer } from '#domain/once-per.ts';
import type { FiledKindName } from '#domain/records/kinds.ts';
import type { SiteWords } from '#domain/snapshot/snapshot.ts';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import type { WritingKind } from '#domain/writings/writing-kinds.ts';
import type { Content } from '../content/read-content.ts';
import type { Records } from '../content/records.ts';
import type { StoredText } from '../content/write-desk-texts.ts';
import { kindOf } from '../database/connect.ts';
import type { Database } from '../database/tables.ts';
import { findSeenEvidence, withReadings } from '../records/evidence.ts';
import { findTexts, siteWordsOf, writingsNow } from '../records/site-words.ts';
import { findAdded, findFiled } from '../records/store.ts';
import { currentRevision } from '../repositories/revisions.ts';

/** Part of a catalogue that the database holds. */
export interface StoredCatalogue extends Pick<Records, FiledKindName | 'evidence'> {
  revision: number;
  /** Texts of the desk: writings and the site's own words. */
  texts: readonly StoredText[];
  /** Time when the hub added a record (ISO time), by kind and name: 'tools/otter'. */
  added: ReadonlyMap<string, string>;
}

/**
 * Catalogue at one revision, as a whole, from the authored files and the database: immutable. Rules, the desk's lists, mails,
 * previews and the export read it; visitors read what `shownIn` makes of it.
 */
export type Catalogue = Readonly<
  Omit<Content, keyof StoredCatalogue | 'writings'> & StoredCatalogue & Pick<Records, 'writings'> & { siteWords: SiteWords }
>;

/** Makes the catalogue of these files and these stored records; a record replaces what its file says. */
export const catalogueOf = (files: Content, storedCatalogue: StoredCatalogue): Catalogue => ({
  ...files,
  ...storedCatalogue,
  siteWords: siteWordsOf(storedCatalogue.texts, files.deskTexts),
  writings: writingsNow(files.writings, storedCatalogue.texts, files.figureIds),
});

/** Makes the snapshot that visitors read: without what was taken down, sorted and indexed. */
export const shownIn = oncePer((catalogue: Catalogue) => createSnapshot(catalogue.revision, catalogue));

/** Makes the next catalogue, in which these records replace those of their slugs, or are added. */
export const withRecords = <From extends Pick<Catalogue, Kind>, Kind extends 'tools' | 'workflows' | 'answers'>(
  catalogue: From,
  kind: Kind,
  records: readonly { slug: string }[],
): From => ({
  ...catalogue,
  [kind]: [...new Map([...catalogue[kind], ...records].map((record) => [record.slug, record])).values()],
});

/** Makes the next catalogue, in which this price replaces the tool's. */
export const withPrice = (catalogue: Catalogue, price: ToolPrices): Catalogue => ({
  ...catalogue,
  prices: new Map(catalogue.prices).set(price.slug, price),
});

/** Makes the next catalogue, in which this text replaces that of a guide, explainer or statement. */
export const withWriting = (
  catalogue: Catalogue,
  { kind, name, text }: { kind: WritingKind; name: string; text: string },
): Catalogue => ({ ...catalogue, writings: new Map(catalogue.writings).set(`${kind}/${name}`, text) });

/**
 * Reads the database's part of a catalogue. A record whose stored text is unchanged is the same object as at the reading before
 * (src/server/records/stored-text.ts), so that what was found out about it stays known.
 */
export async function readStored(db: Kysely<Database>): Promise<StoredCatalogue> {
  const revision = await currentRevision(db);
  const filed = await findFiled(db);
  return {
    revision,
    ...filed,
    answers: await withReadings(db, filed.answers),
    evidence: await findSeenEvidence(db),
    prices: new Map(filed.prices.map((price) => [price.slug, price])),
    texts: await findTexts(db),
    added: await findAdded(db, ['tools', 'workflows', 'terms-changes']),
  };
}

/** Reads the catalogue within a transaction that reads one state, or is the only one that writes. */
export const readCatalogue = async (db: Kysely<Database>, files: Content): Promise<Catalogue> =>
  catalogueOf(files, await readStored(db));

/** Reads the whole catalogue at one revision, as if all of it were read in one moment. */
export const loadCatalogue = (db: Kysely<Database>, files: Content): Promise<Catalogue> =>
  // SQLite's transaction is the only writer, and so it is alone.
  (kindOf(db) === 'postgres'
    ? db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    : db.transaction()
  ).execute((transaction) => readCatalogue(transaction, files));
