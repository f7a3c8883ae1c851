import { expect, test } from 'vitest';
import { stillLookedFor } from './still-looked-for.ts';

const asked = { about: 'age', question: 'Who may use it?' } as const;

test('a topic of which nothing is left is asked of the maker, once', () => {
  expect(stillLookedFor({ name: 'Lamp', notFound: [asked] }, ['training', 'training'], [{ about: 'age' }])).toEqual([
    asked,
    { about: 'training', question: 'What do your terms say on training in Lamp?' },
  ]);
});

test('a topic on which another fact is left, or that is asked already, is not asked again', () => {
  expect(stillLookedFor({ name: 'Lamp', notFound: [asked] }, ['training', 'age'], [{ about: 'training' }])).toEqual([asked]);
});
