import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts';
import { paths, staticPages } from '#web/paths.ts';

/** Lets every crawler read the pages; the API is for programs that know it. */
export const robotsTxt = (publicUrl: string) =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /admin', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');

/** Every page of the site at its canonical path, with when its facts were last checked. */
const canonicalPages = ({ categories, tools, workflows }: CatalogueSnapshot): { path: string; changed?: string }[] => [
  ...staticPages.map((path) => ({ path })),
  ...categories.flatMap(({ hub, name }) => [{ path: paths.hub(hub) }, { path: paths.comparison(name) }]),
  ...tools.map(({ slug, verifiedAt }) => ({ path: paths.tool(slug), changed: verifiedAt })),
  ...workflows.map(({ slug, verifiedAt }) => ({ path: paths.workflow(slug), changed: verifiedAt })),
];

/** The canonical path of every page. */
export const canonicalPaths = (snapshot: CatalogueSnapshot): string[] => canonicalPages(snapshot).map(({ path }) => path);

/** Every canonical address of the site. */
export function sitemapXml(snapshot: CatalogueSnapshot, publicUrl: string): string {
  const urls = canonicalPages(snapshot).map(({ path, changed }) => {
    const location = `<loc>${escapeXml(publicUrl + path)}</loc>`;
    return `  <url>${location}${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
