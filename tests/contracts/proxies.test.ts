import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { mostBytesOf } from '#server/api/staff/staff-api.ts';
import { staffCalls } from '#server/api/staff/staff-calls.ts';
import { mostBodyBytes } from '#server/requests/request-body.ts';
import { buildFolder } from '#tests/builders.ts';
import { freePort } from '#tests/environment/server.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { findProgram } from '../../scripts/prepare/programs.mjs';
import { installSystemPackage, sentenceForMissing } from '../../scripts/prepare/system-packages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const documented = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');

/** Each call with a body, and the hub's limit on its size. */
const calls = [
  ...staffCalls
    .filter(({ body }) => body)
    .map((call) => ({
      method: call.method.toUpperCase(),
      path: `/api/staff${call.path.replaceAll(/\{\w+\}/g, 'none')}`,
      bytes: mostBytesOf(call),
      type: call.takesForm ? 'application/x-www-form-urlencoded' : 'application/json',
    })),
  ...['/api/submissions', '/api/contacts', '/api/questions', '/api/auth/sign-in'].map((path) => ({
    ...{ method: 'POST', path, bytes: mostBodyBytes, type: 'application/json' },
  })),
  ...['/submission', '/contact', '/ask'].map((path) => ({
    ...{ method: 'POST', path, bytes: mostBodyBytes, type: 'application/x-www-form-urlencoded' },
  })),
];

const units = { k: 1024, m: 1024 * 1024 };
const bytesIn = (text: string) => {
  const [, number, unit] = /client_max_body_size (\d+)([km]);/.exec(text) ?? [];
  return Number(number) * units[unit as keyof typeof units];
};
/** Locations of the file that nginx selects by an expression, in order. */
const places = [...documented.matchAll(/^ {4}location ~ (\S+) \{\n([\s\S]*?)^ {4}\}/gm)].map(
  ([, expression = '', text = '']) => ({
    expression: new RegExp(expression),
    most: text.includes('client_max_body_size') ? bytesIn(text) : undefined,
  }),
);
const mostThrough = (path: string) => places.find(({ expression }) => expression.test(path))?.most ?? bytesIn(documented);

test.each(calls)('deploy/nginx.conf lets the largest body of $method $path through', ({ path, bytes }) => {
  expect(mostThrough(path)).toBeGreaterThanOrEqual(bytes);
});

test('the operator’s page asks as much of another proxy', () => {
  const [, elsewhere, ofStaff] = /take bodies of (\d+) kB, and of (\d+) MB below `\/api\/staff\/`/.exec(page) ?? [];
  for (const { path, bytes } of calls)
    expect(bytes, path).toBeLessThanOrEqual(path.startsWith('/api/staff/') ? Number(ofStaff) * 1e6 : Number(elsewhere) * 1024);
});

/** Starts nginx in front of a hub, with the documented file; only its ports and the paths of its files differ. */
async function startNginx(folder: string, hub: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const find = () => findProgram(['nginx'], [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']);
  if (!find()) await installSystemPackage('nginx');
  const program = find();
  if (!program) throw new Error(sentenceForMissing({ needed: 'This test needs nginx', name: 'nginx' }));
  const port = await freePort();
  const site = documented
    .replaceAll('/etc/nginx/hub-upstream.conf', join(folder, 'upstream.conf'))
    .replaceAll('/var/cache/nginx-hub', join(folder, 'cache'))
    .replaceAll(/^ *(listen (80|\[::\]:\d+)|ssl_).*\n/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/server \{\n {4}server_name[^}]*return 308[^}]*\}/, '');
  const upstream = readFileSync(join(root, 'deploy/nginx-upstream.conf'), 'utf8').replace('127.0.0.1:3000', new URL(hub).host);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(join(folder, 'upstream.conf'), upstream);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${join(folder, 'pid')}; ${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; error_log stderr; events {} http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  );
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${origin}/robots.txt`)).status).toBe(200), 20_000);
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

test('nginx with the documented file hands on the largest body of each call, and the hub answers it', {
  tags: ['night'],
  timeout: 120_000,
}, async () => {
  using folder = buildFolder();
  await using hub = await buildStaffHub('sqlite', { environment: { RATE_LIMIT_SUBMISSIONS: '1000' } });
  const { cookie } = await hub.as('ruth');
  const proxy = await startNginx(join(folder.path, 'nginx'), hub.address);
  try {
    for (const { method, path, bytes, type } of calls) {
      const body = type === 'application/json' ? JSON.stringify('x'.repeat(bytes - 2)) : `a=${'x'.repeat(bytes - 2)}`;
      const response = await fetch(proxy.origin + path, { method, body, headers: { 'Content-Type': type, Cookie: cookie } });
      const answer = await response.text();
      expect([response.status, answer.includes('nginx')], `${method} ${path}: ${answer.slice(0, 200)}`).not.toEqual([413, true]);
      expect(response.headers.get('X-Request-Id') ?? response.headers.get('Content-Type'), `${method} ${path}`).not.toBeNull();
      expect(response.status, `${method} ${path}: ${answer.slice(0, 200)}`).not.toBe(413);
    }
    const tooLarge = await fetch(`${proxy.origin}/api/contacts`, { method: 'POST', body: 'x'.repeat(140 * 1024) });
    expect(tooLarge.status).toBe(413);
  } finally {
    await proxy.stop();
  }
});
