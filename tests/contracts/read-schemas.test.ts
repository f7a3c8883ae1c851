import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../src/', import.meta.url));
const importing = (pattern: RegExp) => (path: string) => pattern.test(readFileSync(join(src, path), 'utf8'));
const sourcesOf = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`),
  );

test('the schemas of the reads are for the server alone: the validator is a fifth of what a page may weigh', () => {
  expect(sourcesOf('web', 'ui', 'admin').filter(importing(/read-schemas/))).toEqual([]);
});

test('pages and the desk take the types of the views and nothing else: their schemas are for the server too', () => {
  const byValue = /^import (?!type )[^;]*'#domain\/[\w/-]*\/(?:views|[\w-]+-views|document-view)\.ts';/m;
  expect(sourcesOf('web', 'ui', 'admin').filter(importing(byValue))).toEqual([]);
});

test('a view names each field that leaves: what a record is given later leaves by none of them', () => {
  const views = sourcesOf('domain').filter((path) => /(?:^|[/-])views?\.ts$/.test(path));
  const wholes = views.flatMap((path) => {
    const code = readFileSync(join(src, path), 'utf8');
    const records = [...code.matchAll(/^import \{([^}]*)\} from '[^']*-schema\.ts';/gm)].flatMap(([, names = '']) =>
      names.split(','),
    );
    return records
      .map((name) => name.trim())
      .filter((name) => new RegExp(`\\b${name}\\s*\\.(omit|extend|partial)\\(|\\.\\.\\.${name}\\.shape\\s*[,}]`).test(code))
      .map((name) => `${path}: ${name}`);
  });
  expect(views.length).toBeGreaterThan(10);
  expect(wholes).toEqual([]);
});

test('the table of reads needs nothing when it runs', () => {
  expect(importing(/^import (?!type )/m)('domain/reads/reads.ts')).toBe(false);
});

test('the pages name no address of the API that is read: the table does', () => {
  // A token belongs to a visitor and not to the catalogue; the others are written to.
  const readAddress = /\/api\/(?!form-tokens\/|submissions'|contacts'|questions'|page-views'|'\))/;
  expect(sourcesOf('web').filter(importing(readAddress))).toEqual([]);
});
