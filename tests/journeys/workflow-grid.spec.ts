import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { hubs, readWorkflows, workflowsOf } from './catalogue.ts';
import { openPage } from './open-page.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const hubOf = (address: string) => hubs.find((hub) => hub.address === address) ?? { address, title: '', category: '' };

test('a workflow’s card and its dialog', { tag: '@desktop' }, async ({ page, request }) => {
  await test.step('a workflow’s card shows its first three steps and two categories, and how many more there are', async () => {
    const hub = hubOf('/communication-hub');
    const workflows = workflowsOf(hub, await readWorkflows(request));
    expect.soft(workflows.some(({ categories }) => categories.length > 2)).toBe(true);
    expect.soft(workflows.some(({ steps }) => steps.length > 3)).toBe(true);
    await page.goto('/communication-hub?tab=workflows');
    await expect.soft(cards(page)).toHaveCount(workflows.length);
    for (const [place, workflow] of workflows.entries()) {
      const card = cards(page).nth(place);
      await expect.soft(card.getByRole('heading')).toHaveText(workflow.title);
      const moreSteps = workflow.steps.length - 3;
      const more = moreSteps > 0 ? [`+${moreSteps} more ${moreSteps === 1 ? 'step' : 'steps'}`] : [];
      await expect.soft(card.getByRole('listitem')).toHaveText([...workflow.steps.slice(0, 3), ...more]);
      const moreCategories = workflow.categories.length - 2;
      await expect.soft(card.getByText(/^\+\d+ more$/)).toHaveText(moreCategories > 0 ? [`+${moreCategories} more`] : []);
      for (const [index, category] of workflow.categories.entries()) {
        await expect.soft(card.getByText(`Category: ${category}`, { exact: true })).toHaveCount(index < 2 ? 1 : 0);
      }
      for (const text of [
        workflow.difficulty,
        workflow.costEstimate,
        workflow.outputQuality,
        workflow.description,
        'View Details',
      ]) {
        if (text) await expect.soft(card.getByText(text).first()).toBeVisible();
      }
    }
  });

  for (const [way, open] of [
    ['a click on it', (page: Page, title: string) => cards(page).getByRole('heading', { name: title }).click()],
    // Forced, because the card's one link covers these words.
    [
      'a click on View Details',
      (page: Page, title: string) => cards(page).filter({ hasText: title }).getByText('View Details').click({ force: true }),
    ],
    ['the Enter key', (page: Page, title: string) => cards(page).getByRole('link', { name: title }).press('Enter')],
  ] as const) {
    await test.step(`a workflow’s card opens its dialog by ${way}`, async () => {
      const [workflow] = workflowsOf(hubOf('/worship-hub'), await readWorkflows(request));
      await openPage(page, '/worship-hub?tab=workflows');
      await open(page, workflow?.title ?? '');
      await expect.soft(dialog(page)).toHaveAccessibleName(workflow?.title ?? '');
    });
  }

  await test.step('an opened workflow has its own address, which the back button leaves and a reload shows', async () => {
    const [workflow] = workflowsOf(hubOf('/worship-hub'), await readWorkflows(request));
    const link = cards(page).first().getByRole('link');
    await openPage(page, '/worship-hub?tab=workflows');
    await link.press('Enter');
    await expect.soft(dialog(page)).toBeVisible();
    await expect.soft(page).toHaveURL(`/workflows/${workflow?.slug}`);
    await page.goBack();
    await expect.soft(page).toHaveURL('/worship-hub?tab=workflows');
    await expect.soft(page.locator('dialog.dialog')).toHaveCount(0);
    await expect.soft(cards(page).first()).toBeVisible();
    await page.goForward();
    await expect.soft(dialog(page)).toHaveAccessibleName(workflow?.title ?? '');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect.soft(page).toHaveURL('/worship-hub?tab=workflows');
    await link.press('Enter');
    await expect.soft(page).toHaveURL(`/workflows/${workflow?.slug}`);
    await page.reload();
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(workflow?.title ?? '');
    await expect.soft(dialog(page)).toHaveCount(0);
  });

  await test.step('the dialog has every part of the workflow', async () => {
    const workflow = workflowsOf(hubOf('/worship-hub'), await readWorkflows(request)).find(({ outputQuality }) => outputQuality);
    if (!workflow) throw new Error('The test wants a workflow with an output quality.');
    await openPage(page, '/worship-hub?tab=workflows');
    await cards(page).getByRole('heading', { name: workflow.title }).click();
    await expect.soft(dialog(page).getByRole('heading', { level: 2 })).toHaveText(workflow.title);
    await expect.soft(dialog(page).getByText(workflow.description)).toBeVisible();
    await expect.soft(dialog(page).getByRole('heading', { name: 'Step-by-Step Process' })).toBeVisible();
    await expect
      .soft(dialog(page).getByRole('list', { name: 'Step-by-Step Process' }).locator(':scope > li'))
      .toContainText(workflow.steps);
    await expect.soft(dialog(page).getByRole('heading', { name: 'Best Practices' })).toBeVisible();
    for (const practice of workflow.bestPractices)
      await expect.soft(dialog(page).getByText(practice, { exact: true })).toBeVisible();
    await expect.soft(dialog(page).getByRole('heading', { name: 'Expected Output Quality' })).toBeVisible();
    await expect.soft(dialog(page).getByText(workflow.outputQuality ?? '', { exact: true })).toBeVisible();
    for (const [term, meaning] of [
      ['Cost', workflow.costEstimate ?? ''],
      ['Difficulty', workflow.difficulty],
      ['Category', workflow.categories.join(', ')],
    ] as const) {
      await expect
        .soft(dialog(page).getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]'))
        .toHaveText(meaning);
    }
  });

  for (const [way, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its close button', (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
  ] as const) {
    await test.step(`${way} closes the dialog, and the card has the focus again`, async () => {
      await openPage(page, '/worship-hub?tab=workflows');
      const link = cards(page).nth(2).getByRole('link');
      await link.press('Enter');
      await expect.soft(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
      await close(page);
      // Removed, not only hidden: until then the list still counts it as open.
      await expect.soft(page.locator('dialog.dialog')).toHaveCount(0);
      await expect.soft(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect.soft(dialog(page)).toBeVisible();
    });
  }

  await test.step('the keyboard stays in the open dialog', async () => {
    await openPage(page, '/worship-hub?tab=workflows');
    await cards(page).first().getByRole('link').press('Enter');
    await expect.soft(dialog(page)).toBeVisible();
    const stops = await dialog(page).getByRole('link').or(dialog(page).getByRole('button')).count();
    for (let stop = 0; stop <= stops + 1; stop++) {
      await page.keyboard.press('Tab');
      // A browser may focus its own controls after the last stop, never elements behind the dialog.
      expect
        .soft(
          await page.evaluate(
            () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
          ),
        )
        .toBe(true);
    }
  });

  await test.step('a tool that a step names is a link to the tool', async () => {
    await openPage(page, '/worship-hub?tab=workflows');
    await cards(page).getByRole('heading', { name: 'Worship set planning by theme' }).click();
    await expect
      .soft(dialog(page).getByRole('listitem').getByRole('link', { name: 'ChatGPT' }).first())
      .toHaveAttribute('href', '/tools/chatgpt');
    await dialog(page).getByRole('listitem').getByRole('link', { name: 'ChatGPT' }).first().click();
    await expect.soft(page).toHaveURL('/tools/chatgpt');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('ChatGPT');
  });

  await test.step('the page of a workflow prints as a checklist: all of the workflow and nothing of the site around it', async () => {
    const workflow = (await readWorkflows(request)).find(({ slug }) => slug === 'worship-set-planning-by-theme');
    await openPage(page, '/workflows/worship-set-planning-by-theme');
    await expect.soft(page.getByRole('button', { name: /^Print/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const text of [workflow?.title ?? '', ...(workflow?.steps ?? []), ...(workflow?.bestPractices ?? [])]) {
      await expect.soft(page.getByText(text).first()).toBeVisible();
    }
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button', { name: /^Print/ })]) {
      await expect.soft(part).toBeHidden();
    }
  });
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a workflow’s card leads to the page of the workflow', async ({ page, request }) => {
    const [workflow] = workflowsOf(hubOf('/worship-hub'), await readWorkflows(request));
    await page.goto('/worship-hub?tab=workflows');
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(`/workflows/${workflow?.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(workflow?.title ?? '');
    await expect(page.getByRole('main').getByRole('list', { name: 'Step-by-Step Process' }).locator(':scope > li')).toContainText(
      workflow?.steps ?? [],
    );
  });
});
