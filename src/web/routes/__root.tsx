import { createRootRouteWithContext, HeadContent, Scripts, useMatches, useRouteContext } from '@tanstack/react-router';
import markUrl from '#ui/mark.svg?url&no-inline';
import '#ui/styles/app.css';
import { startModules } from '#web/after-first-paint.ts';
import { NotFound } from '#web/features/shell/not-found.tsx';
import { PageOutlet } from '#web/features/shell/page-outlet.tsx';
import { Shell } from '#web/features/shell/shell.tsx';
import { announcementId } from '#web/navigation/arrive.ts';
import type { PageFiles } from '#web/page-modules.ts';
import type { RouterContext } from '#web/request-context.ts';
import { siteContent } from '#web/site-content.ts';
import { themeScript } from '#web/theme-script.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  // Only the server knows the installation's settings; the browser keeps those of the first page.
  loader: ({ context: { site } }) => site,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      // Link previews are for crawlers, so the server alone renders them (page-head.ts).
      ...(import.meta.env.SSR
        ? [
            { property: 'og:site_name', content: siteContent.name },
            { property: 'og:type', content: 'website' },
          ]
        : []),
    ],
    links: [
      { rel: 'icon', href: markUrl, type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
    // React ignores a script in the head that it did not write: the browser doesn't need to know the second.
    scripts: [{ children: themeScript }, ...(import.meta.env.SSR ? [{ children: startModules }] : [])],
  }),
  component: Root,
  notFoundComponent: NotFound,
});

function Root() {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {import.meta.env.SSR && <PageStyles />}
        <HeadContent />
        {/* Not in the route's `head`, which keeps only one element for each name. */}
        <meta name="theme-color" content="#FBF7EE" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0F1526" media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        <Shell>
          <PageOutlet />
        </Shell>
        <p className="visually-hidden" id={announcementId} aria-live="polite" />
        <Scripts />
        {import.meta.env.SSR && <PageScript />}
      </body>
    </html>
  );
}

/**
 * Styles of the page: inlined in its head, so that its first paint waits for no second file (docs/decisions/0112). During
 * development, Vite serves the common sheet as a file, and loads a screen's own with its script.
 */
function PageStyles() {
  const { textOf } = useRouteContext({ from: '__root__' });
  const files = usePageFiles();
  if (!files || !textOf) return <link rel="stylesheet" href="/src/ui/styles/app.css" precedence="page" />;
  return files.sheets.map((href) => (
    <style key={href} href={href} precedence="page">
      {textOf(href)}
    </style>
  ));
}

/** Script of the page, which the browser reads from the page: held until the first paint; Vite's during development. */
function PageScript() {
  const files = usePageFiles();
  return files ? (
    <script
      type="text/plain"
      data-start={files.start.join(' ')}
      data-modules={files.modules.join(' ')}
      data-fallbacks={files.fallbacks}
    />
  ) : (
    <script type="module" src="/src/web/client.tsx" />
  );
}

/** Files of the build that the page needs; none during development. */
function usePageFiles(): PageFiles | undefined {
  const { filesOf } = useRouteContext({ from: '__root__' });
  // A route that was skipped, because nothing is at this address, is still pending.
  const shownMatches = useMatches({ select: (matches) => matches.filter(({ status }) => status !== 'pending') });
  return filesOf?.(shownMatches.map(({ routeId }) => routeId));
}
