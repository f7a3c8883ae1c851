// Writes the results of the tests in engines into docs/browsers.md: `node scripts/test/write-engines.ts
// test-results/vitest.json`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare/places.mjs';
import { withEnginesTable } from './engines-table.ts';

const document = join(root, 'docs/browsers.md');
const report: unknown = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
writeFileSync(document, withEnginesTable(readFileSync(document, 'utf8'), { report, day: new Date() }));
