import type { Kysely } from 'kysely';
import type { Category } from '#domain/catalogue/category-schema.ts';
import type { CatalogueSnapshot, Guidance } from '#domain/snapshot/snapshot.ts';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import type { Writings } from '#domain/writings/writing-kinds.ts';
import type { DeskDefaults } from '../content/desk-defaults.ts';
import { kindOf } from '../database/connect.ts';
import type { Database } from '../database/tables.ts';
import { readCatalogue } from '../records/read-records.ts';
import { findTexts, siteWordsOf, writingsNow } from '../records/site-words.ts';
import { findAdded } from '../records/store.ts';
import { currentRevision } from '../repositories/revisions.ts';

/** What of a snapshot comes from files, and not from the database. */
export type FromFiles = {
  categories: readonly Category[];
  writings?: Writings;
  /** The figures that a writing may cite. */
  figureIds?: ReadonlySet<string>;
  /** The texts that the pages say by themselves. */
  deskTexts?: DeskDefaults;
} & Partial<Omit<Guidance, 'answers'>>;

/** Reads the whole catalogue at one revision, as if all of it were read in one moment. */
export const loadSnapshot = (db: Kysely<Database>, fromFiles: FromFiles): Promise<CatalogueSnapshot> =>
  // On SQLite a transaction is the only writer, and so it is alone.
  (kindOf(db) === 'postgres'
    ? db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    : db.transaction()
  ).execute((transaction) => readSnapshot(transaction, fromFiles));

/** … within a transaction that reads one state, or is the only one that writes. */
async function readSnapshot(
  db: Kysely<Database>,
  { categories, writings = new Map(), figureIds = new Set(), deskTexts, ...files }: FromFiles,
): Promise<CatalogueSnapshot> {
  const revision = await currentRevision(db);
  const { situations, duties, reportingLaw, downloads, kindGuides, ended, crisisWords, church } = files;
  const texts = await findTexts(db);
  const words = { siteWords: siteWordsOf(texts, deskTexts), writings: writingsNow(writings, texts, figureIds) };
  const guidance = { situations, duties, reportingLaw, downloads, kindGuides, ended, crisisWords, church };
  const added = await findAdded(db, ['tools', 'workflows', 'terms-changes']);
  const records = await readCatalogue(db, 'seen');
  return createSnapshot(revision, { categories, ...records, added, ...words, ...guidance });
}

/** The current snapshot, which every read uses, and the way to replace it. */
export class Catalogue {
  #snapshot: CatalogueSnapshot;
  readonly #load: () => Promise<CatalogueSnapshot>;
  readonly #listeners: (() => void)[] = [];

  constructor(snapshot: CatalogueSnapshot, load: () => Promise<CatalogueSnapshot>) {
    this.#snapshot = snapshot;
    this.#load = load;
  }

  get snapshot(): CatalogueSnapshot {
    return this.#snapshot;
  }

  /** Takes up what the database holds now; keeps the old snapshot when it cannot be read. */
  async reload(): Promise<void> {
    this.#snapshot = await this.#load();
    for (const listener of this.#listeners) listener();
  }

  /** Has `listener` called after each reload. */
  onReload(listener: () => void): void {
    this.#listeners.push(listener);
  }
}
