import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
const read = (path: string) => readFileSync(join(src, path), 'utf8');

/** The classes that the style sheets of src/ name. */
const classes = new Set(
  files
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => [...read(path).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)),
);

/** Where things stand and how much room they have; nothing of colors, type, borders or movement. */
const layoutUtility =
  /^(?:[^:\s]+:)*-?(?:[mp][trblxy]?-|scroll-m|gap-|space-[xy]-|grid$|grid-cols-|flex$|flex-|items-|justify-|self-|align-|grow$|order-|(?:min-|max-)?[wh]-|hidden$|block$|inline-block$|group\/)/;

/** The names in the class attributes of a component, with the file. */
function namesIn(path: string): { path: string; name: string }[] {
  const attributes = [...read(path).matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\}|\{([^}]*)\})/g)];
  const texts = attributes.map(
    ([, plain, template, code = '']) =>
      plain ?? template?.replaceAll(/\$\{[^}]*\}/g, ' ') ?? [...code.matchAll(/'([^']*)'/g)].map(([, text]) => text).join(' '),
  );
  return texts.flatMap((text) => text.split(/\s+/).filter(Boolean)).map((name) => ({ path, name }));
}

const used = files.filter((path) => path.endsWith('.tsx') && !/\bgallery/.test(path)).flatMap(namesIn);
const told = (found: typeof used) => found.map(({ path, name }) => `${path}: ${name}`);

test('components of ui/ wear classes of the style sheets and nothing else', () => {
  const ofUi = used.filter(({ path }) => path.startsWith('ui/'));
  expect(ofUi.length).toBeGreaterThan(100);
  expect(told(ofUi.filter(({ name }) => !classes.has(name)))).toEqual([]);
});

test('pages and the desk add nothing to these classes but where things stand', () => {
  const ofPages = used.filter(({ path }) => !path.startsWith('ui/'));
  expect(ofPages.length).toBeGreaterThan(100);
  expect(told(ofPages.filter(({ name }) => !classes.has(name) && !layoutUtility.test(name)))).toEqual([]);
});

test.each(['mt-4', 'md:grid-cols-[7fr_5fr]', '*:first:grow', 'max-w-[46rem]'])('%s says where things stand', (name) => {
  expect(name).toMatch(layoutUtility);
});

test.each(['text-h4', 'text-red', 'bg-white', 'font-bold', 'md:rounded-lg', 'mount'])('%s says how things look', (name) => {
  expect(name).not.toMatch(layoutUtility);
});

const sheets = files.filter((path) => path.startsWith('ui/styles/') && path.endsWith('.css'));
/** Sheets that are part of every page, by the one that puts them together. */
const ofEveryPage = new Set([
  'ui/styles/app.css',
  ...[...read('ui/styles/app.css').matchAll(/'\.\/([\w-]+\.css)'/g)].map(([, name]) => `ui/styles/${name}`),
]);
/** Sheets that a screen brings, and that stay for the rest of the visit. */
const ofScreens = sheets.filter((path) => !ofEveryPage.has(path));

test('no sheet of a screen sets up the paper of the pages that are opened after it: only a named page has a size', () => {
  expect(ofScreens.length).toBeGreaterThan(10);
  expect(sheets.filter((path) => /@page\s*\{/.test(read(path)))).toEqual([]);
});

test('every rule in the sheet of a screen begins with a class: it stays when the visitor goes on', () => {
  const global = ofScreens.flatMap((path) => {
    const plain = read(path)
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
    const selectors = [...plain.matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g)].flatMap(([, list = '']) => list.split(/,(?![^()]*\))/));
    return selectors
      .map((selector) => selector.trim())
      .filter((selector) => !/[.#]|\[data-/.test(selector))
      .map((selector) => `${path}: ${selector}`);
  });
  expect(global).toEqual([]);
});

test('a sheet is imported by the module of a screen: a route’s file is part of every page', () => {
  const routes = files.filter((path) => path.startsWith('web/routes/') && path.endsWith('.tsx') && !path.endsWith('__root.tsx'));
  expect(routes.filter((path) => /\.css['?]/.test(read(path)))).toEqual([]);
});
