import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

test('the home page says what the hub is for, in six tiles, and quotes Mark 4', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/sharing AI tools and resources with the ministry community/i);
  await expect(main.getByText(/AI should enhance, not replace, the human touch/)).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveText([
    /50\+ AI Tools.*carefully selected/i,
    /Workflows.*step-by-step guidance/i,
    /Guides.*educational content/i,
    /Comparisons.*tool evaluations/i,
    /Research.*church AI adoption/i,
    /Best Practices.*biblical perspective/i,
  ]);
  await expect(main.getByRole('heading', { name: 'Jesus used the technology of His time to reach more people' })).toBeVisible();
  await expect(main.getByText(/^Mark 4:1.2, .+ Bible$/)).toBeVisible();
});

for (const [label, address] of [
  ['Explore AI Resources', '/resources'],
  ['View Research', '/research'],
] as const) {
  test(`‘${label}’ leads to ${address}`, { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, '/');
    for (const link of await page.getByRole('main').getByRole('link', { name: label }).all())
      await expect(link).toHaveAttribute('href', address);
    await page.getByRole('main').getByRole('link', { name: label }).last().click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
}

test('the footer names the Church AI Hub, who curates it, what it does not promise, and its links', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const text of [
    'Church AI Hub',
    'Non-commercial Educational Use',
    'Third-party Tools Listed',
    /^Curated by /,
    /All AI tools .* third-party\. We do not endorse them, or guarantee their accuracy, reliability or theological alignment/,
    /^© 2025/,
  ]) {
    await expect(footer.getByText(text)).toBeVisible();
  }
  for (const [name, address] of [
    ['Home', '/'],
    ['Browse Resources', '/resources'],
    ['Research & Data', '/research'],
    ['AI Comparison', '/llm-comparison'],
    ['Contact', '/contact'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
  }
});

test('a theme that is chosen in the footer stays chosen on the next visit', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await openPage(page, '/llm-hub');
  expect(await paper()).toBe(dark);
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'As the device' }).click();
  await expect.poll(paper).toBe(light);
});
