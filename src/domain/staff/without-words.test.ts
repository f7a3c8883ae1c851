import { expect, test } from 'vitest';
import { withoutWords, wordsOfPerson } from './without-words.ts';

test('a person’s words leave every text, in lists and objects too, and nothing else changes', () => {
  const record = {
    pros: ['Ask Naomi Clarke.', 'Quick'],
    since: 2024,
    dataPolicy: { plan: 'naomi@stann.example, Naomi Clarke' },
    gone: null,
  };
  expect(withoutWords(record, ['naomi@stann.example', 'Naomi Clarke'])).toEqual({
    pros: ['Ask (erased).', 'Quick'],
    since: 2024,
    dataPolicy: { plan: '(erased), (erased)' },
    gone: null,
  });
});

test.each([
  [{ name: 'Naomi Clarke', email: 'n@c.example' }, ['n@c.example', 'Naomi Clarke']],
  // A first name alone, such as 'Grace', is a word of many texts.
  [{ name: 'Grace', email: 'g@c.example' }, ['g@c.example']],
  [{ name: ' ', email: ' ' }, []],
])('%j is known by %j', (person, words) => {
  expect(wordsOfPerson(person)).toEqual(words);
});
