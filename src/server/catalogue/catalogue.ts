import type { Kysely } from 'kysely';
import type { Category } from '#domain/catalogue/category-schema.ts';
import type { CatalogueSnapshot, Guidance } from '#domain/snapshot/snapshot.ts';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import type { Database } from '../database/tables.ts';
import { findAnswers } from '../repositories/answers.ts';
import { currentRevision } from '../repositories/revisions.ts';
import { findEvidence } from '../repositories/tool-facts.ts';
import { findTools } from '../repositories/tools.ts';
import { findWorkflows } from '../repositories/workflows.ts';
import { findSiteWords } from './site-words.ts';

/** What of a snapshot comes from files, and not from the database. */
export type FromFiles = { categories: readonly Category[] } & Partial<Omit<Guidance, 'answers'>>;

/** Reads the whole catalogue at one revision. */
export async function loadSnapshot(
  db: Kysely<Database>,
  { categories, situations, duties, downloads, kindGuides }: FromFiles,
): Promise<CatalogueSnapshot> {
  // The number first: a change in between is then loaded again, never missed.
  const revision = await currentRevision(db);
  const [tools, workflows, evidence] = [await findTools(db), await findWorkflows(db), await findEvidence(db)];
  const siteWords = await findSiteWords(db);
  const answers = await findAnswers(db);
  const guidance = { answers, situations, duties, downloads, kindGuides };
  return createSnapshot(revision, { categories, tools, workflows, evidence, siteWords, ...guidance });
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
