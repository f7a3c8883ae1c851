import { expect, test } from 'vitest';
import { buildEnded } from '#tests/builders.ts';
import { endedInWords, namedIn, tells } from './ended.ts';

test.each([
  [{ day: '2026-10-01' }, 'The Lamp ended on October 1, 2026.'],
  [{ day: '2026-11-28' }, 'The Lamp ended on November 28, 2026.'],
  [{ day: '2026-11-29' }, 'The Lamp ends on November 29, 2026.'],
  [{ day: '2026-11-29', plural: true }, 'The Lamp end on November 29, 2026.'],
  [{ day: '2026-11' }, 'The Lamp ended in November 2026.'],
  [{ day: '2026-12' }, 'The Lamp ends in December 2026.'],
  [{ day: '2026-10-01', where: 'on personal accounts' }, 'The Lamp ended on October 1, 2026 on personal accounts.'],
  [{ what: 'renamed', to: 'The Lantern', day: '2026-07' }, 'The Lamp has been called The Lantern since July 2026.'],
  [{ what: 'renamed', to: 'The Lantern', day: '2026-12' }, 'The Lamp will be called The Lantern from December 2026.'],
  [{ what: 'limited', limit: 'gets no updates', day: '2026-10-13' }, 'The Lamp gets no updates since October 13, 2026.'],
])('%j is told on November 28, 2026 as: %s', (entry, words) => {
  expect(endedInWords(buildEnded(entry), '2026-11-28')).toBe(words);
});

test.each([
  ['Draw it with The Lamp.', true],
  ['Bring the lamp.', false],
  ['The Lampstand is new.', false],
])('a name counts with its case and as a whole word: %s', (text, isNamed) => {
  expect(namedIn([buildEnded()], text)).toHaveLength(isNamed ? 1 : 0);
});

test.each([
  ['The Lamp ended in May.', {}, true],
  ['The Lamp is gone.', {}, true],
  ['Until May we used The Lamp.', {}, true],
  ['The Lamp sends and lends.', {}, false],
  ['The Lamp is now The Lantern.', { what: 'renamed', to: 'The Lantern' }, true],
  ['The Lamp ended in May.', { what: 'renamed', to: 'The Lantern' }, false],
])('%s tells of an ending or of the new name: %j %s', (text, entry, isTold) => {
  expect(tells(buildEnded(entry), text)).toBe(isTold);
});
