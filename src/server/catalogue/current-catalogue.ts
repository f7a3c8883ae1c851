import type { Kysely } from 'kysely';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import type { Content } from '../content/read-content.ts';
import type { Database } from '../database/tables.ts';
import { currentRevision } from '../repositories/revisions.ts';
import type { Catalogue } from './catalogue.ts';
import { loadCatalogue, shownIn } from './catalogue.ts';

/** Catalogue that this server serves, and the way to replace it. */
export class CurrentCatalogue {
  #value: Catalogue;
  readonly #load: () => Promise<Catalogue>;
  readonly #listeners: (() => void)[] = [];

  constructor(value: Catalogue, load: () => Promise<Catalogue>) {
    this.#value = value;
    this.#load = load;
  }

  get value(): Catalogue {
    return this.#value;
  }

  /** Snapshot of it that visitors read. */
  get snapshot(): CatalogueSnapshot {
    return shownIn(this.#value);
  }

  /** Loads what the database holds now; keeps the former catalogue when that cannot be read. */
  async reload(): Promise<void> {
    this.#value = await this.#load();
    for (const listener of this.#listeners) listener();
  }

  /** Calls `listener` after each reload. */
  onReload(listener: () => void): void {
    this.#listeners.push(listener);
  }
}

/**
 * Returns the catalogue as the database holds it now: the served one where that is the newest, since another server's write
 * is served only once it can be searched. For reads outside a transaction; within one, use `readCatalogue`.
 */
export async function newestCatalogue(
  db: Kysely<Database>,
  { catalogue, files }: { catalogue: Pick<CurrentCatalogue, 'value'>; files: Content },
): Promise<Catalogue> {
  const servedCatalogue = catalogue.value;
  return (await currentRevision(db)) === servedCatalogue.revision ? servedCatalogue : loadCatalogue(db, files);
}
