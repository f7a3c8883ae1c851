/** A PostgreSQL of one's own: see test-database.mjs. */
export interface Cluster {
  url: string;
  /** The user that it runs as, when that is not this one. */
  owner?: { uid: number; gid: number };
  /** Ends it, its data staying: fast (SIGINT) or at once (SIGQUIT). */
  halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  start(): Promise<void>;
  /** Ends and removes it. */
  stop(): Promise<void>;
}

export function openCluster(settings?: Record<string, string>): Promise<Cluster>;
export function withoutPostgres(whyNot?: string, manager?: string): string;
