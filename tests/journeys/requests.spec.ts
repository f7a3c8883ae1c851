import { expect, test } from '../environment/test.ts';
import { openPage, untilLaidOut } from './open-page.ts';

/** Promise of a page that typed text and choices go nowhere. */
const promise = /stays? on (this|your own) device|On this device only|Nothing is on this device yet|out of the address/;
/** Pages that make the promise. */
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
/** All pages that may make it: those of a church's own work, and one of each kind with fields. */
const addresses = [...promised, '/your-church/ask', '/contact', '/submission', '/ask', '/may-i-enter', '/compare'];
const marker = 'Zorbavale';
/** Parts of answers that a policy and a plan send: their letters, and nothing else. */
const letters = /^((v|question)=\d+|[qr]\d+=[abc]|form=long|tradition=|from=(\d{4}-\d\d-\d\d)?)$/;

test('of what is typed on a page that promises to keep it, nothing is sent; answers travel as letters, and those pages say so', {
  tag: '@desktop',
}, async ({ page }) => {
  const promising: string[] = [];
  const requests: string[] = [];
  page.on('request', (request) => {
    // A browser does not send the part after the "#".
    requests.push([request.url().replace(/#.*/, ''), request.postData() ?? '', request.headers().referer ?? ''].join(' '));
  });
  for (const address of addresses) {
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
  expect(requests.filter((one) => decodeURIComponent(one).includes(marker))).toEqual([]);
  const urls = requests
    .map((one) => new URL(one.split(' ')[0] ?? ''))
    .filter(({ pathname }) => /policy|readiness/.test(pathname));
  const parameters = urls.flatMap(({ search }) => search.slice(1).split('&').filter(Boolean));
  expect(parameters.some((one) => /^q1=[abc]$/.test(one))).toBe(true);
  expect(parameters.filter((one) => !letters.test(one))).toEqual([]);
});
