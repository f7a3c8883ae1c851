import { expect, test } from 'vitest';
import { fillBlanks, filledPaper, piecesOf } from './blanks.ts';

const names = { name: 'St. Mark’s, Leith', contact: 'office administrator, 555-0100' };

test('what the church keeps stands in place of the brackets, however they are written, and any other place stays blank', () => {
  expect(fillBlanks('At [your church] we … ask [role, phone, email].', names)).toBe(
    'At St. Mark’s, Leith we … ask office administrator, 555-0100.',
  );
  expect(piecesOf('[Your church], meeting on [date].', names)).toEqual([
    { text: 'St. Mark’s, Leith', isBlank: false },
    { text: ', meeting on ', isBlank: false },
    { text: '[date]', isBlank: true },
    { text: '.', isBlank: false },
  ]);
});

test('without names every place in square brackets is blank', () => {
  expect(piecesOf('At [your church]', {}).filter(({ isBlank }) => isBlank)).toEqual([{ text: '[your church]', isBlank: true }]);
});

test('a name that looks like a place is words', () => {
  expect(piecesOf('[your church]', { name: '[Chapel]' })).toEqual([{ text: '[Chapel]', isBlank: false }]);
});

test('a whole paper is filled in, and what it doesn’t have is not made up', () => {
  const paper = { id: 'page', title: 'How we use AI', parts: [{ says: 'At [your church]', list: ['Ask [role, phone, email]'] }] };
  expect(filledPaper(paper, names).parts).toEqual([
    { says: 'At St. Mark’s, Leith', list: ['Ask office administrator, 555-0100'] },
  ]);
});
