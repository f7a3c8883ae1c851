import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, test } from '../environment/test.ts';
import { untilSettled } from './open-page.ts';

for (const { moment, tag } of [
  { moment: 'with scripts', tag: '@phone' },
  { moment: 'without scripts', tag: '@desktop' },
]) {
  test.describe(moment, () => {
    test.use({ javaScriptEnabled: moment === 'with scripts' });

    test(`a policy of one’s own, and what comes with it, ${moment}`, { tag }, async ({ page }) => {
      const settled = async (target: Locator): Promise<Locator> => {
        if (moment === 'with scripts') await untilSettled(page);
        return target;
      };
      const press = async (target: Locator) => (await settled(target)).click();
      const show = async (statements: Locator, tradition: string) => {
        await (await settled(statements.getByLabel('Tradition'))).selectOption(tradition);
        await press(statements.getByRole('button', { name: 'Show' }));
      };

      await test.step(`a church answers, skips and goes back, and its address gives one page ${moment}`, async () => {
        await page.goto('/your-church');
        await press(page.getByRole('link', { name: 'Start with question 1' }));
        await press(page.getByRole('radio', { name: /^Openly/ }));
        await press(page.getByRole('button', { name: 'Next: who’s covered' }));
        await press(page.getByRole('button', { name: 'Skip: use our default' }));
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Who owns the policy and decides on exceptions?');
        await press(page.getByRole('button', { name: 'Back', exact: true }));
        await press(page.getByRole('radio', { name: /^Everyone, and companies/ }));
        await press(page.getByRole('button', { name: 'See the policy so far' }));

        await expect.soft(page).toHaveURL(/\/your-church\/policy\?(?=.*q1=c)(?=.*q2=a)(?!.*q3)/);
        // A printed sheet contains the address.
        if (moment === 'with scripts') expect.soft(new URL(page.url()).searchParams.has('tradition')).toBe(false);
        const clauses = page.locator('#policy [data-clause]');
        await expect.soft(clauses).toHaveCount(16);
        await expect.soft(clauses.first()).toContainText('We welcome AI for ordinary work');
        await expect
          .soft(page.locator('header').filter({ hasText: 'Your policy, on one page' }))
          .toContainText('12 of the 14 questions');
        const sources = clauses.first().locator('details');
        await press(sources.locator('summary'));
        await expect.soft(sources.getByRole('link', { name: /section 1\.1 of our model policy/ })).toBeVisible();
      });

      await test.step(`statements beside a question are those of one tradition, and stay so at the next question ${moment}`, async () => {
        await page.goto('/your-church/policy?question=6&v=1&q1=c');
        const statements = page
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: 'What other churches say' }) });
        await expect.soft(statements.locator('li').filter({ hasText: 'Our summary' }).first()).toBeVisible();
        const all = await statements.locator('li').count();
        await show(statements, 'Latter-day Saint');
        await expect.soft(statements.locator('li')).toHaveCount(1);
        expect.soft(all).toBeGreaterThan(1);
        await expect.soft(statements).toContainText('No church records or members’ data in outside AI systems.');
        await expect.soft(statements).toContainText('December 16, 2025');
        await press(page.getByRole('radio', { name: /^Never details/ }));
        await show(statements, 'All traditions');
        await expect.soft(statements.locator('li')).toHaveCount(all);
        await show(statements, 'Latter-day Saint');
        await expect.soft(statements.locator('li')).toHaveCount(1);
        await expect.soft(page.getByRole('radio', { name: /^Never details/ })).toBeChecked();
        await press(page.getByRole('button', { name: /^Next/ }));
        await expect.soft(page).toHaveURL(/(?=.*q1=c)(?=.*q6=b)(?=.*question=7)(?=.*tradition=Latter-day)/);
      });

      await test.step(`the pack, Word and the next review come from the same answers ${moment}`, async () => {
        await page.goto('/your-church/policy?v=1&q9=a&q14=a');
        const word = await page.request.get(
          (await page.getByRole('link', { name: 'Download for Word' }).getAttribute('href')) ?? '',
        );
        expect.soft(word.headers()['content-type']).toContain('wordprocessingml');
        const pack = page.getByRole('region', { name: 'What’s in the pack' });
        await press(pack.locator('summary').filter({ hasText: 'Words for labels' }));
        await expect.soft(pack.getByText('Captions made with AI')).toBeVisible();
        await expect.soft(pack.getByText('Image made with AI')).toHaveCount(0);
        const day = pack.getByLabel('Review day');
        await expect.soft(day).toHaveValue(/^\d{4}-\d\d-\d\d$/);
        await (await settled(day)).fill('2027-06-01');
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          press(pack.getByRole('button', { name: 'Put it in your calendar' })),
        ]);
        expect.soft(download.suggestedFilename()).toBe('review-how-we-use-ai.ics');
        expect.soft(await readFile(await download.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20270601');
      });

      await test.step(`the page for the congregation says what the policy says, as words and as plain HTML ${moment}`, async () => {
        await page.goto('/your-church/policy?v=1&q7=a');
        await press(page.getByRole('link', { name: 'A page for the congregation' }));
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Tell the congregation');
        await expect.soft(page.getByRole('article')).toContainText('We don’t prepare sermons or lessons with AI.');
        await expect.soft(page.getByRole('article')).toContainText('[role, phone, email]');
        await press(page.getByText('The HTML to paste'));
        const html = await page.locator('pre').innerText();
        expect.soft(html).toContain('<h2>How we use AI</h2>');
        expect.soft([...html.matchAll(/<[^>]*>/g)].every(([tag]) => /^<\/?(h2|h3|p|ul|ol|li)>$/.test(tag))).toBe(true);
      });
    });
  });
}

test('a policy on paper', { tag: '@desktop' }, async ({ page }) => {
  // Stub: the PDF below shows the print.
  await page.addInitScript(() => {
    window.print = () => {};
  });

  await test.step('the longest policy prints on one page of paper', async () => {
    const longest = {
      1: 'b',
      3: 'a',
      4: 'b',
      5: 'a',
      6: 'c',
      7: 'c',
      8: 'c',
      9: 'c',
      10: 'c',
      11: 'b',
      12: 'c',
      13: 'a',
      14: 'c',
    };
    const query = Object.entries(longest).map(([number, choice]) => `q${number}=${choice}`);
    await page.goto(`/your-church/policy?v=1&${query.join('&')}`);
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect.soft(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  for (const [address, button, says] of [
    ['/your-church/page?v=1', 'Print it for the bulletin', 'Who answers for this'],
    ['/your-church/policy?v=1', 'Print this paper', 'Minutes of the decision'],
  ] as const) {
    await test.step(`“${button}” prints that alone, on one sheet`, async () => {
      await page.goto(address);
      if (says.startsWith('Minutes')) await page.locator('summary').filter({ hasText: says }).click();
      await page.getByRole('button', { name: button }).filter({ visible: true }).click();
      // The bulletin goes to readers: remaining blanks are reported before printing.
      if (says.startsWith('Who')) await page.getByRole('button', { name: 'Print it with lines' }).click();
      await page.emulateMedia({ media: 'print' });
      await expect.soft(page.getByText(says).filter({ visible: true }).first()).toBeVisible();
      await expect.soft(page.getByText('Tell the congregation')).toBeHidden();
      await expect.soft(page.locator('#policy')).toBeHidden();
      const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1');
      expect.soft(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: null });
    });
  }
});
