import { expect, test } from '../environment/test.ts';
import { readWorkflows } from './catalogue.ts';
import { openPage } from './open-page.ts';
import { followMenu } from './site-menu.ts';

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', { tag: hasScript ? '@phone' : '@desktop' }, () => {
    test.use({ javaScriptEnabled: hasScript });

    test('a visitor reads, and prints what is wanted on paper', async ({ page, request, isMobile }) => {
      await test.step('a visitor reads a hub’s guide and prints its questions', async () => {
        if (hasScript) await openPage(page, '/resources');
        else await page.goto('/resources');
        await page.getByRole('main').getByRole('link', { name: 'Worship', exact: true }).click();
        await expect.soft(page).toHaveURL('/worship-hub?tab=guide');
        await expect.soft(page.getByRole('tab', { name: 'Guide' })).toHaveAttribute('aria-selected', 'true');
        const questions = page.getByRole('region', { name: /^Questions/ }).or(page.locator('.reflection'));
        await expect.soft(questions.first().getByRole('listitem').first()).toBeVisible();
        const questionTexts = await questions.first().getByRole('listitem').allTextContents();
        expect.soft(questionTexts.length).toBeGreaterThanOrEqual(5);

        await page.emulateMedia({ media: 'print' });
        for (const question of questionTexts) await expect.soft(page.getByText(question)).toBeVisible();
        // Folded content is printed.
        for (const section of await page.getByRole('main').locator('details.accordion > div').all()) {
          expect.soft((await section.boundingBox())?.height).toBeGreaterThan(20);
        }
        for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('tablist')]) {
          await expect.soft(part).toBeHidden();
        }
      });

      await page.emulateMedia({ media: 'screen' });
      await test.step('a visitor finds a workflow, follows its steps and prints it as a checklist', async () => {
        const workflow = (await readWorkflows(request)).find(({ slug }) => slug === 'weekly-email-newsletter');
        if (!workflow) throw new Error('The test wants the workflow of the weekly newsletter.');
        if (hasScript) {
          await openPage(page, '/');
          await followMenu(page, 'All Workflows', isMobile);
        } else {
          await page.goto('/');
          await page
            .getByRole('main')
            .getByRole('link', { name: /^Workflows/ })
            .click();
        }
        const main = page.getByRole('main');
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(/all workflows/i);
        await main.getByRole('searchbox').fill('newsletter');
        if (!hasScript) await main.getByRole('button', { name: 'Search' }).click();
        await main.getByRole('heading', { name: workflow.title }).click();
        await main
          .getByRole('link', { name: hasScript ? 'Print this workflow as a checklist' : `Every step of ‘${workflow.title}’` })
          .click();

        await expect.soft(page).toHaveURL(`/workflows/${workflow.slug}`);
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(workflow.title);
        await expect
          .soft(main.getByRole('list', { name: 'Step-by-Step Process' }).getByRole('listitem'))
          .toContainText(workflow.steps);
        await page.emulateMedia({ media: 'print' });
        for (const step of workflow.steps) await expect.soft(page.getByText(step).first()).toBeVisible();
        await expect.soft(page.getByRole('banner')).toBeHidden();
      });
    });
  });
}

test('a guide on paper has no dark ground and tells where its links lead', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/worship-hub');
  const colors = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color];
  });
  expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  const outer = page.getByRole('main').locator('a[href^="https:"]').first();
  const content = await outer.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(content).toContain((await outer.getAttribute('href')) ?? 'an address');
  // A PDF begins like this; a page that could not be laid out would be nearly empty.
  const pdf = await page.pdf();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.byteLength).toBeGreaterThan(20_000);
});
