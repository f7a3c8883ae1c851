import type { Page } from '@playwright/test';
import { expectNoViolationAtBoth } from './desk-axe.ts';
import { sayYes } from './desk-forms.ts';
import { expect, heading, openDesk, test } from './desk-test.ts';
import { summary } from './suggestion-form.ts';

// Reduced motion: otherwise a theme’s colors change too late for axe.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const firstPlan = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Plan 1', exact: true }).getByLabel(label, { exact: true });

/** Checks whether a page of the site contains the words, as it is sent. */
const says = async (page: Page, address: string, words: string): Promise<boolean> =>
  (await (await page.request.get(address)).text()).includes(words);

test('a price is corrected where it is seen, and a newer file waits for a decision', { tag: '@desktop' }, async ({
  page,
  hubDatabase,
}) => {
  await test.step('a tool with a price shows its lines in place of a field, and who says them', async () => {
    await openDesk(page, '/admin/tools/canva');
    const lines = page.getByRole('region', { name: 'Price in a row' });
    await expect.soft(lines).toContainText('$18 a person a month');
    await expect.soft(lines).toContainText('According to a public price list, not the company');
    await expect.soft(page.getByRole('textbox', { name: 'Price in a row' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Change the price, plan by plan' }).click();
    await expect(heading(page)).toHaveText('Price: Canva');
    await expectNoViolationAtBoth(page, 'the price of a tool');
  });

  await test.step('a plan without its source is refused before anything is sent', async () => {
    await firstPlan(page, 'Amount').fill('17.45');
    await firstPlan(page, 'The words themselves').fill('Canva Pro is $17.45 a month');
    await firstPlan(page, 'Address').fill('');
    await save(page).click();
    await expect.soft(summary(page).getByRole('link')).toHaveText(['Plans, row 1, Address: must be an http or https address']);
  });

  await test.step('what is published stands on the page, in the list and in the comparison at once', async () => {
    await firstPlan(page, 'Address').fill('https://www.canva.com/pricing');
    await save(page).click();
    await sayYes(page);
    await expect(page.getByText('The public site shows it now.').first()).toBeVisible();
    const doors = ['/tools/canva', '/all-tools?q=canva', '/compare?tools=canva,adobe-express', '/comparison/Marketing'];
    for (const address of doors) {
      expect.soft(await says(page, address, '$17.45'), address).toBe(true);
      expect.soft(await says(page, address, 'Free; $18 a person'), address).toBe(false);
    }
  });

  await test.step('what somebody reports of a price leads to its lines', async () => {
    const report = {
      subject: 'Price of /tools/canva',
      message: 'It is $24 by now.',
      name: 'Naomi',
      email: 'naomi@stann.example',
    };
    expect((await page.request.post('/api/contacts', { data: report })).status()).toBe(201);
    await page.goto('/admin/contacts?status=pending');
    await page.getByRole('link', { name: 'Correct the price: Canva' }).click();
    await expect.soft(firstPlan(page, 'Amount')).toHaveValue('17.45');
  });

  await test.step('a newer file is listed beside what was edited, and shown once it is taken', async () => {
    const { price } = (await (await page.request.get('/api/staff/prices/canva')).json()) as { price: { plans: object[] } };
    const [plan, ...more] = price.plans;
    const file = { ...price, plans: [{ ...plan, amount: 19, quote: 'Canva Pro is $19 a month' }, ...more] };
    hubDatabase.run(
      `insert into "filesNotTaken" ("kind", "name", "record", "position", "seedHash", "at") values ('prices', 'canva', ?, 0, 'x', ?)`,
      JSON.stringify(file),
      new Date().toISOString(),
    );
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Newer in the files, not taken' }).click();
    await expect(heading(page)).toHaveText('Newer in the files, not taken: yours is kept');
    await expect.soft(page.getByRole('heading', { name: 'Canva, price' })).toBeVisible();
    await expectNoViolationAtBoth(page, 'what newer files say');
    expect.soft(await says(page, '/tools/canva', '$17.45')).toBe(true);
    await page.getByRole('button', { name: 'Take what the files say: Canva, price' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take it', exact: true }).click();
    await expect(page.getByText('Nothing to decide')).toBeVisible();
    expect.soft(await says(page, '/tools/canva', '$19 a person')).toBe(true);
  });

  await test.step('a tool without a price gets one at the same address', async () => {
    await openDesk(page, '/admin/tools/waver');
    await page.getByRole('link', { name: 'Write the price down plan by plan, with its sources' }).click();
    await expect(heading(page)).toHaveText('Price: Waver');
    await page.getByRole('button', { name: 'Remove plan 1' }).click();
    await page.getByLabel('Answer').selectOption('free');
    await page.getByLabel('Free?').selectOption('yes');
    await page.getByRole('button', { name: 'Add the price' }).click();
    await sayYes(page);
    await expect(save(page)).toBeVisible();
    await expect.soft(page.getByRole('link', { name: 'History' })).toBeVisible();
  });
});
