import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/tables.ts';
import { insertRecords } from '#server/records/store.ts';
import { buildFact } from './builders.ts';
import { bombOf, buildPdf } from './pdf-builder.ts';

/** Fate of a test's document. */
export type Fate = 'stays' | 'changes' | 'goes' | 'refuses' | 'endless' | 'hostile';

/** A document on a site of the tests, with its quotation. */
export interface SiteDocument {
  number: number;
  fate: Fate;
  host: string;
  address: string;
  quote: string;
}

/** A request that a site received. */
interface SiteRequest {
  host: string;
  path: string;
  /** Time by the clock of the test. */
  at: number;
  status: number;
}

const filler = 'These are words of an agreement that nobody needs to read, and there are many of them, one behind the other. ';

/** Makes documents with these fates, a few on each site; all others stay. @param fates number of each */
export function buildDocuments(count: number, fates: Partial<Record<Fate, number>>): SiteDocument[] {
  const fateList = Object.entries(fates).flatMap(([fate, many]) => Array<Fate>(many).fill(fate as Fate));
  return Array.from({ length: count }, (_, number) => {
    const fate = fateList[number] ?? 'stays';
    // Sites have four documents each, and a site refuses as a whole. Their addresses belong to nobody, so that no name is looked
    // up.
    const host = `[2d00::${fate === 'refuses' ? 2 : 1}:${Math.floor(number / 4)}]`;
    return {
      number,
      fate,
      host,
      address: `http://${host}/document-${number}`,
      quote: `We keep nothing of what is written in room ${number} at all`,
    };
  });
}

/** Writes a fact for each document, of the tools in turn. */
export async function insertDocumentFacts(
  db: Kysely<Database>,
  documents: readonly SiteDocument[],
  tools: readonly string[] = ['lamp'],
): Promise<void> {
  const change = { at: '2026-11-01T12:00:00.000Z', origin: 'desk', username: 'amos' } as const;
  const facts = documents.map(({ number, quote, address }) => ({
    name: `${tools[number % tools.length]}/document-${number}`,
    record: buildFact({ id: `document-${number}`, quote, source: address }),
  }));
  await insertRecords(db, 'facts', facts, change);
}

/** Responses that harm a careless reader: none of them has readable words. */
const hostile: (() => [headers: Record<string, string>, body: Buffer])[] = [
  () => [{ 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }, gzipSync(Buffer.alloc(16 << 20, '<p>We keep '))],
  () => [{ 'Content-Type': 'text/html' }, Buffer.from('<div id="app"></div><script>document.write("We keep nothing")</script>')],
  () => [{ 'Content-Type': 'text/html' }, Buffer.from('<b>'.repeat(1_700_000))],
  () => [{ 'Content-Type': 'application/octet-stream' }, Buffer.alloc(1 << 20, 7)],
  () => [{ 'Content-Type': 'application/pdf' }, buildPdf({ pages: [bombOf(' ', 2_000)] })],
];

/** Sites of the tests' documents, behind one proxy, with a log of requests. */
export interface DocumentSites extends AsyncDisposable {
  /** Proxy to all of them. */
  proxy: string;
  requests: SiteRequest[];
  /** Maximum of concurrent requests, over all sites. */
  mostAtOnce: () => number;
  /** Applies the fates of the documents from now on. */
  letFateCome: () => void;
}

/** Opens the sites. @param now clock for the times of requests @param special responds in place of the site if it returns true */
export async function openDocumentSites(
  documents: readonly SiteDocument[],
  now: () => number,
  special: (request: { host: string; path: string }, response: ServerResponse) => boolean = () => false,
): Promise<DocumentSites> {
  const byAddress = new Map(documents.map((document) => [document.address, document]));
  const requests: SiteRequest[] = [];
  let [isLater, underWay, most] = [false, 0, 0];
  const server = createServer((request, response) => {
    const { host, pathname: path } = new URL(request.url ?? '', 'http://nowhere.invalid');
    const entry: SiteRequest = { host, path, at: now(), status: 0 };
    requests.push(entry);
    underWay += 1;
    most = Math.max(most, underWay);
    response.on('close', () => {
      underWay -= 1;
      entry.status = response.statusCode;
    });
    if (special({ host, path }, response)) return;
    const document = byAddress.get(`http://${host}${path}`);
    if (path === '/robots.txt') response.end(robotsOf(host));
    else if (!document) response.writeHead(404).end();
    else answer(document, isLater, request.headers, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    proxy: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    mostAtOnce: () => most,
    letFateCome: () => {
      isLater = true;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Checks whether a site refuses by its robots.txt, as half of those that refuse do. */
export const keepsProgramsAway = (host: string): boolean => /::2:\d*[02468]\]$/.test(host);
const robotsOf = (host: string) => `User-agent: *\nDisallow: ${keepsProgramsAway(host) ? '/' : '/private'}\n`;

function answer(
  { number, fate, host, quote }: SiteDocument,
  isLater: boolean,
  requestHeaders: IncomingHttpHeaders,
  response: ServerResponse,
) {
  if (fate === 'refuses') return void response.writeHead(403).end('Are you a person?');
  if (fate === 'goes' && isLater) return void response.writeHead(410).end();
  if (fate === 'endless') {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    const pour = () => response.write('<p>and on '.repeat(6_000), () => response.destroyed || setImmediate(pour));
    return pour();
  }
  if (fate === 'hostile') {
    const [headers, body] = hostile[number % hostile.length]?.() ?? [{}, Buffer.alloc(0)];
    return void response.writeHead(200, headers).end(body);
  }
  const version = fate === 'changes' && isLater ? 2 : 1;
  const etag = `"${host}-${number}-${version}"`;
  const modified = `Sun, 0${version} Nov 2026 10:00:00 GMT`;
  // Some sites identify their versions by an ETag, some by a date, some not at all.
  const validators = [{ ETag: etag }, { 'Last-Modified': modified }, {}][number % 3] as Record<string, string>;
  if (
    (validators.ETag && requestHeaders['if-none-match'] === etag) ||
    (validators['Last-Modified'] && requestHeaders['if-modified-since'] === modified)
  )
    return void response.writeHead(304, validators).end();
  const words = version === 1 ? quote : `We keep something of what is written in room ${number} for a year`;
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...validators });
  response.end(
    `<title>Terms</title><h1>Terms ${number}</h1><p>${filler.repeat(40)}</p><p>${words}.</p><p>${filler.repeat(40)}</p>`,
  );
}

/** State of a quotation, once the fate of its document is applied. */
export const stateOfFate: Record<Fate, string> = {
  stays: 'stands',
  changes: 'reworded',
  goes: 'gone',
  refuses: 'unreadable',
  endless: 'unreadable',
  hostile: 'unreadable',
};
