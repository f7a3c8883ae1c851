import { addresses } from '#domain/addresses.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { canonicalPages } from '../catalogue/page-addresses.ts';
import { escapeXml } from '../escape-xml.ts';

/** Allows every crawler to read the pages, but not the API, the desk or a church's papers. */
export const robotsTxt = (publicUrl: string) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    // Church papers, since every set of answers is an address.
    `Disallow: ${addresses.yourChurch}/*?`,
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** Lists every canonical address of the site. */
export function sitemapXml(snapshot: CatalogueSnapshot, publicUrl: string): string {
  const urls = canonicalPages(snapshot).map(({ path, changed }) => {
    const location = `<loc>${escapeXml(publicUrl + path)}</loc>`;
    return `  <url>${location}${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
