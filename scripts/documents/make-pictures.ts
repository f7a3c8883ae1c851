// `npm run pictures`: run it after a picture under src/ui/pictures/ or a text shown as a PDF was changed. Its output is
// committed.
import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { load } from 'js-yaml';
import { optimize } from 'svgo';
import { readContent } from '#server/content/read-content.ts';
import { findChromium } from '../prepare/find-chromium.mjs';
import { root } from '../prepare/places.mjs';

const pictures = join(root, 'src/ui/pictures');
const fonts = join(root, 'src/ui/fonts');
const publicFolder = join(root, 'public');
/** Pictures for link previews: 1200 x 630 px (ogp.me, 'Structured Properties'). */
const shared = { width: 1200, height: 630, jpegQuality: 82 };
/** The site's mark as a bitmap, for devices that need one: file and size in px. */
const marks = [
  { file: 'apple-touch-icon.png', size: 180 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
];

/** PDFs that a page shows in a viewer, and before that as a picture of their first page. */
const shownDocuments = ['survey-summary', 'ministry-stance'];
/** A page of A4 in Chromium's viewer: 5 px from the left, 3 px from the top, in px of the picture. */
const firstPage = { x: 5, y: 3, width: 480, height: 679 };
/** Part of it that a phone shows (ui/styles/pdf.css). */
const firstPageHead = { ...firstPage, height: 136 };

const drawnAs = { type: 'jpeg', quality: 70 } as const;

const { categories } = readContent(join(root, 'content'));

async function optimisePictures() {
  for (const name of (await readdir(pictures)).filter((file) => file.endsWith('.svg') && !file.startsWith('cards-'))) {
    const file = join(pictures, name);
    const svg = await readFile(file, 'utf8');
    // Round to two decimals of a pixel, which are finer than any screen shows.
    await writeFile(file, optimize(svg, { multipass: true, floatPrecision: 2, path: file }).data);
  }
}

/** The size of a category's card, in px. */
const card = { width: 480, height: 288 };

/**
 * Number of pictures in a file: more would take a slow phone longer than 50 ms to decode. features/resources/card-picture.ts has
 * the same number.
 */
const cardsInFile = 5;

/**
 * Joins the categories' cards into files of five, in the order of the categories, one below the other: `cards-1.svg#llms` shows
 * one of them.
 */
async function joinCards() {
  const names = categories.map(({ picture }) => picture);
  for (let from = 0; from < names.length; from += cardsInFile) {
    const cards = await Promise.all(names.slice(from, from + cardsInFile).map(placedCard));
    const file = join(pictures, `cards-${from / cardsInFile + 1}.svg`);
    await writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg">${cards.join('')}</svg>\n`);
  }
}

async function placedCard(name: string, place: number): Promise<string> {
  const at = `y="${place * card.height}" width="${card.width}" height="${card.height}"`;
  const { data } = optimize(await readFile(join(pictures, `${name}-card.svg`), 'utf8'), {
    // Prefix the ids, since cards use the same ones, such as `a`.
    plugins: [{ name: 'prefixIds', params: { prefix: name } }],
  });
  return `<view id="${name}" viewBox="0 ${place * card.height} ${card.width} ${card.height}"/>${data.replace('<svg ', `<svg ${at} `)}`;
}

const dataAddress = async (file: string, type: string) => `data:${type};base64,${(await readFile(file)).toString('base64')}`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Page with a category's window over its name, in the style of the hub's own banner (docs/look.md). */
async function sharedPage(picture: string, title: string, text: string): Promise<string> {
  const isBanner = picture !== 'landing';
  const [serif, sans, image, mark] = await Promise.all([
    dataAddress(join(fonts, 'vollkorn.woff2'), 'font/woff2'),
    dataAddress(join(fonts, 'hub-sans.woff2'), 'font/woff2'),
    dataAddress(join(pictures, isBanner ? `${picture}-banner.svg` : 'landing.svg'), 'image/svg+xml'),
    dataAddress(join(root, 'src/ui/mark.svg'), 'image/svg+xml'),
  ]);
  const place = isBanner
    ? '.picture { inset: 0 0 auto; height: 300px; background-position: right center; }'
    : '.picture { inset: 20px -120px 20px auto; width: 640px; background-size: contain; background-repeat: no-repeat; }';
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Vollkorn; src: url(${serif}); font-weight: 400 900; }
    @font-face { font-family: 'Hub Sans'; src: url(${sans}); font-weight: 200 900; }
    body { position: relative; width: ${shared.width}px; height: ${shared.height}px; margin: 0; background: #fbf7ee; color: #16213c; }
    .picture { position: absolute; background: url(${image}) center / cover; }
    ${place}
    .words { position: absolute; left: 72px; bottom: 64px; width: ${isBanner ? 1056 : 600}px; }
    h1 { margin: 0; font: 500 72px / 1.1 Vollkorn; letter-spacing: -0.01em; }
    p { margin: 18px 0 0; color: #434c63; font: 400 32px / 1.4 'Hub Sans'; }
    .name { display: flex; align-items: center; gap: 16px; margin-top: 32px; color: #16213c; font: 600 30px / 1 Vollkorn; }
    .name img { width: 48px; }
  </style><div class="picture"></div><div class="words"><h1>${escaped(title)}</h1><p>${escaped(text)}</p>
  <p class="name"><img src="${mark}" alt="">Ministry AI Hub</p></div>`;
}

async function photograph(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ type: 'jpeg', quality: shared.jpegQuality });
}

async function makeSharedPictures(page: Page): Promise<void> {
  const { heading } = load(await readFile(join(root, 'content/site.yaml'), 'utf8')) as { heading: string };
  await page.setViewportSize(shared);
  for (const { picture, name, cardTitle = name, description } of categories) {
    await writeFile(
      join(publicFolder, 'share', `${picture}.jpg`),
      await photograph(page, await sharedPage(picture, cardTitle, description)),
    );
  }
  const home = await sharedPage('landing', heading, 'Every fact shows its source. Nothing is sponsored.');
  await writeFile(join(publicFolder, 'share/home.jpg'), await photograph(page, home.replace('500 72px', '500 56px')));
}

async function makeMarks(page: Page): Promise<void> {
  const mark = await dataAddress(join(root, 'src/ui/mark.svg'), 'image/svg+xml');
  for (const { file, size } of marks) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<body style="margin:0;background:#fbf7ee"><img src="${mark}" width="${size}" height="${size}" alt="">`,
    );
    await writeFile(join(publicFolder, file), await page.screenshot());
  }
}

/** Photographs the first page of each PDF in Chromium's own viewer, and records the hash of each PDF. */
async function makeFirstPages(browser: Browser): Promise<void> {
  const documents = join(root, 'public/documents');
  const hashes: Record<string, string> = {};
  for (const name of shownDocuments) {
    const file = join(documents, `${name}.pdf`);
    // A new window for each: the viewer keeps its scroll position when only the file changes.
    const page = await browser.newPage({ viewport: { width: firstPage.width + 10, height: firstPage.height + 6 } });
    await page.goto(`${pathToFileURL(file).href}#toolbar=0&navpanes=0&view=FitH`);
    await writeFile(join(pictures, `${name}-page.jpg`), await waitForPicture(page));
    await writeFile(join(pictures, `${name}-head.jpg`), await page.screenshot({ ...drawnAs, clip: firstPageHead }));
    await page.close();
    hashes[name] = hash('sha256', await readFile(file));
  }
  await writeFile(join(pictures, 'first-pages.json'), `${JSON.stringify(hashes, null, 2)}\n`);
}

/**
 * Waits for the picture: the viewer has no event for it, so the picture must stay the same for a second, and must not be an empty
 * sheet.
 */
async function waitForPicture(page: Page): Promise<Buffer> {
  const emptySheetBytes = 8_000;
  let last: Buffer = Buffer.alloc(0);
  for (;;) {
    await page.waitForTimeout(1_000);
    const screenshot = await page.screenshot({ ...drawnAs, clip: firstPage });
    if (screenshot.length > emptySheetBytes && screenshot.equals(last)) return screenshot;
    last = screenshot;
  }
}

await optimisePictures();
await joinCards();
await mkdir(join(publicFolder, 'share'), { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const page = await browser.newPage();
await makeSharedPictures(page);
await makeMarks(page);
await makeFirstPages(browser);
await browser.close();
console.log(`The pictures are optimised; those for link previews are in ${basename(publicFolder)}/share/.`);
