import { createHash } from 'node:crypto';
import { withoutControls } from '#domain/text/unseen.ts';
import { escapeXml } from '../escape-xml.ts';

/** Content of a feed, in either format. */
export interface Feed {
  title: string;
  /** Absolute address of the page that shows the same. */
  page: string;
  /** Entries, the newest first. */
  entries: readonly FeedEntry[];
}

interface FeedEntry {
  /** Id that is the same on every origin, so that a reader never shows an entry twice (`entryId`). */
  id: string;
  title: string;
  /** ISO time of the entry. */
  at: string;
  /** Absolute addresses: of our page, and of the document that it rests on. */
  link: string;
  via?: string;
  summary: string;
}

const author = 'Ministry AI Hub';
/** Time when the hub began to watch: the date of a feed without entries. */
const watchStart = '2025-11-01T00:00:00.000Z';

/** Makes a permanent id for an entry: from its kind, and its names within that kind. */
export const entryId = (...names: readonly string[]) =>
  `tag:ministry-ai-hub,2026:${createHash('sha256').update(names.join('/')).digest('hex').slice(0, 32)}`;

/** Renders a feed as Atom (RFC 4287). `self` is the absolute address of this feed. */
export function atomFeed({ title, page, entries }: Feed, self: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${escapeXml(page)}</id>`,
    `  <title>${escapeXml(title)}</title>`,
    `  <updated>${entries[0]?.at ?? watchStart}</updated>`,
    `  <author><name>${author}</name></author>`,
    `  <link rel="self" href="${escapeXml(self)}"/>`,
    `  <link href="${escapeXml(page)}"/>`,
    ...entries.map((entry) =>
      [
        '  <entry>',
        `    <id>${entry.id}</id>`,
        `    <title>${escapeXml(entry.title)}</title>`,
        `    <updated>${entry.at}</updated>`,
        `    <link href="${escapeXml(entry.link)}"/>`,
        ...(entry.via ? [`    <link rel="via" href="${escapeXml(entry.via)}"/>`] : []),
        `    <summary>${escapeXml(entry.summary)}</summary>`,
        '  </entry>',
      ].join('\n'),
    ),
    '</feed>',
    '',
  ].join('\n');
}

/** Renders a feed as JSON Feed 1.1 (jsonfeed.org). `self` is the absolute address of this feed. */
export const jsonFeed = ({ title, page, entries }: Feed, self: string) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: withoutControls(title),
  home_page_url: page,
  feed_url: self,
  language: 'en-US',
  authors: [{ name: author }],
  items: entries.map(({ id, title: entryTitle, at, link, via, summary }) => ({
    id,
    url: link,
    ...(via && { external_url: via }),
    title: withoutControls(entryTitle),
    content_text: withoutControls(summary),
    date_published: at,
  })),
});
