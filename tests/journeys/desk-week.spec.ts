import type { Browser } from '@playwright/test';
import { startDesk } from '../environment/desk.ts';
import type { RunningServer } from '../environment/server.ts';
import type { TestMailServer } from '../mail-server.ts';
import { openMailServer } from '../mail-server.ts';
import { expectWords, signIn } from './desk-at-hand.ts';
import { test as base, databaseOf, expect, password, suggest } from './desk-test.ts';
import { forgetPassword, losePhone } from './desk-week-access.ts';
import { answerQuestion, reviewSuggestions, takeDown, undoSlip } from './desk-week-entries.ts';
import { due, recheckByKeyboard, recheckByTouch } from './desk-week-recheck.ts';
import { byKeyboard, byTouch } from './hands.ts';
import { fillTool, submit } from './suggestion-form.ts';
import { asSlowAsAPerson, openAt } from './visitor-test.ts';

// The college's week as one story: by touch on a phone, and by keyboard only at a desk.

const test = base.extend<{ mailServer: TestMailServer; hub: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern, even from an empty one.
  mailServer: async ({}, use) => {
    await using mailServer = await openMailServer();
    await use(mailServer);
  },
  // Test scope instead of worker scope: in one worker, other tests of the desk run before and after this one.
  hub: [
    async ({ mailServer }, use) => {
      await using hub = await startDesk({ SMTP_URL: mailServer.url, STAFF_EMAIL: 'office@college.example' }, [
        { name: 'ruth', role: 'admin', email: 'ruth@college.example' },
      ]);
      await use(hub);
    },
    // Separate timeout: on a slow host, starting a hub and two commands would take the time that the test itself needs.
    { timeout: 180_000 },
  ],
  baseURL: ({ hub }, use) => use(hub.origin),
  hubDatabase: ({ hub }, use) => use(databaseOf(hub)),
});
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const retired = '2026-11-01';

for (const { way, tag } of [
  { way: 'by keyboard alone at 1280 px', tag: '@desktop' },
  { way: 'by touch at 390 px', tag: ['@phone', '@night'] },
]) {
  test(`the college’s week: ${way}`, { tag }, async ({
    page,
    context,
    browser,
    hub,
    mailServer,
    hubDatabase,
    isMobile,
    allowErrors,
  }) => {
    allowErrors(/409|410|422/);
    const desk = { page, context, hand: isMobile ? byTouch(page) : byKeyboard(page) };
    const toolsTab = page.getByRole('tab', { name: /^Tools/ });
    const toolsOfHub = async () => {
      await page.goto('/llm-hub');
      return Number(/\d+/.exec(await toolsTab.innerText())?.[0]);
    };
    const countBefore = await toolsOfHub();

    await test.step('Monday: three suggestions, one of them twice and one spam', async () => {
      await Promise.all([
        sendSuggestion(browser, hub, 'without scripts', 'Paschal Candle'),
        sendSuggestion(browser, hub, 'with scripts', 'The Paschal Candle'),
        suggest(page, { title: 'Cheap watches', description: 'Buy watches.' }),
      ]);
      await page.goto('/admin');
      await signIn(desk, password);
      await reviewSuggestions(desk);
      expect(await toolsOfHub()).toBe(countBefore + 1);
      expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/tools/paschal-candle</loc>');
      // The sender is nowhere on the public site.
      expect(await (await page.request.get('/api/tools/paschal-candle')).text()).not.toContain('stmarks');
    });

    await test.step('Tuesday: a slip is published, compared with what was there, and undone', () => undoSlip(desk));
    await test.step('Wednesday: an entry is taken down, and brought back', () => takeDown(desk));

    await test.step('Thursday: entries are checked again, ten of them at night', async () => {
      // The makers' pages, without their network; tools affected by a maker's new terms come another day.
      await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Policy</title>' }));
      hubDatabase.run(`update records set "retiredAt" = ? where kind = 'terms-changes'`, retired);
      for (const [place, slug] of due.entries())
        hubDatabase.run(
          `update records set record = json_set(record, '$.verifiedAt', ?) where kind = 'tools' and name = ?`,
          ...[`2019-${String(place + 1).padStart(2, '0')}`, slug],
        );
      await (isMobile ? recheckByTouch(desk) : recheckByKeyboard(desk));
      const audit = (await (await page.request.get(`/api/staff/audit?limit=${due.length}`)).json()) as {
        action: string;
        target: string;
      }[];
      expect(audit.map(({ action, target }) => `${action} ${target}`).sort()).toEqual(
        due.map((slug) => `checked tools/${slug}`).sort(),
      );
    });

    await test.step('Friday: a question is let through, answered with a draft that is kept, published and found', () =>
      answerQuestion(desk));
    await test.step('Saturday: a forgotten password; a mailed link sets a new one, and serves once', () =>
      forgetPassword(desk, mailServer));
    await test.step('Sunday: a lost phone; a recovery code signs in without it', () => losePhone(desk));
  });
}

/** Sends a visitor's form, as slowly as a person fills it in. */
async function sendSuggestion(browser: Browser, hub: RunningServer, moment: 'with scripts' | 'without scripts', name: string) {
  await using visitor = await openAt(moment, browser, `${hub.origin}/submission`);
  await fillTool(visitor.page, name);
  await asSlowAsAPerson(hub);
  await submit(visitor.page).click();
  await expectWords(visitor.page, /Your reference is S-/);
}
