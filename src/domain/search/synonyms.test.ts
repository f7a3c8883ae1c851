import { expect, test } from 'vitest';
import { createSynonyms, phraseOf, synonymsFileSchema } from './synonyms.ts';

test('a phrase is compared in the singular, without accents and capitals', () => {
  expect(phraseOf('Small Groups')).toBe('small group');
  expect(phraseOf('Café!')).toBe('cafe');
});

test('words that mean the same lead to each other, and never to themselves', () => {
  const { phrases, longest } = createSynonyms([{ same: ['sermons', 'homily', 'short talk'] }]);
  expect(Object.fromEntries(phrases)).toEqual({
    sermon: ['homily', 'short talk'],
    homily: ['sermon', 'short talk'],
    'short talk': ['sermon', 'homily'],
  });
  expect(longest).toBe(2);
});

test('words that find others lead one way, and rows add up', () => {
  const { phrases, longest } = createSynonyms([
    { typed: ['message'], finds: ['sermon', 'text'] },
    { typed: ['messages', 'word of the day'], finds: ['text', 'devotion'] },
  ]);
  expect(Object.fromEntries(phrases)).toEqual({
    message: ['sermon', 'text', 'devotion'],
    // Determiners are left out: 'tell our congregation' is 'tell the congregation'.
    'word of day': ['text', 'devotion'],
  });
  expect(longest).toBe(3);
});

test('a word that stands for another leads no further: what stands for that one is not meant', () => {
  const { phrases } = createSynonyms([{ same: ['liturgy', 'worship'] }, { same: ['worship', 'service'] }]);
  expect(phrases.get('liturgy')).toEqual(['worship']);
});

const accepts = (row: unknown) => synonymsFileSchema.safeParse({ rows: [row] }).success;

test.each([
  [{ same: ['sermon', 'homily'] }, true],
  [{ same: ['sermon'] }, false],
  [{ same: ['sermon', 'sermon'] }, false],
  [{ typed: ['message'], finds: ['sermon'] }, true],
  [{ typed: ['message'], finds: [] }, false],
  [{ typed: ['message'], finds: ['Sermon'] }, false],
  [{ typed: ['children’s ministry'], finds: ['follow-up'] }, true],
  [{ typed: ['two  spaces'], finds: ['one'] }, false],
  [{ typed: ['message'] }, false],
])('the row %j is accepted: %s', (row, isAccepted) => {
  expect(accepts(row)).toBe(isAccepted);
});
