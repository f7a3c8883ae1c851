import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', { tag: hasScript ? [] : '@desktop' }, () => {
    test.use({ javaScriptEnabled: hasScript });
    const open = (page: Page, address: string) => (hasScript ? openPage(page, address) : page.goto(address));

    test('what I have and a tool are answered with never, why, the maker’s words and what to do instead', {
      tag: '@phone',
    }, async ({ page }) => {
      await open(page, '/may-i-enter');
      await main(page).getByRole('radio', { name: 'Pastoral-care notes and prayer requests' }).check();
      await main(page).getByRole('combobox', { name: 'Tool' }).fill('ChatGPT');
      await main(page).getByRole('button', { name: 'Answer' }).click();
      await expect(page).toHaveURL('/may-i-enter?what=pastoralCareNotes&tool=ChatGPT');
      await expect(title(page)).toHaveText('May prayer requests and pastoral-care notes go into ChatGPT?');
      await expect(page).toHaveTitle(/^May prayer requests and pastoral-care notes go into ChatGPT\?/);
      await expect(main(page).getByText('Never', { exact: true })).toBeVisible();
      for (const part of ['Why', 'What ChatGPT’s company says', 'What to do instead'])
        await expect(main(page).getByRole('heading', { name: part })).toBeVisible();
      await main(page).getByRole('link', { name: 'It was already entered: what now?' }).click();
      await expect(page).toHaveURL('/when-something-goes-wrong/something-private-was-pasted');
    });

    test('only if completes its sentence, and says what to do first', { tag: '@phone' }, async ({ page }) => {
      await open(page, '/may-i-enter?what=internalDrafts&tool=claude');
      await expect(main(page).getByText('Only if', { exact: true })).toBeVisible();
      await expect(main(page).getByText(/^model training is switched off/)).toBeVisible();
      await expect(main(page).getByRole('heading', { name: 'Do this first' })).toBeVisible();
    });

    test('asking again keeps both choices', { tag: '@phone' }, async ({ page }) => {
      await open(page, '/may-i-enter?what=givingRecords&tool=gemini');
      await expect(main(page).getByRole('combobox', { name: 'What you have' })).toHaveValue('givingRecords');
      await expect(main(page).getByRole('combobox', { name: 'Tool' })).toHaveValue('Gemini');
      await main(page).getByRole('combobox', { name: 'What you have' }).selectOption('publicText');
      await main(page).getByRole('button', { name: 'Answer' }).click();
      await expect(title(page)).toHaveText('May published texts go into Gemini?');
    });

    test('a name that no tool has is told, with what may be meant, and the choice is kept', { tag: '@phone' }, async ({
      page,
    }) => {
      await open(page, '/may-i-enter?what=recordings&tool=xyzzy+recorder');
      await expect(main(page).getByText('No tool here is called “xyzzy recorder”')).toBeVisible();
      await expect(main(page).getByRole('radio', { name: 'Recordings and pictures of people' })).toBeChecked();
      await expect(main(page).getByRole('combobox', { name: 'Tool' })).toHaveValue('xyzzy recorder');
    });

    test('a tool alone asks what I have', { tag: '@phone' }, async ({ page }) => {
      await open(page, '/tools/chatgpt');
      await main(page).getByRole('link', { name: 'May I enter this?' }).click();
      await expect(page).toHaveURL('/may-i-enter?tool=chatgpt');
      await expect(main(page).getByRole('combobox', { name: 'Tool' })).toHaveValue('ChatGPT');
    });

    test('the search answers the question by a card, and the words can be searched instead', { tag: '@phone' }, async ({
      page,
    }) => {
      await open(page, '/search?q=can+I+upload+photos+of+children+to+canva');
      const card = main(page).getByRole('region', { name: 'Answer' });
      await expect(card.getByRole('heading')).toHaveText('May children’s details go into Canva?');
      await expect(card.getByText('Never', { exact: true })).toBeVisible();
      await main(page).getByRole('link', { name: 'Search for the words instead' }).click();
      await expect(page).toHaveURL(/words=only/);
      await expect(card).toHaveCount(0);
      await page.goBack();
      await card.getByRole('link', { name: 'Why, and what to do instead' }).click();
      await expect(page).toHaveURL('/may-i-enter?what=childrensDetails&tool=canva');
    });

    test('a query of two names sets them side by side', { tag: '@phone' }, async ({ page }) => {
      await open(page, '/search?q=otter+vs+fireflies');
      const table = main(page).getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveText(['Otter.ai', 'Fireflies.ai']);
      await expect(table.getByRole('rowheader')).toHaveText([
        'Trains on what you enter?',
        'Members’ details',
        'Minimum age',
        'Price',
      ]);
    });
  });
}

test('a press on a name fills the field and keeps what was chosen', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/may-i-enter');
  await main(page).getByRole('radio', { name: 'Giving records' }).check();
  await main(page).getByRole('link', { name: 'Any tool' }).click();
  await expect(main(page).getByRole('combobox', { name: 'Tool' })).toHaveValue('Any tool');
  await expect(main(page).getByRole('radio', { name: 'Giving records' })).toBeChecked();
  await main(page).getByRole('button', { name: 'Answer' }).click();
  await expect(title(page)).toHaveText('May giving records go into an AI tool?');
});
