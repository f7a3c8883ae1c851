import type { Browser, BrowserContext, Page } from '@playwright/test';
import { playMonth, playMonthWithoutScripts, typedTexts } from '../church/month.ts';
import { expect, test } from '../environment/test.ts';
import { visitorOf } from './church-visitor.ts';
import type { Hand } from './hands.ts';
import { atOnce, byKeyboard, byTouch } from './hands.ts';
import { watchSent } from './sent-requests.ts';

// A church's month (tests/church/month.ts): the same story at every width and with every input device, on two computers.

/** Typed texts, word by word: no request contains any of them. */
const ofChurch = /Mark’s|Leith|555-0100|Sexton|choir|ChatGPT|phone line|vestry|church\.json/i;

/**
 * Permitted content of addresses: the choices of the policy and the current question; and the verdicts on every tool, a read of
 * the catalogue that doesn't depend on the church.
 */
const choices = /^(v|question|unit)=\d+$|^q([1-9]|1[0-4])=[abc]$|^(view=verdicts|tradition=)$/;

interface Played {
  page: Page;
  context: BrowserContext;
  browser: Browser;
  baseURL: string | undefined;
}

/** Plays it, in a profile for each of the two computers, and checks everything that either sent. */
async function play({ page, context, browser, baseURL }: Played, handOf: (page: Page) => Hand) {
  await using other = await browser.newContext({ ...test.info().project.use, baseURL });
  const watched = [context, other].map(watchSent);
  await playMonth(
    visitorOf(page, handOf(page)),
    async () => {
      const there = await other.newPage();
      return visitorOf(there, handOf(there));
    },
    (sentence, goes) => test.step(sentence, goes),
  );
  for (const { sent, parameters } of watched) {
    const all = await sent();
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((one) => ofChurch.test(one))).toEqual([]);
    expect(parameters().filter((one) => !choices.test(one))).toEqual([]);
  }
}

test('a church’s month, on two computers, sends nothing of the church but its choices', { tag: '@desktop' }, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  expect(typedTexts.tools.every((name) => ofChurch.test(name))).toBe(true);
  await play({ page, context, browser, baseURL }, () => atOnce);
});

test('a church’s month, by touch on a phone', { tag: ['@phone', '@night'] }, async ({ page, context, browser, baseURL }) => {
  await play({ page, context, browser, baseURL }, byTouch);
});

test('a church’s month, by keyboard alone', { tag: ['@desktop', '@night'] }, async ({ page, context, browser, baseURL }) => {
  await play({ page, context, browser, baseURL }, byKeyboard);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a church’s month, as far as forms and links carry it, and what needs a script is said', async ({ page }) => {
    await playMonthWithoutScripts(visitorOf(page, atOnce, false), (sentence, goes) => test.step(sentence, goes));
  });
});
