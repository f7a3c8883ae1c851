import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  id: 'a',
  day: '2027-05-24',
  title: 'Look again',
  text: 'Why',
  link: 'https://hub.example/terms-changes?tool=a,b',
};
const madeAt = new Date('2026-11-25T20:00:00.123Z');
const linesOf = (...events: Parameters<typeof calendarFile>[0]) => calendarFile(events, madeAt).split('\r\n');

test('a day in a calendar has its date without a time, and the time at which the file was made', () => {
  const lines = linesOf(event);
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines).toContain('UID:a@ministry-ai-hub');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270524');
  expect(lines).toContain('DTEND;VALUE=DATE:20270525');
  expect(lines).toContain('DTSTAMP:20261125T200000Z');
  expect(lines).toContain('URL;VALUE=URI:https://hub.example/terms-changes?tool=a%2Cb');
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
});

test('one file holds as many days as there are, and a reminder a week before where one is asked for', () => {
  const lines = linesOf({ ...event, reminder: 'Soon' }, { ...event, id: 'b', day: '2028-02-29' });
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines).toContain('DTSTART;VALUE=DATE:20280229');
  expect(lines).toContain('DTEND;VALUE=DATE:20280301');
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P7D']);
});

test('commas, semicolons, backslashes and line ends are no marks of the format', () => {
  expect(linesOf({ ...event, title: 'a, b; c\\d\ne' })).toContain('SUMMARY:a\\, b\\; c\\\\d\\ne');
});

test('no line has more than 75 octets, and its folds leave the text as it was', () => {
  const text = 'Prüfen – “x” 🕊️ '.repeat(30);
  const lines = linesOf({ ...event, text });
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}`);
});

test('a control character in a title or a text does not reach the file', () => {
  const event = { id: 'a', day: '2027-05-24', title: 'A\u0007 day', text: 'Read\u0000 it\u001B.', link: 'https://a.example' };
  expect(calendarFile([event], new Date('2026-11-27'))).not.toMatch(/[^\P{Cc}\r\n]/u);
});
