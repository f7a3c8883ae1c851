import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * Folders that each folder of src/ may import, apart from itself: imports point one way (docs/architecture.md, 'Folders'). A
 * folder without a row, and a row without a folder, fail the test.
 */
const walls: Record<string, { all: string[]; types?: string[]; because: string }> = {
  domain: { all: [], because: 'domain/ is pure rules over plain values: what it needs is handed to it' },
  browser: { all: [], because: 'browser/ is what the site and the desk both do in a browser: it knows neither' },
  ui: {
    all: [],
    types: ['browser', 'domain'],
    because: 'ui/ only draws: it takes values as props and knows at most the types of domain/ and browser/',
  },
  web: {
    all: ['browser', 'domain', 'ui'],
    types: ['server'],
    because: 'web/ also runs in the browser: it asks the server through its request context and /api',
  },
  admin: {
    all: ['browser', 'domain', 'ui'],
    types: ['server'],
    because: 'admin/ is a bundle of its own that reaches the server through /api',
  },
  server: {
    all: ['domain'],
    types: ['web'],
    because: 'server/ runs from its sources and renders pages only through the build',
  },
};
/** Imports that would tie domain/ to a machine, a framework or a database. */
const impure = /^(node:|react|@tanstack\/|@?hono|kysely|pg$|pino|vite)/;

const src = fileURLToPath(new URL('../../src/', import.meta.url));
const layerOf = (path: string) => path.split('/')[0] ?? '';

interface Import {
  specifier: string;
  /** True for `import type …`, which is erased at run time. (`import { type … }` is not: the module is still loaded.) */
  typeOnly: boolean;
  /** True for `import(…)`, which loads when that line runs. */
  later: boolean;
}

function importsOf(code: string): Import[] {
  const statement = /^\s*(?:import|export)\s+(?<type>type\s+(?!from\b|,))?(?:[^'"`;=()]*?\sfrom\s+)?['"](?<from>[^'"]+)['"]/gm;
  const call = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"](?<from>[^'"]+)['"]/g;
  const findImports = (pattern: RegExp, later: boolean) =>
    [...code.matchAll(pattern)].map(({ groups }) => ({
      specifier: groups?.from ?? '',
      typeOnly: groups?.type !== undefined,
      later,
    }));
  return [...findImports(statement, false), ...findImports(call, true)];
}

/** Target of an import of our own code, relative to src/; undefined for a package. */
function targetOf(importer: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?');
  const ours = /^#(?<path>.+)$/.exec(path)?.groups?.path;
  if (ours) return ours;
  return path.startsWith('.') ? posix.join(posix.dirname(importer), path) : undefined;
}

/** Reason why this import is forbidden, as a sentence; undefined when it is allowed. */
function breach(importer: string, { specifier, typeOnly }: Import): string | undefined {
  const layer = layerOf(importer);
  const wall = walls[layer];
  const target = targetOf(importer, specifier);
  const sentence = `src/${importer} must not import ${specifier}`;
  if (!wall)
    return `src/${layer}/ has no row among the walls in tests/contracts/import-walls.test.ts: say there what it may import`;
  if (target === undefined) {
    return layer === 'domain' && impure.test(specifier) && !typeOnly ? `${sentence}: ${wall.because}` : undefined;
  }
  if (target.startsWith('tests/')) return `${sentence}: the product never needs its tests`;
  // content/ and the pictures next to src/ are data.
  if (target.startsWith('../')) return undefined;
  const other = layerOf(target);
  const may = other === layer || wall.all.includes(other) || (typeOnly && wall.types?.includes(other));
  if (may) return undefined;
  const orTypes = wall.types?.includes(other) ? ' (its types it may: `import type`)' : '';
  return `${sentence}: ${wall.because}${orTypes}`;
}

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path));

test('no file of src/ imports through a wall', () => {
  const breaches = sources.flatMap((path) =>
    importsOf(readFileSync(join(src, path), 'utf8')).flatMap((dependency) => breach(path, dependency) ?? []),
  );
  expect(breaches).toEqual([]);
});

/** Pairs of importing and imported files of src/; types count too, because knowing a type means knowing its owner. */
function importsBetween(files: readonly string[], codeOf: (path: string) => string): [importer: string, target: string][] {
  const knownFiles = new Set(files);
  return files.flatMap((file) =>
    importsOf(codeOf(file)).flatMap(({ specifier }): [string, string][] => {
      const target = targetOf(file, specifier);
      return target !== undefined && knownFiles.has(target) ? [[file, target]] : [];
    }),
  );
}

/**
 * Sibling folders and files that import each other, directly or through others; each with an import that closes the circle. A
 * file counts by itself: `settings.ts` may use a folder that its sibling `hub.ts` uses too.
 */
function circlesOf(imports: readonly [importer: string, target: string][]): string[] {
  const steps = new Map<string, Map<string, string>>();
  for (const [importer, target] of imports) {
    const [from, to] = [importer.split('/'), target.split('/')];
    const shared = from.findIndex((part, level) => part !== to[level]);
    const here = from.slice(0, shared + 1).join('/');
    const there = to.slice(0, shared + 1).join('/');
    const targets = steps.get(here) ?? new Map<string, string>();
    steps.set(here, targets.set(there, `src/${importer} imports src/${target}`));
  }
  const leadsTo = (from: string, to: string, passed = new Set<string>()): boolean =>
    [...(steps.get(from)?.keys() ?? [])].some(
      (next) => next === to || (!passed.has(next) && leadsTo(next, to, passed.add(next))),
    );
  return [...steps].flatMap(([here, targets]) =>
    [...targets].flatMap(([there, example]) => (leadsTo(there, here) ? [example] : [])),
  );
}

const noCircles =
  'Two folders or files that import from each other, directly or by way of others, are one in two places: neither can be read, tested or moved without the other. Move what both need into one that imports from neither.';

test('no circle of imports leads through two folders of src/, or through two files of one', () => {
  const imports = importsBetween(sources, (path) => readFileSync(join(src, path), 'utf8'));
  expect(imports.length).toBeGreaterThan(1_000);
  expect(circlesOf(imports), noCircles).toEqual([]);
});

test.each([
  ['two folders', { 'server/a/x.ts': '../b/y.ts', 'server/b/y.ts': '../a/z.ts', 'server/a/z.ts': '' }, 2],
  ['three folders', { 'a/x.ts': '../b/x.ts', 'b/x.ts': '../c/x.ts', 'c/x.ts': '../a/y.ts', 'a/y.ts': '' }, 3],
  ['a folder and a file beside it', { 'server/settings.ts': './a/x.ts', 'server/a/x.ts': '../settings.ts' }, 2],
  ['two files of one folder', { 'a/x.ts': './y.ts', 'a/y.ts': './x.ts' }, 2],
  ['folders in one direction', { 'a/x.ts': '../b/x.ts', 'b/x.ts': '../errors.ts', 'errors.ts': '' }, 0],
  [
    'two files that two others use',
    { 'start.ts': './a/x.ts', 'a/x.ts': '../settings.ts', 'settings.ts': './b/x.ts', 'b/x.ts': '' },
    0,
  ],
])('imports between %s make as many closing steps as they should', (_what, files, count) => {
  const code = Object.fromEntries(
    Object.entries(files).map(([file, target]) => [file, target && `import type { X } from '${target}';`]),
  );
  expect(circlesOf(importsBetween(Object.keys(code), (file) => code[file] ?? ''))).toHaveLength(count);
});

/** Packages that load with a file of src/, before anything in it runs. */
function packagesLoadedWith(file: string): Set<string> {
  const [paths, packages] = [new Set<string>(), new Set<string>()];
  const load = (path: string) => {
    if (paths.has(path)) return;
    paths.add(path);
    for (const { specifier, typeOnly, later } of importsOf(readFileSync(join(src, path), 'utf8'))) {
      const target = targetOf(path, specifier);
      if (typeOnly || later) continue;
      if (target) load(target);
      else packages.add(/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
    }
  };
  load(file);
  return packages;
}

test.each([
  ['better-auth', 'the first of staff comes', 'server/auth/better-auth.ts'],
  ['prom-client', 'METRICS_PORT is set', 'server/metrics/metrics.ts'],
  ['nodemailer', 'mail is set up', undefined],
  ['vite', 'the hub is developed', undefined],
])('the server starts without %s, which is loaded when %s', (name, _when, itsFile) => {
  const packages = packagesLoadedWith('server/main.ts');
  expect(packages).toContain('kysely');
  expect(packages).not.toContain(name);
  if (itsFile) expect(packagesLoadedWith(itsFile)).toContain(name);
});

test('every folder of src/ has its row', () => {
  const folders = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(Object.keys(walls)).toEqual(expect.arrayContaining(folders.map(({ name }) => name)));
});

test.each([
  ['domain/catalogue/price.ts', "import { env } from 'node:process';"],
  ['domain/catalogue/price.ts', "import { Catalogue } from '#server/catalogue/catalogue.ts';"],
  ['ui/card.tsx', "import { shorten } from '#domain/catalogue/shorten.ts';"],
  ['ui/card.tsx', "export { addresses } from '../domain/addresses.ts';"],
  ['web/queries.ts', "import {\n  type Catalogue,\n  load,\n} from '../server/catalogue/catalogue.ts';"],
  ['web/queries.ts', "import { type Catalogue } from '#server/catalogue/catalogue.ts';"],
  ['web/queries.ts', "const desk = await import('#admin/desk.tsx');"],
  ['web/queries.ts', "import '#server/main.ts';"],
  ['admin/desk.tsx', "import { migrate } from '#server/database/migrate.ts';"],
  ['admin/desk.tsx', "import { type LinkReport } from '#server/api/staff/staff-answers.ts';"],
  ['admin/desk.tsx', "export { staffCalls } from '#server/api/staff/staff-calls.ts';"],
  ['server/rendering/pages.ts', "import { getRouter } from '#web/router.tsx';"],
  ['server/rendering/pages.ts', "import { buildTool } from '#tests/builders.ts';"],
])('the wall holds against %s: %s', (importer, code) => {
  expect(importsOf(code).map((dependency) => breach(importer, dependency))).toEqual([expect.stringContaining('must not import')]);
});

test.each([
  ['domain/catalogue/price.ts', "import { z } from 'zod';\nimport type { Tool } from './tool-schema.ts';"],
  ['ui/card.tsx', "import type { Tool } from '#domain/catalogue/tool-schema.ts';\nimport icons from './icons.svg?url';"],
  ['web/queries.ts', "import type { Catalogue } from '#server/catalogue/catalogue.ts';\nimport { Card } from '#ui/card.tsx';"],
  ['admin/desk.tsx', "import type { LinkReport } from '#server/api/staff/staff-answers.ts';"],
  ['web/features/shell/footer.tsx', "import site from '../../../../content/site.yaml';"],
  [
    'server/rendering/pages.ts',
    "import { addresses } from '#domain/addresses.ts';\nimport type { RequestContext } from '../../web/request-context.ts';",
  ],
])('the wall lets through %s: %s', (importer, code) => {
  expect(importsOf(code).map((dependency) => breach(importer, dependency))).toEqual(
    [undefined, undefined].slice(0, importsOf(code).length),
  );
});
