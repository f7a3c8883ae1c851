import type { Page } from '@playwright/test';
import { byDay } from '../environment/night.ts';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

const crisis = '/when-something-goes-wrong/somebody-writes-of-suicide-or-abuse';
const childHarmed = `${crisis}?happened=child`;
const intimatePictures = '/when-something-goes-wrong/intimate-pictures-of-a-minor';
/** Incidents, by the words to press, with the address and the numbers that are buttons there. */
const choices = [
  { words: 'Suicide or self-harm', address: crisis, numbers: ['tel:911', 'tel:988'] },
  { words: 'Abuse of a child', address: childHarmed, numbers: ['tel:911', 'tel:988', 'tel:18004224453'] },
  { words: 'Violence at home', address: `${crisis}?happened=home`, numbers: ['tel:911', 'tel:18007997233'] },
];
/** Minimum height of controls for people in distress, in CSS pixels. */
const leastHeight = 40;

test('whoever is in a fright finds whom to call and what to do', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('the numbers to call are a press away from every footer, before anything else', async () => {
    await page.goto('/research');
    await page.getByRole('contentinfo').getByRole('link', { name: 'When something goes wrong' }).click();
    const main = page.getByRole('main');
    await expect.soft(main.getByRole('heading', { level: 2 }).first()).toHaveText('If a life is in danger, call first');
    await expect.soft(main.locator('.dial').getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
    await expect.soft(main.locator('.dial').getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    await expect.soft(main.getByRole('link', { name: 'Someone wrote about suicide or abuse' })).toHaveAttribute('href', crisis);
    expect.soft(await main.locator('.situations').getByRole('listitem').count()).toBe(7);
  });

  await test.step('other countries are folded, and there at a press', async () => {
    await page.goto('/when-something-goes-wrong');
    const samaritans = page.getByRole('link', { name: 'Call 116 123' });
    await expect.soft(samaritans).toBeHidden();
    await page.getByText('Outside the United States').click();
    await expect.soft(samaritans).toHaveAttribute('href', 'tel:116123');
    await expect.soft(page.getByRole('link', { name: 'findahelpline.com' })).toHaveAttribute('href', 'https://findahelpline.com');
  });

  for (const { words, address, numbers } of choices) {
    await test.step(`${words}: step 1 and the numbers are in the first window of a phone`, async () => {
      await openPage(page, address);
      await expect.soft(page.getByRole('link', { name: words })).toHaveAttribute('aria-current', 'page');
      const step = page
        .getByRole('list', { name: /The first hour/ })
        .getByRole('listitem')
        .first();
      await expect.soft(step).toContainText('In danger right now? Call 911');
      const { y, height } = (await step.boundingBox()) ?? { y: Number.POSITIVE_INFINITY, height: 0 };
      expect.soft(y + height).toBeLessThanOrEqual(844);
      const buttons = page.locator('.dial a[href^="tel:"]');
      expect.soft(await buttons.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(numbers);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  }

  await test.step('every number that dials or texts is high enough to be pressed', async () => {
    for (const { address } of choices) {
      await openPage(page, address);
      await page.locator('details').evaluateAll((all) => {
        for (const one of all as HTMLDetailsElement[]) one.open = true;
      });
      const heights = await page
        .getByRole('main')
        .locator('a[href^="tel:"], a[href^="sms:"]')
        .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.getBoundingClientRect().height] as const));
      expect.soft(heights.length).toBeGreaterThan(10);
      expect.soft(heights.filter(([, height]) => height < leastHeight)).toEqual([]);
    }
  });

  await test.step('a text is begun where the operator takes them', async () => {
    await page.goto(crisis);
    await expect.soft(page.locator('.dial').getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
    await page.goto(`${crisis}?happened=home`);
    await expect
      .soft(page.locator('.dial').getByRole('link', { name: 'Text START to 88788' }))
      .toHaveAttribute('href', 'sms:88788?body=START');
  });

  await test.step('Childhelp is said to take no reports, and the state’s law stands open where a child is harmed', async () => {
    await openPage(page, childHarmed);
    const childhelp = page.locator('.dial').getByRole('listitem').filter({ hasText: 'Childhelp' });
    await expect.soft(childhelp).toContainText('It takes no reports');
    await expect.soft(childhelp.getByRole('link')).toHaveAttribute('href', 'tel:18004224453');
    const ohio = page.getByRole('row', { name: /^Ohio/ });
    await expect.soft(ohio).toContainText('Clergy must report');
    await expect.soft(page.getByText('named in many more states; assume that you are')).toBeVisible();
    await expect.soft(page.getByRole('columnheader', { name: 'Volunteers and staff' })).toHaveCount(1);
    await expect.soft(ohio.getByRole('link', { name: 'US Children’s Bureau' })).toBeVisible();
    await expect.soft(ohio).toContainText('April 2019');
  });

  await test.step('words to send are a press away, and open', async () => {
    await openPage(page, crisis);
    await page.getByRole('link', { name: 'Words you can send' }).click();
    await expect.soft(page.getByText('I have read your words.')).toBeInViewport();
  });

  await test.step('a situation says what not to do before it says what to do, hour by hour', async () => {
    await page.goto('/when-something-goes-wrong/a-bot-recorded-a-confidential-meeting');
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const order = ['What not to do', 'The first', 'The first', 'The first', 'How long', 'The letter', 'Who must be told'];
    expect
      .soft(titles.slice(0, order.length).map((title, place) => title.startsWith(order[place] ?? '')))
      .toEqual(order.map(() => true));
  });

  await test.step('a recording is locked and a lawyer asked before anything is deleted or written', async () => {
    await page.goto('/when-something-goes-wrong/a-bot-recorded-a-confidential-meeting');
    const steps = await page.getByRole('main').locator('.phase li > b').allTextContents();
    const place = (words: string) => steps.findIndex((step) => step.includes(words));
    expect.soft(place('Lock it, and don’t delete yet')).toBeGreaterThan(-1);
    expect.soft(place('Call your church’s insurer')).toBeLessThan(place('Ask a lawyer'));
    expect.soft(place('Ask a lawyer')).toBeLessThan(place('Delete it only once the lawyer agrees'));
    expect.soft(place('Delete it only once the lawyer agrees')).toBeLessThan(place('Write to the company last'));
    await expect.soft(page.getByRole('main')).toContainText('We ask you to delete a recording made on');
    expect.soft(await page.getByRole('main').innerText()).not.toContain('had agreed');
  });

  await test.step('of an intimate picture of a minor nothing is looked at or passed on, before anyone is called', async () => {
    await page.goto(intimatePictures);
    const steps = await page.getByRole('main').locator('.phase li > b').allTextContents();
    expect.soft(steps.slice(0, 3)).toEqual(['Don’t look again.', 'Call the police.', 'Leave the device as it is.']);
    const offices = ['https://report.cybertip.org', 'https://takeitdown.ncmec.org', 'tel:911', 'tel:988', 'tel:18008435678'];
    for (const office of offices) await expect.soft(page.getByRole('main').locator(`a[href="${office}"]`)).toBeVisible();
  });

  await test.step('who must be told when something private got out is said with its deadline and office, by country', async () => {
    await page.goto('/when-something-goes-wrong/something-private-was-pasted');
    const office = page.getByText('The Information Commissioner’s Office (ICO) is told within 72 hours');
    await expect.soft(office).toBeHidden();
    await page.getByText('Outside the United States').click();
    await expect.soft(office).toBeVisible();
  });

  for (const [slug, offices] of [
    ['the-pastors-voice-or-face-was-faked', ['https://www.ic3.gov', 'https://reportfraud.ftc.gov']],
    ['a-childs-photo-went-into-a-tool', ['https://report.cybertip.org', 'https://takeitdown.ncmec.org']],
  ] as const) {
    await test.step(`${slug} leads to the offices that take a report, and to the insurer`, async () => {
      await page.goto(`/when-something-goes-wrong/${slug}`);
      const hrefs = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect.soft(offices.filter((office) => !hrefs.includes(office))).toEqual([]);
      await expect.soft(page.getByRole('term').filter({ hasText: 'Your church’s insurer' })).toBeVisible();
    });
  }
});

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('whoever is in a fright is helped without scripts too', async ({ page }) => {
    await test.step('what happened is chosen, and brings its own numbers and steps', async () => {
      await page.goto(crisis);
      for (const { words, address, numbers } of [...choices.slice(1), ...choices.slice(0, 1)]) {
        await page.getByRole('navigation', { name: 'What happened' }).getByRole('link', { name: words }).click();
        await expect.soft(page).toHaveURL(address);
        await expect.soft(page.locator('.dial a[href^="tel:"]')).toHaveCount(numbers.length);
        await expect.soft(page.getByRole('list', { name: /The first hour/ }).getByRole('listitem')).toHaveCount(5);
      }
    });

    await test.step('other countries open by a press', async () => {
      await page.goto(crisis);
      await page.getByText('Outside the United States').click();
      await expect.soft(page.getByRole('link', { name: 'Call 13 11 14' })).toBeVisible();
    });
  });
});

test('letters, laws and links of the situations', { tag: '@desktop' }, async ({ page, context }) => {
  await test.step('a link from the answer opens the table of the states', async () => {
    await openPage(page, '/answers/do-we-have-to-report-abuse-told-to-a-bot');
    await page.getByRole('link', { name: 'table of the states' }).click();
    await expect.soft(page).toHaveURL(`${crisis}?happened=child#state-law`);
    await expect.soft(page.getByRole('heading', { name: 'Are clergy named, or everyone? By state.' })).toBeInViewport();
  });

  await test.step('a letter is copied, or opened in a mail program with its subject', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, '/when-something-goes-wrong/something-private-was-pasted');
    await page.getByRole('button', { name: 'Copy the letter' }).click();
    await expect.soft(page.getByText('Copied', { exact: true })).toHaveCount(1);
    expect
      .soft(await page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^On \[date\] a text .*\[Name\], \[church\]$/s);
    const mail = await page.getByRole('link', { name: 'Open in your email' }).getAttribute('href');
    expect.soft(mail).toContain('mailto:?subject=Please%20delete%20personal%20information');
  });
});

test('each situation prints on one page of Letter and of A4, whatever happened, with lines for one’s own people', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const { situations } = await (await request.get('/api/situations')).json();
  expect(situations).toHaveLength(7);
  const others = (situations as { slug: string }[]).map(({ slug }) => `/when-something-goes-wrong/${slug}`);
  // Situations with the most numbers to call, and with the most steps, by day.
  for (const address of byDay([childHarmed, intimatePictures], {
    atNight: [...new Set([...choices.map((choice) => choice.address), ...others])],
  })) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Who to call at our church' })).toHaveCount(1);
    await expectOnePage(page, address);
  }
});

async function expectOnePage(page: Page, address: string) {
  for (const format of ['Letter', 'A4']) {
    const margin = { top: '14mm', right: '14mm', bottom: '14mm', left: '14mm' };
    const pdf = (await page.pdf({ format, margin })).toString('latin1');
    expect.soft(pdf.match(/\/Type\s*\/Page\b/g), `${address} on ${format}`).toHaveLength(1);
  }
}
