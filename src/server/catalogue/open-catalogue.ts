import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import type { Content } from '../content/read-content.ts';
import type { DatabaseConnection } from '../database/connect.ts';
import { connectPostgres } from '../database/connect.ts';
import { nameFault } from '../database/fault.ts';
import { migrate } from '../database/migrate.ts';
import { startupSentence } from '../database/startup-sentence.ts';
import { StartupError } from '../errors.ts';
import { UnreadableRecord } from '../records/stored-text.ts';
import type { SiteSearch } from '../search/site-search.ts';
import { loadCatalogue, shownIn } from './catalogue.ts';
import { CurrentCatalogue } from './current-catalogue.ts';
import { seed } from './follow-files.ts';

const preparationMs = 10 * 60_000;

/**
 * Updates the database to this version and to the authored files, and reads the catalogue that it then holds.
 * @param options.databaseUrl PostgreSQL's address; undefined on SQLite
 * @throws {StartupError} with a sentence for the operator
 */
export async function openCatalogue(
  connection: DatabaseConnection,
  options: { databaseUrl: string | undefined; content: Content; search: SiteSearch; clock: Clock; log: Logger },
): Promise<CurrentCatalogue> {
  const { databaseUrl, content, search, clock, log } = options;
  const { db, kind } = connection;
  // Connects with a longer limit: another server may be migrating or seeding, and waiting for it may take long.
  const preparing = databaseUrl ? connectPostgres(databaseUrl, log, { statementMs: preparationMs }) : connection;
  try {
    await migrate(preparing.db, kind);
    const now = clock.now().toISOString();
    const { inserted, updated, removed, keptAsEdited, isOlder } = await seed(preparing.db, content, now);
    if (isOlder)
      log.warn(
        'the files of this release are older than those in the database, which stay: npm run content:import goes back to these',
      );
    log.info(
      { inserted: inserted.length, updated: updated.length, removed: removed.length, keptAsEdited },
      'the catalogue is seeded',
    );
  } catch (error) {
    throw new StartupError(error instanceof UnreadableRecord ? unreadable(error) : startupSentence(error));
  } finally {
    if (preparing !== connection) await preparing.close();
  }
  const load = () => loadCatalogue(db, content);
  const first = await load().catch((error: Error) => {
    throw new StartupError(nameFault(error) ? startupSentence(error) : unreadable(error));
  });
  return new CurrentCatalogue(first, async () => {
    const catalogue = await load();
    // The former catalogue answers until this one can be searched, so that no visitor waits and pages and search agree.
    await search.prepare(shownIn(catalogue));
    return catalogue;
  });
}

const unreadable = ({ message }: Error) =>
  `The catalogue in the database cannot be read (${message}). Fix that record, or restore a backup.`;
