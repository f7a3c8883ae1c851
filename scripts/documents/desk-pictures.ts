// `npm run pictures:desk`: run it after a screen of the staff desk changed. It opens the built desk with invented people, and
// makes the pictures of docs/staff-desk.md, which are committed.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { DocumentEntry, DocumentRow } from '#server/api/staff/staff-answers.ts';
import { password, startDesk } from '../../tests/environment/desk.ts';
import { findChromium } from '../prepare/find-chromium.mjs';
import { root } from '../prepare/places.mjs';

const folder = join(root, 'docs/pictures/desk');
/** Width from which decisions are shown next to their text. */
const windowWidth = 1280;
/** Limit for each picture: a guide with ten pictures is read on slow lines too. */
const mostKilobytes = 80;
const tooHeavy: string[] = [];

const hymnFinder = {
  'Tool Name': 'Hymn Finder',
  Description: 'Finds hymns for a Bible passage, and tells in which hymnals they stand.',
  'Your Name': 'Lydia Marsh',
  'Your Email': 'lydia@stphilips.example',
  'Ministry/Church Name': 'St. Philip’s, Riverside',
};
const twin = {
  title: 'HymnFinder app',
  description: 'We use it each week to choose the songs.',
  category: 'Worship',
  submitterName: 'Philip Okoro',
  submitterEmail: 'philip@newhope.example',
  ministryName: 'New Hope Chapel',
};
const letter = {
  name: 'Hannah Weiss',
  email: 'hannah@grace.example',
  subject: 'Problem with /tools/claude',
  message: 'The price on your page is last year’s.',
};
const question = {
  question: 'May we read out a prayer that an AI wrote?',
  category: 'Preaching and honesty',
  email: 'lydia@stphilips.example',
};

/** Photographs each screen in the order of the guide. */
async function photograph(page: Page) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('alertdialog');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const { hymnFinder, prayer } = await visitorsWrite(page);

  await page.goto('/admin');
  await field('Username').fill('miriam');
  await page.getByLabel('Username').blur();
  await take(page, 'sign-in', 700);
  await field('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Questions for the college').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, 'home', 820);

  await open(page, `/admin/submissions/${hymnFinder}`, 'Hymn Finder');
  await take(page, 'suggestion', 860);
  await page.getByRole('link', { name: 'Publish as a tool' }).click();
  await headed(page, 'Publish: Hymn Finder');
  await button('Publish').click();
  await page.getByRole('heading', { name: 'There’s a problem' }).waitFor();
  await take(page, 'publish', 860);

  await open(page, '/admin/tools/canva', 'Canva');
  await field('Effectiveness').fill('Good for posters and slides; check every text that it writes');
  await button('Save').click();
  await dialog.getByLabel('Why?').fill('Said more plainly');
  await button('Publish the changes').click();
  await page.getByText('The public site shows it now.').first().waitFor();
  await open(page, '/admin/tools/canva/history', 'History of Canva');
  await take(page, 'history', 760);

  await open(page, '/admin/recheck?entry=tool/otter', /^Re-check: Otter/);
  await button(/^Still true/)
    .first()
    .click();
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, 'recheck', 836);

  await storeNewReading(page);
  await take(page, 'document', 900);

  await open(page, '/admin/tools?q=openai', 'Tools');
  for (const name of ['ChatGPT', 'Whisper']) await page.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).check();
  await button('Move to a category').click();
  await dialog.getByLabel('Category', { exact: true }).selectOption('Research and Agents');
  await dialog.getByLabel('Why?').fill('Tried out');
  await dialog.getByRole('button', { name: 'Move them' }).click();
  await button(/^Undo: /).waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, 'many', 960);

  await open(page, '/admin/texts/guides/llms', 'Guide: LLMs');
  const text = await field('Text').inputValue();
  await field('Text').fill(text.replace('Claude](/tools/claude)', 'Claude](/tools/claud)'));
  await button('Preview').click();
  await button('Close the preview').click();
  await page.getByRole('heading', { name: 'There’s a problem' }).waitFor();
  await take(page, 'guide', 900);

  await open(page, `/admin/questions/${prayer}`, /^May we read out/);
  await take(page, 'question', 800);

  await open(page, '/admin/account', 'Your account');
  const begin = page.getByRole('form', { name: 'Set up a second factor' });
  await begin.getByLabel('Your password now').fill(password);
  await begin.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  await page.getByRole('heading', { name: 'Second factor' }).scrollIntoViewIfNeeded();
  await take(page, 'second-factor', 860);
}

/** Sends submissions of visitors. @returns the ids of two of them */
async function visitorsWrite(page: Page): Promise<{ hymnFinder: string; prayer: string }> {
  const send = async (path: string, data: object): Promise<string> => {
    const response = await page.request.post(path, { data });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    return ((await response.json()) as { id: string }).id;
  };
  await send('/api/submissions', { type: 'tool', ...twin });
  const hymnFinder = await fillForm(page);
  await send('/api/contacts', letter);
  return { hymnFinder, prayer: await send('/api/questions', question) };
}

/** Opens a document with one quotation of a tool, and stores a new reading of it with one more word. */
async function storeNewReading(page: Page) {
  const read = async <T>(path: string) => (await (await page.request.get(path)).json()) as T;
  const rows = await read<DocumentRow[]>('/api/staff/documents?state=waiting');
  const { id } = rows.find(({ quotations, entries }) => quotations === 1 && entries[0]?.kind === 'tool') ?? {};
  const { resting, title } = await read<DocumentEntry>(`/api/staff/documents/${id}`);
  const [first, ...others] = resting[0]?.quote.split(' ') ?? [];
  const around = 'These are the words of an agreement around those that we quote. '.repeat(4);
  await open(page, `/admin/documents/${id}`, title);
  await page.getByLabel('The whole text of the page').fill([around, [first, 'now', ...others].join(' '), around].join('\n'));
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByText('One decision open.').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

/** Fills a form as slowly as a person, or the desk would report that a program sent it. @returns the id of the submission */
async function fillForm(page: Page): Promise<string> {
  const slowerThanPrograms = 3_500;
  await page.goto('/submission');
  await page.getByLabel('Tool', { exact: true }).check();
  for (const [label, text] of Object.entries(hymnFinder)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Category').selectOption('Worship');
  await page.waitForTimeout(slowerThanPrograms);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/submissions')),
    page.getByRole('button', { name: 'Submit for Review' }).click(),
  ]);
  return ((await answer.json()) as { id: string }).id;
}

async function open(page: Page, address: string, heading: string | RegExp) {
  await page.goto(address);
  await headed(page, heading);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Waits for a screen by its heading. */
const headed = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Photographs the window at the height that the screen needs. */
async function take(page: Page, name: string, height: number) {
  await page.setViewportSize({ width: windowWidth, height });
  await page.mouse.move(0, 0);
  await page.getByText(/^Loading /).waitFor({ state: 'hidden' });
  await page.evaluate(() => document.fonts.ready);
  // WebP weighs a third of PNG here and keeps letters sharp; Chromium makes it only by its protocol.
  const chrome = await page.context().newCDPSession(page);
  const { data } = await chrome.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  const picture = Buffer.from(data, 'base64');
  await writeFile(join(folder, `${name}.webp`), picture);
  const kilobytes = Math.ceil(picture.length / 1024);
  console.log(`${name}.webp: ${kilobytes} kB`);
  if (kilobytes > mostKilobytes) tooHeavy.push(name);
}

await mkdir(folder, { recursive: true });
await using server = await startDesk({}, [{ name: 'miriam', role: 'admin', email: 'miriam@college.example' }]);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  await photograph(
    await browser.newPage({
      baseURL: server.origin,
      viewport: { width: windowWidth, height: 900 },
      locale: 'en-US',
      reducedMotion: 'reduce',
    }),
  );
} finally {
  await browser.close();
}
if (tooHeavy.length > 0) throw new Error(`Heavier than ${mostKilobytes} kB: ${tooHeavy.join(', ')}.`);
