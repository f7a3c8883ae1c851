import type { Kysely } from 'kysely';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import type { Content } from '../content/read-content.ts';
import type { Database } from '../database/tables.ts';
import { currentRevision } from '../repositories/revisions.ts';
import type { Catalogue } from './catalogue.ts';
import { loadCatalogue, shownIn } from './catalogue.ts';

/** The catalogue that this server serves, and the way to replace it. */
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

  /** What visitors read of it. */
  get snapshot(): CatalogueSnapshot {
    return shownIn(this.#value);
  }

  /** Takes up what the database holds now; keeps the former catalogue when it cannot be read. */
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
 * The catalogue as the database holds it now: the one that is served where that is the newest, since another server's write is
 * served only once it can be searched. For reads beside a transaction; within one, `readCatalogue`.
 */
export async function newestCatalogue(
  db: Kysely<Database>,
  { catalogue, files }: { catalogue: Pick<CurrentCatalogue, 'value'>; files: Content },
): Promise<Catalogue> {
  const served = catalogue.value;
  return (await currentRevision(db)) === served.revision ? served : loadCatalogue(db, files);
}
