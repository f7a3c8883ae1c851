import type { CatalogueForDocuments } from '#domain/reads/reads.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { writingOfDocument } from '#domain/writings/writing-kinds.ts';
import { pageAddresses } from '../../catalogue/page-addresses.ts';

/** What documents ask of a snapshot. */
export const catalogueForDocuments = (snapshot: CatalogueSnapshot): CatalogueForDocuments => ({
  toolName: (tool) => snapshot.toolBySlug.get(tool)?.name ?? tool,
  isThere: (address) => pageAddresses(snapshot).has(address),
  writing: (document) => snapshot.writings.get(writingOfDocument(document)),
});
