import { completeTool, sayYes } from './desk-forms.ts';
import { expect, followMenu, heading, signIn, test } from './desk-test.ts';
import { fillTool, submit, summary } from './suggestion-form.ts';
import { asSlowAsAPerson, openAt, screensOf } from './visitor-test.ts';

for (const moment of ['with scripts', 'without scripts'] as const) {
  test(
    `a visitor suggests a tool with a mistake, mends it and sends it; staff find and publish it; visitors find it, ${moment}`,
    screensOf(moment),
    async ({ browser, server, page, isMobile }) => {
      test.slow();
      const name = `Paschal Candle ${moment === 'with scripts' ? 'one' : 'two'}${isMobile ? ' by phone' : ''}`;
      const slug = name.toLowerCase().replaceAll(' ', '-');
      await page.goto('/llm-hub');
      const toolsTab = page.getByRole('tab', { name: /^Tools/ });
      const countBefore = Number(/\d+/.exec(await toolsTab.innerText())?.[0]);
      expect(countBefore).toBeGreaterThan(0);

      await using visitor = await openAt(moment, browser, `${server.origin}/submission`);
      await fillTool(visitor.page, name);
      await visitor.page.getByLabel('Your Email').fill('ruth@stmarks');
      await submit(visitor.page).click();
      await expect(summary(visitor.page).getByRole('link')).toHaveText(['Enter an email address like name@church.org']);
      await visitor.page.getByLabel('Your Email').fill('ruth@stmarks.example');
      await asSlowAsAPerson(visitor.page);
      await submit(visitor.page).click();
      const thanks = await visitor.page.getByText(/Your reference is S-/).innerText();
      const reference = /S-[2-9A-Z]{6}/.exec(thanks)?.[0] ?? 'none';

      await page.goto('/admin');
      await signIn(page, 'ruth');
      await expect(heading(page)).toHaveText('What waits for you');
      await followMenu(page, 'Suggestions');
      await page.getByLabel('Search suggestions').fill(name.toLowerCase());
      await page.getByRole('link', { name, exact: true }).click();
      await expect(heading(page)).toHaveText(name);
      await expect(page.getByRole('main')).toContainText(reference);
      await page.getByRole('link', { name: 'Publish as a tool' }).click();
      await expect(heading(page)).toHaveText(`Publish: ${name}`);
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
      await expect(page.getByLabel('Category')).toHaveValue('LLMs');
      await expect(page.getByLabel('Address', { exact: true })).toHaveValue(slug);

      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toContainText('Which plans this is about: must not be empty');
      await expect(summary(page)).not.toContainText(/invalid|expected/i);
      await summary(page)
        .getByRole('link', { name: /^Maker:/ })
        .click();
      await expect(page.getByLabel('Maker', { exact: true })).toBeFocused();
      await completeTool(page);
      await page.getByRole('button', { name: 'Publish' }).click();
      await sayYes(page);
      await expect(heading(page)).toHaveText(name);
      await expect(page.getByRole('main')).toContainText('It stands at');
      await expect(page.getByRole('table', { name: /^What staff did/ })).toContainText('published');

      await page.goto(`/all-tools?q=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await page.goto('/llm-hub');
      await expect(toolsTab).toContainText(`(${countBefore + 1})`);
      expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`/tools/${slug}</loc>`);
      // Whoever sent it stands nowhere on the public site.
      expect(await (await page.request.get(`/api/tools/${slug}`)).text()).not.toContain('stmarks');
    },
  );
}
