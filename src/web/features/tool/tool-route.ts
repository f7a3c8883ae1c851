import { addresses, isHubTab } from '#domain/addresses.ts';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { orNotFound } from '#web/or-not-found.ts';
import { breadcrumbs, pageHead } from '#web/page-head.ts';
import type { RouterContext, SiteSettings } from '#web/request-context.ts';
import { toolCategory } from '#web/site-content.ts';
import { siteOf } from '#web/site-of.ts';
import { withoutTexts } from './texts-in-page.ts';

// Options shared by the two addresses of the tool's page.

/**
 * Maximum age of a tool's page within a visit, in milliseconds: it says what must not be typed in, and staff may have corrected
 * that.
 */
const oldestPageMs = 60 * 60 * 1_000;
/** Time at which each tool was read; a tool in the first document counts from the start of the document's request. */
const readAt = new Map<string, number>();

/** Route options of both addresses. */
export const toolRoute = {
  validateSearch: parseToolOrigin,
  loader: async ({ context, params: { slug } }: { context: RouterContext; params: { slug: string } }) => {
    if (!import.meta.env.SSR) readAt.set(slug, Date.now());
    const tool = await orNotFound(context.read('tool', { slug }));
    return import.meta.env.SSR ? withoutTexts(tool) : tool;
  },
  shouldReload: ({ params: { slug } }: { params: { slug: string } }) =>
    navigator.onLine && Date.now() - (readAt.get(slug) ?? performance.timeOrigin) > oldestPageMs,
  head: ({ loaderData, matches }: { loaderData?: ToolPageView; matches: Parameters<typeof siteOf>[0] }) =>
    toolHead(loaderData, siteOf(matches)),
  ...screen('Loading tool details...', 'Error loading tools'),
};

/** Page that the visitor came from; a value that is none of our hubs or tabs counts as absent. */
function parseToolOrigin(raw: Record<string, unknown>): { from?: string; tab?: string } {
  const from = typeof raw.from === 'string' && /^[a-z-]{1,40}$/.test(raw.from) ? raw.from : undefined;
  return { from, tab: isHubTab(raw.tab) ? raw.tab : undefined };
}

/** Head of a tool's page; the canonical address is /tools/{slug} whichever of the two was opened. */
function toolHead(tool: ToolPageView | undefined, site: SiteSettings | undefined) {
  if (!tool) return {};
  return pageHead({
    title: tool.headline,
    path: addresses.tool(tool.slug),
    site,
    // Client-side navigation sets the title only (page-head.ts).
    ...(import.meta.env.SSR && {
      description: tool.description,
      picture: toolCategory(tool.category)?.picture,
      structuredData: [
        {
          '@type': 'SoftwareApplication',
          name: tool.name,
          description: tool.description,
          applicationCategory: tool.category,
          url: tool.website,
          author: { '@type': 'Organization', name: tool.maker },
        },
        breadcrumbs(site, [
          { name: 'Home', path: addresses.home },
          { name: 'All Tools', path: addresses.allTools() },
          { name: tool.name, path: addresses.tool(tool.slug) },
        ]),
      ],
    }),
  });
}
