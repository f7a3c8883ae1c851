import type { Page } from '@playwright/test';
import { byDay } from '../environment/night.ts';
import { screensOfKinds } from './addresses.ts';
import { openPage, untilLive } from './open-page.ts';
import { fillWho } from './suggestion-form.ts';
import { expect, test } from './visitor-test.ts';

// Conditions between this site and its visitors: translators, extensions, browsers that refuse, wrong clocks.

/** Replaces each text by a <font>, as Google's translator does; the text node is detached from then on. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const holder = text.parentElement;
    if (!text.data.trim() || !holder || holder.closest('script, style, font, textarea')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `‹${text.data}›`;
    outer.append(inner);
    text.replaceWith(outer);
  }
};

const kinds = byDay(['/', '/all-tools', '/tools/chatgpt', '/your-church/training?q6=c', '/compare?tools=otter,fireflies'], {
  atNight: Object.values(screensOfKinds).flat(),
});

/** Expects that no part of a page is missing. */
async function expectWhole(page: Page, address: string) {
  await expect(page.getByText('A part of this page doesn’t answer here'), address).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try Again', exact: true }), address).toHaveCount(0);
  await expect(page.locator('main h1, main h2').first(), address).toBeVisible();
}

test('a page that was translated before its script came is taken over all the same', { tag: '@desktop' }, async ({
  page,
  allowErrors,
}) => {
  // Hydration with different texts renders the page again, and React logs an error.
  allowErrors(/Minified React error #418|status of 404/);
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate}, { once: true })`);
  for (const address of kinds) {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openPage(page, address);
    await expectWhole(page, address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-scripted', 'runs');
  }
});

test('a page that is translated while it is read goes on, and shows no word of before', { tag: '@desktop' }, async ({
  page,
  allowErrors,
}) => {
  // Hydration renders a part again that was translated before.
  allowErrors(/Minified React error #418/);
  await openPage(page, '/all-tools');
  await page.locator('html[data-laid-out]').waitFor();
  await page.evaluate(translate);
  const count = page.locator('main .result-count');
  const before = await count.innerText();
  await page.getByRole('searchbox').first().fill('caption');
  await expect(page).toHaveURL('/all-tools?q=caption');
  await expect(count).not.toHaveText(before);
  const total = Number(/\d+/.exec(await count.innerText())?.[0]);
  await expect(page.locator('main .row, main .tool-card')).toHaveCount(total);
  await page.getByRole('searchbox').first().fill('');
  await expect(page).toHaveURL('/all-tools');

  await page.evaluate(translate);
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/all-tools');
  await expectWhole(page, page.url());

  await openPage(page, '/your-church/training?q6=c');
  await page.evaluate(translate);
  const question = page
    .locator('form')
    .filter({ has: page.getByRole('radio') })
    .first();
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) (each as HTMLDetailsElement).open = true;
  });
  await question.getByRole('radio').first().check();
  await question.getByRole('button').first().click();
  await expectWhole(page, 'the training');
});

test('what extensions write into html, body and fields breaks nothing, and nothing typed is lost', { tag: '@desktop' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Minified React error #418/);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.setAttribute('data-lt-installed', 'true');
      document.body.setAttribute('cz-shortcut-listen', 'true');
      document.body.prepend(document.createElement('grammarly-desktop-integration'));
      document.documentElement.append(document.createElement('some-extension'));
      for (const field of document.querySelectorAll('main input, main textarea')) {
        field.setAttribute('data-lpignore', 'true');
        field.after(document.createElement('lastpass-icon'));
      }
      // Simulates a visitor who is quicker than the script.
      const name = document.querySelector<HTMLInputElement>('[name=submitterName]');
      if (name) name.value = 'Ruth Adeyemi';
    });
  });
  await openPage(page, '/submission');
  await expectWhole(page, '/submission');
  await expect(page.getByLabel('Your Name')).toHaveValue('Ruth Adeyemi');
  await expect(page.locator('html')).toHaveAttribute('data-lt-installed', 'true');
});

test('where the browser refuses to store, and keeps no cookie, every kind of page is whole and answers', {
  tag: '@desktop',
}, async ({ page, allowErrors }) => {
  allowErrors(/status of 404/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  for (const address of kinds) {
    await openPage(page, address);
    await expectWhole(page, address);
  }
});

test('a form half filled is there again after Back', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/submission');
  await fillWho(page);
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/submission');
  await page.goBack();
  await untilLive(page);
  await expect(page.getByLabel('Your Name')).toHaveValue('Ruth Adeyemi');
  await expect(page.getByLabel('Ministry/Church Name')).toHaveValue('St. Mark’s, Leith');
});

for (const { timezoneId, days } of [
  { timezoneId: 'Pacific/Auckland', days: 31 },
  { timezoneId: 'Pacific/Honolulu', days: -31 },
])
  test.describe(`with a clock ${days} days off in ${timezoneId}`, { tag: '@desktop' }, () => {
    test.use({ timezoneId });
    test('every kind of page is taken over as it was sent, and a list knows the day where its visitor is', async ({
      page,
      allowErrors,
    }) => {
      allowErrors(/status of 404/);
      const shifted = new Date(Date.UTC(2026, 10, 27 + days, 23, 30));
      await page.clock.setFixedTime(shifted);
      // Any difference between the server's page and the browser's would be error 418.
      for (const address of kinds) {
        await page.goto(address);
        await untilLive(page);
        await expectWhole(page, address);
      }
      // The date of the last look shows that the list is hydrated, and is stored when the page is left.
      await page.evaluate(() => localStorage.setItem('terms-last-looked', '2026-10-01'));
      await openPage(page, '/terms-changes');
      await expect(page.getByText('since you last looked, on')).toBeVisible();
      await page.goto('/about/privacy');
      const looked = await page.evaluate(() => localStorage.getItem('terms-last-looked'));
      expect(looked).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone: timezoneId, dateStyle: 'short' }).format(shifted));
    });
  });
