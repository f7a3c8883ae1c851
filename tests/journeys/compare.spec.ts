import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

const four = '/compare?tools=otter,fireflies,zoom-ai-companion,whisper';

test('two tools stand side by side: what may be entered, what their makers say, what they cost', async ({ page }) => {
  await openPage(page, '/compare?tools=otter,whisper');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otter.ai or Whisper');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveText(['Otter.ai', 'Whisper']);
  await expect(table.locator('.compare-part')).toHaveText([
    'What may be entered: read by its AI',
    'What its company says',
    'Cost and fit',
  ]);
  const row = (label: string | RegExp) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });
  await expect(row(/^Children’s details/).getByRole('cell')).toContainText(['Never', 'Only if']);
  await expect(row('Published texts').getByRole('cell')).toContainText(['Fine, in both']);
  for (const label of [
    /^Trains on/,
    /^How long/,
    /^Minimum age/,
    /^Free plan/,
    /^Languages/,
    /^Good at/,
    /^Weak at/,
    /^Who it’s for/,
    /^How old the facts are/,
  ])
    await expect(row(label)).toHaveCount(1);
  await table.getByRole('link', { name: 'Whisper', exact: true }).click();
  await expect(page).toHaveURL('/tools/whisper');
});

test('on a phone two columns stand under a head that stays, and the head chooses them', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, four);
  const heads = page.getByRole('columnheader').getByRole('link');
  await expect(heads).toHaveText(['Otter.ai', 'Fireflies.ai']);
  await page.getByRole('combobox', { name: 'Tool in this column' }).last().selectOption('Whisper');
  await expect(heads).toHaveText(['Otter.ai', 'Whisper']);
  await page
    .getByRole('rowheader', { name: 'Cost and fit' })
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(heads.first()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a tool can be left out and another added, and the address says it', async ({ page }) => {
  await openPage(page, '/compare?tools=otter,fireflies');
  await page.getByRole('link', { name: 'Leave out Otter.ai' }).click();
  await expect(page).toHaveURL('/compare?tools=fireflies');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fireflies.ai, compared with another');
  await expect(page.getByRole('link', { name: /^Compare Fireflies\.ai and / })).toHaveCount(3);
  await page.getByLabel('Add a tool').selectOption('Whisper');
  await page.getByRole('search', { name: 'Pick tools to compare' }).getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL('/compare?tools=fireflies,whisper');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fireflies.ai or Whisper');
});

test('what the address names wrongly is told, and nothing is lost', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/compare?tools=otter,no-such-tool,whisper');
  await expect(page.getByRole('main')).toContainText('We can’t find a tool at ‘no-such-tool’');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otter.ai or Whisper');

  await openPage(page, '/compare?tools=chatgpt,claude,gemini,grok,otter');
  await expect(page.getByRole('main')).toContainText('Left out here: Otter.ai.');
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(4);
  await openPage(page, '/compare');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare tools');
});

test('a retired tool says so, with what to use instead', { tag: '@desktop' }, async ({ page, request }) => {
  const tools: { slug: string; name: string; status: string }[] = await (await request.get('/api/tools')).json();
  const gone = tools.find(({ status }) => status === 'discontinued');
  await openPage(page, `/compare?tools=${gone?.slug},otter`);
  await expect(page.getByRole('heading', { name: `${gone?.name} is no longer available` })).toBeVisible();
  await expect(page.getByRole('columnheader').filter({ hasText: 'Retired' })).toHaveCount(1);
});

test('a comparison of four tools is at most two sheets of paper', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, four);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test('a comparison prints in landscape, and what is opened after it upright', { tag: '@desktop' }, async ({ page }) => {
  const sheet = async () => {
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, width = '', height = ''] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(paper) ?? [];
    return Number(width) > Number(height) ? 'landscape' : 'upright';
  };
  await openPage(page, '/compare?tools=otter,fireflies');
  expect(await sheet()).toBe('landscape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  expect(await sheet()).toBe('upright');
});

test('tools are picked by boxes, kept on the device, and compared', async ({ page }) => {
  await openPage(page, '/all-tools?category=Communication');
  const bar = page.getByRole('search', { name: 'Compare', exact: true });
  await expect(bar).toBeHidden();
  await page.getByRole('checkbox', { name: 'Pick Otter.ai to compare' }).check();
  await expect(bar.getByRole('status')).toHaveText('1 picked. Pick one more');
  await page.getByRole('checkbox', { name: 'Pick Fireflies.ai to compare' }).check();
  await expect(bar.getByRole('status')).toHaveText('2 picked');

  await openPage(page, '/tools/whisper');
  await page.getByRole('checkbox', { name: 'Pick Whisper to compare' }).check();
  await expect(bar.getByRole('status')).toHaveText('3 picked');
  await bar.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL('/compare?tools=otter,fireflies,whisper');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three tools compared');
});

test('a fifth box is not taken, and says why; Clear empties all', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/all-tools?category=Communication');
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Pick / });
  for (const place of [0, 1, 2, 3]) await boxes.nth(place).check();
  await boxes.nth(4).click();
  await expect(boxes.nth(4)).not.toBeChecked();
  const bar = page.getByRole('search', { name: 'Compare', exact: true });
  await expect(bar.getByRole('status')).toHaveText('Four at most: leave one out first');
  await bar.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('main').getByRole('checkbox', { name: /^Pick /, checked: true })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('boxes are a plain form with Compare at its foot', async ({ page }) => {
    await page.goto('/all-tools?category=Communication');
    await page.getByRole('checkbox', { name: 'Pick Otter.ai to compare' }).check();
    await page.getByRole('checkbox', { name: 'Pick Fireflies.ai to compare' }).check();
    await page.getByRole('search', { name: 'Compare', exact: true }).getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fireflies.ai or Otter.ai');
  });

  test('the page’s own form picks two tools', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/compare');
    await page.getByLabel('First tool').selectOption('Otter.ai');
    await page.getByLabel('Second tool').selectOption('Whisper');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otter.ai or Whisper');
    await expect(page.getByRole('table')).toBeVisible();
  });
});

test('a tool’s page leads on: to three others with the reason, to its hub, to work and answers', async ({ page }) => {
  await openPage(page, '/tools/otter');
  const others = page.getByRole('link', { name: /^Compare Otter\.ai and / });
  await expect(others).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('link', { name: 'Communication', exact: true })).toHaveAttribute(
    'href',
    '/communication-hub?tab=tools',
  );
  await others.first().click();
  await expect(page).toHaveURL(/\/compare\?tools=otter,/);
  await expect(page.getByRole('table')).toBeVisible();
});
