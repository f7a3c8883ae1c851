import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { language } from '#server/word-files/document.ts';
import { hubDocuments, readSource } from './hub-documents.ts';
import { printPage } from './print-page.ts';
import { hashOf, pdfFile, readRecord, sourceHash } from './printed-record.ts';

const content = fileURLToPath(new URL('../../content', import.meta.url));
const pdfOf = (name: string) => readFileSync(pdfFile(name));
/** Returns the objects of a PDF, which Chromium writes as plain text; only the content of the pages is compressed. */
const objectsOf = (name: string) => pdfOf(name).toString('latin1');

test.each(hubDocuments)(
  'the PDF of $source was printed from it as it is now; otherwise run npm run documents',
  ({ source, name }) => {
    expect(readRecord()[name]).toEqual({ source: sourceHash(source), pdf: hashOf(pdfOf(name)) });
  },
);

test('there is a PDF for each document and no other, and the record knows no other', () => {
  const names = hubDocuments.map(({ name }) => name).sort();
  expect(readdirSync(dirname(pdfFile(''))).filter((file) => file.endsWith('.pdf'))).toEqual(
    names.map((name) => `${name}.pdf`).sort(),
  );
  expect(Object.keys(readRecord()).sort()).toEqual(names);
});

test.each(hubDocuments)('the PDF of $source is tagged, with its title and its language', async ({ source, name }) => {
  const { title } = await readSource(content, source);
  const objects = objectsOf(name);
  expect(objects).toMatch(/\/Marked true/);
  expect(objects).toContain('/StructTreeRoot');
  expect(objects).toContain(`/Title (${title})`);
  expect(objects).toContain(`/Lang (${language})`);
  expect(pdfOf(name).length).toBeLessThan(200_000);
});

// The stance's own summary promises two pages.
test('the ministry stance has two pages', () => {
  expect(objectsOf('ministry-stance').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test('the page that is printed says the title, the language and the edition, and what stands in the text means no markup', () => {
  const document = { title: 'Salt & <light>', summary: '', date: '2026-11-02', blocks: [], markdown: '| a |\n| - |\n| 1 < 2 |' };
  const html = printPage(document, []);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain('<title>Salt &amp; &lt;light></title>');
  expect(html).toContain('Ministry AI Hub · November 2, 2026</p>');
  expect(html).toContain('<td>1 &lt; 2</td>');
});

test('a quotation mark or backslash in a title does not end the foot of the page', () => {
  const document = { title: 'The "lamp" \\ oil', summary: '', date: '2026-11-02', blocks: [], markdown: 'Text' };
  expect(printPage(document, [])).toContain('content: "Ministry AI Hub · The \\"lamp\\" \\\\ oil · November 2, 2026"');
});
