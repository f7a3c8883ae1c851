import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useMatches, useRouteContext } from '@tanstack/react-router';
import markUrl from '#ui/mark.svg?url&no-inline';
import appCss from '#ui/styles/app.css?url';
import { startModules } from '#web/after-first-paint.ts';
import { Shell } from '#web/features/shell/shell.tsx';
import { themeScript } from '#web/features/shell/theme-choice.tsx';
import { NavigationMemory } from '#web/navigation/navigation-memory.tsx';
import type { RouterContext } from '#web/request-context.ts';
import { siteContent } from '#web/site-content.ts';
import { StyleSheet } from '#web/style-sheet.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  // Only the server knows the installation's settings; the browser keeps what the first page brought.
  loader: ({ context }) => context.site,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { property: 'og:site_name', content: siteContent.name },
      { property: 'og:type', content: 'website' },
    ],
    links: [
      { rel: 'icon', href: markUrl, type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
    // React leaves a script in the head alone that it did not write: the browser need not know the second.
    scripts: [{ children: themeScript }, ...(import.meta.env.SSR ? [{ children: startModules }] : [])],
  }),
  component: Root,
});

function Root() {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <StyleSheet href={appCss} precedence="site" />
        <HeadContent />
        {/* Not in `head`, which lets only one element of a name through. */}
        <meta name="theme-color" content="#FBF7EE" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0F1526" media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        <Shell>
          <Outlet />
        </Shell>
        <NavigationMemory />
        <Scripts />
        {import.meta.env.SSR && <PageScript />}
      </body>
    </html>
  );
}

/** The script of the page, which the browser finds in the page: held until the first paint, or Vite's while developing. */
function PageScript() {
  const { modulesOf } = useRouteContext({ from: '__root__' });
  // A route that was passed over, because nothing is at this address, is still pending.
  const shown = useMatches({ select: (matches) => matches.filter(({ status }) => status !== 'pending') });
  return modulesOf ? (
    <script type="text/plain" data-modules={modulesOf(shown.map(({ routeId }) => routeId)).join(' ')} />
  ) : (
    <script type="module" src="/src/web/client.tsx" />
  );
}
