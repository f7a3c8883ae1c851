import type { KeptPage } from '#domain/offline/page-limits.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';

/** Reason why a copy is shown in place of the page. */
export type Reason = 'offline' | 'slow' | 'unreachable';

const because: Record<Reason, string> = {
  offline: 'You’re offline.',
  slow: 'Your connection is slow.',
  unreachable: 'We can’t reach the hub right now.',
};

const savedOn = ({ savedAt }: Pick<KeptPage, 'savedAt'>) => `saved on ${formatCheckedDate(savedAt.slice(0, 10))}`;

/** Id of the element that marks a copy; `keep-pages.ts` removes it. React ignores elements in the body that it does not know. */
export const savedLineId = 'saved-copy';

/** Makes the displayed copy of a stored page: with a first line that marks it. Its ETag shows whether it is still current. */
export function asSavedCopy(html: string, reason: Reason, page: Pick<KeptPage, 'savedAt'>, etag: string): string {
  const line = `<aside id="${savedLineId}" class="saved-copy" aria-label="Saved copy" data-etag="${escapeHtml(etag)}"><p class="wrap">${because[reason]} This copy was ${savedOn(page)}.</p></aside>`;
  return html.replace(/<body[^>]*>/, (body) => body + line);
}

/**
 * Offline page: the frame of another page of the hub, with a list of stored pages in place of its content. Its scripts are
 * removed, because they would look for the page at this address.
 * @param frame the HTML of any public page
 */
export function asOfflinePage(frame: string, pages: readonly KeptPage[]): string {
  const start = frame.indexOf('<body');
  const head = frame
    .slice(0, start)
    .replace(/<link[^>]*rel="(modulepreload|canonical)"[^>]*>|<script[^>]*\s(src=|type="application)[^>]*>.*?<\/script>/gs, '')
    .replace(/<title>.*?(?= · )/s, '<title>You’re offline');
  const body = frame.slice(start).replace(/<script\b[^>]*>.*?<\/script>/gs, '');
  return (
    head + body.replace(/(<main[^>]*>).*(<\/main>)/s, (_, open: string, close: string) => open + offlineContent(pages) + close)
  );
}

function offlineContent(pages: readonly KeptPage[]): string {
  const items = pages.map(
    (page) => `<li><a href="${escapeHtml(page.path)}">${escapeHtml(page.title)}</a>, ${savedOn(page)}</li>`,
  );
  const list =
    items.length > 0
      ? `<ul class="kept-pages">${items.join('')}</ul>`
      : '<p class="mt-2">None yet. When you open a guide or workflow while you’re connected, you can read it here later.</p>';
  return `<div class="wrap section"><h1>You’re offline</h1>
<p class="lead mt-4">This page needs a connection. We don’t keep lists and tool pages on your device, because prices and terms change. Connect, then <a href="">try again</a>.</p>
<h2 class="mt-10">Pages you can read now</h2>${list}</div>`;
}

/** The page's title without the site's name. */
export const titleOf = (html: string): string => {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  return unescapeHtml(title.split(' · ')[0] ?? '');
};

/** Our own files that are named in HTML or CSS. */
export const assetsIn = (text: string): string[] => [...new Set(text.match(/\/assets\/[\w./-]+\.[a-z0-9]+/g))];

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const unescapeHtml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
