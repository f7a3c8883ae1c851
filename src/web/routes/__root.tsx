import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import { headingFontUrl } from '#ui/fonts.ts';
import markUrl from '#ui/mark.svg?url&no-inline';
import appCss from '#ui/styles/app.css?url';
import { Shell } from '#web/features/shell/shell.tsx';
import { themeScript } from '#web/features/shell/theme-choice.tsx';
import { NavigationMemory } from '#web/navigation/navigation-memory.tsx';
import type { SiteSettings } from '#web/request-context.ts';
import { requestContext } from '#web/request-context.ts';
import { siteContent } from '#web/site-content.ts';

export const Route = createRootRoute({
  // Only the server knows the installation's settings; the browser keeps what the first page brought.
  loader: (): SiteSettings | undefined => requestContext()?.site,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { property: 'og:site_name', content: siteContent.name },
      { property: 'og:type', content: 'website' },
    ],
    links: [
      { rel: 'preload', href: headingFontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'stylesheet', href: appCss },
      { rel: 'icon', href: markUrl, type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
    scripts: [{ children: themeScript }],
  }),
  component: Root,
});

function Root() {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
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
      </body>
    </html>
  );
}
