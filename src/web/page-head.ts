import type { FeedFormat } from '#domain/feed-address.ts';
import { feedAddress, feedTypes } from '#domain/feed-address.ts';
import { descriptionAt } from '#domain/site-pages.ts';
import type { SiteSettings } from './request-context.ts';
import { siteContent } from './site-content.ts';
import { siteOf } from './site-of.ts';

/** What a page tells browsers, search engines and link previews about itself. */
export interface PageHead {
  title: string;
  /** Of a page that is made of data; the others have theirs in domain/site-pages.ts. */
  description?: string;
  /** The canonical path, without parameters that only filter. */
  path: string;
  site: SiteSettings | undefined;
  /** schema.org data in JSON-LD; the server alone makes it, so that the browser's script has none of it. */
  structuredData?: Record<string, unknown>[];
  noIndex?: boolean;
  /** The page as its feeds know it, where it has some: of these formats; the server alone tells of them. */
  feeds?: { page: string; formats: readonly FeedFormat[] };
  /** The category's picture, which link previews show; the home page's unless told (scripts/documents/make-pictures.mjs). */
  picture?: string;
}

/**
 * Title, description, canonical link, Open Graph and structured data of a page, for a route's `head`. In the browser, whose
 * pages no machine reads, only what visitors meet changes from page to page: the title, and the address that is shared.
 */
export function pageHead({
  title,
  description,
  path,
  site,
  structuredData = [],
  noIndex = false,
  feeds,
  picture = 'home',
}: PageHead) {
  const fullTitle = path === '/' ? `${siteContent.name}: ${title}` : `${title} · ${siteContent.name}`;
  const canonical = `${site?.publicUrl ?? ''}${path}`;
  const links = noIndex ? [] : [{ rel: 'canonical', href: canonical }];
  if (!import.meta.env.SSR) return { meta: [{ title: fullTitle }], links };
  const told = description ?? descriptionAt(path);
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: told },
      { property: 'og:title', content: title },
      { property: 'og:description', content: told },
      { property: 'og:url', content: canonical },
      { property: 'og:image', content: `${site?.publicUrl ?? ''}/share/${picture}.jpg` },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [...links, ...(feeds?.formats ?? []).map((format) => feedLink(title, feeds?.page ?? path, format))],
    scripts: structuredData.map((data) => ({
      type: 'application/ld+json',
      // A closing tag inside the data would end the script.
      children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
    })),
  };
}

const feedLink = (title: string, page: string, format: FeedFormat) => ({
  rel: 'alternate',
  type: feedTypes[format],
  title,
  href: feedAddress(page, format),
});

/**
 * The `head` of a route whose page is always told of in the same words.
 * @param page.followed the page of a list, by what its address says, whose new entries an Atom feed tells; for the server alone
 */
export const headOf =
  <Search>({ followed, ...page }: Omit<PageHead, 'site' | 'feeds'> & { followed?: (search: Search) => string }) =>
  ({ matches, match: { search } }: { matches: Parameters<typeof siteOf>[0]; match: { search: Search } }) =>
    pageHead({
      ...page,
      site: siteOf(matches),
      ...(import.meta.env.SSR && followed && { feeds: { page: followed(search), formats: ['atom'] as const } }),
    });

/** The head of a record's page, below the list that it stands in. */
export function recordHead(
  record: Pick<PageHead, 'title' | 'description' | 'path' | 'site'>,
  list: { name: string; path: string },
) {
  const { title: name, path, site } = record;
  return pageHead({
    ...record,
    structuredData: import.meta.env.SSR ? [breadcrumbs(site, [{ name: 'Home', path: '/' }, list, { name, path }])] : undefined,
  });
}

/** The way to a page, for search engines: names and paths from the home page down. */
export const breadcrumbs = (site: SiteSettings | undefined, trail: { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${site?.publicUrl ?? ''}${path}`,
  })),
});
