// `npm run bench -- --documents`: what it costs to read 700 documents, once whole and once as before, from sites of this machine. The
// pauses that politeness wants are counted and not waited for; the sites and the reader share one process.
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { brotliCompressSync, constants } from 'node:zlib';
import { systemClock } from '#server/clock/clock.ts';
import { connectSqlite } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { DocumentAsker, readerName } from '#server/documents/ask-document.ts';
import { DocumentThread } from '#server/documents/document-thread.ts';
import { readDocuments } from '#server/documents/read-documents.ts';
import { findQuotationReadings } from '#server/repositories/documents.ts';
import { insertRound } from '#server/repositories/rounds.ts';
import { buildDocuments, insertDocumentFacts } from '#tests/document-sites.ts';
import { buildPdf, pdfText } from '#tests/pdf-builder.ts';

const count = 700;
/** One in ten is a PDF of a dozen pages; a page of terms has 9,000 words and three times as many bytes of markup. */
const pdfEvery = 10;
const words = Array.from({ length: 4_000 }, () =>
  Array.from({ length: randomInt(2, 12) }, () => String.fromCharCode(97 + randomInt(26))).join(''),
);
const sentence = () => Array.from({ length: 18 }, () => words[randomInt(words.length)]).join(' ');
const paragraph = () =>
  `<div class="${sentence().slice(0, 60)}"><p data-id="${randomInt(1e9)}">${sentence()}. ${sentence()}.</p></div>\n`;

const documents = buildDocuments(count, {});
let sent = 0;
const bodies = documents.map(({ number, quote }) => {
  if (number % pdfEvery === 0) {
    const pages = Array.from({ length: 12 }, () => pdfText(Array.from({ length: 45 }, () => sentence().slice(0, 90))));
    return { type: 'application/pdf', body: buildPdf({ pages: [...pages, pdfText([quote])] }) };
  }
  const script = `<script>${JSON.stringify(Array.from({ length: 400 }, sentence))}</script>`;
  const page = `<!doctype html><title>Terms</title>${script}<h1>Terms</h1>${Array.from({ length: 250 }, paragraph).join('')}<p>${quote}.</p>`;
  const packed = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return { type: 'text/html; charset=utf-8', body: packed, encoding: 'br' };
});
const server = createServer((request, response) => {
  const number = Number(/document-(\d+)$/.exec(request.url ?? '')?.[1] ?? Number.NaN);
  const document = bodies[number];
  if (!document) return void response.end('User-agent: *\nDisallow: /private\n');
  const headers = { ETag: `"${number}"`, 'Content-Type': document.type };
  if (request.headers['if-none-match'] === headers.ETag) return void response.writeHead(304, headers).end();
  sent += document.body.length;
  response.writeHead(200, { ...headers, ...(document.encoding && { 'Content-Encoding': document.encoding }) }).end(document.body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

const folder = mkdtempSync(join(tmpdir(), 'hub-documents-'));
const { db, close } = connectSqlite(join(folder, 'hub.sqlite'));
await migrate(db, 'sqlite');
await insertDocumentFacts(db, documents);
const fileBytes = () => statSync(join(folder, 'hub.sqlite')).size + statSync(join(folder, 'hub.sqlite-wal')).size;

for (const what of ['whole', 'as before']) {
  let pausedMs = 0;
  const clock = {
    now: () => performance.now() + pausedMs,
    wait: async (ms: number) => {
      pausedMs += ms;
    },
  };
  const before = { bytes: sent, file: fileBytes(), rss: process.memoryUsage.rss(), processor: process.cpuUsage() };
  let most = before.rss;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begun = performance.now();
  {
    await using thread = new DocumentThread();
    const proxy = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { signal } = new AbortController();
    const asker = new DocumentAsker(
      { permits: () => true, timeoutMs: 30_000, pauseMs: 1_000, robot: readerName, userAgent: readerName, clock, proxy, signal },
      systemClock,
    );
    await insertRound(db, 'documents', 'bench', new Date().toISOString());
    await readDocuments({ db, asker, thread, clock: systemClock, isStopping: () => false });
  }
  const seconds = (performance.now() - begun) / 1_000;
  clearInterval(watch);
  delay.disable();
  const { user, system } = process.cpuUsage(before.processor);
  const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;
  console.table({
    [`${count} documents, ${what}`]: {
      'seconds of work': Math.round(seconds * 10) / 10,
      'minutes of pauses': Math.round(pausedMs / 6_000) / 10,
      'seconds of processor': Math.round((user + system) / 1e5) / 10,
      'MB sent to the hub': megabytes(sent - before.bytes),
      'MB in the database': megabytes(fileBytes() - before.file),
      'MB of memory more, at most': megabytes(most - before.rss),
      'longest hold-up, ms': Math.round(delay.max / 1e6),
      '… of 99 in 100': Math.round(delay.percentile(99) / 1e5) / 10,
    },
  });
}
const standing = (await findQuotationReadings(db)).filter(({ state }) => state === 'stands').length;
console.log(`${standing} of ${count} quotations stand`);
await close();
server.close();
server.closeAllConnections();
rmSync(folder, { recursive: true });
if (standing !== count) process.exitCode = 1;
