import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { filesNamedBy, filesOfPage } from '#tests/environment/named-files.ts';
import { buildSuggestion } from '#tests/visitor-builders.ts';
import { expectThat } from './shell.ts';

/** A site as visitors see it, at an address of this machine, under its own name, with a self-signed certificate. */
export interface Site {
  /** Origin at which it listens, such as https://127.0.0.1:8443. */
  origin: string;
  /** Address for visitors. */
  publicUrl: string;
}

/** Sends one request on a separate connection. */
export async function ask(
  { origin, publicUrl }: Site,
  address: string,
  { method = 'GET', json }: { method?: string; json?: unknown } = {},
): Promise<{ status: number; text: string; headers: IncomingMessage['headers'] }> {
  const headers: Record<string, string> = { Host: new URL(publicUrl).host };
  if (json !== undefined) headers['Content-Type'] = 'application/json';
  const request = origin.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    // Accept the certificate, which this test has signed itself.
    const clientRequest = request(
      `${origin}${address}`,
      { method, headers, agent: false, rejectUnauthorized: false },
      (response) => {
        buffer(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, text: body.toString(), headers: response.headers }),
          reject,
        );
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end(json === undefined ? undefined : JSON.stringify(json));
  });
}

/** Sends a suggestion as a visitor does. */
export async function suggest(site: Site, title: string): Promise<void> {
  const { status, text } = await ask(site, '/api/submissions', { method: 'POST', json: buildSuggestion({ title }) });
  expectThat(status === 201, `a suggestion is taken: ${status} ${text}`);
}

/** Signs in as staff do. */
export async function signIn(site: Site, json: { username: string; password: string }): Promise<void> {
  const { status, text } = await ask(site, '/api/auth/sign-in', { method: 'POST', json });
  expectThat(status === 200, `${json.username} can sign in: ${status} ${text}`);
}

/**
 * Requests every page of the site map and every file that they name.
 * @returns the number of each
 */
export async function readEverything(site: Site): Promise<{ pages: number; files: number }> {
  const { pages, files } = await filesNamedBy((address) => ask(site, address), site.publicUrl);
  expectThat(files.includes('/manifest.webmanifest') && files.includes('/share/home.jpg'), `the pages name files: ${files}`);
  for (const file of files) {
    const { status } = await ask(site, file);
    expectThat(status === 200, `${file} answers 200, not ${status}`);
  }
  return { pages: pages.length, files: files.length };
}

/** Number of pages made anew that the visitors request in a second: fewer than the 300 a minute of one client (response-cache.ts). */
const renderedPerSecond = 4;

/**
 * Sends requests of visitors without a pause during some work: two visitors for pages and reads that no proxy has cached, and one
 * who opens a page and requests every file that it names.
 */
export async function whileAsking(
  site: Site,
  work: () => Promise<unknown>,
): Promise<{ asked: number; slowestMs: number; failures: string[] }> {
  const rendered = '/all-tools?q=a';
  const addresses = ['/', '/tools/chatgpt', '/api/tools', '/readyz'];
  const begin = performance.now();
  let renderedCount = 0;
  const failures: string[] = [];
  let requestCount = 0;
  let slowestMs = 0;
  let isOver = false;
  const askFor = async (address: string): Promise<string> => {
    const start = performance.now();
    const { status, text } = await ask(site, address).catch((error: Error) => ({ status: error.message, text: '' }));
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - start));
    requestCount++;
    if (status !== 200) failures.push(`${address}: ${status}`);
    return text;
  };
  const untouched = (address: string) => `${address}${address.includes('?') ? '&' : '?'}n=${requestCount}-${Math.random()}`;
  const nextAddress = () => {
    if (renderedCount >= ((performance.now() - begin) / 1_000) * renderedPerSecond)
      return addresses[requestCount % addresses.length] ?? '/';
    renderedCount += 1;
    return rendered;
  };
  const readOnAndOn = async () => {
    while (!isOver) await askFor(untouched(nextAddress()));
  };
  const visitOnAndOn = async () => {
    while (!isOver) for (const file of filesOfPage(await askFor(untouched('/all-tools')))) await askFor(file);
  };
  const visitors = [readOnAndOn(), readOnAndOn(), visitOnAndOn()];
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
  return { asked: requestCount, slowestMs, failures };
}
