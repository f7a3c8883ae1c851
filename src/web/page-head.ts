import type { FeedFormat } from '#domain/feed-address.ts';
import { feedAddress, feedTypes } from '#domain/feed-address.ts';
import { descriptionAt } from '#domain/site-pages.ts';
import type { SiteSettings } from './request-context.ts';
import { siteContent } from './site-content.ts';
import { siteOf } from './site-of.ts';

/** Metadata of a page for browsers, search engines and link previews. */
export interface PageHead {
  title: string;
  /** Description of a page that is made of data; the others have theirs in domain/site-pages.ts. */
  description?: string;
  /** The canonical path, without parameters that only filter. */
  path: string;
  site: SiteSettings | undefined;
  /** schema.org data in JSON-LD; made on the server only, to keep it out of the browser's script. */
  structuredData?: Record<string, unknown>[];
  noIndex?: boolean;
  /** Feeds of the page, where it has some, with their formats; rendered on the server only. */
  feeds?: { page: string; formats: readonly FeedFormat[] };
  /** Category picture for link previews; the home page's by default (scripts/documents/make-pictures.ts). */
  picture?: string;
}

/**
 * Title, description, canonical link, Open Graph and structured data of a page, for a route's `head`. Client-side navigation
 * updates only what visitors see, the title and the canonical address; crawlers see server-rendered pages only.
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
  const text = description ?? descriptionAt(path);
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: text },
      { property: 'og:title', content: title },
      { property: 'og:description', content: text },
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
 * The `head` of a route with a fixed title and description.
 * @param page.followed the list's page, from its address, whose new entries an Atom feed contains; used on the server only
 */
export const headOf =
  <Search>({ followed, ...page }: Omit<PageHead, 'site' | 'feeds'> & { followed?: (search: Search) => string }) =>
  ({ matches, match: { search } }: { matches: Parameters<typeof siteOf>[0]; match: { search: Search } }) =>
    pageHead({
      ...page,
      site: siteOf(matches),
      ...(import.meta.env.SSR && followed && { feeds: { page: followed(search), formats: ['atom'] as const } }),
    });

/** The head of a record's page, with breadcrumbs through its list. */
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

/** Breadcrumbs for search engines: names and paths from the home page down. */
export const breadcrumbs = (site: SiteSettings | undefined, trail: { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${site?.publicUrl ?? ''}${path}`,
  })),
});
