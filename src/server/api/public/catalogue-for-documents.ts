import type { CatalogueForDocuments } from '#domain/reads/reads.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { writingOfDocument } from '#domain/writings/writing-kinds.ts';
import { pageAddresses } from '../../catalogue/page-addresses.ts';
import { presentComparisonToday } from './comparison-presenter.ts';
import { presentEndedIn } from './ended-presenter.ts';

/**
 * Answers what documents ask of a snapshot.
 * @param today the day by which facts are old: 2026-11-22
 */
export const catalogueForDocuments = (snapshot: CatalogueSnapshot, today: string): CatalogueForDocuments => ({
  toolName: (tool) => snapshot.toolBySlug.get(tool)?.name ?? tool,
  comparedToday: (slugs) => presentComparisonToday(snapshot, slugs, today),
  aboutUs: () => snapshot.siteWords.texts,
  isThere: (address) => pageAddresses(snapshot).has(address),
  endedIn: (text) => presentEndedIn(text, snapshot, today),
  writing: (document) => snapshot.writings.get(writingOfDocument(document)),
});
