import { expect, test } from 'vitest';
import { everyDay, isRobot } from './count-visits.ts';

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Linux; Android 13; CUBOT X50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
])('a browser is a visitor’s: %s', (agent) => expect(isRobot(agent)).toBe(false));

test.each([
  '',
  'curl/8.14.1',
  'node',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
])('what says that it is a robot, or nothing, is one: %s', (agent) => expect(isRobot(agent)).toBe(true));

test('days without a count are there with 0, the oldest first, today last', () => {
  expect(everyDay([{ day: '2026-03-01', count: 5 }], 3, '2026-03-01')).toEqual([
    { day: '2026-02-27', count: 0 },
    { day: '2026-02-28', count: 0 },
    { day: '2026-03-01', count: 5 },
  ]);
});

test('a count from before the time is left out, and the end of summer time loses no day', () => {
  const days = everyDay([{ day: '2026-10-01', count: 9 }], 7, '2026-10-28');
  expect(days.map(({ day }) => day)).toEqual([
    '2026-10-22',
    '2026-10-23',
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
  ]);
  expect(days.every(({ count }) => count === 0)).toBe(true);
});
