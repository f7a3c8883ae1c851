/** A separate PostgreSQL: see test-database.mjs. */
export interface Cluster {
  url: string;
  /** User that it runs as, if that is not the current one. */
  owner?: { uid: number; gid: number };
  /** Stops it without removing its data: PostgreSQL's fast shutdown (SIGINT) or its immediate one (SIGQUIT). */
  halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  start(): Promise<void>;
  /** Stops and removes it. */
  stop(): Promise<void>;
}

export function openCluster(settings?: Record<string, string>): Promise<Cluster>;
export function withoutPostgres(whyNot?: string, manager?: string): string;
