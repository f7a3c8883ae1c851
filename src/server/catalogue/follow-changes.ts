import type { Logger } from 'pino';
import type { DatabaseConnection } from '../database/connect.ts';
import { Notifications } from '../database/notifications.ts';
import { revisionChannel } from '../repositories/revisions.ts';
import type { FeedState } from './change-feed.ts';
import { ChangeFeed } from './change-feed.ts';
import type { CurrentCatalogue } from './current-catalogue.ts';

// An edit shall show within a second. On SQLite nobody tells of what the staff command writes, and looking is cheap; on
// PostgreSQL looking is the net below the notifications.
const sqlitePollMs = 500;
const postgresPollMs = 10_000;

/** Follows the database's changes, when they are told and when somebody asks. */
export interface ChangeFollower {
  /** Takes up at once what this server has just written. */
  check(): Promise<void>;
  readonly state: FeedState;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Has the catalogue follow the database.
 * @param options.databaseUrl PostgreSQL's address; nothing on SQLite
 */
export function followChanges(options: {
  connection: DatabaseConnection;
  databaseUrl: string | undefined;
  catalogue: CurrentCatalogue;
  log: Logger;
}): ChangeFollower {
  const { connection, databaseUrl, catalogue, log } = options;
  const pollMs = databaseUrl ? postgresPollMs : sqlitePollMs;
  const feed = new ChangeFeed({ db: connection.db, catalogue, pollMs, log });
  const onNews = () => void feed.check();
  const notifications = databaseUrl && new Notifications({ url: databaseUrl, channel: revisionChannel, onNews, log });
  return {
    check: () => feed.check(),
    get state() {
      return feed.state;
    },
    start() {
      feed.start();
      if (notifications) notifications.start();
    },
    async stop() {
      if (notifications) await notifications.stop();
      await feed.stop();
    },
  };
}
