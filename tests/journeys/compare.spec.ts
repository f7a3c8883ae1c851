import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

const four = '/compare?tools=otter,fireflies,zoom-ai-companion,whisper';

test('tools are set side by side, left out, added and picked', { tag: '@desktop' }, async ({ page, request }) => {
  await test.step('two tools stand side by side: what may be entered, what their makers say, what they cost', async () => {
    await openPage(page, '/compare?tools=otter,whisper');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Otter.ai or Whisper');
    const table = page.getByRole('table');
    await expect.soft(table.getByRole('columnheader').getByRole('link')).toHaveText(['Otter.ai', 'Whisper']);
    await expect
      .soft(table.locator('.compare-part'))
      .toHaveText(['What’s OK to paste: read by its AI', 'What its company says', 'Cost and fit']);
    const row = (label: string | RegExp) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });
    await expect.soft(row(/^Children’s details/).getByRole('cell')).toContainText(['Never', 'Only if']);
    await expect.soft(row('Published texts').getByRole('cell')).toContainText(['Fine, in both']);
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
      await expect.soft(row(label)).toHaveCount(1);
    await table.getByRole('link', { name: 'Whisper', exact: true }).click();
    await expect.soft(page).toHaveURL('/tools/whisper');
  });

  await test.step('two notetakers lead to the answers about meetings', async () => {
    await openPage(page, '/compare?tools=otter,fireflies');
    await page.getByRole('link', { name: 'Can an AI notetaker sit in on an elders’ or pastoral meeting?' }).click();
    await expect.soft(page).toHaveURL('/answers/may-ai-take-notes-in-elders-meetings');
  });

  await test.step('a tool can be left out and another added, and the address says it', async () => {
    await openPage(page, '/compare?tools=otter,fireflies');
    await page.getByRole('link', { name: 'Leave out Otter.ai' }).click();
    await expect.soft(page).toHaveURL('/compare?tools=fireflies');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Fireflies.ai, compared with another');
    await expect.soft(page.getByRole('link', { name: /^Compare Fireflies\.ai and / })).toHaveCount(1);
    await page.getByLabel('Add a tool').selectOption('Whisper');
    await page.getByRole('search', { name: 'Pick tools to compare' }).getByRole('button', { name: 'Compare' }).click();
    await expect.soft(page).toHaveURL('/compare?tools=fireflies,whisper');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Fireflies.ai or Whisper');
  });

  await test.step('what the address names wrongly is told, and nothing is lost', async () => {
    await openPage(page, '/compare?tools=otter,no-such-tool,whisper');
    await expect.soft(page.getByRole('main')).toContainText('We can’t find a tool at ‘no-such-tool’');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Otter.ai or Whisper');

    await openPage(page, '/compare?tools=chatgpt,claude,gemini,grok,otter');
    await expect.soft(page.getByRole('main')).toContainText('Not shown: Otter.ai.');
    await expect.soft(page.getByRole('columnheader').getByRole('link')).toHaveCount(4);
    await openPage(page, '/compare');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Compare tools');
  });

  await test.step('a retired tool says so, with what to use instead', async () => {
    const tools: { slug: string; name: string; status: string }[] = await (await request.get('/api/tools')).json();
    const retiredTool = tools.find(({ status }) => status === 'discontinued');
    await openPage(page, `/compare?tools=${retiredTool?.slug},otter`);
    await expect.soft(page.getByRole('heading', { name: `${retiredTool?.name} is no longer available` })).toBeVisible();
    await expect.soft(page.getByRole('columnheader').filter({ hasText: 'Retired' })).toHaveCount(1);
  });

  await test.step('a tool’s page leads on: to three others with the reason, to its hub, to work and answers', async () => {
    await openPage(page, '/tools/otter');
    const others = page.getByRole('link', { name: /^Compare Otter\.ai and / });
    await expect.soft(others).toHaveCount(3);
    await expect
      .soft(page.getByRole('main').getByRole('link', { name: 'Communication', exact: true }))
      .toHaveAttribute('href', '/communication-hub?tab=tools');
    await others.first().click();
    await expect.soft(page).toHaveURL(/\/compare\?tools=otter,/);
    await expect.soft(page.getByRole('table')).toBeVisible();
  });

  await test.step('a fifth box is not taken, and says why; Clear empties all', async () => {
    await openPage(page, '/all-tools?category=Communication');
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Pick / });
    for (const place of [0, 1, 2, 3]) await boxes.nth(place).check();
    await boxes.nth(4).click();
    await expect.soft(boxes.nth(4)).not.toBeChecked();
    const bar = page.getByRole('search', { name: 'Compare', exact: true });
    await expect.soft(bar.getByRole('status')).toHaveText('Four at most: remove one first');
    await bar.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect.soft(bar).toBeHidden();
    await expect.soft(page.getByRole('main').getByRole('checkbox', { name: /^Pick /, checked: true })).toHaveCount(0);
  });

  await test.step('tools are picked by boxes, kept on the device, and compared', async () => {
    await openPage(page, '/all-tools?category=Communication');
    const bar = page.getByRole('search', { name: 'Compare', exact: true });
    await expect.soft(bar).toBeHidden();
    await page.getByRole('checkbox', { name: 'Pick Otter.ai to compare' }).check();
    await expect.soft(bar.getByRole('status')).toHaveText('1 picked. Pick one more');
    await page.getByRole('checkbox', { name: 'Pick Fireflies.ai to compare' }).check();
    await expect.soft(bar.getByRole('status')).toHaveText('2 picked');

    await openPage(page, '/tools/whisper');
    await page.getByRole('checkbox', { name: 'Pick Whisper to compare' }).check();
    await expect.soft(bar.getByRole('status')).toHaveText('3 picked');
    await bar.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect.soft(page).toHaveURL('/compare?tools=otter,fireflies,whisper');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Three tools compared');
  });
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

test('a comparison on paper', { tag: '@desktop' }, async ({ page }) => {
  const print = async () => {
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, width = '', height = ''] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(paper) ?? [];
    return {
      sheets: paper.match(/\/Type\s*\/Page\b/g)?.length,
      way: Number(width) > Number(height) ? 'landscape' : 'upright',
    };
  };
  await openPage(page, four);
  const comparison = await print();
  await test.step('a comparison of four tools is at most two sheets of paper', () => {
    expect.soft(comparison.sheets).toBeLessThanOrEqual(2);
  });
  await test.step('a comparison prints in landscape, and what is opened after it upright', async () => {
    expect.soft(comparison.way).toBe('landscape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    expect.soft((await print()).way).toBe('upright');
  });
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('tools are picked by plain forms', async ({ page }) => {
    await test.step('boxes are a plain form with Compare at its foot', async () => {
      await page.goto('/all-tools?category=Communication');
      await page.getByRole('checkbox', { name: 'Pick Otter.ai to compare' }).check();
      await page.getByRole('checkbox', { name: 'Pick Fireflies.ai to compare' }).check();
      await page.getByRole('search', { name: 'Compare', exact: true }).getByRole('button', { name: 'Compare' }).click();
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Fireflies.ai or Otter.ai');
    });

    await test.step('the page’s own form picks two tools', async () => {
      await page.goto('/compare');
      await page.getByLabel('First tool').selectOption('Otter.ai');
      await page.getByLabel('Second tool').selectOption('Whisper');
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Otter.ai or Whisper');
      await expect.soft(page.getByRole('table')).toBeVisible();
    });
  });
});
