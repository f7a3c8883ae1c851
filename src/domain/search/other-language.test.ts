import { expect, test } from 'vitest';
import { otherLanguage } from './other-language.ts';

test.each([
  'oración',
  'oracion por los enfermos',
  '¿Puedo poner la lista de oración en ChatGPT?',
  'español',
  'traducir el boletín',
  'sermón',
])('a query in Spanish gets a line in Spanish: %s', (query) => {
  expect(otherLanguage(query)).toMatchObject({ lang: 'es', says: expect.stringContaining('inglés') });
});

test.each(['한국어', '기도 제목을 ChatGPT에 넣어도 되나요', 'ChatGPT 교회'])(
  'a query in Korean gets a line in Korean: %s',
  (query) => {
    expect(otherLanguage(query)).toMatchObject({ lang: 'ko', says: expect.stringContaining('영어') });
  },
);

test.each([
  'spanish bulletin',
  'translate to korean',
  'San Jose de la Cruz parish',
  'café flyer',
  'Château',
  'Müller',
  'Ação',
  'español'.slice(0, 3),
  '',
])('a query in English, or in another language, gets none: %s', (query) => {
  expect(otherLanguage(query)).toBeUndefined();
});
