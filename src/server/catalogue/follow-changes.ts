import type { Logger } from 'pino';
import type { DatabaseConnection } from '../database/connect.ts';
import { Notifications } from '../database/notifications.ts';
import { revisionChannel } from '../repositories/revisions.ts';
import type { Catalogue } from './catalogue.ts';
import { ChangeFeed } from './change-feed.ts';

// An edit shall show within a second. On SQLite nobody tells of what the staff command writes, and looking is cheap; on
// PostgreSQL looking is the net below the notifications.
const sqlitePollMs = 500;
const postgresPollMs = 10_000;

/**
 * Has the catalogue follow the database.
 * @param options.databaseUrl PostgreSQL's address; nothing on SQLite
 * @returns ends it
 */
export function followChanges(options: {
  connection: DatabaseConnection;
  databaseUrl: string | undefined;
  catalogue: Catalogue;
  log: Logger;
}): () => Promise<void> {
  const { connection, databaseUrl, catalogue, log } = options;
  const pollMs = databaseUrl ? postgresPollMs : sqlitePollMs;
  const feed = new ChangeFeed({ db: connection.db, catalogue, pollMs, log });
  feed.start();
  const onNews = () => void feed.check();
  const notifications = databaseUrl && new Notifications({ url: databaseUrl, channel: revisionChannel, onNews, log });
  if (notifications) notifications.start();
  return async () => {
    if (notifications) await notifications.stop();
    await feed.stop();
  };
}
