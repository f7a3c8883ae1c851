// `npm run documents`: run it after a downloadable text, or the look of its print, was changed. Its output is committed.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../prepare/find-chromium.mjs';
import { root } from '../prepare/places.mjs';
import { hubDocuments, readSource } from './hub-documents.ts';
import { printPage } from './print-page.ts';
import { hashOf, pdfFile, readRecord, recordFile, sourceHash } from './printed-record.ts';

const content = join(root, 'content');

// A file for each cut: of a variable font Chromium would embed drawings of its letters, which print worse and weigh more.
/** @type {import('./print-page.ts').PrintFont[]} */
const fonts = await Promise.all(
  [
    { family: 'Vollkorn', weight: 500 },
    { family: 'Vollkorn', weight: 600 },
    { family: 'Source Sans 3', weight: 400 },
    { family: 'Source Sans 3', weight: 600 },
  ].map(async ({ family, weight }) => {
    const name = family.toLowerCase().replaceAll(' ', '-');
    const bytes = await readFile(join(root, `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`));
    return { family, weight, address: `data:font/woff2;base64,${bytes.toString('base64')}` };
  }),
);

/**
 * Prints the addresses of links at the end, because paper doesn't show them. See docs/look.md, 'On paper'.
 * @param {import('@playwright/test').Page} page
 */
async function listAddresses(page) {
  await page.evaluate(() => {
    const links = new Map();
    for (const { href, textContent } of document.links) if (!links.has(href)) links.set(href, textContent?.trim());
    if (links.size === 0) return;
    const heading = Object.assign(document.createElement('h2'), { textContent: 'Addresses of the links' });
    const list = document.createElement('ul');
    for (const [href, text] of links) {
      const item = document.createElement('li');
      item.append(`${text}: `, Object.assign(document.createElement('a'), { href, textContent: href }));
      list.append(item);
    }
    document.body.append(heading, list);
  });
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const page = await browser.newPage();
  const record = readRecord();
  await mkdir(join(root, 'public/documents'), { recursive: true });
  for (const { source, name, look } of hubDocuments) {
    // Each print contains another date, so unchanged documents stay as they are in the repository.
    if (record[name]?.source === sourceHash(source)) continue;
    await page.setContent(printPage(await readSource(content, source), fonts, look), { waitUntil: 'load' });
    await listAddresses(page);
    await page.evaluate(() => document.fonts.ready);
    const pdf = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
    await writeFile(pdfFile(name), pdf);
    record[name] = { source: sourceHash(source), pdf: hashOf(pdf) };
    console.log(`Printed public/documents/${name}.pdf: look at it, then commit it.`);
  }
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  console.log('Every document is printed from its text as it is now.');
} finally {
  await browser.close();
}
