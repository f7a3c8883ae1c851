import { priceSymbol } from '#domain/catalogue/price.ts';
import { expect, test } from '../environment/test.ts';
import { readTools } from './catalogue.ts';

test('a category’s comparison is a table of its tools: name, description, what is known, pricing, impact, details', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const tools = (await readTools(request)).filter(({ category }) => category === 'Finance & Giving');
  expect(tools.length).toBeGreaterThan(0);
  await page.goto('/comparison/Finance%20%26%20Giving');
  const table = page.getByRole('main').getByRole('table');
  await expect(table.getByRole('rowheader')).toHaveText(tools.map(({ name }) => name));
  for (const tool of tools) {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: tool.name, exact: true }) });
    await expect(row.getByRole('cell')).toContainText([
      tool.summary ?? tool.description,
      /Never|Only|Fine|Doesn’t apply/,
      /Yes|No|Unclear|Doesn’t apply/,
      /^\d+$|^Not found$|^Doesn’t apply$/,
      priceSymbol(tool) ?? tool.shortPrice,
      tool.impact,
      'Details',
    ]);
    await expect(row.getByRole('link', { name: `Details: ${tool.name}` })).toHaveAttribute('href', `/tools/${tool.slug}`);
  }
});

test('the summary counts the tools, the free or low-cost ones and those of high impact', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const tools = (await readTools(request)).filter(({ category }) => category === 'Video Generators');
  await page.goto('/comparison/Video%20Generators');
  const figure = (label: string) =>
    page.getByRole('main').getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');
  await expect(figure('Total tools')).toHaveText(`${tools.length}`);
  await expect(figure('Free or low cost').first()).toHaveText(`${tools.filter((tool) => priceSymbol(tool) === '$').length}`);
  await expect(figure('High impact')).toHaveText(`${tools.filter(({ impact }) => impact === 'High').length}`);
});

test('the cost guide says what the three symbols mean', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/comparison/Worship');
  const guide = page.getByRole('region', { name: 'Cost guide' });
  await expect(guide.getByRole('term')).toHaveText(['$', '$$', '$$$']);
  await expect(guide.getByRole('definition')).toHaveText(['Free or low cost', '$10 to $50 a month', '$50 or more a month']);
});

test('a category without tools says so and leads on', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/404/);
  const response = await page.goto('/comparison/Gardening');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'No Tools Found' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/no tools .*Gardening/i);
  await page.getByRole('main').getByRole('link', { name: 'All Tools' }).click();
  await expect(page).toHaveURL('/all-tools');
});
