import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const desk = join(dist, 'desk');

/** Limit in bytes, after brotli, of the scripts that the desk loads before its first screen: the entry and its imports. */
const mostScript = 120_000;
/** Limit in bytes of its sheet: the public look and the desk's own. */
const mostStyles = 16_000;

const weigh = (file: string) => brotliCompressSync(readFileSync(file)).length;
const scriptsOf = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.js'));

/** A script and all its static imports. */
function withImports(name: string, names = new Set<string>()): Set<string> {
  if (names.has(name)) return names;
  names.add(name);
  const code = readFileSync(join(desk, 'assets', name), 'utf8');
  for (const [, imported = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)) withImports(imported, names);
  return names;
}

const page = readFileSync(join(desk, 'index.html'), 'utf8');
const linked = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, name = '']) => name);

test('the desk’s first load keeps within its budget', () => {
  const entries = linked(/(?:src|href)="\/admin\/assets\/([^"]+\.js)"/g);
  const home = scriptsOf(join(desk, 'assets')).filter((name) => name.startsWith('home-'));
  expect(entries).not.toHaveLength(0);
  expect(home).toHaveLength(1);
  const loaded = [...entries, ...home].reduce((names, name) => withImports(name, names), new Set<string>());
  const script = [...loaded].reduce((sum, name) => sum + weigh(join(desk, 'assets', name)), 0);
  const styles = linked(/href="\/admin\/assets\/([^"]+\.css)"/g).reduce(
    (sum, name) => sum + weigh(join(desk, 'assets', name)),
    0,
  );
  expect.soft(script, 'JavaScript').toBeLessThanOrEqual(mostScript);
  expect.soft(styles, 'CSS').toBeLessThanOrEqual(mostStyles);
});

test('the forms of tools and workflows, and their validator, come with the screens that need them', () => {
  const first = linked(/src="\/admin\/assets\/([^"]+\.js)"/g).reduce(
    (names, name) => withImports(name, names),
    new Set<string>(),
  );
  const code = [...first].map((name) => readFileSync(join(desk, 'assets', name), 'utf8')).join('\n');
  expect(code).not.toContain('invalid_union');
  expect(code).not.toContain('Mark as verified today');
});

test('no code of the desk is in what visitors load', () => {
  const marks = ['/api/staff/', 'Mark as verified today', 'What waits for you'];
  const read = (folder: string) => scriptsOf(folder).map((name) => ({ name, code: readFileSync(join(folder, name), 'utf8') }));
  // The marks exist: the desk contains each.
  const deskCode = read(join(desk, 'assets'))
    .map(({ code }) => code)
    .join('\n');
  for (const mark of marks) expect(deskCode).toContain(mark);
  const leaks = read(join(dist, 'client/assets')).flatMap(({ name, code }) =>
    marks.filter((mark) => code.includes(mark)).map((mark) => `${name}: ${mark}`),
  );
  expect(leaks).toEqual([]);
});
