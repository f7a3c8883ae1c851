import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const of = (day: string) => securityTxt('https://hub.example', new Date(`${day}T12:00:00Z`));

test('it names the contact page and where it stands', () => {
  expect(of('2026-11-24')).toBe(
    [
      'Contact: https://hub.example/contact',
      'Expires: 2027-05-01T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://hub.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test.each(['2026-01-01', '2026-08-31', '2026-12-31', '2027-02-28'])(
  'on %s it holds for months, and for less than a year',
  (day) => {
    const expires = Date.parse(/Expires: (.*)/.exec(of(day))?.[1] ?? '');
    const days = (expires - Date.parse(day)) / 86_400_000;
    expect(days).toBeGreaterThan(145);
    expect(days).toBeLessThan(365);
  },
);
