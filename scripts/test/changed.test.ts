import { expect, test } from 'vitest';
import { journeysFor } from './changed.mjs';

const journeys = ['tests/journeys/desk-edit.spec.ts', 'tests/journeys/home.spec.ts'];

/** Journeys that run: Playwright takes each pattern as an expression for a part of the path. */
const run = (...files: string[]) =>
  journeys.filter((journey) => journeysFor(files).some((pattern) => new RegExp(pattern).test(journey)));

test.each([
  ['a screen of the desk', ['src/admin/screens/home.tsx'], ['desk-edit']],
  ['a call of the staff API', ['src/server/api/staff/edits.ts'], ['desk-edit']],
  ['a page', ['src/web/features/home/home-page.tsx'], ['home']],
  ['a style', ['src/ui/styles/base.css'], ['home']],
  ['a page and a screen', ['src/web/router.tsx', 'src/admin/router.tsx'], ['desk-edit', 'home']],
  ['what journeys share', ['tests/journeys/axe.ts'], ['desk-edit', 'home']],
  ['one journey', ['tests/journeys/home.spec.ts'], ['home']],
  ['a rule', ['src/domain/catalogue/price.ts'], []],
  ['a test of a page', ['src/web/features/home/home.test.tsx'], []],
  ['a text', ['content/tools/whisper.md', 'docs/look.md'], []],
])('a change of %s is tried by its journeys', (_what, files, names) => {
  expect(run(...files)).toEqual(names.map((name) => `tests/journeys/${name}.spec.ts`));
});
