import { addresses } from '#domain/addresses.ts';
import { escapeXml } from '../escape-xml.ts';
import { contentSecurityPolicy } from '../rendering/content-security-policy.ts';

/** Page that costs no rendering, for a person whose request is refused. */
export interface ShortPage {
  body: string;
  headers: Record<string, string>;
}

const titles: Record<number, string> = {
  404: 'We couldn’t find that',
  410: 'We took this down',
  413: 'That was too long',
  429: 'Please wait a moment',
  503: 'Please try again in a moment',
};

// Statuses after which input exists only in the browser: the answer to a refused form doesn't repeat it.
const mayHaveTyped = [413, 429, 503];

/** Checks whether a failure at this address is shown as a page: to a browser, except by the API, whose answers are JSON. */
export const isShownAsPage = (address: string, accept: string | undefined): boolean =>
  !/^\/api([/?]|$)/.test(address) && /\btext\/html\b/i.test(accept ?? '');

/** Renders `message`, a sentence of ours, under a title that fits the status. Never cached. */
export function shortPage(status: number, message: string): ShortPage {
  const title = titles[status] ?? 'That didn’t work';
  const back = mayHaveTyped.includes(status)
    ? '<p>If you filled in a form, go back with your browser: what you typed is usually still there.</p>'
    : '';
  const body = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Ministry AI Hub</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeXml(message)}</p>
${back}
<p><a href="${addresses.home}">Ministry AI Hub</a> <a href="${addresses.contact}">Contact</a></p>
</main>
</body>
</html>
`;
  return {
    body,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(Buffer.from(body)),
      'Cache-Control': 'no-store',
    },
  };
}

// Colors of the hub (src/ui/styles/tokens.css) without its files: a refused request needs no further ones.
const style = `
:root { color-scheme: light dark; --paper: #fbf7ee; --ink: #16213c; --action: #1d4397; }
@media (prefers-color-scheme: dark) { :root { --paper: #0f1526; --ink: #f2ecdf; --action: #a6c6f5; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 Arial, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 3.5rem 1.25rem; }
h1 { font: 500 2.125rem/1.2 Georgia, serif; }
a { display: inline-block; margin-right: 1.5rem; padding: 0.5rem 0; color: var(--action); }
`;
