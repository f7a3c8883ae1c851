import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fallbackNames } from '#browser/fallback-names.ts';
import { startModules } from '#web/after-first-paint.ts';
import { newerInScript, newerInSheet } from './newer-than-floor.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files that the build makes for browsers. */
const files = ['dist/client', 'dist/client/assets', 'dist/desk/assets'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(root, folder, name), 'utf8') })),
);
const scripts = files.filter(({ name }) => name.endsWith('.js'));
const sheets = files.filter(({ name }) => name.endsWith('.css'));

/** Newer features that are allowed, with the reason, and the scripts if not all. */
interface Allowed {
  what: string[];
  why: string;
  in?: RegExp;
}

/** Fallbacks by their name, and as calls on any object. */
const ofFallbacks = fallbackNames.flatMap((name) => [name, name.replace(/^.*(\.\w+)$/, '$1()')]);

const allowedCalls: Allowed[] = [
  { what: ofFallbacks, why: 'src/browser/fallbacks.ts brings it where it is missing' },
  { what: ['requestIdleCallback'], why: 'src/browser/once-idle.ts asks for it, and has a timer instead' },
  { what: ['document.startViewTransition', '.startViewTransition()'], why: 'the router asks for it first' },
  { what: ['navigator.connection'], why: 'React asks for it first' },
  { what: ['navigator.share'], why: 'its button stands only where the browser has it (share-addresses.ts)' },
  { what: ['Error.captureStackTrace'], why: 'zod and docx ask for it first' },
  { what: ['.segment()'], why: 'diff calls it on what it is given, and is given none', in: /^compared-/ },
  { what: ['.use()'], why: 'React’s own `use`, and middleware: no disposable stack' },
  { what: ['regular expression: lookbehind'], why: 'docx makes it where a document is patched: none is', in: /^register-word-/ },
];

const allowedStyles: Allowed[] = [
  {
    what: [':has'],
    why: 'Firefox before 121: a refinement, or `@supports not selector(:has(a))` stands beside it (pick.css, suggestion.css)',
  },
  { what: [':modal', '@starting-style', '@container', 'container-type'], why: 'a dialog opens all the same, plainer' },
  {
    what: [':details-content', '@page', 'size', 'break-after: avoid'],
    why: 'a sheet of paper breaks otherwise, and says the same',
  },
  {
    what: ['content-visibility', 'contain-intrinsic-size', 'scroll-initial-target'],
    why: 'what is out of sight is laid out at once',
  },
  {
    what: [':selection', 'cursor', 'resize', 'outline', 'font-family: ui-monospace'],
    why: 'looks of the device, or none on a phone',
  },
  { what: ['@media (forced-colors)', 'forced-color-adjust'], why: 'a wish that only systems with it know' },
  {
    what: ['overscroll-behavior', 'scrollbar-gutter', 'scrollbar-width'],
    why: 'a scrollbar shows, or the page behind moves along',
  },
  { what: ['text-wrap', 'align-content: start'], why: 'lines break otherwise, and say the same' },
  { what: ['field-sizing'], why: 'a field of the desk keeps its height, and scrolls' },
];

const isAllowed = (exceptions: readonly Allowed[], file: string, feature: string) =>
  exceptions.some(
    ({ what, in: scope }) =>
      what.some((name) => feature === name || feature.startsWith(`${name}: `)) && (scope?.test(file) ?? true),
  );

test('no built script calls or says what a browser of the floor does not know, and nobody brings', () => {
  expect(scripts.length).toBeGreaterThan(100);
  const newer = scripts
    .filter(({ name }) => !name.startsWith('fallbacks-'))
    .flatMap(({ name, text }) =>
      newerInScript(text)
        .filter((feature) => !isAllowed(allowedCalls, name, feature))
        .map((feature) => `${name}: ${feature}`),
    );
  expect(newer).toEqual([]);
  expect(newerInScript(startModules).filter((feature) => !isAllowed(allowedCalls, 'start', feature))).toEqual([]);
}, 60_000);

test('no built sheet leaves a browser of the floor without what its page needs', () => {
  expect(sheets.length).toBeGreaterThan(20);
  const newer = sheets.flatMap(({ name, text }) =>
    newerInSheet(text)
      .filter((feature) => !isAllowed(allowedStyles, name, feature))
      .map((feature) => `${name}: ${feature}`),
  );
  expect(newer).toEqual([]);
});

test('nothing is allowed, and no fallback brought, that no built file has', () => {
  const features = new Set(files.flatMap(({ name, text }) => (name.endsWith('.js') ? newerInScript(text) : newerInSheet(text))));
  const has = (name: string) => [...features].some((one) => one === name || one.startsWith(`${name}: `));
  const guarded = [...allowedCalls, ...allowedStyles].flatMap(({ what }) => (what === ofFallbacks ? [] : what));
  expect(guarded.filter((name) => !has(name))).toEqual([]);
  expect(fallbackNames.filter((name) => !has(name) && !has(name.replace(/^.*(\.\w+)$/, '$1()')))).toEqual([]);
}, 60_000);

test('each fallback is named where it is asked for, by the name that core-js has for it', () => {
  const imported = readFileSync(join(root, 'src/browser/fallbacks.ts'), 'utf8').match(/(?<=core-js\/modules\/).*(?=\.js')/g);
  const modules = fallbackNames.map((name) => {
    const words = name
      .replace('.prototype', '')
      .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase();
    return `${words.startsWith('url') ? 'web' : 'es'}.${words}`;
  });
  expect(imported?.toSorted()).toEqual(modules.toSorted());
});

test.each([
  ['structuredClone(a).toSorted()', ['.toSorted()']],
  ['Map.groupBy(a, b)', ['Map.groupBy']],
  ['URL.canParse(a) && Promise.withResolvers()', ['Promise.withResolvers', 'URL.canParse']],
  ['a.isWellFormed()', ['.isWellFormed()']],
  ['a.union(b)', ['.union()']],
  ['Array.fromAsync(a)', ['Array.fromAsync']],
  ['a.values().map(b)', ['Iterator.prototype.map']],
  ['Object.values(a).map(b); a.map(b).at(-1); a.findLast(b)', []],
  ['navigator.share(a)', ['navigator.share']],
  ['a.checkVisibility()', ['.checkVisibility()']],
  ['new CompressionStream(a)', ['CompressionStream']],
  ['const a = new URLSearchParams(b); a.size', ['.size']],
  ['const a = new Map(b); a.size', []],
  ['/[a--b]/v', ['regular expression: flag v']],
  ['/(?<!a)b/', ['regular expression: lookbehind']],
  ['RegExp(`(?<=a)b`)', ['regular expression: lookbehind']],
  ['/(?i:a)b/', ['regular expression: modifiers']],
  ['class A { static { a() } }', ['static block']],
  ['{ using a = b }', ['using']],
])('a script that says %s is found out', (script, newer) => {
  expect(newerInScript(script)).toEqual(newer);
});

test.each([
  ['@media (width >= 10rem) { a { color: red } }', ['@media with a range']],
  ['@media (scripting: none) { a { color: red } }', ['@media (scripting)']],
  ['a { & b { color: red } }', ['&']],
  ['a { color: light-dark(red, blue) }', ['light-dark()']],
  ['a { color: color-mix(in srgb, red, blue) }', ['color-mix()']],
  ['a:has(b) { color: red }', [':has']],
  ['a { text-wrap: balance }', ['text-wrap', 'text-wrap: balance']],
  ['a { overflow: clip }', ['overflow: clip']],
  ['@container (min-width: 1rem) { a { color: red } }', ['@container']],
  ['a { mask-image: none }', ['mask-image']],
  ['a { -webkit-mask-image: none; mask-image: none }', []],
  ['@supports (overflow: clip) { a { overflow: clip } }', []],
  ['@layer a { b { min-height: 100dvh; inset: 0; aspect-ratio: 1 } }', []],
])('a sheet that says %s is found out', (sheet, newer) => {
  expect(newerInSheet(sheet)).toEqual(newer);
});
