import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { bombOf, buildPdf, pdfText } from '#tests/pdf-builder.ts';
import type { DocumentKind } from './document-file.ts';
import { mostDocumentBytes } from './document-file.ts';
import { DocumentThread } from './document-thread.ts';

async function readableText(bytes: Uint8Array, kind: DocumentKind): Promise<string | undefined> {
  await using thread = new DocumentThread();
  const read = await thread.read({ bytes, kind });
  return typeof read === 'object' ? read.text : undefined;
}

const hello = buildPdf({ pages: [pdfText(['Hello church'])] });
const lines = (count: number, words: string) => Array.from({ length: count }, (_, place) => `${words} ${place}`);

test('an ordinary PDF of 5 MB is read, its pictures are not', async () => {
  const pages = lines(30, 'Page').map((page) => pdfText(lines(40, `${page}: we keep nothing that you type, line`)));
  const pdf = buildPdf({ pages, picture: randomBytes(4_800_000) });
  expect(pdf.length).toBeGreaterThan(4_800_000);
  const text = await readableText(pdf, 'pdf');
  expect(text).toContain('Page 29: we keep nothing that you type, line 39');
});

test('of a document at most 2 million characters are read, and of a file of more than 5 MB nothing', async () => {
  expect((await readableText(Buffer.alloc(2_000_010, 'word '), 'txt'))?.length).toBe(2_000_000);
  await using thread = new DocumentThread();
  expect(await thread.read({ bytes: Buffer.alloc(mostDocumentBytes + 1, 'word '), kind: 'txt' })).toBe('too much');
});

test.each([
  ['a PDF whose page is four gigabytes of spaces', buildPdf({ pages: [bombOf(' ', 4_000)] }), 'pdf'],
  ['a PDF whose page writes without end', buildPdf({ pages: [bombOf('(a) Tj ', 2_000)] }), 'pdf'],
  ['a page of marks within marks', Buffer.from('<b>'.repeat(1_700_000)), 'html'],
] as const)('%s costs bounded memory and time, and the next document is read', { timeout: 120_000 }, async (_, bytes, kind) => {
  await using thread = new DocumentThread();
  expect(await thread.read({ bytes: hello, kind: 'pdf' })).toEqual({ text: 'Hello church' });
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const startUsage = process.cpuUsage();
  expect(await thread.read({ bytes, kind })).toBe('too much');
  clearInterval(watch);
  const { user, system } = process.cpuUsage(startUsage);
  expect((user + system) / 1000, 'milliseconds of processor time').toBeLessThan(25_000);
  expect((most - before) / 1024 / 1024, 'megabytes more than before').toBeLessThan(500);
  expect(await thread.read({ bytes: hello, kind: 'pdf' })).toEqual({ text: 'Hello church' });
});

test('three that are under way or wait are a crowd, and no longer once one is done', async () => {
  await using thread = new DocumentThread();
  const read = () => thread.read({ bytes: hello, kind: 'pdf' });
  const first = read();
  const second = read();
  expect(thread.isCrowded).toBe(false);
  const third = read();
  expect(thread.isCrowded).toBe(true);
  await first;
  expect(thread.isCrowded).toBe(false);
  expect(await Promise.all([second, third])).toHaveLength(2);
});

const sentence = 'We keep nothing – “not a word”.';
test.each<[string, Buffer, string | undefined]>([
  ['UTF-8', Buffer.from(`<p>${sentence}`), undefined],
  ['UTF-8 that calls itself utf-16 in its own lines', Buffer.from(`<meta charset="utf-16"><p>${sentence}`), undefined],
  ['UTF-8 that its server calls utf-16', Buffer.from(`<p>${sentence}`), 'utf-16'],
  ['UTF-8 that its server calls by no name of letters', Buffer.from(`<p>${sentence}`), 'klingon'],
  ['UTF-16 that its server calls so', Buffer.from(`<p>${sentence}`, 'utf16le'), 'utf-16'],
  ['UTF-16 with its mark', Buffer.from(`\ufeff<p>${sentence}`, 'utf16le'), undefined],
  [
    'windows-1252 by its own lines',
    Buffer.from(
      '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><p>We keep nothing \x96 \x93not a word\x94.',
      'latin1',
    ),
    undefined,
  ],
])('a page in %s is read by its letters', async (_, bytes, charset) => {
  await using thread = new DocumentThread();
  expect(await thread.read({ bytes, kind: 'html', ...(charset && { charset }) })).toEqual({ text: sentence });
});

test('headings of Markdown are told in one way, whether they are underlined or marked', async () => {
  const markdown =
    'Terms\n=====\n\nWhat we keep\n---\nNothing.\n\n### Children\nNone.\n\n| a | b |\n|---|---|\n| c | d |\n\n> Said\n---\n';
  const text = await readableText(Buffer.from(markdown), 'md');
  expect(text?.split('\n').filter((line) => line.startsWith('#'))).toEqual(['# Terms', '## What we keep', '### Children']);
});

test('a line of underlining without end is read in time that grows with its length', async () => {
  const hostile = `a\n${'-'.repeat(1_000_000)}${' '.repeat(500_000)}x\n${'b\n'.repeat(200_000)}`;
  expect((await readableText(Buffer.from(hostile), 'md'))?.startsWith('a')).toBe(true);
});

test('two texts of a document are compared there too', async () => {
  await using thread = new DocumentThread();
  const filler =
    'These are words of an agreement that nobody needs to read, and there are many of them, one behind the other. '.repeat(3);
  const [former, latest] = [`${filler}\nWe keep it for 30 days.`, `${filler}\nWe keep it for 90 days.`];
  const { now, changes } = (await thread.compareVersions({ former, latest, quotes: ['We keep it for 30 days'] })) ?? {};
  expect(now).toMatchObject([{ state: 'reworded', passage: 'We keep it for 90 days' }]);
  expect(changes).toMatchObject({ passages: [{}], left: 0 });
  expect(await thread.compareVersions({ latest, quotes: [] })).toEqual({ isReadable: true, now: [], changes: null });
});

test('a document that takes too long is not read, whatever waits behind it is', async () => {
  await using thread = new DocumentThread({ longestMs: 3_000, mostBytes: 2 ** 30 });
  await thread.read({ bytes: hello, kind: 'pdf' });
  const slow = thread.read({ bytes: buildPdf({ pages: [bombOf('BT (hello) Tj ET q ', 400)] }), kind: 'pdf' });
  const next = thread.compareVersions({ latest: 'We keep nothing.', quotes: ['We keep nothing'] });
  expect(await slow).toBe('too much');
  expect((await next)?.now).toMatchObject([{ state: 'stands' }]);
});

test('a thread that is ended gives back what it works on, and what waits, as unreadable', async () => {
  const thread = new DocumentThread();
  await thread.read({ bytes: hello, kind: 'pdf' });
  const slow = thread.read({ bytes: buildPdf({ pages: [bombOf('BT (hello) Tj ET q ', 100)] }), kind: 'pdf' });
  const next = thread.read({ bytes: hello, kind: 'pdf' });
  await Promise.resolve();
  await thread[Symbol.asyncDispose]();
  expect([await slow, await next]).toEqual(['too much', 'too much']);
});

test('no script, file or address inside a document is run, opened or asked', async () => {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.end('asked');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const html = `<!doctype html><html manifest="${site}/m"><head><base href="${site}/base/"><link rel="stylesheet" href="${site}/css">
    <meta http-equiv="refresh" content="0;url=${site}/refresh"><script src="${site}/js"></script></head>
    <body onload="fetch('${site}/onload')"><script>fetch('${site}/script')</script><img src="${site}/img" onerror="fetch('${site}/e')">
    <iframe src="file:///etc/passwd"></iframe><object data="${site}/object"></object><embed src="${site}/embed">
    <svg><image href="${site}/svg"/><script>fetch('${site}/svgjs')</script></svg><p>Only this.</p>`;
  const pdf = buildPdf({
    pages: [pdfText(['Only this.'])],
    catalog:
      '/OpenAction 10000 0 R /AA << /WC 10001 0 R >> /Names << /JavaScript << /Names [(a) 10000 0 R] >> >> /AcroForm 10003 0 R',
    objects: [
      `<< /S /JavaScript /JS (app.launchURL\\("${site}/js"\\); fetch\\("${site}/fetch"\\)) >>`,
      `<< /S /URI /URI (${site}/uri) >>`,
      '<< /S /Launch /F (/etc/passwd) >>',
      `<< /Fields [] /XFA (<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><!DOCTYPE a [<!ENTITY x SYSTEM "${site}/xxe">]>&x;</xdp:xdp>) >>`,
    ],
  });
  const xml = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y "${'&x;'.repeat(100)}">]><p>Only this. &x; &y;</p>`;
  try {
    expect(await readableText(Buffer.from(html), 'html')).toBe('Only this.');
    expect(await readableText(pdf, 'pdf')).toBe('Only this.');
    expect(await readableText(Buffer.from(xml), 'html')).not.toContain('root:');
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  expect(paths).toEqual([]);
});

test('what one document left behind it is not held against the next', async () => {
  await using thread = new DocumentThread({ longestMs: 20_000, mostBytes: 96 * 1024 * 1024 });
  const page = Buffer.from('<p>We keep nothing that you type.'.repeat(20_000));
  for (let time = 0; time < 6; time += 1) expect(await thread.read({ bytes: page, kind: 'html' })).toHaveProperty('text');
});
