import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mostPressesAMinute } from '#server/forms/form-pages.ts';
import { queueBounds } from '#server/rendering/render-queue.ts';

const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8').replaceAll(/\s+/g, ' ');

test('docs/security.md tells the bounds of renderings and of presses as they are', () => {
  const { running, waiting, waitingOfClient } = queueBounds;
  const text = read('docs/security.md');
  expect(text).toContain(
    `renders ${running} pages at once, filled-in forms among them, and lets ${waiting} wait, ${waitingOfClient} of`,
  );
  expect(text).toContain(`may be pressed ${mostPressesAMinute} times a minute`);
});

test('… and those of deploy/nginx.conf, which does not ask the second node after a 503', () => {
  const nginx = read('deploy/nginx.conf');
  expect(nginx).toContain('limit_conn hub_clients 200;');
  expect(nginx).toContain('rate=10r/s;');
  expect(nginx).toContain('burst=100 nodelay;');
  expect(/proxy_next_upstream ([^;]*);/.exec(nginx)?.[1]).toBe('error timeout http_404 http_502');
  expect(read('docs/security.md')).toContain('lets one client have 200 requests under way');
  expect(read('docs/security.md')).toContain('10 times a second, 100 at once');
});
