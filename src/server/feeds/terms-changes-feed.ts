import { addresses } from '#domain/addresses.ts';
import type { ReadParameters } from '#domain/reads/reads.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { findTermsChanges } from '../api/public/fact-presenters.ts';
import type { Feed } from './feed.ts';
import { entryId } from './feed.ts';

/** Makes the feed of changes of companies' terms, the newest first, filtered by tools and topic. */
export const termsChangesFeed = (
  snapshot: CatalogueSnapshot,
  publicUrl: string,
  parameters: ReadParameters<'termsChanges'> = {},
): Feed => ({
  title: 'Changes to companies’ terms',
  page: publicUrl + addresses.termsChanges(parameters),
  entries: findTermsChanges(snapshot, parameters).map(({ tool, id, date, title, what, advice, who, source }) => ({
    id: entryId(tool, id),
    title: `${snapshot.toolBySlug.get(tool)?.name ?? tool} ${title}`,
    // Months count from their first day.
    at: new Date(date).toISOString(),
    link: publicUrl + addresses.tool(tool),
    via: source,
    summary: `${what} ${advice} For: ${who}`,
  })),
});
