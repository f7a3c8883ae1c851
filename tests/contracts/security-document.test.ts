import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { draftDays } from '#domain/staff/draft-kinds.ts';
import { passwordCharacters } from '#domain/staff/staff-schema.ts';
import { formTokenLifetimeMs, mostLinks } from '#domain/submissions/spam.ts';
import { resetSeconds, sessionSeconds } from '#server/auth/better-auth.ts';
import { signInWindowMs } from '#server/auth/sign-in-limits.ts';
import {
  askerLifetimeMs,
  clientLifetimeMs,
  givenUpMailLifetimeMs,
  idempotencyLifetimeMs,
  purgeEveryMs,
  spamLifetimeMs,
} from '#server/jobs/purge.ts';
import { mostBodyBytes } from '#server/requests/request-body.ts';
import { rateLimitWindowMs } from '#server/submissions/rate-limit.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(`${root}/docs/security.md`, 'utf8');
const rows = [...text.matchAll(/^\| (\d[^|]*) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, number = '', asked, verdict, where]) => ({
    number,
    asked,
    verdict,
    where,
  }),
);

test('every requirement has a verdict, once, with where or why not', () => {
  expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(
    new Set(['met', 'met in part', 'not met', 'not applicable', 'operator']),
  );
  const numbers = rows.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  // Of level 1, 10.4.1 to 10.4.5 share a row: 70 requirements (OWASP ASVS 5.0.0).
  expect(rows.filter(({ number }) => !number.endsWith('L2'))).toHaveLength(70 - 4);
});

test('every file that the document names is there', () => {
  const named = [...text.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(`${root}/${path}`))).toEqual([]);
});

const minutes = (ms: number) => ms / 60_000;
const days = (ms: number) => minutes(ms) / (24 * 60);

/** What the document says, with the figure that the code has. What a figure does is tested where the code is. */
const figures: [sentence: string, figure: string | number | undefined][] = [
  ['| spam of all three kinds | # days |', days(spamLifetimeMs)],
  ['what was sent waits # days in', days(spamLifetimeMs)],
  ['| keys of retries | # day |', days(idempotencyLifetimeMs)],
  ['| keyed hashes of clients | # minutes |', minutes(clientLifetimeMs)],
  ['is a keyed hash, for # minutes at the most', inWords(minutes(clientLifetimeMs + purgeEveryMs))],
  ['What goes by itself is looked for every # minutes', inWords(minutes(purgeEveryMs))],
  ['deleted within # minutes after its day is over', inWords(minutes(purgeEveryMs))],
  ['while a backup reads, within # minutes', inWords(minutes(purgeEveryMs))],
  ['| where somebody who asked wants to hear | # days after', days(askerLifetimeMs)],
  ['is forgotten # days after the decision', days(askerLifetimeMs)],
  ['| drafts of staff | # days |', draftDays],
  ['| mails that could not be sent | # days |', days(givenUpMailLifetimeMs)],
  ['A body has at most # kB', mostBodyBytes / 1024],
  ['more than # links', inWords(mostLinks)],
  ['A token that is older than # hours', minutes(formTokenLifetimeMs) / 60],
  ['times in # minutes by one client', minutes(rateLimitWindowMs)],
  ['Sessions last # hours', inWords(sessionSeconds / 3_600)],
  ['Ten failures in # minutes lock', minutes(signInWindowMs)],
  ['at most ten in # minutes from a client', minutes(signInWindowMs)],
  ['mailed link: one use, # minutes', resetSeconds / 60],
  ['At least 8 characters | met | #:', passwordCharacters.least],
  ['64 characters are allowed | met | #:', passwordCharacters.most],
];

function inWords(count: number): string | undefined {
  return { 3: 'three', 5: 'five', 12: 'twelve', 20: 'twenty' }[count];
}

test.each(figures)('the code keeps to “%s”', (sentence, figure) => {
  expect(text.replaceAll(/\s+/g, ' ')).toContain(sentence.replace('#', String(figure)));
});
