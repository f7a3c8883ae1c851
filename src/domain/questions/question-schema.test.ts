import { expect, test } from 'vitest';
import { tellsOfPerson } from './question-schema.ts';

test.each([
  'May we write to ann@church.example?',
  'Is 0131 496 0000 a robot?',
  'Who is +44 (0)131 496-0000?',
  'Does 555.867.5309 record?',
  'May we call ０１２３４５６７８９?',
  'May we call +١٢٣٤٥٦٧٨٩٠?',
  'May we write to ann＠church．example?',
])('a question that holds an address or a number is told: %s', (question) => {
  expect(tellsOfPerson(question)).toBe(true);
});

test.each([
  'What does Matthew 5:3-12 say of it?',
  'Did the terms of 2026-11-22 change?',
  'Is $1,000 a year too much for 250 members?',
  'Which tools @ school are free?',
])('dates, verses and sums are none: %s', (question) => {
  expect(tellsOfPerson(question)).toBe(false);
});
