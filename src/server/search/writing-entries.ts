import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { addresses } from '#domain/addresses.ts';
import type { Category } from '#domain/catalogue/category-schema.ts';
import type { StatementsFile } from '#domain/policies/statement-schema.ts';
import type { StudiesFile } from '#domain/research/study-schema.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { sitePages } from '#domain/site-pages.ts';
import type { Writings } from '#domain/writings/writing-kinds.ts';

type Parts = Pick<Required<SearchEntry>, 'details' | 'text'>;
type HubWords = Record<string, { title: string; subtitle: string; description: string }>;

/** Makes the entries outside the catalogue from the current texts of the writings. */
export type WritingEntries = (texts: Writings) => SearchEntry[];

/**
 * Reads the entries outside the catalogue: guides, explainers, comparisons, policies, statements and research. The texts of
 * writings are the current ones; the rest is read once from under `root` (the folder `content/`). The files have been checked; a
 * missing one is left out.
 */
export function writingEntries(root: string, categories: readonly Category[]): WritingEntries {
  const source = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  const yaml = <T>(file: string) => load(source(file) || '{}') as Partial<T>;
  const hubs = yaml<{ hubs: HubWords }>('hubs.yaml').hubs ?? {};
  const wordsOf = (file: string) => (file.endsWith('.yaml') ? { text: textsIn(yaml(file)) } : parts(source(file)));
  const wordsOfPage = new Map(sitePages.flatMap(({ text = '' }) => (text.includes('.') ? [[text, wordsOf(text)]] : [])));
  const others = [
    ...authored.map(({ file, ...entry }) => ({ ...entry, ...wordsOf(file) })),
    ...statementEntries(yaml<StatementsFile>('policies/statements.yaml')),
    ...researchEntries(yaml<StudiesFile>('research/studies.yaml')),
  ];
  return (texts) => {
    const partsOf = (name: string) => parts(texts.get(name) ?? '');
    return [
      ...hubEntries(hubs, categories, (id) => partsOf(`guides/${id}`)),
      ...sitePages.map(({ address, kind = 'page', description, text, ...words }) => ({
        kind,
        href: address,
        summary: description,
        ...words,
        ...(text !== undefined && (wordsOfPage.get(text) ?? partsOf(text))),
      })),
      ...others,
    ];
  };
}

const hubEntries = (hubs: HubWords, categories: readonly Category[], partsOf: (id: string) => Parts) =>
  categories.flatMap(({ id, hub, name, bestPractices }): SearchEntry[] => {
    const words = hubs[hub];
    if (!words) return [];
    const { details, text } = partsOf(id);
    return [
      {
        kind: 'guide',
        href: addresses.hub(hub),
        title: words.title,
        summary: words.subtitle,
        aliases: [`${name} guide`],
        categories: [name],
        details: [words.description, ...details, ...bestPractices],
        text,
      },
    ];
  });

/** Entries for sections within a page, in addition to the page itself (domain/site-pages.ts), with the file of their words. */
const authored: (SearchEntry & { file: string })[] = [
  {
    file: 'comparisons/image-leaderboard.yaml',
    kind: 'comparison',
    href: addresses.hub('image-hub', 'comparison'),
    title: 'Image model leaderboard',
    summary: 'Text-to-image models by score in July 2025, with what has changed since.',
  },
  {
    file: 'comparisons/video-leaderboard.yaml',
    kind: 'comparison',
    href: addresses.hub('video-hub', 'comparison'),
    title: 'Video model leaderboard',
    summary: 'Video models by score in the middle of 2025, with what has changed since.',
  },
  {
    file: 'comparisons/research.yaml',
    kind: 'comparison',
    href: addresses.hub('research-hub', 'comparison'),
    title: 'Research tools and agents compared',
    summary: 'What each tool can do for a question or a routine task, with its company and its type.',
  },
  {
    file: 'comparisons/marketing.yaml',
    kind: 'comparison',
    href: addresses.hub('marketing-hub', 'comparison'),
    title: 'Marketing tools compared',
    summary: 'What each tool makes, which company makes it, and how closely it fits ministry.',
  },
  {
    file: 'policies/ministry-stance.md',
    kind: 'policy',
    href: addresses.policyTab('stance'),
    title: 'Ministry stance on AI',
    summary: 'A short statement of what a ministry holds about AI, to read and to download.',
    aliases: ['position statement', 'statement of faith and ai'],
  },
];

const statementEntries = ({ statements = [] }: Partial<StatementsFile>): SearchEntry[] =>
  statements.map(({ id, name, body, tradition, kind, summary, points }) => ({
    kind: 'policy',
    href: `${addresses.policyTab('statements')}#${id}`,
    // Distinguished by the body's name, since many are called 'AI Policy'.
    title: `${name}, ${body}`,
    summary,
    maker: body,
    categories: [tradition],
    details: [kind, ...points],
  }));

const researchEntries = ({ studies = [] }: Partial<StudiesFile>): SearchEntry[] => [
  {
    kind: 'research',
    href: addresses.researchTab('barna'),
    title: 'Barna Research',
    summary: 'Studies on AI and the church by Barna and others: who was asked, how many, and when.',
    aliases: ['barna survey', 'church ai statistics'],
  },
  ...studies.map(
    ({ id, tab, title, publisher, summary, population, figures }): SearchEntry => ({
      kind: 'research',
      href: `${addresses.researchTab(tab === 'exponential' ? 'survey' : 'barna')}#${id}`,
      title,
      summary,
      maker: publisher,
      details: [population, ...figures.map(({ measures }) => measures)],
    }),
  ),
];

/** Extracts the headings and the words of a Markdown or MDX text, without its marks. */
function parts(source: string): Parts {
  const body = source.replace(/^---\n.*?\n---\n/s, '').replace(/<!--.*?-->/gs, '');
  const headings = [...body.matchAll(/^#{2,4} (.+)$/gm), ...body.matchAll(/\btitle="([^"]+)"/g)].map(
    ([, heading = '']) => heading,
  );
  const text = body
    .replace(/<[^>]+>/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[[\]*_#|`]/g, ' ')
    .replace(/\s+/g, ' ');
  return { details: headings, text };
}

/** Joins every text in a data file, without addresses. */
function textsIn(data: unknown): string {
  if (typeof data === 'string') return /^https?:/.test(data) ? '' : data;
  if (typeof data !== 'object' || data === null) return '';
  return Object.values(data).map(textsIn).filter(Boolean).join(' ');
}
