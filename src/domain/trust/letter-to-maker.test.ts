import { expect, test } from 'vitest';
import { letterToMaker } from './letter-to-maker.ts';

test('a letter asks exactly what was not found, and names each topic once', () => {
  const notFound = [
    { about: 'training' as const, question: 'Do you train on it?' },
    { about: 'training' as const, question: 'By default?' },
    { about: 'age' as const, question: 'From what age?' },
  ];
  const letter = letterToMaker({ name: 'Lamp', notFound });
  expect(letter.questions).toEqual(['Do you train on it?', 'By default?', 'From what age?']);
  expect(letter.notFound).toBe('The maker’s own word on training and the minimum age.');
  expect(letter.subject).toBe('Questions about Lamp from a church');
  expect(letterToMaker({ name: 'Lamp', notFound: notFound.slice(0, 1) }).subject).toBe('A question about Lamp from a church');
});
