import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { draftDays } from '#domain/staff/record-kinds.ts';
import { passwordCharacters } from '#domain/staff/staff-schema.ts';
import { formTokenLifetimeMs, mostLinks } from '#domain/submissions/spam.ts';
import { sessionSeconds } from '#server/auth/better-auth.ts';
import { deviceSeconds } from '#server/auth/known-devices.ts';
import { resetSeconds, signInWindowMs } from '#server/auth/sign-in-limits.ts';
import { mostDocumentBytes } from '#server/documents/document-file.ts';
import { threadBounds } from '#server/documents/document-thread.ts';
import { mostPressesAMinute } from '#server/forms/form-pages.ts';
import * as kept from '#server/jobs/purge.ts';
import { connectionBounds } from '#server/limits/connections.ts';
import { rateLimitWindowMs } from '#server/limits/rate-limit.ts';
import { promptRefusals } from '#server/limits/refusals.ts';
import { queueBounds } from '#server/limits/work-queue.ts';
import { mostQuestionsAnHour } from '#server/mail/send-due-mail.ts';
import { mostBodyBytes } from '#server/requests/request-body.ts';

const [minuteMs, dayMs] = [60_000, 86_400_000];

// Figures that docs/security.md promises to operators, and some pages to visitors: change both, never only one.

test('what is kept for a time only is kept no longer than was promised', () => {
  expect(kept).toMatchObject({
    spamLifetimeMs: 14 * dayMs,
    idempotencyLifetimeMs: dayMs,
    askerLifetimeMs: 30 * dayMs,
    givenUpMailLifetimeMs: 30 * dayMs,
    purgeEveryMs: 5 * minuteMs,
  });
  expect(draftDays).toBe(90);
});

test('sessions, passwords and links have the limits that were promised', () => {
  expect({ sessionSeconds, resetSeconds, signInWindowMs, deviceSeconds, passwordCharacters }).toMatchObject({
    sessionSeconds: 12 * 3_600,
    resetSeconds: 30 * 60,
    signInWindowMs: 15 * minuteMs,
    deviceSeconds: 180 * 24 * 3_600,
    passwordCharacters: { least: 12, most: 128 },
  });
});

test('what a client may send, and how much is done for it at once, is bounded as was promised', () => {
  expect({ mostBodyBytes, mostLinks, formTokenLifetimeMs, rateLimitWindowMs, mostPressesAMinute }).toEqual({
    mostBodyBytes: 64 * 1024,
    mostLinks: 3,
    formTokenLifetimeMs: dayMs,
    rateLimitWindowMs: 10 * minuteMs,
    mostPressesAMinute: 60,
  });
  expect(queueBounds).toEqual({ making: 2, storing: 8, waiting: 500, waitingOfClient: 40, waitingOfNetwork: 160 });
  expect(connectionBounds).toEqual({ ofClient: 640, ofNetwork: 1_280, waitingRequests: 20 });
  expect(promptRefusals).toBe(20);
  expect(mostQuestionsAnHour).toBe(100);
});

test('the proxy bounds what one client may ask, and asks no second node after a 503', () => {
  const nginx = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
  for (const line of ['limit_conn hub_clients 200;', 'rate=10r/s;', 'burst=100 nodelay;']) expect(nginx).toContain(line);
  expect(/proxy_next_upstream ([^;]*);/.exec(nginx)?.[1]).toBe('error timeout http_404 http_502');
});

test('a stranger’s document may cost no more than was promised', () => {
  expect(mostDocumentBytes).toBe(5 * 1024 * 1024);
  expect(threadBounds).toEqual({ longestMs: 20_000, mostBytes: 256 * 1024 * 1024 });
});

test('every file that the page names is there', () => {
  const root = new URL('../../', import.meta.url);
  const page = readFileSync(new URL('docs/security.md', root), 'utf8');
  const files = [...page.matchAll(/`((?:src|tests|deploy|docs|scripts)\/[\w./$-]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
});
