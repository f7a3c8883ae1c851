import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
const read = (path: string) => readFileSync(join(src, path), 'utf8');

const withoutComments = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '');

/** Classes in the style sheets of src/. */
const classes = new Set(
  files
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => [...withoutComments(read(path)).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)),
);

/** Names in the class attributes of a component, with the file. */
function namesIn(path: string): { path: string; name: string }[] {
  const attributes = [...read(path).matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\}|\{([^}]*)\})/g)];
  const texts = attributes.map(
    ([, plain, template, code = '']) =>
      plain ?? template?.replaceAll(/\$\{[^}]*\}/g, ' ') ?? [...code.matchAll(/'([^']*)'/g)].map(([, text]) => text).join(' '),
  );
  return texts.flatMap((text) => text.split(/\s+/).filter(Boolean)).map((name) => ({ path, name }));
}

const classUses = files.filter((path) => path.endsWith('.tsx')).flatMap(namesIn);

test('whatever a component wears is a class of the style sheets: how things look is written in one way', () => {
  expect(classUses.length).toBeGreaterThan(500);
  expect(classUses.filter(({ name }) => !classes.has(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test('no class of the style sheets is without someone who wears it', () => {
  const words = new Set(files.filter((path) => /\.tsx?$/.test(path)).flatMap((path) => read(path).match(/[a-z][\w-]*/gi) ?? []));
  expect([...classes].filter((name) => name && !words.has(name))).toEqual([]);
});

const sheets = files.filter((path) => path.startsWith('ui/styles/') && path.endsWith('.css'));
/** Sheets that are part of every page, by the sheet that imports them. */
const ofEveryPage = new Set([
  'ui/styles/app.css',
  ...[...read('ui/styles/app.css').matchAll(/'\.\/([\w-]+\.css)'/g)].map(([, name]) => `ui/styles/${name}`),
]);
/** Sheets that a screen imports, and that stay for the rest of the visit. */
const ofScreens = sheets.filter((path) => !ofEveryPage.has(path));

test('no sheet of a screen sets up the paper of the pages that are opened after it: only a named page has a size', () => {
  expect(ofScreens.length).toBeGreaterThan(10);
  expect(ofScreens.filter((path) => /@page\s*\{/.test(read(path)))).toEqual([]);
  expect(sheets.filter((path) => /@page\s*\{[^{}]*size:/.test(read(path)))).toEqual([]);
});

/** Selectors of outermost rules: a nested rule begins with its parent's. */
function outerSelectors(css: string): string[] {
  const open: string[] = [];
  return [...withoutComments(css).matchAll(/([^{};]*)([{};])/g)].flatMap(([, words = '', mark]) => {
    if (mark === '}') open.pop();
    if (mark !== '{') return [];
    const isOuter = open.every((holder) => /^@(layer|media|supports)/.test(holder));
    open.push(words.trim());
    return isOuter && !words.trim().startsWith('@') ? words.split(/,(?![^()]*\))/) : [];
  });
}

test('every rule in the sheet of a screen begins with a class: it stays when the visitor goes on', () => {
  const global = ofScreens.flatMap((path) =>
    outerSelectors(read(path))
      .map((selector) => selector.trim())
      .filter((selector) => !/[.#]|\[data-/.test(selector))
      .map((selector) => `${path}: ${selector}`),
  );
  expect(global).toEqual([]);
  expect(
    outerSelectors('@layer a { .b { > p { color: red } } h2, .c { margin: 0 } @media print { i { all: unset } } }'),
  ).toHaveLength(4);
});

test('a sheet is imported by the module of a screen: a route’s file is part of every page', () => {
  const routes = files.filter((path) => path.startsWith('web/routes/') && path.endsWith('.tsx') && !path.endsWith('__root.tsx'));
  expect(routes.filter((path) => /\.css['?]/.test(read(path)))).toEqual([]);
});

/** Window widths at which columns change (docs/look.md, 'Space and widths'). */
const widths = ['43.75', '56.25', '68.75'];

/** Values that a sheet writes out despite a token for their kind, without a comment that says why. */
function writtenOut(css: string): string[] {
  const declared = css.matchAll(/(?<why>\*\/\s*)?(?<=[{};/\s])(?<name>[a-z-]+):\s*(?<value>[^;{}]+);/g);
  const isWrittenOut = (name: string, value: string) =>
    name === 'font'
      ? !/^(inherit|var\(--f-[\w-]+\))$/.test(value)
      : /^(font-size$|margin|padding|gap|row-gap|column-gap)/.test(name) && /\drem/.test(value);
  const mediaQueries = css.matchAll(/(?<why>\*\/\s*)?@media (?<query>[^{]*?)\s*\{/g);
  const isUnusual = (query: string) =>
    [...query.replaceAll(/\([^()]*height[^()]*\)/g, '').matchAll(/([\d.]+)rem/g)].some(
      ([, width = '']) => !widths.includes(width),
    );
  return [
    ...[...declared].flatMap(({ groups: { why, name = '', value = '' } = {} }) =>
      !why && isWrittenOut(name, value) ? [`${name}: ${value}`] : [],
    ),
    ...[...mediaQueries].flatMap(({ groups: { why, query = '' } = {} }) => (!why && isUnusual(query) ? [query] : [])),
  ];
}

test('fonts, spacings and the widths at which columns change are tokens; what is none says before it why', () => {
  const componentSheets = files.filter((path) => /^(ui|admin)\/styles\/(?!tokens|fonts).*\.css$/.test(path));
  expect(componentSheets.length).toBeGreaterThan(50);
  expect(componentSheets.flatMap((path) => writtenOut(read(path)).map((text) => `${path}: ${text}`))).toEqual([]);
  expect(
    writtenOut(`
      .a { font: 600 1rem / 1.5 var(--sans); margin: 0 auto var(--space-2); padding: 0.375rem 0; }
      .b { font: var(--f-meta); font-size: 1.1rem; gap: 1px; /* As wide as its sign. */ padding-left: 2.25rem; }
      @media (width >= 43.75rem) and (height >= 40rem) { .c { font-size: 11pt; margin: var(--gap); } }
      @media (43.75rem <= width < 60rem) { .c { margin: calc(-1 * var(--space-2)); } }
      /* As wide as the picture. */
      @media (width >= 85rem) { .c { margin: 0; } }`),
  ).toEqual(['font: 600 1rem / 1.5 var(--sans)', 'padding: 0.375rem 0', 'font-size: 1.1rem', '(43.75rem <= width < 60rem)']);
});
