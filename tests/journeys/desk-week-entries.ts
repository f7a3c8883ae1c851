import type { Locator, Page } from '@playwright/test';
import type { Desk } from './desk-at-hand.ts';
import { button, expectWords, main, openTool, publish, question } from './desk-at-hand.ts';
import { completeTool } from './desk-forms.ts';
import { expect, heading } from './desk-test.ts';
import { summary } from './suggestion-form.ts';

// Days of the college's week on which entries change.

/** Reviews the spam, the duplicate, and the one that is published. */
export async function reviewSuggestions(desk: Desk) {
  const { page, hand } = desk;
  const open = async (name: string) => {
    await hand.press(main(page).getByRole('link', { name, exact: true }));
    await expect(heading(page)).toHaveText(name);
    await expect(heading(page)).toBeFocused();
  };
  await expect(heading(page)).toHaveText('What waits for you');
  await hand.press(page.getByRole('link', { name: /New suggestions/ }));
  await open('Cheap watches');
  await hand.press(button(page, 'It’s spam'));
  await expectWords(page, 'Moved to spam');
  // Returns to the list it was opened from, and not to the list that contains it now.
  await hand.press(page.getByRole('link', { name: 'Suggestions: Pending' }));
  await open('The Paschal Candle');
  await expect(page.getByRole('region', { name: 'Is it listed already?' })).toContainText('a similar name, pending');
  await hand.press(button(page, 'Decline'));
  await expectWords(page, 'Moved to declined');
  await open('Paschal Candle');
  await expect(main(page)).toContainText(/S-[2-9A-Z]{6}/);

  await hand.press(page.getByRole('link', { name: 'Publish as a tool' }));
  await expect(heading(page)).toHaveText('Publish: Paschal Candle');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('paschal-candle');
  await hand.press(button(page, 'Publish'));
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('Which plans this is about: must not be empty');
  await expect(summary(page)).not.toContainText(/invalid|expected/i);
  await hand.press(summary(page).getByRole('link', { name: /^Maker:/ }));
  await expect(page.getByLabel('Maker', { exact: true })).toBeFocused();
  await completeTool(page, hand);
  // A corrected field is no longer marked; the summary keeps the errors of the last submit.
  await expect(page.getByText('Features: needs at least 4')).toHaveCount(1);
  await publish(desk, 'Publish');
  await expect(heading(page)).toHaveText('Paschal Candle');
  await expect(main(page)).toContainText('It’s at');
  await expect(page.getByRole('table', { name: /^What staff did/ })).toContainText('published');
  await page.goto('/all-tools?q=paschal');
  await page.getByRole('link', { name: 'Paschal Candle', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paschal Candle');
}

/** A misspelled name is public, and is restored from the history. */
export async function undoSlip(desk: Desk) {
  const { page, hand } = desk;
  const nameOnSite = async () => ((await (await page.request.get('/api/tools/canva')).json()) as { name: string }).name;
  await openTool(desk, 'Canva');
  await hand.type(page.getByLabel('Name', { exact: true }), 'Canvas');
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await hand.press(button(page, 'Save'));
  await expect(question(page).getByRole('heading', { level: 3 })).toHaveText(['Name']);
  await expect(question(page).locator('del')).toContainText('Canva');
  await expect(question(page).locator('ins')).toContainText('Canvas');
  // Enter, which sends most forms, publishes nothing here either.
  await hand.type(question(page).getByLabel('Why?'), 'A better name');
  await page.keyboard.press('Enter');
  expect(await nameOnSite()).toBe('Canva');
  await hand.press(button(page, 'Publish the changes'));
  await expectWords(page, 'The public site shows it now.');
  await expect(button(page, 'Save')).toBeFocused();
  await expectApart(page.getByRole('listitem').filter({ hasText: 'The public site shows it now.' }), page.locator('.record-bar'));
  expect(await nameOnSite()).toBe('Canvas');

  await hand.press(page.getByRole('link', { name: 'History', exact: true }));
  await expect(heading(page)).toHaveText('History of Canvas');
  const versions = page.getByRole('region', { name: 'Compare A with B' }).getByRole('listitem');
  await expect(versions.first()).toContainText('ruth, at the desk: A better name');
  await expectWords(page, /^1 of \d+ fields differs\./);
  await expect(page.locator('.diff ins')).toContainText('Canvas');
  const why = page.getByLabel('Why version A should come back');
  await hand.press(button(page, 'Restore version A'));
  await expect(why).toBeFocused();
  await expect(why).toHaveAccessibleDescription(/Give a short reason/);
  await hand.type(why, 'A slip of the key');
  await hand.press(button(page, 'Restore version A'));
  await expect(heading(page)).toHaveText('History of Canva');
  await expect(versions.first()).toContainText('A slip of the key');
  expect(await nameOnSite()).toBe('Canva');
}

/** Expects that a notice does not cover the buttons that are pressed next. */
async function expectApart(notice: Locator, bar: Locator) {
  const [one, other] = [await notice.boundingBox(), await bar.boundingBox()];
  if (!one || !other) throw new Error('The notice or the bar is not there.');
  const overlap = (at: 'x' | 'y', size: 'width' | 'height') =>
    Math.min(one[at] + one[size], other[at] + other[size]) - Math.max(one[at], other[at]);
  expect(Math.min(overlap('x', 'width'), overlap('y', 'height'))).toBeLessThanOrEqual(0);
}

/** An entry that a maker complains about leaves the site, and returns. */
export async function takeDown(desk: Desk) {
  const { page, hand } = desk;
  await openTool(desk, 'Moises');
  await hand.press(button(page, 'Take it down'));
  await hand.press(question(page).getByRole('button', { name: 'Take it down' }));
  await expect(question(page).getByLabel('Why?')).toHaveAccessibleDescription(/Give a short reason/);
  await expect(question(page).getByLabel('Why?')).toBeFocused();
  await hand.type(question(page).getByLabel('Why?'), 'The maker asked us');
  await hand.press(question(page).getByRole('button', { name: 'Take it down' }));
  await expectWords(page, 'This tool is taken down');
  expect((await page.request.get('/api/tools/moises')).status()).toBe(410);
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/tools/moises<');
  expect(await (await page.request.get('/api/tools')).text()).not.toContain('"moises"');
  const response = await page.goto('/tools/moises');
  expect(response?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taken Down');
  await expectWords(page, 'We took this entry down, but a search');
  await expect(main(page).getByRole('link', { name: 'All Tools' })).toBeVisible();

  await openTool(desk, 'Moises');
  await hand.press(button(page, 'Bring it back'));
  await hand.press(question(page).getByRole('button', { name: 'Bring it back' }));
  await expectWords(page, 'The public site shows it again.');
  expect((await page.request.get('/tools/moises')).status()).toBe(200);
}

/** A question in somebody's own words becomes an answer with its source. */
export async function answerQuestion(desk: Desk) {
  const { page, hand } = desk;
  const reference = await ask(page, 'May Anna play the dulcimer by AI?');
  const words = 'May AI play the dulcimer in worship?';
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto('/admin');
  await hand.press(page.getByRole('link', { name: /Questions for the college/ }));
  await hand.press(page.getByRole('link', { name: 'May Anna play the dulcimer by AI?' }));
  await hand.type(field('Question'), words);
  await hand.press(button(page, 'Let it through'));
  await expectWords(page, 'Moved to open');
  await expect(heading(page)).toHaveText(words);
  await expectWords(page, 'from pending to open, words changed');
  await expect(page.getByRole('link', { name: 'It’s answered' })).toHaveAttribute('href', /^mailto:naomi@stann\.example/);

  await hand.press(page.getByRole('link', { name: 'Answer it', exact: true }));
  await expect(field('Question')).toHaveValue(words);
  await expect(field('Topic')).toHaveValue('Preaching and honesty');
  await hand.type(field('In one sentence'), 'Yes, when the congregation knows.');
  await expectWords(page, 'Not published. Your draft is kept.');
  await page.reload();
  await hand.press(button(page, 'Go on with the draft'));
  await expect(field('In one sentence')).toHaveValue('Yes, when the congregation knows.');
  await hand.press(button(page, 'Publish'));
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^Answer: /]);
  await hand.type(field('Answer'), 'Say so in the notices, and let a person listen first.');
  await hand.press(button(page, 'Add Source'));
  await hand.type(field('What it shows'), 'Say it');
  await hand.type(field('The words themselves'), 'Tell people when a machine plays.');
  await hand.type(field('Who says it'), 'The synod');
  await hand.type(field('Address').last(), 'https://synod.example/music');
  await hand.type(field('Read on'), '2026-11-22');
  await hand.choose(field('What kind of source it is'), 'Church');
  await publish(desk, 'Publish');
  await expect(page.getByRole('heading', { name: 'Answered', exact: true })).toBeVisible();

  await page.goto(`/questions/${reference}`);
  await expect(page).toHaveURL('/answers/may-ai-play-the-dulcimer-in-worship');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  await expectWords(page, 'Yes, when the congregation knows.');
  await expectWords(page, '“Tell people when a machine plays.”');
  await page.goto('/search?q=dulcimer');
  await expect(main(page).getByRole('link', { name: words })).toBeVisible();
}

async function ask(page: Page, words: string): Promise<string> {
  const data = { question: words, category: 'Preaching and honesty', email: 'naomi@stann.example' };
  const response = await page.request.post('/api/questions', { data });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { reference: string }).reference;
}
