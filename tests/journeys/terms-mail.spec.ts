import { addresses } from '#domain/addresses.ts';
import { startServer } from '../environment/server.ts';
import { expect, test } from '../environment/test.ts';
import { openMailServer } from '../mail-server.ts';
import { expectNoViolation } from './axe.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('mail on changed terms is asked for by a plain form, with a mistake told, and begins with the button of its mail', {
  tag: '@phone',
}, async ({ browser }) => {
  await using mailServer = await openMailServer();
  await using hub = await startServer({ SMTP_URL: mailServer.url, STAFF_EMAIL: 'office@college.example' });

  for (const [place, javaScriptEnabled] of [true, false].entries())
    await test.step(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', async () => {
      await using context = await browser.newContext({ baseURL: hub.origin, javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(addresses.termsChanges({ tool: 'chatgpt,claude' }));
      await page.getByRole('heading', { level: 2, name: 'Get an email when terms change' }).click();
      await expect.soft(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
      await page.getByRole('textbox', { name: 'Your Email' }).fill('naomi@');
      await page.getByRole('button', { name: 'Sign me up' }).click();
      await expect.soft(page.getByText('Enter an email address like name@church.org').first()).toBeVisible();
      await expect.soft(page.getByRole('checkbox', { name: 'ChatGPT', exact: true })).toBeChecked();
      if (javaScriptEnabled) await expectNoViolation(page);
      await page.getByRole('textbox', { name: 'Your Email' }).fill(`naomi${place}@stann.example`);
      await page.getByRole('button', { name: 'Sign me up' }).click();
      await expect.soft(page.getByText('We sent you an email with a link.')).toBeVisible();

      await expect.poll(() => mailServer.received.length, { timeout: 30_000 }).toBe(place + 1);
      const words = mailServer.received[place]?.text.split('\r\n\r\n').slice(1).join('\n\n') ?? '';
      const link = /\/terms-changes\?confirm=\S+/.exec(words.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0] ?? '';
      const response = await page.goto(link);
      expect.soft(response?.headers()['cache-control']).toBe('private, no-cache');
      await page.getByRole('button', { name: 'Yes, email me' }).click();
      await expect.soft(page.getByText('We write when the terms of your tools change.')).toBeVisible();
    });
});
