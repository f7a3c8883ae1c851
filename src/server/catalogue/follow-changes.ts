import type { Logger } from 'pino';
import type { DatabaseConnection } from '../database/connect.ts';
import { Notifications } from '../database/notifications.ts';
import { revisionChannel } from '../repositories/revisions.ts';
import type { FeedState } from './change-feed.ts';
import { ChangeFeed } from './change-feed.ts';
import type { CurrentCatalogue } from './current-catalogue.ts';

// Polling, so that an edit shows within a second. SQLite notifies nobody of what the staff command writes, and polling is
// cheap; on PostgreSQL polling is the net below the notifications.
const sqlitePollMs = 500;
const postgresPollMs = 10_000;

/** Follower of the database's changes, at notifications and on request. */
export interface ChangeFollower {
  /** Loads at once what this server has just written. */
  check(): Promise<void>;
  readonly state: FeedState;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Makes the catalogue follow the database.
 * @param options.databaseUrl PostgreSQL's address; undefined on SQLite
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
