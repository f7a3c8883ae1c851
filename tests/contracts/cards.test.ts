import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { categories } from '#web/site-content.ts';

const pictures = join(import.meta.dirname, '../../src/ui/pictures');

test('the file of all cards has the card of every category, as it is drawn now: `npm run pictures`', () => {
  const joined = readFileSync(join(pictures, 'cards.svg'), 'utf8');
  for (const { picture } of categories) {
    expect(joined).toContain(`<view id="${picture}" `);
    // Names apart, which the file of all makes their own, what is drawn is in both.
    for (const [path] of readFileSync(join(pictures, `${picture}-card.svg`), 'utf8').matchAll(/ d="[^"]+"/g))
      expect(joined, picture).toContain(path);
  }
});
