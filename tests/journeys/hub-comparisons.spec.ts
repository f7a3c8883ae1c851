import { expect, test } from '../environment/test.ts';

const models = ['ChatGPT', 'Claude', 'Gemini', 'Grok'];
const recommendations = [
  'For High-Reliability Doctrinal Work: Claude',
  'For Maximum Flexibility: ChatGPT',
  'For Integrated Workflows: Gemini',
  'For Unfiltered Debate: Grok',
];

test('the comparisons of the hubs', { tag: '@desktop' }, async ({ page }) => {
  await test.step('the text hub compares four models by their first two strengths, recommends, and warns', async () => {
    await page.goto('/llm-hub?tab=comparison');
    const panel = page.getByRole('tabpanel');
    await expect.soft(panel.getByText('July 2025').first()).toBeVisible();
    for (const model of models) {
      const card = panel.locator('section').filter({ has: page.getByRole('heading', { level: 3, name: model, exact: true }) });
      await expect
        .soft(card.getByRole('link', { name: model, exact: true }))
        .toHaveAttribute('href', `/tools/${model.toLowerCase()}?from=llm-hub&tab=comparison`);
      const strengths = card
        .getByRole('heading', { name: 'Strengths' })
        .locator('xpath=following-sibling::ul[1]')
        .getByRole('listitem');
      await expect.soft(strengths).toHaveCount(2);
    }
    for (const name of recommendations) await expect.soft(panel.getByRole('heading', { name })).toBeVisible();
    await expect.soft(panel.getByRole('heading', { name: /tools .* than one/i })).toBeVisible();
    await expect.soft(panel.getByRole('heading', { name: 'Critical Ministry Guidelines' })).toBeVisible();
    for (const list of ['Never Input', 'Always Verify']) {
      await expect.soft(panel.getByText(list, { exact: true })).toBeVisible();
    }
  });

  await test.step('the AI comparison has four models with their prices, three rankings with reasons, advice and guidelines', async () => {
    await page.goto('/llm-comparison');
    const main = page.getByRole('main');
    for (const [model, price] of [
      ['ChatGPT', /Free \/ \$20\/month/],
      ['Claude', /Free \/ \$20\/month/],
      ['Gemini', /Free \/ \$20\/month/],
      ['Grok', /Free \/ \$16\/month/],
    ] as const) {
      const card = main.locator('section').filter({ has: page.getByRole('heading', { level: 3, name: model, exact: true }) });
      await expect.soft(card.getByText(price)).toBeVisible();
      await expect.soft(card.getByText('July 2025').first()).toBeVisible();
    }
    for (const name of [/user-friendliness/i, /bias/i, /privacy/i]) {
      const rows = main
        .getByRole('table', { name })
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader') });
      await expect.soft(rows).toHaveCount(4);
      for (const row of await rows.all()) await expect.soft(row.getByRole('cell').last()).toHaveText(/\w+ \w+ \w+/);
    }
    for (const name of recommendations) await expect.soft(main.getByRole('heading', { name })).toBeVisible();
    await expect.soft(main.getByRole('heading', { name: 'Critical Ministry Guidelines' })).toBeVisible();
  });

  await test.step('the research hub compares in a table with developer, research capabilities and type', async () => {
    await page.goto('/research-hub?tab=comparison');
    const table = page.getByRole('tabpanel').getByRole('table');
    await expect.soft(table.getByRole('columnheader')).toHaveText(['Model/Tool', 'Developer', 'Research Capabilities', 'Type']);
    const names = await table.getByRole('rowheader').getByRole('link').all();
    expect.soft(names.length).toBeGreaterThanOrEqual(3);
    for (const name of names)
      expect.soft(await name.getAttribute('href')).toMatch(/^\/tools\/[a-z0-9-]+\?from=research-hub&tab=comparison$/);
  });

  await test.step('the marketing hub rates each tool’s ministry focus in stars and in words', async () => {
    await page.goto('/marketing-hub?tab=comparison');
    const table = page.getByRole('tabpanel').getByRole('table');
    await expect.soft(table.getByRole('columnheader')).toHaveText(['Tool', 'Developer', 'Capabilities', 'Ministry Focus']);
    const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    expect.soft(await rows.count()).toBeGreaterThanOrEqual(3);
    for (const row of await rows.all()) {
      await expect.soft(row.getByRole('cell').last()).toHaveText(/^[★☆]{5}\s*[1-5] of 5\. \w+/);
      await expect
        .soft(row.getByRole('rowheader').getByRole('link'))
        .toHaveAttribute('href', /^\/tools\/[a-z0-9-]+\?from=marketing-hub&tab=comparison$/);
    }
  });

  await test.step('the voice hub’s comparison is coming soon', async () => {
    await page.goto('/voice-hub?tab=comparison');
    await expect.soft(page.getByRole('tabpanel').getByText('Voice Model Comparison Coming Soon')).toBeVisible();
  });
});
