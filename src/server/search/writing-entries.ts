import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { Statement } from '#domain/addresses.ts';
import { addresses, statements } from '#domain/addresses.ts';
import type { Category } from '#domain/catalogue/category-schema.ts';
import type { StatementsFile } from '#domain/policies/statement-schema.ts';
import type { StudiesFile } from '#domain/research/study-schema.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { statementTitles } from '#domain/statement-titles.ts';
import { explainerTitles } from '#domain/writings/explainer-titles.ts';
import type { WritingKind, Writings } from '#domain/writings/writing-kinds.ts';
import { ownPages } from './own-entries.ts';

type Parts = Pick<Required<SearchEntry>, 'details' | 'text'>;
type HubWords = Record<string, { title: string; subtitle: string; description: string }>;

/** What a search finds beside the catalogue, where the writings say this. */
export type WritingEntries = (texts: Writings) => SearchEntry[];

/**
 * What a search finds beside the catalogue: guides, explainers, comparisons, policies, statements and research. The texts of
 * writings are those that count at the time; the rest is read once from under `root` (the folder `content/`). The files have
 * been checked; one that is missing is left out.
 */
export function writingEntries(root: string, categories: readonly Category[]): WritingEntries {
  const source = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  const yaml = <T>(file: string) => load(source(file) || '{}') as Partial<T>;
  const hubs = yaml<{ hubs: HubWords }>('hubs.yaml').hubs ?? {};
  const data = [
    ...comparisons.map(({ file, ...entry }) => ({ ...entry, text: saidIn(yaml(`comparisons/${file}.yaml`)) })),
    ...policies.map(({ file, ...entry }) => ({ ...entry, ...parts(source(`policies/${file}.md`)) })),
  ];
  const others = [
    ...statementEntries(yaml<StatementsFile>('policies/statements.yaml')),
    ...researchEntries(yaml<StudiesFile>('research/studies.yaml'), parts(source('research/survey-summary.md'))),
  ];
  return (texts) => {
    const partsOf = (kind: WritingKind, name: string) => parts(texts.get(`${kind}/${name}`) ?? '');
    return [
      ...hubEntries(hubs, categories, (id) => partsOf('guides', id)),
      ...ownPages,
      ...explainers.map(({ file, ...entry }) => ({ ...entry, ...partsOf('explainers', file) })),
      ...data,
      ...statements.map((id) => aboutEntry(id, partsOf('statements', id))),
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

type Authored = SearchEntry & { file: string };

const explainers: Authored[] = [
  {
    file: 'llm',
    kind: 'guide',
    href: addresses.llmGuide,
    title: explainerTitles.llm,
    summary: 'How text based AI puts words together, where it fails, and what Christians should ask of it.',
    aliases: ['llm', 'how chatgpt works'],
  },
  {
    file: 'image',
    kind: 'guide',
    href: addresses.imageGuide,
    title: explainerTitles.image,
    summary: 'How AI image models make pictures from words, where they fail, and what a church should ask first.',
    aliases: ['how ai pictures work'],
  },
  {
    file: 'video',
    kind: 'guide',
    href: addresses.videoGuide,
    title: explainerTitles.video,
    summary: 'How AI video models work, where they fail, and what a church should ask before it shows a generated clip.',
    aliases: ['how ai video works'],
  },
];

const comparisons: Authored[] = [
  {
    file: 'llms',
    kind: 'comparison',
    href: addresses.llmComparison,
    title: 'AI comparison: ChatGPT, Claude, Gemini and Grok',
    summary:
      'Four language models today, and as they were in July 2025: strengths, weaknesses, bias, privacy and what each is best for.',
  },
  {
    file: 'image-leaderboard',
    kind: 'comparison',
    href: addresses.hub('image-hub', 'comparison'),
    title: 'Image model leaderboard',
    summary: 'Text-to-image models by score in July 2025, with what has changed since.',
  },
  {
    file: 'video-leaderboard',
    kind: 'comparison',
    href: addresses.hub('video-hub', 'comparison'),
    title: 'Video model leaderboard',
    summary: 'Video models by score in the middle of 2025, with what has changed since.',
  },
  {
    file: 'research',
    kind: 'comparison',
    href: addresses.hub('research-hub', 'comparison'),
    title: 'Research tools and agents compared',
    summary: 'What each tool can do for a question or a routine task, with its company and its type.',
  },
  {
    file: 'marketing',
    kind: 'comparison',
    href: addresses.hub('marketing-hub', 'comparison'),
    title: 'Marketing tools compared',
    summary: 'What each tool makes, which company makes it, and how closely it fits ministry.',
  },
];

const policies: Authored[] = [
  {
    file: 'acceptable-use',
    kind: 'policy',
    href: addresses.policyExamples,
    title: 'AI Acceptable Use Policy',
    summary: 'A complete policy text for a church or ministry to adapt.',
    aliases: ['ai policy', 'policy template', 'rules for using ai'],
  },
  {
    file: 'ministry-stance',
    kind: 'policy',
    href: addresses.policyTab('stance'),
    title: 'Ministry stance on AI',
    summary: 'A short statement of what a ministry holds about AI, to read and to download.',
    aliases: ['position statement', 'statement of faith and ai'],
  },
];

// What the hub says about itself, beside what churches say.
const statementWords: Record<Statement, Pick<SearchEntry, 'summary' | 'aliases' | 'asked'>> = {
  'who-we-are': {
    summary: 'Who gathers this hub, what it’s for, what you can hold us to, and how to reach the people behind it.',
    aliases: ['about the college', 'who stands behind this site'],
    asked: ['who is behind this site', 'which church do you belong to', 'is this hub free', 'do you speak for our church'],
  },
  'how-we-check': {
    summary: 'Where the facts of this hub come from, what its labels mean, how its texts were written, and how to correct them.',
    aliases: ['about this site', 'about us', 'how tools are chosen', 'sponsored'],
    asked: [
      'who pays for this site',
      'who funds this hub',
      'who made this website',
      'who runs this site',
      'is this site trustworthy',
      'do companies pay you to be listed here',
      'where do your facts come from',
      'who wrote these pages',
    ],
  },
  'when-not-to-use-ai': {
    summary: 'Work that belongs to people: visiting the grieving, counseling, prayer, discipline and the conviction of a sermon.',
    aliases: ['reasons against ai'],
    asked: ['what should we never use ai for', 'will ai replace pastors', 'what work should people do themselves'],
  },
  privacy: {
    summary: 'What this hub keeps of what you send, what it counts, how long it’s kept, and what stays in your own browser.',
    aliases: ['privacy policy of this site', 'cookies'],
    asked: ['do you keep what I search for', 'does this website track me'],
  },
  accessibility: {
    summary: 'What people with a screen reader, a keyboard or a small screen can count on here, and what we know to be wrong.',
    aliases: ['wcag', 'accessible', 'screen reader'],
  },
};

const aboutEntry = (id: Statement, said: Partial<SearchEntry>): SearchEntry => ({
  kind: 'page',
  href: addresses.about(id),
  title: statementTitles[id],
  ...statementWords[id],
  ...said,
});

const statementEntries = ({ statements = [] }: Partial<StatementsFile>): SearchEntry[] =>
  statements.map(({ id, name, body, tradition, kind, summary, points }) => ({
    kind: 'policy',
    href: `${addresses.policyTab('statements')}#${id}`,
    // Many are called 'AI Policy': whose it is tells them apart.
    title: `${name}, ${body}`,
    summary,
    maker: body,
    categories: [tradition],
    details: [kind, ...points],
  }));

const researchEntries = (
  { studies = [] }: Partial<StudiesFile>,
  survey: Pick<Required<SearchEntry>, 'details' | 'text'>,
): SearchEntry[] => [
  {
    kind: 'research',
    href: addresses.research,
    title: 'Exponential NEXT Survey',
    summary: 'What three surveys of US church leaders found about the use of AI, about rules for it and about worries.',
    aliases: ['how churches use ai', 'church ai statistics', 'state of ai in the church'],
    ...survey,
  },
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

/** The headings and the words of a Markdown or MDX text, without its marks. */
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

/** Every text in a data file, without addresses. */
function saidIn(data: unknown): string {
  if (typeof data === 'string') return /^https?:/.test(data) ? '' : data;
  if (typeof data !== 'object' || data === null) return '';
  return Object.values(data).map(saidIn).filter(Boolean).join(' ');
}
