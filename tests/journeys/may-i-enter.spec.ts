import type { Page } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', { tag: hasScript ? '@phone' : '@desktop' }, () => {
    test.use({ javaScriptEnabled: hasScript });
    const open = (page: Page, address: string) => (hasScript ? openPage(page, address) : page.goto(address));

    test('a visitor asks what may be entered, and is answered', async ({ page }) => {
      await test.step('what I have and a tool are answered with never, why, the maker’s words and what to do instead', async () => {
        await open(page, '/may-i-enter');
        await main(page).getByRole('radio', { name: 'Pastoral-care notes and prayer requests' }).check();
        await main(page).getByRole('combobox', { name: 'Tool' }).fill('ChatGPT');
        await main(page).getByRole('button', { name: 'Answer' }).click();
        await expect.soft(page).toHaveURL('/may-i-enter?what=pastoralCareNotes&tool=ChatGPT');
        await expect.soft(title(page)).toHaveText('Can prayer requests and pastoral-care notes go into ChatGPT?');
        await expect.soft(page).toHaveTitle(/^Can prayer requests and pastoral-care notes go into ChatGPT\? Never/);
        await expect.soft(main(page).getByText('Never', { exact: true })).toBeVisible();
        for (const part of ['Why', 'What ChatGPT’s company says', 'What to do instead'])
          await expect.soft(main(page).getByRole('heading', { name: part })).toBeVisible();
        await main(page).getByRole('link', { name: 'It was already pasted: what now?' }).click();
        await expect.soft(page).toHaveURL('/when-something-goes-wrong/something-private-was-pasted');
      });

      await test.step('the form and the answer lead to the poster and to every form', async () => {
        for (const address of ['/may-i-enter', '/may-i-enter?what=givingRecords&tool=any']) {
          await open(page, address);
          await expect
            .soft(main(page).getByRole('link', { name: 'Poster: what volunteers may paste (PDF)' }))
            .toHaveAttribute('href', '/documents/what-volunteers-may-paste.pdf');
          await expect
            .soft(main(page).getByRole('link', { name: 'All forms, policies and sheets' }))
            .toHaveAttribute('href', '/forms');
        }
      });

      await test.step('asking again keeps both choices', async () => {
        await open(page, '/may-i-enter?what=givingRecords&tool=gemini');
        await expect.soft(main(page).getByRole('combobox', { name: 'What you have' })).toHaveValue('givingRecords');
        await expect.soft(main(page).getByRole('combobox', { name: 'Tool' })).toHaveValue('Gemini');
        await main(page).getByRole('combobox', { name: 'What you have' }).selectOption('publicText');
        await main(page).getByRole('button', { name: 'Answer' }).click();
        await expect.soft(title(page)).toHaveText('Can published texts go into Gemini?');
      });

      await test.step('a name that no tool has is told, with what may be meant, and the choice is kept', async () => {
        await open(page, '/may-i-enter?what=recordings&tool=xyzzy+recorder');
        await expect.soft(main(page).getByText('No tool here is called “xyzzy recorder”')).toBeInViewport();
        await expect.soft(main(page).getByRole('combobox', { name: 'Tool' })).toBeFocused();
        await expect.soft(main(page).getByRole('radio', { name: 'Recordings and pictures of people' })).toBeChecked();
        await expect.soft(main(page).getByRole('combobox', { name: 'Tool' })).toHaveValue('xyzzy recorder');
        await expect.soft(page).toHaveTitle(/^Can I paste this\?/);
        await main(page).getByRole('link', { name: 'See the answer for any tool' }).click();
        await expect.soft(title(page)).toHaveText('Can recordings and pictures of people go into an AI tool?');
      });

      await test.step('a tool that is left empty is any tool, and “Any tool” stands in the field afterward', async () => {
        await open(page, '/may-i-enter');
        await main(page).getByRole('radio', { name: 'Members’ details' }).check();
        await main(page).getByRole('button', { name: 'Answer' }).click();
        await expect.soft(page).toHaveURL(/\/may-i-enter\?what=membersDetails&tool=(any)?$/);
        await expect.soft(title(page)).toHaveText('Can members’ details go into an AI tool?');
        await expect.soft(page).toHaveTitle(/^Can members’ details go into an AI tool\?/);
        await expect.soft(main(page).getByRole('combobox', { name: 'Tool' })).toHaveValue('Any tool');
        await main(page).getByRole('combobox', { name: 'What you have' }).selectOption('givingRecords');
        await main(page).getByRole('button', { name: 'Answer' }).click();
        await expect.soft(title(page)).toHaveText('Can giving records go into an AI tool?');
      });

      await test.step('a link for any tool without a kind keeps it in the field, and asks for the kind', async () => {
        await open(page, '/may-i-enter?tool=any');
        await expect.soft(main(page).getByRole('combobox', { name: 'Tool' })).toHaveValue('Any tool');
        await expect.soft(page).toHaveTitle(/^Can I paste this\?/);
        await expect.soft(main(page).getByText('Choose what you have first.')).toBeVisible();
        await main(page).getByRole('radio', { name: 'Giving records' }).check();
        await main(page).getByRole('button', { name: 'Answer' }).click();
        await expect.soft(title(page)).toHaveText('Can giving records go into an AI tool?');
      });

      await test.step('any tool is answered by what an AI may read; records are a second line that leads to every program', async () => {
        await open(page, '/search?q=may+giving+records+go+into+an+ai+tool');
        const card = main(page).getByRole('region', { name: 'Answer' });
        await expect.soft(card.getByText('Never', { exact: true })).toBeVisible();
        await expect.soft(card).toContainText('Keeping them as your own records');
        await card.getByRole('link', { name: /^See all \d+ programs$/ }).click();
        await expect.soft(page).toHaveURL('/may-i-enter?what=givingRecords&tool=any#as-records');
        const heading = main(page).getByRole('heading', { name: /^\d+ programs that can keep them as records$/ });
        await expect.soft(heading).toBeInViewport();
        const count = Number((await heading.innerText()).split(' ')[0]);
        await main(page)
          .getByText(/^And \d+ more$/)
          .last()
          .click();
        const items = main(page)
          .getByRole('listitem')
          .filter({ has: page.locator('a[href^="/tools/"]') });
        expect.soft(await items.count()).toBeGreaterThanOrEqual(count);
      });

      await test.step('a tool alone asks what I have', async () => {
        await open(page, '/tools/chatgpt');
        await main(page).getByRole('link', { name: 'Can I paste this?' }).click();
        await expect.soft(page).toHaveURL('/may-i-enter?tool=chatgpt');
        await expect.soft(main(page).getByRole('combobox', { name: 'Tool' })).toHaveValue('ChatGPT');
      });

      await test.step('the search answers the question by a card, and the words can be searched instead', async () => {
        await open(page, '/search?q=can+I+upload+photos+of+children+to+canva');
        const card = main(page).getByRole('region', { name: 'Answer' });
        await expect.soft(card.getByRole('heading')).toHaveText('Can children’s details go into Canva?');
        await expect.soft(card.getByText('Never', { exact: true })).toBeVisible();
        await main(page).getByRole('link', { name: 'Show exact matches' }).click();
        await expect.soft(page).toHaveURL(/words=only/);
        await expect.soft(card).toHaveCount(0);
        await page.goBack();
        await card.getByRole('link', { name: 'Why, and what to do instead' }).click();
        await expect.soft(page).toHaveURL('/may-i-enter?what=childrensDetails&tool=canva');
      });

      // With scripts the server renders the same page, and the test only reads it.
      if (!hasScript) {
        await test.step('only if completes its sentence, and says what to do first', async () => {
          await open(page, '/may-i-enter?what=internalDrafts&tool=claude');
          await expect.soft(main(page).getByText('Only if', { exact: true })).toBeVisible();
          await expect.soft(main(page).getByText(/^model training is switched off/)).toBeVisible();
          await expect.soft(main(page).getByRole('heading', { name: 'Do this first' })).toBeVisible();
        });

        await test.step('a kind that nobody knows gets a message, and no title of an answer', async () => {
          await open(page, '/may-i-enter?what=weather&tool=chatgpt');
          await expect.soft(main(page).getByText('Choose what you have first.')).toBeVisible();
          await expect.soft(main(page).getByRole('combobox', { name: 'Tool' })).toHaveValue('ChatGPT');
          await expect.soft(page).toHaveTitle(/^Can I paste this\?/);
        });

        await test.step('a kind alone asks for the tool, without the title of an answer', async () => {
          await open(page, '/may-i-enter?what=recordings');
          await expect.soft(main(page).getByRole('radio', { name: 'Recordings and pictures of people' })).toBeChecked();
          await expect.soft(page).toHaveTitle(/^Can I paste this\?/);
        });

        await test.step('what has happened already is answered with what to do now', async () => {
          await open(page, '/search?q=someone+pasted+the+giving+list+into+a+chatbot');
          const now = main(page).getByRole('region', { name: 'What to do now' });
          await expect.soft(now).toBeInViewport();
          await expect.soft(main(page).getByRole('region', { name: 'Answer' })).toHaveCount(0);
          await now.getByRole('link', { name: 'Already entered? Do this in the first hour' }).click();
          await expect.soft(page).toHaveURL('/when-something-goes-wrong/something-private-was-pasted');
        });

        await test.step('a query of two names sets them side by side', async () => {
          await open(page, '/search?q=otter+vs+fireflies');
          const table = main(page).getByRole('table');
          await expect.soft(table.getByRole('columnheader')).toHaveText(['Otter.ai', 'Fireflies.ai']);
          await expect
            .soft(table.getByRole('rowheader'))
            .toHaveText([
              'Trains on what you enter?',
              'Recordings and pictures of people',
              'Members’ details',
              'Minimum age',
              'Price',
            ]);
        });
      }
    });
  });
}

test('the choices are worked by touch, by keyboard and by ear', { tag: '@phone' }, async ({ page }) => {
  await test.step('a press on a name fills the field and keeps what was chosen', async () => {
    await openPage(page, '/may-i-enter');
    await main(page).getByRole('radio', { name: 'Giving records' }).check();
    await main(page).getByRole('link', { name: 'Any tool' }).click();
    await expect.soft(main(page).getByRole('combobox', { name: 'Tool' })).toHaveValue('Any tool');
    await expect.soft(main(page).getByRole('radio', { name: 'Giving records' })).toBeChecked();
    await main(page).getByRole('button', { name: 'Answer' }).click();
    await expect.soft(title(page)).toHaveText('Can giving records go into an AI tool?');
  });

  await test.step('an answer without a kind gets a message, the focus goes to the choices, and a choice takes it away', async () => {
    await openPage(page, '/may-i-enter');
    const first = main(page).getByRole('radio').first();
    const message = main(page).getByText('Choose what you have first.');
    await expect.soft(first).toHaveAttribute('aria-invalid', 'false');
    await expect.soft(message).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Answer' }).click();
    await expect.soft(message).toBeVisible();
    await expect.soft(first).toBeFocused();
    await expect.soft(first).toHaveAttribute('aria-invalid', 'true');
    await expect.soft(page).toHaveURL('/may-i-enter');
    await first.press('Space');
    await expect.soft(message).toHaveCount(0);
  });

  await test.step('by ear a choice is its kind, then its examples once, and none is wrong before anything was sent', async () => {
    await openPage(page, '/may-i-enter');
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const choices = nodes.filter(({ role }) => role?.value === 'radio');
    expect.soft(choices).toHaveLength(7);
    for (const { name, description, properties = [] } of choices) {
      expect.soft(name?.value.length).toBeLessThan(50);
      expect.soft(description?.value).not.toContain(name?.value);
      expect.soft(properties.find((property) => property.name === 'invalid')?.value.value ?? 'false').toBe('false');
    }
  });
});
