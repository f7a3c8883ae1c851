/** A separate PostgreSQL: see test-database.mjs. */
export interface Cluster {
  url: string;
  /** User that it runs as, when that is not this one. */
  owner?: { uid: number; gid: number };
  /** Stops it, and keeps its data: fast (SIGINT) or at once (SIGQUIT). */
  halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  start(): Promise<void>;
  /** Stops and removes it. */
  stop(): Promise<void>;
}

export function openCluster(settings?: Record<string, string>): Promise<Cluster>;
export function withoutPostgres(whyNot?: string, manager?: string): string;
