import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cardPicture } from '#web/features/resources/card-picture.ts';
import { categories } from '#web/site-content.ts';

const pictures = join(import.meta.dirname, '../../src/ui/pictures');

test('the files of cards have the card of every category, as it is drawn now: `npm run pictures`', () => {
  const files = new Set<string>();
  for (const { picture } of categories) {
    const [, file = '', name] = /([^/]+\.svg)[^#]*#(.+)$/.exec(cardPicture(picture)) ?? [];
    files.add(file);
    expect(name).toBe(picture);
    const shared = readFileSync(join(pictures, file), 'utf8');
    expect(shared).toContain(`<view id="${picture}" `);
    // Both have the same drawing; only ids differ, which a file of several cards prefixes.
    for (const [path] of readFileSync(join(pictures, `${picture}-card.svg`), 'utf8').matchAll(/ d="[^"]+"/g))
      expect(shared, picture).toContain(path);
  }
  expect(files.size).toBe(3);
});
