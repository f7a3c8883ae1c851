import { priceSymbol } from '#domain/catalogue/price.ts';
import { expect, test } from '../environment/test.ts';
import { readTools } from './catalogue.ts';

test('a category’s comparison from top to bottom', { tag: '@desktop' }, async ({ page, request, allowErrors }) => {
  await test.step('a category’s comparison is a table of its tools: name, description, what is known, pricing, impact, details', async () => {
    const tools = (await readTools(request)).filter(({ category }) => category === 'Finance & Giving');
    expect.soft(tools.length).toBeGreaterThan(0);
    await page.goto('/comparison/Finance%20%26%20Giving');
    const table = page.getByRole('main').getByRole('table');
    await expect.soft(table.getByRole('rowheader')).toHaveText(tools.map(({ name }) => name));
    for (const tool of tools) {
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: tool.name, exact: true }) });
      await expect
        .soft(row.getByRole('cell'))
        .toContainText([
          tool.summary ?? tool.description,
          /Never|Only|Fine|Doesn’t apply/,
          /Yes|No|Unclear|Doesn’t apply/,
          /^\d+$|^Not found$|^Doesn’t apply$/,
          priceSymbol(tool) ?? tool.shortPrice,
          tool.impact,
          'Details',
        ]);
      await expect.soft(row.getByRole('link', { name: `Details: ${tool.name}` })).toHaveAttribute('href', `/tools/${tool.slug}`);
    }
  });

  await test.step('the summary counts the tools, the free or low-cost ones and those of high impact', async () => {
    const tools = (await readTools(request)).filter(({ category }) => category === 'Video Generators');
    await page.goto('/comparison/Video%20Generators');
    const figure = (label: string) =>
      page.getByRole('main').getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');
    await expect.soft(figure('Total tools')).toHaveText(`${tools.length}`);
    await expect
      .soft(figure('Free or low cost').first())
      .toHaveText(`${tools.filter((tool) => priceSymbol(tool) === '$').length}`);
    await expect.soft(figure('High impact')).toHaveText(`${tools.filter(({ impact }) => impact === 'High').length}`);
  });

  await test.step('the cost guide says what the three symbols mean', async () => {
    await page.goto('/comparison/Worship');
    const guide = page.getByRole('region', { name: 'Cost guide' });
    await expect.soft(guide.getByRole('term')).toHaveText(['$', '$$', '$$$']);
    await expect
      .soft(guide.getByRole('definition'))
      .toHaveText(['Free or low cost', '$10 to $50 a month', '$50 or more a month']);
  });

  await test.step('a category without tools says so and leads on', async () => {
    allowErrors(/404/);
    const response = await page.goto('/comparison/Gardening');
    expect.soft(response?.status()).toBe(404);
    await expect.soft(page.getByRole('heading', { name: 'No Tools Found' })).toBeVisible();
    await expect.soft(page.getByRole('main')).toContainText(/no tools .*Gardening/i);
    await page.getByRole('main').getByRole('link', { name: 'All Tools' }).click();
    await expect.soft(page).toHaveURL('/all-tools');
  });
});
