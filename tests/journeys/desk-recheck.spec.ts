import type { Page } from '@playwright/test';
import type { RecheckRow } from '#server/api/staff/staff-answers.ts';
import { expect, heading, openDesk, test } from './desk-test.ts';

interface Evidence {
  facts: { version: number; retiredAt: string | null; fact: Record<string, unknown> & { id: string; read: string } }[];
}
/** Removes new terms, which would put other tools first in the queue. */
const forgetTerms = (database: { run: (statement: string, ...values: string[]) => void }) =>
  database.run(`update records set "retiredAt" = ? where kind = 'terms-changes'`, '2026-11-01');
const evidenceOf = async (page: Page, slug: string) =>
  (await (await page.request.get(`/api/staff/tools/${slug}/evidence`)).json()) as Evidence;
const facts = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const present = (page: Page) => page.locator('[aria-current=step]');
const nextButton = (page: Page) => page.getByRole('button', { name: /next$|^Next/i });

test('an entry is checked again', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/409/);

  await test.step('of each fact it is said what was found, nothing is stored before the whole is, and each word can be taken back', async () => {
    const slug = 'zapier';
    await openDesk(page, `/admin/recheck?entry=tool/${slug}`);
    const count = await facts(page).count();
    expect.soft(count).toBeGreaterThan(3);
    const before = await evidenceOf(page, slug);
    const titles = await facts(page).getByRole('heading', { level: 2 }).allInnerTexts();
    const at = (place: number) => facts(page).nth(place);

    await at(0)
      .getByRole('button', { name: /^Still true/ })
      .click();
    await expect.soft(at(1)).toBeFocused();
    await at(1)
      .getByRole('button', { name: /^Changed/ })
      .click();
    await expect.soft(page.getByRole('form', { name: 'Edit the fact' })).toBeFocused();
    await page.getByLabel('In one plain sentence').fill('');
    await page.getByRole('button', { name: 'Keep this' }).click();
    await expect.soft(page.getByRole('heading', { name: 'There’s a problem' })).toBeVisible();
    await page.getByLabel('In one plain sentence').fill('It says something else today.');
    await page.getByRole('button', { name: 'Keep this' }).click();
    await expect.soft(at(1)).toContainText('It says something else today.');
    await expect.soft(at(1)).toContainText('Changed; stored with the entry');

    const last = at(count - 1);
    await last.getByRole('button', { name: /^No longer found/ }).click();
    await last.getByRole('button', { name: `Undo: ${titles.at(-1)}` }).click();
    await expect.soft(last).toBeFocused();
    await last.getByRole('button', { name: /^No longer found/ }).click();
    await expect.soft(page.getByRole('status').filter({ hasText: 'open' })).toContainText(`${count - 3} fact`);
    expect.soft(await evidenceOf(page, slug)).toEqual(before);

    const day = new Date().toISOString().slice(0, 10);
    await nextButton(page).click();
    const dialog = page.getByRole('alertdialog', { name: 'The card rests on this' });
    await expect
      .soft(
        page
          .getByText(/is checked$/)
          .first()
          .or(dialog),
      )
      .toBeVisible();
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Make the card stricter, next' }).click();
    await expect.soft(page.getByText(/is checked$/).first()).toBeVisible();
    const { facts: after } = await evidenceOf(page, slug);
    expect.soft(after[1]?.fact).toMatchObject({ says: 'It says something else today.', read: day });
    expect.soft(after.at(-1)?.retiredAt).not.toBeNull();
  });

  await test.step('whom somebody else was faster than sees what is there now, and keeps the rest', async () => {
    await openDesk(page, '/admin/recheck?entry=tool/mailchimp');
    await page.keyboard.press('t');
    await page.keyboard.press('t');
    await expect.soft(page.getByText('Still true, just now')).toHaveCount(2);
    const { facts: storedFacts } = await evidenceOf(page, 'mailchimp');
    const [{ version, fact }] = storedFacts as [Evidence['facts'][number]];
    const change = { version, fact: { ...fact, says: 'Somebody said it anew.' } };
    const put = await page.request.put(`/api/staff/tools/mailchimp/facts/${fact.id}`, { data: change });
    expect.soft(put.status()).toBe(200);
    await page.keyboard.press('Shift+Enter');
    await expect.soft(page.getByRole('alert')).toContainText('Someone else changed this entry in the meantime');
    await expect.soft(facts(page).first()).toContainText('Somebody said it anew.');
    await expect.soft(page.getByText('Still true, just now')).toHaveCount(1);
  });

  await test.step('the keys do nothing in fields, can be switched off, and are listed', async () => {
    await openDesk(page, '/admin/recheck?entry=tool/notebooklm');
    await expect.soft(present(page)).toBeVisible();
    await page.keyboard.press('c');
    await page.getByLabel('In one plain sentence').fill('');
    await page.keyboard.type('tnsu1');
    await expect.soft(page.getByLabel('In one plain sentence')).toHaveValue('tnsu1');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.soft(present(page)).toBeFocused();
    await page.keyboard.press('n');
    await expect.soft(page.getByText('No longer found: it goes out of use with the entry')).toHaveCount(1);
    await page.keyboard.press('u');
    await expect.soft(page.getByText('No longer found: it goes out of use with the entry')).toHaveCount(0);
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keys of this screen' });
    await expect.soft(list).toContainText('This fact is still true');
    await list.getByLabel('Single keys work on this device').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await expect.soft(page.locator('.key')).toHaveCount(0);
    await expect.soft(page.getByText('Still true, just now')).toHaveCount(0);
  });
});

test('facts and new terms', { tag: '@desktop' }, async ({ page, hubDatabase, allowErrors }) => {
  allowErrors(/422/);

  await test.step('a fact is added with its mistakes told, read again, taken out of use with the card’s verdict, and brought back', async () => {
    const slug = 'pika';
    await openDesk(page, `/admin/tools/${slug}`);
    await page.getByRole('link', { name: 'Facts and terms' }).click();
    await expect.soft(heading(page)).toHaveText(/^Facts: /);
    await page.getByRole('button', { name: 'Add a fact' }).click();
    const form = page.getByRole('form', { name: 'New fact' });
    await form.getByRole('button', { name: 'Add the fact' }).click();
    await expect.soft(page.getByRole('heading', { name: 'There’s a problem' })).toBeVisible();
    await expect.soft(page.getByRole('link', { name: /^About: choose one/ })).toBeVisible();

    await form.getByLabel('Short name').fill('age-of-the-desk');
    await form.getByLabel('About').selectOption('age');
    await form.getByLabel('Years').fill('16');
    await form.getByLabel('In one plain sentence').fill('Sixteen years and older.');
    await form.getByLabel('Quotation').fill('you must be at least 16 years old');
    await form.getByLabel('Document', { exact: true }).fill('Terms of Service');
    await form.getByLabel('Address of the document').fill('https://example.org/terms');
    await form.getByRole('button', { name: 'Add the fact' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Sixteen years and older.' });
    await expect.soft(row).toBeVisible();
    await page.goto(`/tools/${slug}`);
    await expect.soft(page.getByText('Sixteen years and older.').first()).toBeVisible();

    await page.goto(`/admin/tools/${slug}/evidence`);
    await row.getByRole('button', { name: /^Changed/ }).click();
    await expect.soft(page.getByLabel('Short name')).not.toBeEditable();
    await page.getByLabel('In one plain sentence').fill('Sixteen, or older where the law says so.');
    await page.getByLabel('In one plain sentence').press('ControlOrMeta+s');
    const edited = page.getByRole('listitem').filter({ hasText: 'Sixteen, or older where the law says so.' });
    await edited.getByRole('button', { name: /^Still true/ }).click();
    await expect.soft(page.getByText('Read again today').first()).toBeVisible();
    await edited.getByRole('button', { name: /^No longer found/ }).click();
    await expect.soft(page.getByText('Taken out of use').first()).toBeVisible();
    await page
      .getByRole('region', { name: 'Facts', exact: true })
      .getByText(/^Out of use: \d/)
      .click();
    await edited.getByRole('button', { name: /^Bring back:/ }).click();
    await expect.soft(page.getByText('Brought back').first()).toBeVisible();
    await expect.soft(edited.getByRole('button', { name: /^Changed/ })).toBeVisible();
  });

  await test.step('a fact has a history, and a former state comes back', async () => {
    await openDesk(page, '/admin/tools/otter/evidence');
    const [first] = (await evidenceOf(page, 'otter')).facts;
    const versions = first?.version ?? Number.NaN;
    await page
      .getByRole('button', { name: /^Still true/ })
      .first()
      .click();
    await expect.soft(page.getByText('Read again today').first()).toBeVisible();
    await page
      .getByRole('link', { name: /^History: / })
      .first()
      .click();
    await expect.soft(heading(page)).toHaveText(/^History of /);
    await expect.soft(page.getByText(`${versions + 1} versions. Each is kept whole.`)).toBeVisible();
    await page.getByLabel('Why version A should come back').fill('Only tried');
    await page.getByRole('button', { name: 'Restore version A' }).click();
    await expect.soft(page.getByText(`${versions + 2} versions. Each is kept whole.`)).toBeVisible();
  });

  await test.step('new terms put a tool first in the queue, beside the facts that they touch', async () => {
    forgetTerms(hubDatabase);
    await openDesk(page, '/admin/tools/runway/evidence');
    const { facts: storedFacts } = await evidenceOf(page, 'runway');
    const about = String(storedFacts[0]?.fact.about);
    for (const { version, fact } of storedFacts)
      await page.request.put(`/api/staff/tools/runway/facts/${fact.id}`, {
        data: { version, fact: { ...fact, read: '2026-10-01' } },
      });
    await page.getByRole('button', { name: 'Add a change' }).click();
    const form = page.getByRole('form', { name: 'New change' });
    await form.getByLabel('Short name').fill('keeps-pictures');
    await form.getByLabel('From when').fill('2026-11-01');
    await form.getByLabel('In a few words').fill('keeps pictures for a year');
    await form.getByLabel('What changed', { exact: true }).fill('Pictures are kept for a year.');
    await form.getByLabel('Who is affected').fill('all accounts');
    await form.getByLabel('What a church does').fill('Delete what you made.');
    await form.getByRole('checkbox', { name: about, exact: true }).check();
    await form.getByLabel('Quotation').fill('we keep pictures for a year');
    await form.getByLabel('Document', { exact: true }).fill('Terms of Use');
    await form.getByLabel('Address of the document').fill('https://runwayml.com/terms-of-use');
    await form.getByRole('button', { name: 'Add the change' }).click();
    await expect.soft(page.getByRole('heading', { name: 'November 1, 2026: keeps pictures for a year' })).toBeVisible();

    // Entries that other tests have left wrong or removed come before it.
    const queue = (await (await page.request.get('/api/staff/recheck')).json()) as RecheckRow[];
    expect
      .soft(queue.find(({ reason }) => reason !== 'wrong' && reason !== 'gone'))
      .toMatchObject({ slug: 'runway', reason: 'terms' });
    await page.goto('/admin/recheck?entry=tool/runway');
    await expect.soft(heading(page)).toHaveText('Re-check: Runway');
    await expect.soft(page.getByText('The company has new terms')).toBeVisible();
    await expect.soft(page.getByText('New terms since it was read, November 1, 2026:').first()).toBeVisible();
    await page.goto('/terms-changes');
    await expect.soft(page.getByText('keeps pictures for a year').first()).toBeVisible();
  });
});
