import { expect, test } from 'vitest';
import { check } from '../check.ts';
import { bannerSchema, bannersOn, replySchema, rowOf, searchAliasesSchema, typedRow } from './desk-texts.ts';

const banner = (text: string, from: string, to: string, isShown = true) => ({ text, from, to, isShown });

test('a notice stands from its first day to its last, both included, unless it is put away; the latest comes first', () => {
  const banners = [
    banner('We are away.', '2026-12-20', '2027-01-02'),
    banner('Christmas.', '2026-12-24', '2026-12-24'),
    banner('Put away.', '2026-12-01', '2027-12-01', false),
  ];
  expect(bannersOn(banners, '2026-12-19')).toEqual([]);
  expect(bannersOn(banners, '2026-12-20')).toEqual(['We are away.']);
  expect(bannersOn(banners, '2026-12-24')).toEqual(['Christmas.', 'We are away.']);
  expect(bannersOn(banners, '2027-01-02')).toEqual(['We are away.']);
  expect(bannersOn(banners, '2027-01-03')).toEqual([]);
});

test('a notice does not end before it begins, and its days are days', () => {
  expect(check(bannerSchema, { text: 'Away', from: '2026-12-24', to: '2026-12-24' }).data).toMatchObject({ isShown: true });
  expect(check(bannerSchema, { text: 'Away', from: '2026-12-24', to: '2026-12-23' }).issues).toEqual([
    { path: 'to', message: 'must not be before the first day' },
  ]);
  expect(check(bannerSchema, { text: 'Away', from: '2026-02-30', to: '2026-12-23' }).issues).toMatchObject([{ path: 'from' }]);
});

test('a row of search words is typed with commas, and one way with an arrow', () => {
  for (const row of [{ same: ['sermon', 'homily'] }, { typed: ['message', 'talk'], finds: ['sermon'] }])
    expect(rowOf(typedRow(row))).toEqual(row);
  expect(rowOf(' sermon ,homily, ')).toEqual({ same: ['sermon', 'homily'] });
});

test.each(['sermon', 'Sermon, homily', 'sermon, sermon', 'message >', '> sermon', 'a > b > c', 'ser;mon, homily'])(
  'the row %j is refused',
  (row) => expect(check(searchAliasesSchema, { rows: ['pastor, priest', row] }).issues).toMatchObject([{ path: 'rows.1' }]),
);

const reply = {
  label: 'Thanks',
  to: 'message',
  subject: 'About {title}',
  body: 'Dear {name}, your reference is {reference}, and {link}.',
};

test('a reply may have the four places', () => {
  expect(replySchema.safeParse(reply).success).toBe(true);
});

test.each(['{Name}', '{email}', '{name', 'Dear { name }'])('any other place is refused: %s', (place) => {
  expect(replySchema.safeParse({ ...reply, body: place }).error?.issues[0]?.message).toBe(
    'knows only {name}, {title}, {reference} and {link}',
  );
});
