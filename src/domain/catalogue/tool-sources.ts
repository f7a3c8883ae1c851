import { capitalized } from '../text/capitalized.ts';
import type { ToolPageView } from './views.ts';

/** A document that an entry rests on; `read` is the day of the entry's check, for one that the entry only names. */
export interface SourceOfTool {
  title: string;
  publisher: string;
  dated?: string | undefined;
  read?: string;
  address: string;
}

type Entry = Pick<ToolPageView, 'maker' | 'website' | 'sources' | 'verifiedAt' | 'facts' | 'changes' | 'prices'>;

/**
 * Documents that an entry rests on, each once: the company's own, and those of others. Where the entry only names an address, the
 * title comes from that.
 */
export function toolSources(entry: Entry): Record<'own' | 'others', SourceOfTool[]> {
  const quoted = [
    ...entry.facts.map(({ document, source, by, dated }) => ({ title: document, source, by, date: dated })),
    ...entry.changes.map(({ document, source, by, date }) => ({ title: document, source, by, date })),
  ];
  const namedSources = [...entry.sources, ...entry.prices.flatMap(({ source }) => source ?? [])];
  const ownSites = new Set(
    [entry.website, ...quoted.filter(({ by }) => by === 'maker').map(({ source }) => source)].flatMap((address) =>
      address ? [siteOf(address)] : [],
    ),
  );
  const documents = new Map<string, SourceOfTool>();
  for (const { title, source, date } of quoted) {
    const publisher = ownSites.has(siteOf(source)) ? entry.maker : siteOf(source);
    if (!documents.has(source)) documents.set(source, { title, publisher, dated: date, address: source });
  }
  for (const source of namedSources) {
    const publisher = ownSites.has(siteOf(source)) ? entry.maker : siteOf(source);
    if (!documents.has(source))
      documents.set(source, { title: titleIn(source), publisher, read: entry.verifiedAt, address: source });
  }
  const { own = [], others = [] } = Object.groupBy(documents.values(), ({ publisher }) =>
    publisher === entry.maker ? 'own' : 'others',
  );
  return { own, others };
}

/** Registered domain of an address: 'openai.com' of 'help.openai.com', 'b.co.uk' of 'a.b.co.uk'. */
function siteOf(address: string): string {
  const parts = new URL(address).hostname.split('.');
  return parts.slice(/^(ac|co|com|gov|net|org)$/.test(parts.at(-2) ?? '') ? -3 : -2).join('.');
}

/** Title from an address: 'https://nesyona.com/articles/is-chatgpt-plus-worth-it' gives 'Is chatgpt plus worth it'. */
function titleIn(address: string): string {
  const { hostname, pathname } = new URL(address);
  const last = pathname.split('/').findLast((part) => /[a-z]{3}/i.test(part)) ?? '';
  const words = last
    .replace(/\.\w+$/, '')
    .split(/[-_+]/)
    .filter((word) => /^[a-z0-9.’']+$/i.test(word))
    .join(' ')
    .trim();
  return words ? capitalized(words) : hostname.replace(/^www\./, '');
}
