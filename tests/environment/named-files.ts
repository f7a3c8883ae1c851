/** Reads an address of the site: its status, and its body as text. */
export type ReadSite = (address: string) => Promise<{ status: number; text: string }>;

const fileName = /^\/[^?#]+\.(js|css|svg|woff2|avif|webp|png|jpg|ico|webmanifest|json|pdf|docx|md|txt)$/;

/**
 * Addresses of every file that these pages name (scripts, styles, fonts, pictures, manifest and its files, share pictures,
 * documents), and of every page that the site map lists.
 * @param read also handles absolute addresses of the site without their origin
 * @param publicUrl the site's own address, as share pictures and the site map have it
 * @param every one page of the site map in this many is read; all by default
 * @throws when a page of the site map does not answer 200
 */
export async function filesNamedBy(read: ReadSite, publicUrl: string, every = 1): Promise<{ pages: string[]; files: string[] }> {
  const withoutOrigin = (address: string) => (address.startsWith(publicUrl) ? address.slice(publicUrl.length) || '/' : address);
  const pages = [...(await read('/sitemap.xml')).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => withoutOrigin(loc));
  const files = new Set<string>();
  const keep = (words: string[]) => {
    for (const word of words.map(withoutOrigin)) if (fileName.test(word)) files.add(word);
  };
  for (const page of pages.filter((_, place) => place % every === 0)) {
    const { status, text } = await read(page);
    if (status !== 200) throw new Error(`${page} answers ${status}`);
    keep(quotedIn(text));
  }
  for (const sheet of [...files].filter((file) => file.endsWith('.css'))) keep((await read(sheet)).text.split(/[()"']/));
  for (const manifest of [...files].filter((file) => file.endsWith('.webmanifest')))
    keep((JSON.parse((await read(manifest)).text) as { icons: { src: string }[] }).icons.map(({ src }) => src));
  return { pages, files: [...files].sort() };
}

/** Addresses of the site's files that one page itself requests. */
export const filesOfPage = (html: string): string[] => [...new Set(quotedIn(html).filter((word) => fileName.test(word)))];

// Quoted texts: one address, or several separated by spaces.
const quotedIn = (html: string) => html.split('"').flatMap((value) => value.split(/[\s,]+/));
