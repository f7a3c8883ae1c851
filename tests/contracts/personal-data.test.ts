import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { InboxKindName } from '#domain/inbox/inbox-status.ts';
import { inboxKindNames } from '#domain/inbox/inbox-status.ts';
import { addAccount } from '#server/auth/accounts.ts';
import { connectSqlite } from '#server/database/connect.ts';
import { byDay } from '../environment/night.ts';
import { startServer } from '../environment/server.ts';
import { openMailServer } from '../mail-server.ts';
import { clientOf, password } from '../staff-hub.ts';
import { buildContact, buildQuestion, buildSuggestion, buildToolSuggestion } from '../visitor-builders.ts';

// Submissions of visitors are for staff only (docs/security.md). Each word is in one field and nowhere else in the world.
const words = {
  submitterName: 'Zephyrinamark',
  submitterEmail: 'quillonmark@oxbowmark.example',
  ministryName: 'Tabernaclemark',
  title: 'Lanternmark',
  description: 'Confidemark',
  steps: ['Stepmark'],
  bestPractices: ['Practicemark'],
  features: ['Featuremark'],
  website: 'https://sitemark.example',
  timeEstimate: 'Timemark',
  name: 'Hezekimark',
  email: 'jorimmark@fordmark.example',
  organization: 'Chapelmark',
  subject: 'Subjectmark',
  message: 'Secretmark',
};
const staffEmail = 'ruth.of.the.staff@college.example';
const marks = /\w+mark\b/gi;

/** Marks in a text, also in encoded form. */
function marksIn(text: string): string[] {
  const decoded = text.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const base64Texts = [...text.matchAll(/[A-Za-z0-9+/_-]{16,}/g)].map(([match]) =>
    Buffer.from(match, 'base64').toString('latin1'),
  );
  const ours = new Set(JSON.stringify(words).toLowerCase().match(marks));
  return [decoded, ...base64Texts].flatMap((part) => part.toLowerCase().match(marks) ?? []).filter((mark) => ours.has(mark));
}

test('the marks are found in whatever form they are written', () => {
  expect(marksIn('a ZEPHYRINAMARK b')).toHaveLength(1);
  expect(marksIn('/x?name=%5Aephyrinamark')).toHaveLength(1);
  expect(marksIn(Buffer.from('the name Zephyrinamark').toString('base64'))).toHaveLength(1);
  expect(marksIn('a benchmark, a watermark')).toEqual([]);
});

test('what visitors send stands in no public page, answer, header, address, metric or log line', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hub-personal-'));
  await using mailServer = await openMailServer(() => 550);
  const server = await startServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    METRICS_PORT: '0',
    RATE_LIMIT_SUBMISSIONS: '12',
    SMTP_URL: mailServer.url,
    STAFF_EMAIL: 'officemark@college.example',
  });
  const database = new DatabaseSync(join(dataDir, 'hub.sqlite'));
  const leaks: string[] = [];
  let metrics = '';
  const look = (where: string, text: string) => {
    for (const mark of marksIn(text)) leaks.push(`${mark} in ${where}`);
  };
  /** Sends a request, and searches everything about the response. */
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(server.origin + path, { redirect: 'manual', ...init });
    const text = await response.text();
    look(`${init?.method ?? 'GET'} ${path} (${response.status})`, `${JSON.stringify([...response.headers])} ${text}`);
    return { status: response.status, text, location: response.headers.get('Location') };
  };
  const send = (path: string, body: unknown, headers = {}) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } });
  const sendForm = (path: string, fields: Record<string, string>) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields) });
  const count = (rows: string) => (database.prepare(`select count(*) as n from ${rows}`).get() as { n: number }).n;
  const countOf = (kind: InboxKindName) => count(`inbox where kind = '${kind}'`);

  try {
    const { steps, bestPractices, features, website, name, email, organization, subject, message, ...common } = words;
    const suggestion = { ...buildSuggestion(), ...common, steps, bestPractices };
    const contact = { ...buildContact(), name, email, organization, subject, message };
    const question = { ...buildQuestion(), question: `${subject}?`, email };
    const { timeEstimate: _, ...toolFields } = common;
    const statuses = [
      await send('/api/submissions', suggestion),
      await send(
        '/api/submissions',
        { ...buildToolSuggestion(), ...toolFields, features, website },
        { 'Idempotency-Key': 'once' },
      ),
      await send(
        '/api/submissions',
        { ...buildToolSuggestion(), ...toolFields, features, website },
        { 'Idempotency-Key': 'once' },
      ),
      await send('/api/contacts', contact),
      await send('/api/questions', question),
      // Spam, mistakes, another site's page, and rate-limited requests.
      await send('/api/contacts', { ...contact, message: `${message} ${'https://a.example '.repeat(9)}` }),
      await send('/api/submissions', {
        ...suggestion,
        category: 'Lanternmark',
        steps: 'Stepmark',
        submitterEmail: 'quillonmark',
      }),
      await send('/api/submissions', [suggestion, words.title]),
      await send('/api/contacts', contact, { Origin: 'https://fordmark.example' }),
      await ask('/api/submissions', {
        method: 'POST',
        body: `{"${name}": ${message}`,
        headers: { 'Content-Type': 'application/json' },
      }),
      await ask('/api/submissions', { method: 'POST', body: message, headers: { 'Content-Type': 'text/plain' } }),
      await sendForm('/contact', { name, email, message, subject }),
      await sendForm('/ask', { question: `${subject}?`, category: 'Starting out', email }),
      await sendForm('/terms-changes', { email, tool: 'claude' }),
      await sendForm('/contact', { subject: 'Price of /tools/claude', message }),
      await sendForm('/submission', {
        type: 'workflow',
        title: words.title,
        category: 'Communication',
        description: words.description,
        submitterName: words.submitterName,
        submitterEmail: words.submitterEmail,
        ministryName: words.ministryName,
      }),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([
      ...[201, 201, 201, 201, 201, 201, 422, 422, 403, 400, 415, 303, 303, 303, 303, 303],
    ]);
    for (const { location } of statuses) if (location) await ask(location);
    expect([...inboxKindNames.map(countOf), count('termsWatches')]).toEqual([3, 4, 2, 1]);

    // A form with a mistake is shown again to its own visitor with the typed values, and to nobody else.
    const own = await fetch(`${server.origin}/contact`, { method: 'POST', body: new URLSearchParams({ name, message }) });
    expect([own.status, own.headers.get('Cache-Control')]).toEqual([422, 'no-store']);
    expect(marksIn(await own.text())).not.toEqual([]);

    // The database is busy, and then the client has sent too much.
    database.exec('begin immediate');
    expect((await send('/api/contacts', contact)).status).toBe(503);
    database.exec('rollback');
    for (let times = 0; times < 12; times += 1) await send('/api/contacts', contact);
    expect((await send('/api/contacts', contact)).status).toBe(429);

    const sitemap = (await ask('/sitemap.xml')).text;
    const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')));
    expect(pages.length).toBeGreaterThan(159);
    const lists = ['/api/tools', '/api/workflows', '/api/categories', '/api/tools?view=card', '/api/workflows?view=card'];
    const records = database
      .prepare("select kind, name from records where kind in ('tools', 'workflows')")
      .all()
      .map(({ kind, name }) => `/api/${kind}/${name}`);
    const rest = [
      '/api/openapi.json',
      '/api/submissions',
      '/api/contacts',
      '/api/questions',
      '/robots.txt',
      '/healthz',
      '/readyz',
      '/no-such-page',
    ];
    // No page shows submissions: by day a sample of each kind of address, at night all.
    const every = byDay(8, { atNight: 1 });
    const samplePaths = [...pages.map(({ pathname }) => pathname), ...records].filter((_, place) => place % every === 0);
    for (const path of [...samplePaths, ...lists, ...rest]) await ask(path);

    // Staff read all of it: in no cache and in no line of the log.
    const connection = connectSqlite(join(dataDir, 'hub.sqlite'));
    const ruth = { username: 'ruth', password, role: 'admin', email: staffEmail } as const;
    await addAccount(connection.db, ruth, { username: '(test)' }, new Date());
    await connection.close();
    const staff = clientOf(server.origin, '');
    // A mail to one of staff, which the mail server refuses in words that name them.
    await staff.call('POST', '/api/auth/forgotten-password', { username: staffEmail });
    const signedIn = await staff.call('POST', '/api/auth/sign-in', { username: 'ruth', password });
    const { call } = clientOf(server.origin, signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '');
    for (const path of [
      'submissions',
      'contacts',
      'submissions?q=Lanternmark',
      'submissions.csv',
      'contacts.csv',
      'questions',
      'questions.csv',
    ]) {
      const response = await call('GET', `/api/staff/${path}`);
      expect([response.status, response.headers.get('Cache-Control')], path).toEqual([200, 'no-store']);
      expect(marksIn(await response.text()), path).not.toEqual([]);
    }
    look('the audit log', await (await call('GET', '/api/staff/audit')).text());
    // Responses to a visitor of the site after that.
    for (const path of ['/api/submissions', '/api/staff/submissions', '/api/staff/submissions.csv']) {
      expect((await ask(path)).status, path).toBe(401);
    }

    metrics = /"address":"(http:[^"]+)"[^\n]*the metrics are served/.exec(server.output())?.[1] ?? '';
    look('the metrics', await (await fetch(`${metrics}/metrics`)).text());
    await expect.poll(() => mailServer.tries(), { timeout: 30_000 }).toBeGreaterThan(0);
    await expect.poll(() => server.output(), { timeout: 5_000 }).toContain('could not be sent');
  } finally {
    database.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const lines = server.output().split('\n');
  expect(lines.length).toBeGreaterThan(byDay(60, { atNight: 300 }));
  for (const line of lines) look('the log', line);
  expect(server.output()).not.toContain(staffEmail);
  // IP addresses of visitors are not in the log either. The hub's own addresses are no secret.
  const ours = [server.origin, metrics, mailServer.url].map((address) => new URL(address).host);
  expect(ours.reduce((text, host) => text.replaceAll(host, ''), server.output())).not.toContain('127.0.0.1');
  expect([...new Set(leaks)]).toEqual([]);
}, 180_000);
