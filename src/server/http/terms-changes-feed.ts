import { createHash } from 'node:crypto';
import { addresses } from '#domain/addresses.ts';
import type { TermsChangeParameters } from '#domain/reads/reads.ts';
import type { CatalogueSnapshot, ChangeOfTool } from '#domain/snapshot/snapshot.ts';
import { findTermsChanges } from '../api/public/fact-presenters.ts';
import { escapeXml } from './robots.ts';

/** What makers changed in their terms as an Atom feed (RFC 4287), the newest first: of one tool or topic where that is asked. */
export function termsChangesFeed(snapshot: CatalogueSnapshot, publicUrl: string, asked: TermsChangeParameters = {}): string {
  const page = publicUrl + addresses.termsChanges(asked);
  const termsChanges = findTermsChanges(snapshot, asked);
  const entries = termsChanges.map((change) => {
    const name = snapshot.toolBySlug.get(change.tool)?.name ?? change.tool;
    const time = instantOf(change.date);
    return [
      '  <entry>',
      `    <id>${idOf(change)}</id>`,
      `    <title>${escapeXml(`${name} ${change.title}`)}</title>`,
      `    <updated>${time}</updated>`,
      `    <link href="${escapeXml(publicUrl + addresses.tool(change.tool))}"/>`,
      `    <link rel="via" href="${escapeXml(change.source)}"/>`,
      `    <summary>${escapeXml(`${change.what} ${change.advice} For: ${change.who}`)}</summary>`,
      '  </entry>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${escapeXml(page)}</id>`,
    '  <title>What changed in the terms</title>',
    `  <updated>${instantOf(termsChanges[0]?.date ?? '2025-11')}</updated>`,
    '  <author><name>Ministry AI Hub</name></author>',
    `  <link rel="self" href="${escapeXml(publicUrl + addresses.termsChangesFeed(asked))}"/>`,
    `  <link href="${escapeXml(page)}"/>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/** The same wherever the hub stands, so that a reader never shows a change twice. */
const idOf = ({ tool, id }: ChangeOfTool) =>
  `tag:ministry-ai-hub,2026:${createHash('sha256').update(`${tool}/${id}`).digest('hex').slice(0, 32)}`;

/** A month counts from its first day. */
const instantOf = (date: string) => new Date(date).toISOString();
