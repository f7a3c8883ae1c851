import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { load } from 'js-yaml';
import { filedKinds } from '#domain/records/kinds.ts';

/** A text in the hub's own words to readers, with its file and its place there. */
export interface Prose {
  file: string;
  field: string;
  text: string;
}

/** The kinds of records whose files hold the hub's own words; prices quote others. */
export const proseKinds = filedKinds.filter((name) => name !== 'prices');

const folders = [...proseKinds, 'situations', 'comparisons', 'guides', 'explainers', 'statements'];
const files = [
  'category-texts.yaml',
  'hubs.yaml',
  'jobs.yaml',
  'landing.yaml',
  'replies.yaml',
  'site.yaml',
  'banners.yaml',
  'your-church/policy.yaml',
  'your-church/papers.yaml',
  'your-church/training.yaml',
  'your-church/readiness.yaml',
  'your-church/ask.yaml',
];
/** Files of one list, whose name is left aside: elsewhere `duties` and `kinds` are names of entries, and no prose. */
const lists = ['duties.yaml', 'may-enter.yaml'];

// Fields of addresses, names (of topics too), search words, prices, days, and the words of others.
const notProse = new Set([
  ...['sources', 'source', 'website', 'slug', 'name', 'maker', 'aliases', 'asked', 'tool', 'tools', 'replacedBy', 'duties'],
  ...['related', 'stays', 'kinds', 'id', 'url', 'quote', 'publisher', 'document', 'dated', 'date', 'plan', 'per', 'shortPrice'],
  ...[
    'developer',
    'organization',
    'model',
    'clause',
    'passage',
    'page',
    'subject',
    'of',
    'words',
    'number',
    'hours',
    'icon',
    'topic',
  ],
]);

/** Fields in a church's own words, which it types, prints or gets back: a prompt, its blanks, an example from start to finish. */
const othersWords = /^prompts\.\d+\.(text|blanks)|^example\./;

/**
 * Reads the hub's own words, text by text, without quotations, prompts and examples. The files have been checked before.
 * @param root the folder `content/`
 */
export function readProse(root: string): Prose[] {
  const folderFiles = folders.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
  return [...folderFiles, ...files, ...lists].flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    if (lists.includes(file)) return proseOfFields(file, Object.values(load(source) as object));
    if (extname(file) === '.yaml') return proseOfFields(file, load(source));
    const [, frontMatter, body = source] = /^---\n(.*?\n)---\n(.*)$/s.exec(source) ?? [];
    return [...(frontMatter ? proseOfFields(file, load(frontMatter)) : []), ...proseOfText(file, body)];
  });
}

/**
 * Reads what is printed, distributed and signed: the downloads and the model policy, line by line. Their voice is that of papers;
 * on safety the same rules hold as for everything else.
 * @param root the folder `content/`
 */
export function readPapers(root: string): Prose[] {
  const downloads = readdirSync(join(root, 'downloads')).map((name) => `downloads/${name}`);
  return [...downloads, 'policies/acceptable-use.md'].flatMap((file) =>
    proseOfText(file, readFileSync(join(root, file), 'utf8')),
  );
}

/** Lists the texts of an authored record, field by field. */
export function proseOfFields(file: string, value: unknown, field = ''): Prose[] {
  if (typeof value === 'string') return othersWords.test(field) ? [] : [{ file, field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !notProse.has(name))
    .flatMap(([name, inner]) => proseOfFields(file, inner, field ? `${field}.${name}` : name));
}

/** Lists the lines of a Markdown text: no headings, tables or tags, and nothing that another says. */
export function proseOfText(file: string, body: string): Prose[] {
  const ownText = body.replaceAll(/<(Prompt|Output|Scripture)\b.*?<\/\1>/gs, (others) =>
    '\n'.repeat(others.split('\n').length - 1),
  );
  return ownText.split('\n').flatMap((line, place) => {
    const text = line
      .replaceAll(/\]\([^)]*\)/g, ']')
      .replace(/^(\s*([-*>]|\d+\.)\s)+/, '')
      .trim();
    return text === '' || /^(#|\||<\/?(Accordion|Example|Never|Correction|Questions|ProcessSplit|Caution))/.test(text)
      ? []
      : [{ file, field: `line ${place + 1}`, text }];
  });
}
