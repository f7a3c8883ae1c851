import { expectNoViolation } from './axe.ts';
import { fillTool, fillWho, row, submit, summary } from './suggestion-form.ts';
import { asSlowAsAPerson, expect, hydrated, moments, openAt, screensOf, test } from './visitor-test.ts';

for (const moment of moments) {
  test(
    `a visitor suggests a workflow with mistakes, mends them and sends it, ${moment}`,
    screensOf(moment),
    async ({ browser, server, stored, isMobile }) => {
      await using visit = await openAt(moment, browser, `${server.origin}/submission`);
      const { page, release } = visit;
      const title = `Visitor follow-up ${moment} ${isMobile}`;
      await expect(page).toHaveTitle(/^Suggest a Workflow or Tool/);
      await expect(page.getByRole('radio', { name: 'Workflow' })).toBeChecked();
      await page.getByLabel('Workflow Name').fill(title);
      await page.getByLabel('Your Email').fill('ruth@stmarks');
      await page.getByRole('button', { name: 'Add Step' }).click();
      await row(page, 'Step 1').fill('Collect the welcome cards');
      await page.getByLabel('Difficulty Level').selectOption('Beginner');
      await submit(page).click();

      await expect(summary(page)).toBeVisible();
      await expect(page).toHaveTitle(/^Error: Suggest a Workflow or Tool/);
      await expect(summary(page).getByRole('link')).toHaveText([
        'Choose a category',
        'Enter a description',
        'Enter your name',
        'Enter an email address like name@church.org',
        'Enter the name of your ministry or church',
      ]);
      await expect(page.getByLabel('Your Email')).toHaveAccessibleDescription(/Enter an email address like name@church.org$/);
      await expect(page.getByLabel('Workflow Name')).toHaveValue(title);
      await expect(row(page, 'Step 1')).toHaveValue('Collect the welcome cards');
      await expect(page.getByLabel('Difficulty Level')).toHaveValue('Beginner');
      release();
      if (moment !== 'without scripts') {
        await hydrated(page);
        await expect(summary(page)).toBeFocused();
        await summary(page).getByRole('link', { name: 'Choose a category' }).click();
        await expect(page.getByLabel('Category')).toBeFocused();
      }

      await page.getByLabel('Category').selectOption('Communication');
      await page.getByLabel('Description').fill('One note to each visitor.');
      await fillWho(page);
      await asSlowAsAPerson(server);
      await submit(page).click();
      await expect(page.getByText('Your submission has been received and is under review.').first()).toBeVisible();
      await expect(page.getByText('Success!').first()).toBeVisible();
      await expect(page.getByText(/Your reference is S-[2-9A-Z]{6}/)).toBeVisible();
      await expect(page).toHaveTitle(/^Suggest a Workflow or Tool/);
      await expect(page.getByLabel('Workflow Name')).toHaveValue('');
      await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
      await expect(summary(page)).toHaveCount(0);
      expect(stored('submissions', { column: 'title', value: title })).toEqual([
        expect.objectContaining({
          type: 'workflow',
          category: 'Communication',
          submitterEmail: 'ruth@stmarks.example',
          difficulty: 'Beginner',
          steps: ['Collect the welcome cards'],
          bestPractices: [],
          features: [],
          status: 'pending',
          formToken: 'valid',
        }),
      ]);
    },
  );
}

for (const moment of ['with scripts', 'without scripts'] as const) {
  test(`the form while it is filled in, ${moment}`, { tag: '@desktop' }, async ({ browser, server, stored }) => {
    await using visit = await openAt(moment, browser, `${server.origin}/submission`);
    const { page } = visit;
    const begin = async () => {
      // A draft would restore the input of the rule before.
      if (moment === 'with scripts') await page.evaluate(() => sessionStorage.clear());
      await page.goto(`${server.origin}/submission`);
      if (moment === 'with scripts') await hydrated(page);
    };

    await test.step(`the type swaps the fields, and keeps what was typed, ${moment}`, async () => {
      const ofWorkflow = [
        page.getByLabel('Difficulty Level'),
        page.getByLabel('Time Estimate'),
        page.getByRole('button', { name: 'Add Best Practice' }),
      ];
      const ofTool = [
        page.getByLabel('Website URL'),
        page.getByLabel('Pricing'),
        page.getByRole('button', { name: 'Add Feature' }),
      ];
      for (const field of ofWorkflow) await expect.soft(field).toBeVisible();
      for (const field of ofTool) await expect.soft(field).toBeHidden();
      await page.getByLabel('Workflow Name').fill('Candle');
      await page.getByLabel('Tool', { exact: true }).check();
      for (const field of ofWorkflow) await expect.soft(field).toBeHidden();
      for (const field of ofTool) await expect.soft(field).toBeVisible();
      await expect.soft(page.getByLabel('Tool Name')).toHaveValue('Candle');
      await expect.soft(page.getByLabel('Category').getByRole('option')).toHaveCount(15);
      await expect
        .soft(page.getByLabel('Pricing').getByRole('option'))
        .toHaveText(['Choose the pricing', 'Free', 'Freemium', 'Paid', 'Enterprise']);
    });

    await test.step(`the lists grow and shrink, ${moment}`, async () => {
      await begin();
      for (const [place, text] of ['first', 'second', 'third'].entries()) {
        await page.getByRole('button', { name: 'Add Step' }).click();
        await expect.soft(row(page, `Step ${place + 1}`)).toBeFocused();
        await row(page, `Step ${place + 1}`).fill(text);
      }
      await page.getByRole('button', { name: 'Remove Step 2' }).click();
      await expect.soft(row(page, 'Step 1')).toHaveValue('first');
      await expect.soft(row(page, 'Step 2')).toHaveValue('third');
      await expect.soft(row(page, 'Step 3')).toHaveCount(0);
      // Enter submits the form, and does not press its first button.
      await row(page, 'Step 1').press('Enter');
      await expect.soft(summary(page)).toBeVisible();
      await expect.soft(row(page, 'Step 2')).toHaveValue('third');
    });

    if (moment === 'with scripts')
      await test.step('the form is checked without anything that the policy of the page refuses', async () => {
        await begin();
        await page.evaluate(() => {
          document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
            document.documentElement.dataset.refused = blockedURI;
          });
        });
        await submit(page).click();
        await expect.soft(summary(page)).toBeVisible();
        await expect.soft(page.locator('html')).not.toHaveAttribute('data-refused');
      });

    await test.step(`a tool that is listed is warned of before it is sent, ${moment}`, async () => {
      await begin();
      const ministry = `St. Mark ${moment}`;
      await fillTool(page, 'chat gpt');
      await page.getByLabel('Website URL').fill('claude.ai/new');
      await page.getByLabel('Ministry/Church Name').fill(ministry);
      await page.getByLabel('I work for or earn from this tool').check();
      await asSlowAsAPerson(server);
      if (moment === 'without scripts') await submit(page).click();
      const warning = page.locator('.note', { hasText: 'Already in the directory?' });
      await expect.soft(warning.getByRole('link')).toHaveText([/^ChatGPT/, /^Claude/]);
      expect.soft(stored('submissions', { column: 'ministryName', value: ministry })).toEqual([]);
      await submit(page).click();
      await expect.soft(page.getByText(/Your reference is S-/)).toBeVisible();
      await expect.soft(warning).toHaveCount(0);
      expect
        .soft(stored('submissions', { column: 'ministryName', value: ministry }))
        .toEqual([expect.objectContaining({ title: 'chat gpt', website: 'https://claude.ai/new', worksForTool: true })]);
    });
  });
}

test('while it is sent the button says so and cannot be pressed; a failure is told and keeps the values; a retry is stored once', {
  tag: '@desktop',
}, async ({ page, server, stored, allowErrors }) => {
  allowErrors(/Failed to load resource|ERR_FAILED/);
  const name = 'Patience';
  await page.goto('/submission');
  await hydrated(page);
  await fillTool(page, name);
  await asSlowAsAPerson(server);
  const answers: (() => Promise<void>)[] = [];
  await page.route('**/api/submissions', (route) => {
    answers.push(async () => {
      // The first response is lost: the server has stored the submission.
      if (answers.length === 1) await route.fetch();
      await (answers.length === 1
        ? route.abort()
        : answers.length === 2
          ? route.fulfill({ status: 503, json: { message: 'Nothing can be stored right now.' } })
          : route.continue());
    });
  });

  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect.poll(() => answers.length).toBe(1);
  await answers[0]?.();
  await expect(page.getByText('Failed to submit. Please try again.', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Error', { exact: true }).first()).toBeVisible();
  await expect(page.getByLabel('Tool Name')).toHaveValue(name);

  await submit(page).click();
  await expect.poll(() => answers.length).toBe(2);
  await answers[1]?.();
  await expect(page.getByText('Nothing can be stored right now.').first()).toBeVisible();

  await submit(page).click();
  await expect.poll(() => answers.length).toBe(3);
  await answers[2]?.();
  await expect(page.getByText(/Your reference is S-/)).toBeVisible();
  expect(stored('submissions', { column: 'title', value: name })).toHaveLength(1);
});

test('what is wrong stands beside its field', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/422/);

  await test.step('too many links are told before they are sent', async () => {
    await page.goto('/submission');
    await hydrated(page);
    await fillTool(page, 'Candle');
    await page.getByLabel('Description').fill('https://a.example https://b.example https://c.example https://d.example');
    await submit(page).click();
    await expect.soft(summary(page).getByRole('link')).toHaveText(['Use at most 3 links in all texts']);
  });

  await test.step('what the server finds wrong stands beside its field', async () => {
    await page.goto('/submission');
    await hydrated(page);
    await fillTool(page, 'Candle');
    await page.route('**/api/submissions', (route) =>
      route.fulfill({
        status: 422,
        json: { message: 'Some fields are wrong.', issues: [{ path: 'title', message: 'Enter another name' }] },
      }),
    );
    await submit(page).click();
    await expect.soft(summary(page).getByRole('link')).toHaveText(['Enter another name']);
    await expect.soft(page.getByLabel('Tool Name')).toHaveAccessibleDescription('Enter another name');
  });
});

for (const { on, tag } of [
  { on: 'on a phone', tag: ['@phone'] },
  { on: 'on a wide screen', tag: ['@night', '@desktop'] },
]) {
  test(`the form is accessible, empty, with errors, with a warning and after it was sent, light or dark, ${on}`, { tag }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/submission');
    await hydrated(page);
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'Add Step' }).click();
    await row(page, 'Step 1').fill('x'.repeat(501));
    await submit(page).click();
    await expect(summary(page).getByRole('link', { name: 'Step must be 500 characters or fewer' })).toBeVisible();
    await expectNoViolation(page);
    await fillTool(page, 'ChatGPT');
    await expect(page.getByText('Already in the directory?')).toBeVisible();
    await expectNoViolation(page);
    await submit(page).click();
    await expect(page.getByText(/Your reference is S-/)).toBeVisible();
    await expectNoViolation(page);
  });
}
