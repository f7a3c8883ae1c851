import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { expect, password, test } from './desk-test.ts';
import { openPage } from './open-page.ts';
import { asSlowAsAPerson, hydrated, moments, openAt, screensOf } from './visitor-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const send = (page: Page) => page.getByRole('button', { name: 'Send the question' });
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'There’s a problem' });

/** Asks a question that staff publish. @returns its reference */
async function askOpenly(request: APIRequestContext, question: string): Promise<string> {
  const response = await request.post('/api/questions', { data: { question, category: 'Starting out' } });
  const { id, reference } = (await response.json()) as { id: string; reference: string };
  await request.post('/api/auth/sign-in', { data: { username: 'ruth', password } });
  const update = await request.patch(`/api/staff/questions/${id}`, { data: { version: 1, status: 'open' } });
  expect(update.status(), await update.text()).toBe(200);
  return reference;
}

for (const moment of moments) {
  test(
    `a visitor asks with mistakes, mends them and sends it, ${moment}`,
    screensOf(moment),
    async ({ browser, server, stored, isMobile }) => {
      await using visit = await openAt(moment, browser, `${server.origin}/ask`);
      const { page, release } = visit;
      await page.getByLabel('Your question').fill('May a robot telephone 0131 496 0000?');
      await send(page).click();
      await expect(summary(page).getByRole('link')).toHaveText([
        'Take out the address or number, because nothing about a person belongs here',
        'Choose a topic',
      ]);
      await expect(page).toHaveTitle(/^Error: Ask a question/);
      await expect(page.getByLabel('Your question')).toHaveValue('May a robot telephone 0131 496 0000?');
      release();
      if (moment !== 'without scripts') await hydrated(page);

      const question = `Xylographic question ${moment} ${isMobile}?`;
      await page.getByLabel('Your question').fill(question);
      await page.getByLabel('Topic').selectOption('Starting out');
      await page.getByLabel('Your email address').fill('ruth@stmarks.example');
      await asSlowAsAPerson(server);
      await send(page).click();
      await expect(page.getByText('We have your question, and we read every one').first()).toBeVisible();
      await expect(page.getByText(/Your reference is Q-[2-9A-Z]{6}\./)).toBeVisible();
      await expect(page).toHaveTitle(/^Ask a question/);
      await expect(page.getByLabel('Your question')).toHaveValue('');
      expect(stored('questions', { column: 'question', value: question })).toEqual([
        expect.objectContaining({ email: 'ruth@stmarks.example', status: 'pending', formToken: 'valid', votes: 0 }),
      ]);
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions and votes, without scripts', { tag: '@desktop' }, async ({ page, request, server, stored, allowErrors }) => {
    allowErrors(/status of 422/);

    await test.step('a question that is answered already comes back once with the answer, and goes on when sent again', async () => {
      await page.goto('/answers');
      await page.getByRole('link', { name: 'Ask a question', exact: true }).first().click();
      const question = 'Does a notetaker need everyone’s consent?';
      await page.getByLabel('Your question').fill(question);
      await page.getByLabel('Topic').selectOption('Meetings and recording');
      await asSlowAsAPerson(server);
      await send(page).click();
      await expect.soft(page.getByRole('heading', { name: 'We may have answered it already' })).toBeVisible();
      await expect.soft(page.getByRole('link', { name: `${question} (new tab)` })).toBeVisible();
      expect.soft(stored('questions', { column: 'question', value: question })).toHaveLength(0);
      await send(page).click();
      await expect.soft(page.getByText('We have your question, and we read every one')).toBeVisible();
      expect.soft(stored('questions', { column: 'question', value: question })).toHaveLength(1);
    });

    await test.step('a visitor asks the same, once, and takes it back', async () => {
      const question = 'Whom do we ask without scripts?';
      const reference = await askOpenly(request, question);
      await page.goto('/answers');
      await page.getByRole('button', { name: `I ask this too: ${question}` }).click();
      await expect.soft(page).toHaveURL(`/questions/${reference}?asking=yes`);
      await expect.soft(page.getByRole('heading', { name: 'Your vote is counted' })).toBeVisible();
      await expect.soft(page.getByText('1 asks this too')).toBeVisible();
      // Voting again, from the list, changes nothing.
      await page.goto('/answers');
      await page.getByRole('button', { name: `I ask this too: ${question}` }).click();
      await expect.soft(page.getByText('1 asks this too')).toBeVisible();
      await page.getByRole('button', { name: `Take it back: ${question}` }).click();
      await expect.soft(page.getByRole('heading', { name: 'Your vote is taken back' })).toBeVisible();
      await expect.soft(page.locator('.votes')).toHaveCount(0);
    });

    await test.step('a visitor asks what an answer answers, and the answers are read by that', async () => {
      const question = 'Can we use an AI picture of Jesus or a saint?';
      await page.goto('/answers');
      await expect.soft(page.locator('.results .votes')).toHaveCount(0);
      await page.getByRole('link', { name: question }).click();
      await expect.soft(page.locator('.votes')).toHaveCount(0);
      await page.getByRole('button', { name: `I ask this too: ${question}` }).click();
      await expect.soft(page.getByRole('heading', { name: 'Your vote is counted' })).toBeVisible();
      await expect.soft(page.getByText('1 asks this too')).toBeVisible();
      await page.getByRole('link', { name: 'All answers' }).click();
      await page.getByRole('navigation', { name: 'Order' }).getByRole('link', { name: 'Most asked' }).click();
      await expect.soft(page).toHaveURL('/answers?order=asked');
      await expect.soft(page.getByRole('heading', { level: 2, name: 'Most asked' })).toBeVisible();
      await expect.soft(page.locator('.results > li').first()).toContainText(question);
      await expect.soft(page.locator('.results > li').first()).toContainText('1 asks this too');
      await page.goto('/answers/may-we-use-an-ai-picture-of-jesus?asking=yes');
      await page.getByRole('button', { name: `Take it back: ${question}` }).click();
      await expect.soft(page.getByRole('heading', { name: 'Your vote is taken back' })).toBeVisible();
      await expect.soft(page.locator('.votes')).toHaveCount(0);
    });
  });
});

test('votes with scripts', { tag: '@phone' }, async ({ page, request, allowErrors }) => {
  allowErrors(/ERR_FAILED|Failed to load resource/);

  await test.step('with scripts the vote is told once, survives a reload and is taken back by the keyboard', async () => {
    const question = 'Whom do we ask with scripts?';
    const reference = await askOpenly(request, question);
    await openPage(page, `/questions/${reference}`);
    const form = page.locator('form.vote');
    await form.getByRole('button', { name: 'I ask this too' }).press('Enter');
    await expect.soft(form.getByRole('status')).toHaveText('Counted: 1 asks this too.');
    const button = form.getByRole('button', { name: `Take it back: ${question}` });
    await expect.soft(button).toBeFocused();
    await page.reload();
    await expect.soft(button).toBeVisible();
    await expect.soft(form.getByText('1 asks this too')).toBeVisible();
    await button.press('Enter');
    await expect.soft(form.getByRole('status')).toHaveText('Taken back: 0 ask this too.');
    await expectNoViolation(page);
  });

  await test.step('a vote that does not arrive is told, and the number stays', async () => {
    const reference = await askOpenly(request, 'What if the line is down?');
    await openPage(page, `/questions/${reference}`);
    await page.route('**/vote', (route) => route.abort());
    const form = page.locator('form.vote');
    await form.getByRole('button').click();
    await expect.soft(form.getByRole('status')).toHaveText('It didn’t arrive. Check your connection, then try again.');
    await expect.soft(form.locator('.votes')).toHaveCount(0);
  });
});

test('a search that finds nothing leads to the question with its words', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/search?q=xyzzyx+plugh');
  await page.getByRole('main').getByRole('link', { name: 'Ask this question' }).click();
  await expect(page).toHaveURL('/ask?question=xyzzyx+plugh');
  await expect(page.getByLabel('Your question')).toHaveValue('xyzzyx plugh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask a question');
});

test('answers that may fit what is typed are offered, before the scripts come and after; axe finds nothing on them, nor on the open questions', {
  tag: '@phone',
}, async ({ page, request }) => {
  await askOpenly(request, 'Is a very long question, which somebody typed on a telephone on the way home, shown as it is meant?');
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const type = async (text: string) => {
    await page.getByLabel('Your question').fill(text);
    await page.getByLabel('Topic').focus();
  };
  const offer = page.getByRole('heading', { name: 'We may have answered it already' });
  await page.goto('/ask', { waitUntil: 'commit' });
  await type('Does a notetaker need everyone’s consent?');
  scripts.resolve();
  // The blur happened before hydration.
  await expect(offer).toBeVisible();
  await type('Xyzzyx plugh frobozz?');
  await expect(offer).toBeHidden();
  await type('Does a notetaker need everyone’s consent?');
  await expect(offer).toBeVisible();
  await expectNoViolation(page, 'the form');
  await openPage(page, '/answers');
  await expect(page.getByRole('heading', { name: 'Asked by churches, not answered yet' })).toBeVisible();
  await expectNoViolation(page, 'the open questions');
});
