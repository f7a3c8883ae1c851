import type { Page } from '@playwright/test';
import type { DocumentEntry, DocumentRow, RecheckRow } from '#server/api/staff/staff-answers.ts';
import { expectNoViolationAtBoth } from './desk-axe.ts';
import { expect, followMenu, heading, openDesk, password, test } from './desk-test.ts';

// Colors are judged without transitions.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Each form of the desk, closed in each possible way: the typed text is restored.

const form = (page: Page) => page.getByRole('form', { name: 'Edit the fact' });
const says = (page: Page) => page.getByLabel('In one plain sentence');
const rows = (page: Page) => page.locator('.recheck-facts > li');
const press = (page: Page, place: number, name: RegExp) => rows(page).nth(place).getByRole('button', { name }).click();
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const next = (page: Page) => page.getByRole('button', { name: /next$|^Next/i });
const status = (page: Page) => page.locator('.recheck-bar').getByRole('status');

/** Opens the form of a fact, and types text that is closed before any pause. */
async function write(page: Page, place: number, words: string): Promise<void> {
  await press(page, place, /^Changed/);
  // The previous form may be open still, while it is being stored.
  await rows(page).nth(place).getByLabel('In one plain sentence').fill(words);
}

/** Opens the form again: the draft is offered, and restored. */
async function expectWords(page: Page, place: number, words: string): Promise<void> {
  await press(page, place, /^Changed/);
  await rows(page).nth(place).getByRole('button', { name: 'Go on with the draft' }).click();
  await expect.soft(says(page)).toHaveValue(words);
}

/** Discards the draft by the form's own button: nothing is offered again. */
async function takeBack(page: Page, place: number): Promise<void> {
  const deletion = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await deletion;
  await expect.soft(rows(page).nth(place).getByText('You began to change it.')).toHaveCount(0);
}

/** Makes the queue contain only these tools, in this order. */
const queueOf = (page: Page, slugs: readonly string[]) =>
  page.route(/\/api\/staff\/recheck\?/, async (route) => {
    const url = route
      .request()
      .url()
      .replace(/limit=\d+/, 'limit=200');
    const response = await route.fetch({ url });
    const all = (await response.json()) as RecheckRow[];
    const json = slugs.flatMap((slug) => all.filter((row) => row.slug === slug));
    await route.fulfill({ response, json, headers: { ...response.headers(), 'x-total-count': String(json.length) } });
  });

test('at the re-check nothing typed or decided is lost', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/503/);
  const entry = '/admin/recheck?entry=tool/tableau';

  await test.step('“Still true” on another fact, and “Changed” on another, keep what was typed, and the row says so', async () => {
    await openDesk(page, entry);
    await write(page, 0, 'Typed, and another fact was still true.');
    await press(page, 1, /^Still true/);
    await expect.soft(form(page)).toHaveCount(0);
    await expect.soft(rows(page).nth(1)).toContainText('Still true, just now');
    await expect.soft(rows(page).nth(0)).toContainText('You began to change it.');
    await expectWords(page, 0, 'Typed, and another fact was still true.');
    await says(page).fill('Typed, and another fact has changed.');
    await write(page, 2, 'Two at once.');
    await expectWords(page, 0, 'Typed, and another fact has changed.');
    await takeBack(page, 0);
    await expect.soft(rows(page).nth(0)).toBeFocused();
    await expectWords(page, 2, 'Two at once.');
  });

  await test.step('while a fact is edited the main button says why it waits, and leads to the form; so it does to a draft', async () => {
    await expect.soft(status(page)).toContainText('is being edited: keep it or cancel it first.');
    await expect.soft(next(page)).toHaveAccessibleDescription(/is being edited: keep it or cancel it first\./);
    await next(page).click();
    await expect.soft(form(page)).toBeFocused();
    await expect.soft(form(page)).toBeInViewport();
    await expectNoViolationAtBoth(page, 'a fact that is edited, with its main button waiting');
    await press(page, 3, /^Still true/);
    await expect.soft(status(page)).toContainText('has a draft: decide on it first.');
    await expectNoViolationAtBoth(page, 'a fact with a draft');
    await page.keyboard.press('Shift+Enter');
    await expect.soft(rows(page).nth(2)).toBeFocused();
    await page.keyboard.press('t');
    await expect.soft(status(page)).toContainText('open. Nothing is published until “next”.');
  });

  await test.step('“Keep this” can be undone without losing the words', async () => {
    await write(page, 0, 'Kept, and taken back.');
    await page.getByRole('button', { name: 'Keep this' }).click();
    await expect.soft(rows(page).nth(0)).toContainText('Changed; stored with the entry');
    await rows(page).nth(0).getByRole('button', { name: /^Undo/ }).click();
    await expectWords(page, 0, 'Kept, and taken back.');
    await page.getByRole('button', { name: 'Keep this' }).click();
  });

  await test.step('decisions are told before the screen is left; the words are kept whatever the answer', async () => {
    await followMenu(page, 'Home');
    await question(page).getByRole('button', { name: 'Stay and keep typing' }).click();
    await expect.soft(rows(page).nth(0)).toContainText('Changed; stored with the entry');
    await followMenu(page, 'Home');
    await question(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect.soft(heading(page)).toHaveText('What waits for you');
    await openDesk(page, entry);
    await expectWords(page, 0, 'Kept, and taken back.');
    await takeBack(page, 0);
  });

  await test.step('another address of the same screen, and another screen, keep what was typed', async () => {
    await write(page, 1, 'Typed, and the queue was opened.');
    await followMenu(page, 'Re-check');
    await expect.soft(page).toHaveURL(/\/admin\/recheck$/);
    await page.goBack();
    await expectWords(page, 1, 'Typed, and the queue was opened.');
    await says(page).fill('Typed, and the whole entry was opened.');
    await page.getByRole('link', { name: 'Open the whole entry' }).last().click();
    await expect.soft(heading(page)).toHaveText('Tableau');
    await page.goBack();
    await expectWords(page, 1, 'Typed, and the whole entry was opened.');
    await takeBack(page, 1);
  });

  await test.step('where a draft cannot be kept it is asked: stay, and it stands; go on, and it is lost', async () => {
    const drafts = '**/api/staff/drafts/facts/*';
    await page.route(drafts, (route) => route.fulfill({ status: 503, json: { message: 'Please try again.' } }));
    await write(page, 1, 'Kept nowhere.');
    await press(page, 2, /^Still true/);
    await question(page).getByRole('button', { name: 'Stay and keep typing' }).click();
    await expect.soft(says(page)).toHaveValue('Kept nowhere.');
    await page.getByRole('button', { name: /^Skip/ }).click();
    await question(page).getByRole('button', { name: 'Stay and keep typing' }).click();
    await expect.soft(heading(page)).toHaveText('Re-check: Tableau');
    await page.getByRole('button', { name: 'Keep this' }).click();
    await expect.soft(page.getByText('Please try again.').first()).toBeVisible();
    await expect.soft(says(page)).toHaveValue('Kept nowhere.');
    await press(page, 2, /^Still true/);
    await question(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect.soft(form(page)).toHaveCount(0);
    await expect.soft(rows(page).nth(2)).toContainText('Still true, just now');
    await page.unroute(drafts);
  });
});

test('an entry that is skipped is as it was when it comes again', { tag: '@desktop' }, async ({
  page,
  hubDatabase,
  allowErrors,
}) => {
  const queue = ['looker-studio', 'n8n'];
  // The card may depend on the fact that is no longer found.
  allowErrors(/422/);

  await test.step('“Skip” keeps decisions and words, and both are there when the entry comes again', async () => {
    for (const slug of queue)
      hubDatabase.run(
        `update records set record = json_set(record, '$.verifiedAt', '2019-01') where kind = 'tools' and name = ?`,
        slug,
      );
    await openDesk(page, '/admin');
    await queueOf(page, queue);
    await followMenu(page, 'Re-check');
    await expect.soft(heading(page)).toHaveText('Re-check: Looker Studio');
    await press(page, 0, /^Still true/);
    await press(page, 1, /^No longer found/);
    await write(page, 2, 'Typed, and skipped.');
    await page.getByRole('button', { name: /^Skip/ }).click();
    await expect.soft(heading(page)).toHaveText('Re-check: n8n');
    await page.keyboard.press('s');
    await expect.soft(page.getByText('we’ve kept it for when you go through them')).toBeVisible();
    await page.getByRole('button', { name: 'Go through them now' }).click();
    await expect.soft(heading(page)).toHaveText('Re-check: Looker Studio');
    await expect.soft(rows(page).nth(0)).toContainText('Still true, just now');
    await expect.soft(rows(page).nth(1)).toContainText('No longer found: it goes out of use with the entry');
    await expectWords(page, 2, 'Typed, and skipped.');
    await page.getByRole('button', { name: 'Keep this' }).click();
    await expect.soft(rows(page).nth(2)).toContainText('Changed; stored with the entry');
    await next(page).click();
    const card = page.getByRole('alertdialog', { name: 'The card rests on this' });
    const notice = page.getByText('Looker Studio is checked').first();
    await expect.soft(notice.or(card)).toBeVisible();
    if (await card.isVisible()) await card.getByRole('button', { name: 'Make the card stricter, next' }).click();
    await expect.soft(notice).toBeVisible();
    // The typed text is published now: no draft is left of it.
    await followMenu(page, 'Home');
    await expect.soft(heading(page)).toHaveText('What waits for you');
    await expect.soft(page.getByRole('heading', { name: 'Your drafts' })).toHaveCount(0);
  });

  await test.step('an entry that is not in the queue, and was skipped, comes again with its decisions', async () => {
    queue.shift();
    await openDesk(page, '/admin/recheck?entry=tool/recraft');
    await press(page, 0, /^Still true/);
    await page.getByRole('button', { name: /^Skip/ }).click();
    await expect.soft(heading(page)).toHaveText('Re-check: n8n');
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Go through them now' }).click();
    await expect.soft(heading(page)).toHaveText('Re-check: n8n');
    await page.keyboard.press('s');
    await expect.soft(heading(page)).toHaveText('Re-check: Recraft');
    await expect.soft(rows(page).nth(0)).toContainText('Still true, just now');
  });
});

test('a draft on which somebody else’s change came shows both before it is kept', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await request.post('/api/auth/sign-in', { data: { username: 'amos', password } });
  await openDesk(page, '/admin/recheck?entry=tool/quickbooks');
  await write(page, 0, 'My sentence.');
  await press(page, 1, /^Still true/);
  await expect(rows(page).nth(0)).toContainText('You began to change it.');
  const { facts } = (await (await page.request.get('/api/staff/recheck/tool/quickbooks')).json()) as {
    facts: { version: number; fact: { id: string } }[];
  };
  const [first] = facts;
  const data = { version: first?.version, fact: { ...first?.fact, says: 'Their sentence.' } };
  expect((await request.put(`/api/staff/tools/quickbooks/facts/${first?.fact.id}`, { data })).status()).toBe(200);
  await openDesk(page, '/admin/recheck?entry=tool/quickbooks');
  await expectWords(page, 0, 'My sentence.');
  await page.getByRole('button', { name: 'Keep this' }).click();
  const both = page.getByRole('alert').filter({ hasText: 'saved this fact while you were typing' });
  await expect(both).toContainText('Their sentence.');
  await both.getByRole('button', { name: 'Keep what I typed' }).click();
  await page.getByRole('button', { name: 'Keep this' }).click();
  await expect(rows(page).nth(0)).toContainText('My sentence.');
  await expect(rows(page).nth(0)).toContainText('Changed; stored with the entry');
});

test('on the screens of facts, documents and texts nothing typed is lost', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/503/);
  await test.step('facts: another fact, a new one, a new change of terms and another screen keep what was typed', async () => {
    await openDesk(page, '/admin/tools/hubspot/evidence');
    await write(page, 0, 'Typed, and another fact was opened.');
    await write(page, 1, 'Typed, and a new fact was begun.');
    await page.getByRole('button', { name: 'Add a fact' }).click();
    await page.getByRole('form', { name: 'New fact' }).getByLabel('Short name').fill('begun-here');
    await page.getByRole('button', { name: 'Add a change' }).click();
    await page.getByRole('form', { name: 'New change' }).getByLabel('Short name').fill('changed-here');
    await expectWords(page, 0, 'Typed, and another fact was opened.');
    await expectWords(page, 1, 'Typed, and a new fact was begun.');
    for (const [name, words] of [
      ['fact', 'begun-here'],
      ['change', 'changed-here'],
    ] as const) {
      await page.getByRole('button', { name: `Add a ${name}` }).click();
      await page.getByRole('button', { name: 'Go on with the draft' }).click();
      await expect.soft(page.getByLabel('Short name')).toHaveValue(words);
      await takeBack(page, 0);
    }
    await expectWords(page, 1, 'Typed, and a new fact was begun.');
    await says(page).fill('Typed, and the desk was left.');
    await followMenu(page, 'Home');
    await expect.soft(page.getByRole('link', { name: 'hubspot: Typed, and the desk was left.' })).toBeVisible();
    await page.getByRole('link', { name: 'hubspot: Typed, and the desk was left.' }).click();
    await expectWords(page, 1, 'Typed, and the desk was left.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.soft(rows(page).nth(1)).toBeFocused();
  });

  await test.step('what is typed while a fact is being saved is offered again', async () => {
    const released = Promise.withResolvers<void>();
    const facts = '**/api/staff/tools/hubspot/facts/*';
    await page.route(facts, async (route) => {
      await released.promise;
      await route.continue();
    });
    await write(page, 2, 'Saved.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await says(page).fill('Saved, and typed on.');
    released.resolve();
    await expect.soft(page.getByText('The public site shows it now.').first()).toBeVisible();
    await expect.soft(form(page)).toHaveCount(0);
    await expect.soft(rows(page).nth(2)).toContainText('Saved.');
    await page.unroute(facts);
    await expectWords(page, 2, 'Saved, and typed on.');
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('where drafts cannot be read no form opens over one', async () => {
    await page.route('**/api/staff/drafts', (route) => route.fulfill({ status: 503, json: { message: 'Please try again.' } }));
    await press(page, 3, /^Changed/);
    await expect.soft(page.getByRole('alert')).toContainText('Error loading draft');
    await expect.soft(form(page)).toHaveCount(0);
    await page.unroute('**/api/staff/drafts');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.soft(form(page)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('each button that sets a day of a fact says which', async () => {
    await press(page, 1, /^Changed/);
    await page.getByLabel('Read on').fill('2020-01-01');
    await page.getByLabel('Day of the copy').fill('2020-01-02');
    await page.getByRole('button', { name: 'Copied today' }).click();
    await expect.soft(page.getByLabel('Read on')).toHaveValue('2020-01-01');
    await expect.soft(page.getByLabel('Day of the copy')).toHaveValue(new Date().toISOString().slice(0, 10));
    await page.getByRole('button', { name: 'Read today' }).click();
    await expect.soft(page.getByLabel('Read on')).toHaveValue(new Date().toISOString().slice(0, 10));
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('documents: another form, and the next document, keep what was typed', async () => {
    const documents = (await (await page.request.get('/api/staff/documents?limit=200')).json()) as DocumentRow[];
    const entries = await Promise.all(
      documents
        .filter(({ quotations }) => quotations > 1)
        .map(async ({ id }) => (await (await page.request.get(`/api/staff/documents/${id}`)).json()) as DocumentEntry),
    );
    const document = entries.find(({ resting }) => resting.slice(0, 2).every(({ kind }) => kind === 'facts'));
    const text = 'These are words of an agreement, and nothing that we quote is among them. '.repeat(20);
    const reading = await page.request.post(`/api/staff/documents/${document?.id}/readings`, { data: { text } });
    expect(reading.status()).toBe(200);
    await openDesk(page, `/admin/documents/${document?.id}`);
    await write(page, 0, 'Typed, and another fact was opened.');
    await press(page, 1, /^Write a change of terms/);
    await page.getByLabel('In a few words').fill('typed as well');
    await expectWords(page, 0, 'Typed, and another fact was opened.');
    await says(page).fill('Typed, and the documents were listed.');
    await page.getByRole('main').getByRole('link', { name: 'Documents' }).click();
    await expect.soft(heading(page)).toHaveText('Documents');
    await page.goBack();
    await expectWords(page, 0, 'Typed, and the documents were listed.');
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('documents: a text that was pasted and not compared is not left without a question', async () => {
    await page.getByLabel('The whole text of the page').fill('A whole page.');
    await page.getByRole('main').getByRole('link', { name: 'Documents' }).click();
    await question(page).getByRole('button', { name: 'Stay and keep typing' }).click();
    await expect.soft(page.getByLabel('The whole text of the page')).toHaveValue('A whole page.');
    await page.getByLabel('The whole text of the page').fill('');
  });

  await test.step('texts: another screen, and Back, keep what was typed', async () => {
    await openDesk(page, '/admin/texts');
    await page.getByRole('link', { name: 'Home page, footer and who we are' }).click();
    const field = page.getByLabel('Heading', { exact: true });
    await field.fill('Typed, and the texts were listed.');
    await page.getByRole('main').getByRole('link', { name: 'Texts' }).click();
    await expect.soft(heading(page)).toHaveText('Texts');
    await page.getByRole('link', { name: 'Home page, footer and who we are' }).click();
    await page.getByRole('button', { name: 'Go on with the draft' }).click();
    await expect.soft(field).toHaveValue('Typed, and the texts were listed.');
    await field.fill('Typed, and gone back.');
    await page.goBack();
    await expect.soft(heading(page)).toHaveText('Texts');
    await page.goForward();
    await page.getByRole('button', { name: 'Go on with the draft' }).click();
    await expect.soft(field).toHaveValue('Typed, and gone back.');
  });
});

test('in the small forms of the desk what was typed stands there again, however they were closed', { tag: '@desktop' }, async ({
  page,
}) => {
  const dialog = page.getByRole('alertdialog');
  const why = dialog.getByLabel('Why?');

  await test.step('users: another screen keeps a new user’s name, and no password', async () => {
    await openDesk(page, '/admin/users');
    await page.getByLabel('Username').fill('priscilla');
    await page.getByLabel('First password').fill('a password that nobody knows');
    await followMenu(page, 'Home');
    await expect.soft(heading(page)).toHaveText('What waits for you');
    await page.goBack();
    await expect.soft(page.getByLabel('Username')).toHaveValue('priscilla');
    await expect.soft(page.getByLabel('First password')).toHaveValue('');
    await page.getByLabel('Username').fill('');
    await followMenu(page, 'Home');
    await page.goBack();
    await expect.soft(page.getByLabel('Username')).toHaveValue('');
  });

  await test.step('users: Escape keeps an address, and Cancel takes it back', async () => {
    const open = () => page.getByRole('button', { name: 'Mail address: amos' }).click();
    const address = dialog.getByLabel('Email address', { exact: true });
    await open();
    const before = await address.inputValue();
    await address.fill('amos@college.example');
    await page.keyboard.press('Escape');
    await expect.soft(dialog).toHaveCount(0);
    await open();
    await expect.soft(address).toHaveValue('amos@college.example');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await open();
    await expect.soft(address).toHaveValue(before);
    await page.keyboard.press('Escape');
  });

  await test.step('“Why?”: Escape, the other button, and another screen keep the word, and it’s gone once it was used', async () => {
    await openDesk(page, '/admin/tools/suno');
    const takeDown = () => page.getByRole('button', { name: 'Take it down' }).first().click();
    await takeDown();
    await why.fill('Its maker is gone');
    await page.keyboard.press('Escape');
    await takeDown();
    await expect.soft(why).toHaveValue('Its maker is gone');
    await why.fill('Its maker has closed');
    await dialog.getByRole('button', { name: 'Leave it on the site' }).click();
    await takeDown();
    await expect.soft(why).toHaveValue('Its maker has closed');
    await page.goBack();
    await page.goForward();
    await expect.soft(heading(page)).toHaveText('Suno');
    await takeDown();
    await expect.soft(why).toHaveValue('Its maker has closed');
    await dialog.getByRole('button', { name: 'Take it down' }).click();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect.soft(why).toHaveValue('');
    await dialog.getByRole('button', { name: 'Bring it back' }).click();
    await takeDown();
    await expect.soft(why).toHaveValue('');
    await page.keyboard.press('Escape');
  });

  await test.step('the history: another version, and another screen, keep why one should come back', async () => {
    await openDesk(page, '/admin/tools/suno/history');
    const word = page.getByLabel('Why version A should come back');
    await word.fill('It said more');
    await followMenu(page, 'Home');
    await expect.soft(heading(page)).toHaveText('What waits for you');
    await page.goBack();
    await expect.soft(word).toHaveValue('It said more');
    await page.getByRole('radio', { name: /^A\b/ }).last().check();
    await expect.soft(word).toHaveValue('It said more');
  });
});

test('on a phone the re-check says why its button waits, and the drawer keeps what was typed', { tag: '@phone' }, async ({
  page,
}) => {
  await openDesk(page, '/admin/recheck?entry=tool/power-bi');
  await write(page, 0, 'Typed with a thumb.');
  await expect(status(page)).toContainText('is being edited: keep it or cancel it first.');
  await next(page).tap();
  await expect(form(page)).toBeFocused();
  await followMenu(page, 'Home');
  await expect(heading(page)).toHaveText('What waits for you');
  await page.goBack();
  await expectWords(page, 0, 'Typed with a thumb.');
});
