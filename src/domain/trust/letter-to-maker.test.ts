import { expect, test } from 'vitest';
import { letterToMaker } from './letter-to-maker.ts';

test('a letter asks exactly what was not found, and names each topic once', () => {
  const notFound = [
    { about: 'training' as const, question: 'Do you train on it?' },
    { about: 'training' as const, question: 'By default?' },
    { about: 'age' as const, question: 'From what age?' },
  ];
  const letter = letterToMaker({ name: 'Lamp', facts: [], notFound });
  expect(letter.paragraphs.slice(1, -1)).toEqual(['1. Do you train on it?', '2. By default?', '3. From what age?']);
  expect(decodeURIComponent(letter.mail)).toContain('\r\n\r\n2. By default?\r\n\r\n');
  expect(letter.notFound).toBe('A statement from the company on training and the minimum age.');
  expect(letter.subject).toBe('Questions about Lamp from a church');
  expect(letterToMaker({ name: 'Lamp', facts: [], notFound: notFound.slice(0, 1) }).subject).toBe(
    'A question about Lamp from a church',
  );
});

test('of what the maker says, but not enough, more is looked for', () => {
  const notFound = [
    { about: 'training' as const, question: 'Is a prompt used?' },
    { about: 'age' as const, question: 'From what age?' },
  ];
  const statement = { about: 'training' as const, by: 'maker' as const };
  const sentence = (facts: { about: 'training' | 'age'; by: 'maker' | 'third party' }[]) =>
    letterToMaker({ name: 'Lamp', facts, notFound }).notFound;
  expect(sentence([statement])).toBe('A statement from the company on the minimum age. More detail on training.');
  expect(sentence([statement, { about: 'age', by: 'maker' }])).toBe('More detail on training and the minimum age.');
  expect(sentence([{ about: 'training', by: 'third party' }])).toBe(
    'A statement from the company on training and the minimum age.',
  );
});

test('the price is not what was not found where the page tells one', () => {
  const notFound = [{ about: 'price' as const, question: 'What does Business cost a church?' }];
  const letterOf = (isPriced: boolean) => letterToMaker({ name: 'Lamp', facts: [], notFound, isPriced });
  expect(letterOf(false).notFound).toBe('A statement from the company on the price.');
  expect(letterOf(true).notFound).toBe('More detail on the price.');
  expect(letterOf(true).paragraphs).toEqual(letterOf(false).paragraphs);
});
