import type { BrowserContext } from '@playwright/test';
import { byDay } from '../environment/night.ts';
import { expect, test } from '../environment/test.ts';
import { openPage, untilLaidOut } from './open-page.ts';

// As a browser sees it: all that a first visit asks for, by what the server sends.
const mostFiles = 20;
/**
 * What a page starts with weighs at most 110 kB: tests/contracts/budgets.test.ts. This is that with what comes when the page
 * is idle, and with the parts that some pages ask for at once by themselves.
 */
const mostScript = 121_000;

/** Of the kinds of pages those that ask for the most. */
const heavyPages = [
  '/',
  '/all-tools',
  '/worship-hub?tab=workflows',
  '/voice-hub?tab=tools',
  '/tools/chatgpt',
  '/research',
  '/submission',
  '/no/such/page',
];

/** With these one page of each kind; and of a kind, each that shows more than the others. */
const otherPages = [
  '/resources',
  '/resources?category=LLMs&view=tools',
  '/resources?category=Worship&view=workflows',
  '/all-tools?q=canvaa',
  '/all-workflows',
  '/workflows',
  '/workflows/worship-set-planning-by-theme',
  '/comparison/LLMs',
  '/llm-comparison',
  '/llm-guide',
  '/llm-hub',
  '/llm-hub?tab=tools',
  '/llm-hub?tab=tools&look=rows',
  '/image-hub?tab=comparison',
  '/worship-hub?tab=comparison',
  '/worship-hub?tab=workflows&look=rows',
  '/voice-hub?tab=workflows',
  '/voice-hub?tab=workflows&look=cards',
  '/policy-examples?tab=stance',
  '/policy-examples?tab=statements',
  '/search?q=message',
  '/contact',
  '/about/privacy',
  '/tools/no-such-tool',
];

/** The files that this page asks for, and what its scripts weigh as they are sent. */
async function firstVisit(context: BrowserContext, address: string): Promise<{ files: string[]; script: number }> {
  const page = await context.newPage();
  // Each visit is a first one.
  const browser = await context.newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  const files = new Set<string>();
  const weights: Promise<number>[] = [];
  let underWay = 0;
  page.on('request', () => underWay++);
  page.on('requestfailed', () => underWay--);
  page.on('requestfinished', (request) => {
    underWay--;
    const { pathname } = new URL(request.url());
    // The mark is the tab's icon too, which browsers take from their cache.
    if (files.has(pathname)) return;
    files.add(pathname);
    if (request.resourceType() === 'script') weights.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address);
  // What comes when the page is idle lays it out, and all that it asked for has come.
  await untilLaidOut(page);
  await expect.poll(() => underWay, { message: `${address}: requests under way` }).toBe(0);
  const script = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
  await page.close();
  return { files: [...files], script };
}

test('a first visit asks for at most 20 files, and for 121 kB of script with all that comes later', { tag: '@desktop' }, async ({
  context,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  // Each page waits a while to be idle: several do so at a time.
  const queue = [...heavyPages, ...byDay([], { atNight: otherPages })];
  const visitInTurn = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const { files, script } = await firstVisit(context, address);
      expect.soft(files.length, `${address}: ${files.join(' ')}`).toBeLessThanOrEqual(mostFiles);
      expect.soft(script, `${address}: scripts in bytes`).toBeLessThanOrEqual(mostScript);
    }
  };
  await Promise.all([visitInTurn(), visitInTurn(), visitInTurn(), visitInTurn()]);
});

/** What a page says where it promises that what is typed or chosen on it goes nowhere. */
const promise = /stays? on (this|your own) device|On this device only|Nothing is on this device yet|out of the address/;
/** The pages that promise it … */
const promised = [
  '/your-church',
  '/your-church/policy',
  '/your-church/policy?question=1',
  '/your-church/policy?v=1&q6=a',
  '/your-church/tools',
  '/your-church/training',
  '/your-church/readiness',
  '/prompts/discussion-questions-from-a-sermon',
  '/your-church/page',
];
/** … among all that may: those of a church's own work, and one of each kind with fields. */
const asked = [...promised, '/your-church/ask', '/contact', '/submission', '/ask', '/may-i-enter', '/compare'];
const marker = 'Zorbavale';
/** What a policy and a plan send of answers: their letters, and nothing else. */
const letters = /^((v|question)=\d+|[qr]\d+=[abc]|form=long|tradition=|from=(\d{4}-\d\d-\d\d)?)$/;

test('of what is typed on a page that promises to keep it, nothing is sent; answers travel as letters, and those pages say so', {
  tag: '@desktop',
}, async ({ page }) => {
  const promising: string[] = [];
  const sent: string[] = [];
  page.on('request', (request) => {
    // A browser sends nothing behind the "#".
    sent.push([request.url().replace(/#.*/, ''), request.postData() ?? '', request.headers().referer ?? ''].join(' '));
  });
  for (const address of asked) {
    await openPage(page, address);
    const main = page.getByRole('main');
    const words = await main.innerText();
    const hasLetters = /in this page’s address as letters/.test(words);
    expect.soft(hasLetters, `${address} says that its answers travel`).toBe(/policy|readiness/.test(address));
    if (!promise.test(words) && !hasLetters) continue;
    promising.push(address);
    if (address === '/your-church/tools') await page.getByRole('link', { name: 'Add a tool' }).click();
    for (const field of await main.locator('input[type="text"], input:not([type]), textarea').all())
      if (await field.isVisible()) await field.fill(marker);
    for (const choice of await main.getByRole('radio').all()) if (await choice.isVisible()) await choice.check();
    const act = main.getByRole('button', { name: /^(Next|See |Add to your list|Check your answer|Fill in)/ }).first();
    if (await act.isVisible()) await act.click();
    await untilLaidOut(page);
  }
  expect(promising).toEqual(promised);
  expect(sent.filter((one) => decodeURIComponent(one).includes(marker))).toEqual([]);
  const given = sent.map((one) => new URL(one.split(' ')[0] ?? '')).filter(({ pathname }) => /policy|readiness/.test(pathname));
  const parameters = given.flatMap(({ search }) => search.slice(1).split('&').filter(Boolean));
  expect(parameters.some((one) => /^q1=[abc]$/.test(one))).toBe(true);
  expect(parameters.filter((one) => !letters.test(one))).toEqual([]);
});
