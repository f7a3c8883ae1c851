import { expect, test } from 'vitest';
import { toldOfUs, untoldOfUs } from './about-us.ts';

test('what is filled in is told under its heading, in the order of the page; the rest is named for staff alone', () => {
  const about = { whoPays: 'The college.', address: '20 Hill Road', people: '' };
  expect(toldOfUs(about)).toEqual([
    { heading: 'Mailing address', says: '20 Hill Road' },
    { heading: 'Who pays for it', says: 'The college.' },
  ]);
  expect(untoldOfUs(about)).toEqual(['People', 'Ties to churches']);
});
