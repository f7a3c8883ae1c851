import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pictured = JSON.parse(readFileSync(join(root, 'src/ui/pictures/first-pages.json'), 'utf8')) as Record<string, string>;

test.each(Object.entries(pictured))(
  'the picture of the first page of %s.pdf is of the text as it is now: `npm run pictures`',
  (name, sha) => {
    expect(hash('sha256', readFileSync(join(root, 'dist/client/documents', `${name}.pdf`)))).toBe(sha);
  },
);
