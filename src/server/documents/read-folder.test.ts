import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildFolder } from '#tests/builders.ts';
import type { Quotation } from '../records/quotations.ts';
import type { DocumentKind } from './document-file.ts';
import { mostDocumentBytes } from './document-file.ts';
import { DocumentThread } from './document-thread.ts';
import type { FolderDocument } from './read-folder.ts';
import { readFolder } from './read-folder.ts';

async function textOf(bytes: Uint8Array, kind: DocumentKind) {
  await using thread = new DocumentThread();
  const read = await thread.read({ bytes, kind });
  return typeof read === 'object' ? read.text : read;
}

/** Reads a folder on November 28, 2026. */
async function readAt(folder: string, quoted: readonly Quotation[], onDocument?: (document: FolderDocument) => Promise<void>) {
  await using thread = new DocumentThread();
  return await readFolder(folder, quoted, { thread, today: '2026-11-28', onDocument });
}

const filler = 'These are words of an agreement that nobody needs to read, and there are many of them, one behind the other. ';

test('HTML is read without what a browser would not show, with its headings, and a page nested ever deeper comes to an end', async () => {
  const page = `<title>No</title><h2>Your <i>data</i></h2><p>We sell<sup>1</sup> no<b>thing</b> on the 10<sup>th</sup>.</p>
    <script>document.write('all')</script><ul><li>Names<li>Faces</ul><img src="http://192.0.2.1/x.png"><iframe srcdoc="x"></iframe>`;
  expect(await textOf(Buffer.from(page), 'html')).toBe('## Your data\nWe sell nothing on the 10th.\nNames\nFaces');
  expect(await textOf(Buffer.from('<div>'.repeat(100_000)), 'html')).toBe('');
});

test('Markdown is read without its marks', async () => {
  const text = '## Use\n\nWe **never** sell [your\\-data](https://lamp.example/data "Data") to _anyone_\\.';
  expect(await textOf(Buffer.from(text), 'md')).toBe('## Use\n\nWe never sell your-data to anyone.');
});

test('a PDF is read', async () => {
  const text = await textOf(readFileSync('public/documents/sermon-publishing-checklist.pdf'), 'pdf');
  expect(text.replace(/\s+/g, ' ')).toMatch(/sermon/i);
  expect(text.split(/\s+/).length).toBeGreaterThan(100);
});

test('what is no PDF cannot be read', async () => {
  expect(await textOf(Buffer.from('%PDF-1.7 and no more'), 'pdf')).toBe('broken');
});

const quotationOf = (id: string, quote: string, source: string, kind: Quotation['kind'] = 'facts'): Quotation => ({
  ...{ kind, name: `lamp/${id}`, quote, source },
});

test('each quotation of a saved document is told with its state, and of two copies the later one speaks', async () => {
  using folder = buildFolder();
  const file = (name: string, content: string) => writeFileSync(`${folder.path}/${name}`, content);
  file('old.txt', `${filler}${filler}${filler}We sell your data.`);
  file('new.html', `<p>${filler}${filler}${filler}<h1>Sale</h1><p>We never sell your data. We keep it for five years.`);
  file(
    'documents.csv',
    'address,file,day\nhttps://lamp.example/terms,new.html,2026-11-24\n"https://lamp.example/terms",old.txt,2026-11-01\n',
  );
  const { quotations, elsewhere, problems } = await readAt(folder.path, [
    quotationOf('sale', 'We never sell your data', 'https://lamp.example/terms/#sale'),
    quotationOf('old', 'We sell your data', 'https://lamp.example/terms'),
    quotationOf('else', 'We never sell', 'https://lamp.example/other'),
    quotationOf('longer', 'We keep horses and carriages', 'https://lamp.example/terms', 'terms-changes'),
    quotationOf('0', 'We keep it for five years', 'https://lamp.example/terms', 'answers'),
  ]);
  expect(quotations).toMatchObject([
    { tool: 'lamp', id: 'sale', kind: 'fact', state: 'stands', day: '2026-11-24', heading: 'Sale' },
    { id: 'old', state: 'reworded', passage: 'We never sell your data' },
    { id: 'longer', kind: 'change', state: 'gone' },
    { id: '0', kind: 'answer', state: 'stands' },
  ]);
  expect([elsewhere, problems]).toEqual([1, []]);
});

test('a row that leads out of the folder, to no file or to another kind is told, and its quotations are unreadable', async () => {
  using folder = buildFolder();
  writeFileSync(
    `${folder.path}/documents.csv`,
    'address,file,day\nhttps://a.example/,../../etc/hosts.txt,2026-11-24\nhttps://b.example/,/etc/passwd,2026-11-24\nhttps://c.example/,c.txt,soon\n',
  );
  const askedQuotations = ['a', 'b', 'c'].map((name) => quotationOf(name, 'root', `https://${name}.example/`));
  const { quotations, problems } = await readAt(folder.path, askedQuotations);
  expect(quotations.map(({ id, state }) => `${id} ${state}`)).toEqual(['a unreadable', 'b unreadable']);
  expect(problems).toHaveLength(3);
});

test('a folder without the table’s columns is refused in a sentence', async () => {
  using folder = buildFolder();
  writeFileSync(`${folder.path}/documents.csv`, 'url,file\n');
  await expect(readAt(folder.path, [])).rejects.toThrow('address,file,day');
});

test.each([
  ['2026-02-31', 'must have'],
  ['2026-11', 'must have'],
  ['2062-11-20', 'is still to come'],
  ['2026-11-30', 'is still to come'],
])('a document of %s is not used, and its row is told', async (day, why) => {
  using folder = buildFolder();
  writeFileSync(`${folder.path}/a.txt`, filler.repeat(3));
  writeFileSync(`${folder.path}/documents.csv`, `address,file,day\nhttps://a.example/,a.txt,${day}\n`);
  const days: string[] = [];
  const { quotations, problems } = await readAt(
    folder.path,
    [quotationOf('a', 'words of an agreement', 'https://a.example/')],
    async (document) => {
      days.push(document.day);
    },
  );
  expect([quotations, days]).toEqual([[], []]);
  expect(problems).toEqual([expect.stringContaining(why)]);
});

test('whoever sits further east has tomorrow’s date already', async () => {
  using folder = buildFolder();
  writeFileSync(`${folder.path}/a.txt`, filler.repeat(3));
  writeFileSync(`${folder.path}/documents.csv`, 'address,file,day\nhttps://a.example/,a.txt,2026-11-29\n');
  const { quotations } = await readAt(folder.path, [quotationOf('a', 'words of an agreement', 'https://a.example/')]);
  expect(quotations).toMatchObject([{ state: 'stands', day: '2026-11-29' }]);
});

test('a pipe, a folder or a file that is too large in the place of a document is told, and nothing waits for it', async () => {
  using folder = buildFolder();
  execFileSync('mkfifo', [`${folder.path}/pipe.txt`]);
  mkdirSync(`${folder.path}/folder.txt`);
  writeFileSync(`${folder.path}/large.txt`, Buffer.alloc(mostDocumentBytes + 1, 'a '));
  const names = ['pipe', 'folder', 'large'];
  const rows = names.map((name) => `https://${name}.example/,${name}.txt,2026-11-24\n`);
  writeFileSync(`${folder.path}/documents.csv`, `address,file,day\n${rows.join('')}`);
  const askedQuotations = names.map((name) => quotationOf(name, 'words', `https://${name}.example/`));
  const { quotations, problems } = await readAt(folder.path, askedQuotations);
  expect(quotations.map(({ state }) => state)).toEqual(['unreadable', 'unreadable', 'unreadable']);
  expect(problems).toEqual([
    'pipe.txt: is no file that can be read',
    'folder.txt: is no file that can be read',
    'large.txt: is larger than 5 MB',
  ]);
});

test.each<[string, (path: string) => void]>([
  ['a folder', (path) => mkdirSync(path)],
  ['a pipe', (path) => execFileSync('mkfifo', [path])],
])('a table that is %s is refused in a sentence', async (_, make) => {
  using folder = buildFolder();
  make(`${folder.path}/documents.csv`);
  await expect(readAt(folder.path, [])).rejects.toThrow('documents.csv is no file that can be read');
});
