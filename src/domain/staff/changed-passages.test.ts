import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PassagePart } from './changed-passages.ts';
import { changedPassages } from './changed-passages.ts';

const nothing = { before: [], after: [] };
const textOf = (parts: readonly PassagePart[]) => parts.map(({ text }) => text).join('');

test('what changed is told passage by passage, and what is the same is counted', () => {
  const before = '# Terms\nWe keep chats for 30 days.\nYou own what it writes.';
  const after = '# Terms\nWe keep chats for 90 days.\nYou own what it writes.\nWe may end the service.';
  const changes = changedPassages(before, after, { before: ['keep chats for 30 days'], after: ['keep chats for 90 days'] });
  expect(changes).toMatchObject({ left: 0, same: 2 });
  expect(changes?.passages).toEqual([
    {
      before: [
        { text: 'We ', is: 'same' },
        { text: 'keep chats for ', is: 'same', isQuoted: true },
        { text: '30', is: 'removed', isQuoted: true },
        { text: ' days', is: 'same', isQuoted: true },
        { text: '.', is: 'same' },
      ],
      after: [
        { text: 'We ', is: 'same' },
        { text: 'keep chats for ', is: 'same', isQuoted: true },
        { text: '90', is: 'added', isQuoted: true },
        { text: ' days', is: 'same', isQuoted: true },
        { text: '.', is: 'same' },
      ],
    },
    { before: [], after: [{ text: 'We may end the service.', is: 'added' }] },
  ]);
});

test('a document that reads as before has no changed passage, however its spaces stand', () => {
  expect(changedPassages('One.\n\nTwo  three.', 'One.\nTwo three.\n', nothing)).toEqual({ passages: [], left: 0, same: 2 });
});

test('of very many changed passages those with quotations are shown', () => {
  const text = (word: string) => Array.from({ length: 100 }, (_, place) => `Same ${place}.\n${word} ${place}.`).join('\n');
  const changes = changedPassages(text('Old'), text('New'), { before: ['Old 99.'], after: [] });
  expect(changes?.passages).toHaveLength(60);
  expect(changes?.left).toBe(40);
  expect(textOf(changes?.passages.at(-1)?.before ?? [])).toBe('Old 99.');
});

test('two texts that have nothing in common are two documents', () => {
  const text = (word: string) => Array.from({ length: 2_000 }, (_, place) => `${word} ${place}`).join('\n');
  expect(changedPassages(text('one'), text('two'), nothing)).toBeUndefined();
});

test('each side says what its text says, whatever the texts and the quotations', () => {
  const line = fc.stringMatching(/^[a-z ]{0,12}$/);
  const text = fc.array(line, { maxLength: 6 });
  fc.assert(
    fc.property(text, text, fc.array(line, { maxLength: 3 }), (before, after, quotations) => {
      const changes = changedPassages(before.join('\n'), after.join('\n'), { before: quotations, after: quotations });
      for (const passage of changes?.passages ?? []) {
        const lines = (of: readonly string[]) => of.map((one) => one.replace(/\s+/g, ' ').trim());
        for (const one of textOf(passage.before).split('\n').filter(Boolean)) expect(lines(before)).toContain(one);
        for (const one of textOf(passage.after).split('\n').filter(Boolean)) expect(lines(after)).toContain(one);
      }
    }),
  );
});
