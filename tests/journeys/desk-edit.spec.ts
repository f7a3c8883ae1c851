import type { APIRequestContext, Page } from '@playwright/test';
import { expectNotTooWideAtBoth } from './desk-axe.ts';
import { addRows, completeTool, sayYes } from './desk-forms.ts';
import { expect, followMenu, heading, noScriptInPreview, openDesk, password, suggest, test } from './desk-test.ts';
import { summary } from './suggestion-form.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const expectSaved = (page: Page) => expect(page.getByText('The public site shows it now.').first()).toBeVisible();

/** Another user, who has no window open. */
const signInAsAmos = (request: APIRequestContext) => request.post('/api/auth/sign-in', { data: { username: 'amos', password } });

test('the form of an entry', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/422/);
  allowErrors(noScriptInPreview);

  await test.step('an edit stands on the public site at once', async () => {
    const slug = 'descript';
    await openDesk(page, `/admin/tools/${slug}`);
    await expect.soft(page.getByLabel('Address', { exact: true })).not.toBeEditable();
    await page.getByLabel('Effectiveness').fill('Good on clear speech, checked at the desk');
    await expect.soft(page.getByText('Not published. Your draft is kept.')).toBeVisible();
    await save(page).click();
    await sayYes(page);
    await expectSaved(page);
    await expect.soft(page.getByText(/^Not published/)).toHaveCount(0);
    await page.getByRole('link', { name: 'See it on the site' }).click();
    await expect.soft(page.getByText('Good on clear speech, checked at the desk')).toBeVisible();
  });

  await test.step('what an entry still lacks is told before anything is sent, in the words of the server', async () => {
    const urls: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && urls.push(request.url()));
    await openDesk(page, '/admin/new-workflow');
    await page.getByRole('button', { name: 'Add the workflow' }).click();
    await expect.soft(summary(page).getByRole('link', { name: 'Steps: needs at least 4' })).toBeVisible();
    await expect.soft(summary(page).getByRole('link', { name: 'Cost: is missing' })).toBeVisible();
    await expect.soft(summary(page).getByRole('link', { name: 'Title: must not be empty' })).toBeVisible();

    await page.goto('/admin/tools/deepl');
    await expect.soft(heading(page)).toHaveText('DeepL');
    await page.getByLabel('Effectiveness').fill('A game-changing translator');
    await page.getByLabel('Status').selectOption('discontinued');
    while ((await page.getByRole('button', { name: /^Remove feature/i }).count()) > 3)
      await page
        .getByRole('button', { name: /^Remove feature/i })
        .last()
        .click();
    await save(page).click();
    await expect
      .soft(summary(page).getByRole('link'))
      .toHaveText([
        "Effectiveness: says 'game-changing', a word that the hub avoids",
        'Features: needs at least 4',
        'What happened: must say what happened to the tool',
      ]);
    await expect.soft(page.getByLabel('What happened')).toHaveAccessibleDescription(/must say what happened to the tool/);
    await expect.soft(page.getByText('Features: needs at least 4')).toHaveCount(2);
    // Drafts go to nobody else.
    expect.soft(urls.filter((address) => address.includes('/api/staff/') && !address.includes('/drafts/'))).toEqual([]);
  });

  await test.step('what is wrong stands beside its field and in a summary; what the server finds wrong too', async () => {
    await openDesk(page, '/admin/tools/wellsaid');
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.getByLabel('Website').fill('not an address');
    await page.getByLabel('Giving records', { exact: true }).selectOption('only');
    await page.getByLabel('Last checked').fill('yesterday');
    await save(page).click();
    await expect.soft(summary(page)).toBeFocused();
    await expect
      .soft(summary(page).getByRole('link'))
      .toHaveText([
        'Name: must not be empty',
        'Website: must be an http or https address',
        /^Giving records: /,
        /^Last checked: must be a date such as/,
      ]);
    await expect.soft(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/must not be empty/);
    await summary(page)
      .getByRole('link', { name: /^Website/ })
      .click();
    await expect.soft(page.getByLabel('Website')).toBeFocused();

    await page.getByLabel('Name', { exact: true }).fill('ChatGPT');
    await page.getByLabel('Website').fill('https://voice.example');
    await page.getByLabel('Giving records: only if?').fill('without names');
    await page.getByRole('button', { name: 'Mark as verified today' }).click();
    await save(page).click();
    await sayYes(page);
    await expect.soft(summary(page).getByRole('link', { name: /^Name: another tool has / })).toBeVisible();
  });

  await test.step('a preview shows the page that is not saved yet', async () => {
    await openDesk(page, '/admin/tools/claude');
    await page.getByLabel('Description').fill('A description that only the preview knows.');
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Claude' });
    const main = preview.frameLocator('iframe').getByRole('main');
    await expect.soft(main.getByRole('heading', { level: 1, name: 'Claude' })).toBeVisible();
    await expect.soft(main).toContainText('A description that only the preview knows.');
    await expect.soft(main.getByRole('link', { name: 'Compare' }).first()).toHaveAttribute('target', '_blank');
    await preview.getByRole('button', { name: 'Close the preview' }).click();
    await expect.soft(preview).toHaveCount(0);
    await expect.soft(page.getByRole('button', { name: 'Preview' })).toBeFocused();
    expect.soft(await (await page.request.get('/api/tools/claude')).text()).not.toContain('only the preview knows');
  });

  await test.step('a section that is seldom needed stays open under the caret, and can be closed', async () => {
    await openDesk(page, '/admin/new-tool');
    const section = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Long sections' }) });
    await expect.soft(section).not.toHaveAttribute('open');
    await section.getByRole('heading', { name: 'Long sections' }).click();
    const field = section.getByRole('textbox').first();
    await field.fill('A word');
    await field.press('ControlOrMeta+a');
    await field.press('Delete');
    await expect.soft(field).toHaveValue('');
    await expect.soft(field).toBeFocused();
    await expect.soft(section).toHaveAttribute('open');
    await section.getByRole('heading', { name: 'Long sections' }).click();
    await expect.soft(section).not.toHaveAttribute('open');
  });

  await test.step('a tool is picked by its name, and a name that is no tool is said at once', async () => {
    await openDesk(page, '/admin/tools/gling');
    await page.getByRole('group', { name: 'Use instead' }).getByRole('button', { name: 'Add Tool' }).click();
    const field = page.getByLabel('Tool 1', { exact: true });
    await field.fill('descript');
    await field.blur();
    await expect.soft(field).toHaveValue('Descript');
    await field.fill('No such tool');
    await field.blur();
    await expect.soft(field).toHaveAccessibleDescription('The directory has no tool called No such tool');
  });

  await test.step('what a tool’s page names instead is added with its sentence, and taken away', async () => {
    const sentence = 'The actors behind its voices agreed to that, says the desk.';
    const row = page.getByRole('group', { name: 'Alternative 1', exact: true });
    const saveAndSee = async () => {
      await save(page).click();
      await sayYes(page);
      await expectSaved(page);
      await page.getByRole('link', { name: 'See it on the site' }).click();
      return page.locator('#instead').getByRole('listitem');
    };
    await openDesk(page, '/admin/tools/murf');
    await page.getByRole('button', { name: 'Add Alternative' }).click();
    await row.getByLabel('Tool').fill('Wellsaid');
    await row.getByLabel('Tool').blur();
    await row.getByLabel('Why this one').fill('The actors agreed');
    await save(page).click();
    const wrong = 'Instead of it, or beside it, row 1, Why this one: must be a sentence that ends with a full stop';
    await expect.soft(summary(page).getByRole('link', { name: wrong })).toBeVisible();
    await row.getByLabel('Why this one').fill(sentence);
    await expect.soft(await saveAndSee()).toHaveText([/^WellSaid.*The actors behind its voices/]);
    await openDesk(page, '/admin/tools/murf');
    await page.getByRole('button', { name: 'Remove alternative 1' }).click();
    await expect.soft((await saveAndSee()).filter({ hasText: sentence })).toHaveCount(0);
  });

  await test.step('steps are moved by buttons and by keys, and inserted between, and the tool stays with its step', async () => {
    await openDesk(page, '/admin/workflows/weekly-email-newsletter');
    const step = (number: number) => page.getByRole('textbox', { name: `Step ${number}`, exact: true });
    const [first, second] = [await step(1).inputValue(), await step(2).inputValue()];
    await page.getByRole('button', { name: 'Move step 1 down' }).press('Enter');
    await expect.soft(step(2)).toHaveValue(first);
    await expect.soft(page.getByRole('button', { name: 'Move step 2 down' })).toBeFocused();
    await expect.soft(page.getByText('Step 1 is step 2 now.')).toBeAttached();
    await step(2).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.soft(step(1)).toHaveValue(first);
    await expect.soft(step(1)).toBeFocused();
    await page.getByRole('button', { name: 'Insert a step before step 2' }).press('Enter');
    await expect.soft(step(2)).toBeFocused();
    await page.keyboard.type('Pray first.');
    await expect.soft(step(3)).toHaveValue(second);
    await page.getByRole('button', { name: 'Remove step 2', exact: true }).press('Enter');
    await expect.soft(step(2)).toHaveValue(second);
    await expectNotTooWideAtBoth(page, 'the steps of a workflow');
  });
});

test('a preview of what is published already has the bytes of its page', { tag: '@desktop' }, async ({ request, server }) => {
  await signInAsAmos(request);
  for (const [path, address, holds] of [
    ['tools/claude', '/tools/claude', 'tool'],
    ['workflows/weekly-email-newsletter', '/workflows/weekly-email-newsletter', 'workflow'],
    ['answers/does-a-notetaker-need-everyones-consent', '/answers/does-a-notetaker-need-everyones-consent', 'answer'],
    ['texts/guides/voice-models', '/voice-hub', 'record'],
    ['texts/explainers/llm', '/llm-guide', 'record'],
    ['texts/statements/privacy', '/about/privacy', 'record'],
  ] as const) {
    const entry = (await (await request.get(`/api/staff/${path}`)).json()) as Record<string, unknown>;
    const preview = await request.post(`/api/staff/${holds === 'record' ? path : path.replace(/\/.*/, '')}/preview`, {
      form: { record: JSON.stringify(entry[holds]) },
      headers: { Origin: server.origin },
    });
    expect(preview.status(), path).toBe(200);
    expect(await preview.text(), path).toBe(await (await request.get(address)).text());
  }
});

test('leaving keeps what was typed as a draft; where that fails it asks, by link, by Back and at signing out', {
  tag: '@desktop',
}, async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  const slug = 'ministry-logo-concepts';
  await openDesk(page, '/admin/workflows');
  await page.getByRole('link', { name: 'Ministry logo from concept to clean mark' }).click();
  await expect(heading(page)).toHaveText('Ministry logo from concept to clean mark');
  const drafts = '**/api/staff/drafts/workflows/*';
  await page.route(drafts, (route) => route.fulfill({ status: 503, json: { message: 'Please try again.' } }));
  await page.getByLabel('Time', { exact: true }).fill('2 hours');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await followMenu(page, 'Home');
  await question.getByRole('button', { name: 'Stay and keep typing' }).click();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('2 hours');
  await page.goBack();
  await question.getByRole('button', { name: 'Stay and keep typing' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/workflows/${slug}$`));
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await question.getByRole('button', { name: 'Stay and keep typing' }).click();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('2 hours');
  await page.unroute(drafts);
  await followMenu(page, 'Workflows');
  await expect(heading(page)).toHaveText('Workflows');

  await page.goto(`/admin/workflows/${slug}`);
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByLabel('Time', { exact: true })).not.toHaveValue('2 hours');
});

test('who edits one entry together with somebody else', { tag: '@desktop' }, async ({ page, request, allowErrors }) => {
  allowErrors(/409|422/);
  await signInAsAmos(request);

  for (const [choice, slug, ending] of [
    ['Keep what I typed', 'moises', { pricing: 'My price', maker: 'Their maker', badge: 'My badge' }],
    ['Discard mine and take theirs', 'udio', { pricing: 'Their price', maker: 'Their maker', badge: '' }],
  ] as const) {
    await test.step(`when two people edit one tool, both edits stand side by side: ${choice}`, async () => {
      await openDesk(page, `/admin/tools/${slug}`);
      await page.getByLabel('Pricing', { exact: true }).fill('My price');
      await page.getByLabel('Badge').fill('My badge');
      const { version, tool } = (await (await request.get(`/api/staff/tools/${slug}`)).json()) as {
        version: number;
        tool: object;
      };
      const data = { version, tool: { ...tool, pricing: 'Their price', maker: 'Their maker' } };
      const theirs = await request.put(`/api/staff/tools/${slug}`, { data });
      expect(theirs.status(), await theirs.text()).toBe(200);

      await save(page).click();
      await sayYes(page);
      const conflict = page.getByRole('alert').filter({ hasText: 'saved this tool while you were typing' });
      await expect.soft(conflict).toBeFocused();
      await expect.soft(conflict.getByRole('row', { name: /^Pricing You both changed it/ })).toContainText('Their price');
      await expect.soft(conflict.getByRole('row', { name: /^Pricing You both changed it/ })).toContainText('My price');
      await expect.soft(conflict.getByRole('row', { name: /^Maker/ })).toContainText('Their maker');
      await expect.soft(page.getByLabel('Pricing', { exact: true })).toHaveValue('My price');
      await conflict.getByRole('button', { name: choice }).click();
      await expect.soft(page.getByLabel('Pricing', { exact: true })).toHaveValue(ending.pricing);
      await expect.soft(page.getByLabel('Maker', { exact: true })).toHaveValue(ending.maker);
      await expect.soft(page.getByLabel('Badge')).toHaveValue(ending.badge);
      await page.getByLabel('Effectiveness').fill('Decided');
      await save(page).click();
      await sayYes(page);
      await expectSaved(page);
      expect.soft(await (await page.request.get(`/api/tools/${slug}`)).json()).toMatchObject({
        pricing: ending.pricing,
        maker: ending.maker,
        effectiveness: 'Decided',
      });
    });
  }

  await test.step('an address that is taken is told beside its field, and what moved on in the meantime; nothing typed is lost', async () => {
    const id = await suggest(page, { title: 'Tenebrae hearse' });
    await openDesk(page, `/admin/submissions/${id}/publish`);
    await completeTool(page);
    const publish = page.getByRole('button', { name: 'Publish' });
    await page.getByLabel('Address', { exact: true }).fill('whisper');
    await publish.click();
    await sayYes(page);
    await expect.soft(summary(page).getByRole('link', { name: /whisper already/ })).toBeVisible();
    await page.getByLabel('Address', { exact: true }).fill('tenebrae-hearse');

    const { version } = (await (await request.get(`/api/staff/submissions/${id}`)).json()) as { version: number };
    const response = await request.patch(`/api/staff/submissions/${id}`, { data: { version, status: 'in review' } });
    expect(response.status(), await response.text()).toBe(200);
    await publish.click();
    await sayYes(page);
    await expect.soft(page.getByRole('alert').filter({ hasText: 'It’s in review now' })).toBeVisible();
    await expect.soft(page.getByLabel('Maker', { exact: true })).toHaveValue('Candle Makers');
    await publish.click();
    await sayYes(page);
    await expect.soft(heading(page)).toHaveText('Tenebrae hearse');
    await expect.soft(page.getByRole('main')).toContainText('Published');
  });
});

test('an entry that has ended', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/422/);
  allowErrors(noScriptInPreview);

  await test.step('a tool that has ended is retired and keeps its page', async () => {
    await openDesk(page, '/admin/tools/voco');
    await page.getByLabel('Status').selectOption('discontinued');
    await save(page).click();
    await expect.soft(summary(page).getByRole('link', { name: /^What happened: must say/ })).toBeVisible();
    await page.getByLabel('What happened').fill('Closed in October 2026.');
    await addRows(page, 'Tool', ['chatgpt']);
    await save(page).click();
    await sayYes(page);
    await expectSaved(page);
    await page.goto('/tools/voco');
    await expect.soft(page.getByText('This tool is no longer available')).toBeVisible();
    await expect.soft(page.getByText('Closed in October 2026.')).toBeVisible();
  });

  await test.step('a workflow that has ended is retired: it leaves the lists and keeps its page', async () => {
    const title = 'Board packet: questions a careful trustee would ask';
    await openDesk(page, '/admin/workflows/board-packet-reading-helper');
    await page.getByLabel('Status').selectOption('retired');
    await save(page).click();
    await expect.soft(summary(page).getByRole('link', { name: /^What happened: must say/ })).toBeVisible();
    await page.getByLabel('What happened').fill('The forms that it reads have ended. Ask each greeter instead.');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect.soft(page.getByRole('dialog').frameLocator('iframe').getByText('This workflow is retired')).toBeVisible();
    await page.getByRole('button', { name: 'Close the preview' }).click();
    await save(page).click();
    await sayYes(page);
    await expectSaved(page);
    await page.goto('/admin/workflows?q=board-packet-reading-helper');
    await expect.soft(page.getByRole('row', { name: new RegExp(title) })).toContainText('Retired');

    const main = page.getByRole('main');
    await page.goto('/all-workflows?q=board');
    await expect.soft(main.getByText(title)).toHaveCount(0);
    expect.soft((await page.goto('/workflows/board-packet-reading-helper'))?.status()).toBe(200);
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect.soft(main.getByText('Retired', { exact: true })).toBeVisible();
    await expect.soft(main.getByText('This workflow is retired')).toBeVisible();
    await expect.soft(main.getByText('The forms that it reads have ended. Ask each greeter instead.')).toBeVisible();
  });
});

test('an entry is written, and checked again', { tag: '@desktop' }, async ({ page, hubDatabase }) => {
  await test.step('a workflow is written from nothing', async () => {
    await openDesk(page, '/admin/workflows');
    await page.getByRole('link', { name: 'New workflow' }).click();
    await expect.soft(heading(page)).toHaveText('New workflow');
    await page.getByLabel('Title', { exact: true }).fill('Prayer chain by telephone');
    await page.getByLabel('Address', { exact: true }).fill('prayer-chain-by-telephone');
    await page.getByLabel('Description').fill('Draft the call list. The pastor checks it.');
    await page.getByLabel('Communication', { exact: true }).check();
    await page.getByLabel('Difficulty').selectOption('Intermediate');
    await page.getByLabel('Time', { exact: true }).fill('1 hour');
    await page.getByLabel('Cost', { exact: true }).fill('Free');
    await addRows(page, 'Step', ['Collect the numbers.', 'Draft the list.', 'Check the list.', 'Call the first three.']);
    await page.getByLabel('Where a person decides').fill('The pastor reads the list.');
    await addRows(page, 'Forbidden Thing', ['Names of the sick']);
    await addRows(page, 'Best Practice', ['Be brief.', 'Be kind.', 'Call back.']);
    await page.getByLabel('Expected output quality').fill('Good after one reading.');
    await page.getByRole('button', { name: 'Add Tool' }).click();
    await page.getByLabel('Tool 1: which').fill('ChatGPT');
    await page.getByLabel('Tool 1: step').fill('2');
    await page.getByRole('button', { name: 'Mark as verified today' }).click();
    await page.getByRole('button', { name: 'Add the workflow' }).click();
    await sayYes(page);
    await expect.soft(heading(page)).toHaveText('Prayer chain by telephone');
    await expect.soft(page).toHaveURL(/\/admin\/workflows\/prayer-chain-by-telephone$/);
    await page.goto('/workflows/prayer-chain-by-telephone');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Prayer chain by telephone');
  });

  await test.step('home leads to what is to be checked again, workflows among it', async () => {
    hubDatabase.run(
      "update records set record = json_set(record, '$.verifiedAt', '2018-01') where kind = 'workflows' and name = ?",
      'ministry-logo-concepts',
    );
    await openDesk(page, '/admin');
    await page.getByRole('link', { name: /Entries to check again/ }).click();
    await expect.soft(heading(page)).toHaveText(/^Re-check: /);
    // Other journeys may leave entries that sort before it.
    await page.goto('/admin/workflows?recheck=1&q=ministry+logo');
    await expect.soft(page.getByRole('rowheader').first()).toContainText('Ministry logo from concept to clean mark');
    await page.goto('/admin/recheck?entry=workflow/ministry-logo-concepts');
    await page.getByRole('button', { name: /^All still true, next/ }).click();
    await expect.soft(page.getByText('Ministry logo from concept to clean mark is checked').first()).toBeVisible();
    await expect.soft(heading(page)).not.toHaveText('Re-check: Ministry logo from concept to clean mark');
    await page.goto('/admin/workflows?recheck=1&q=ministry+logo');
    await expect.soft(page.getByText('Ministry logo from concept to clean mark')).toHaveCount(0);
  });

  await test.step('what was verified long ago is listed, and no longer after it was checked', async () => {
    await openDesk(page, '/admin/tools?recheck=1');
    // Tool that is on the list for its age only: no journey rewords its quotations.
    const name = 'Missional AI';
    await page.getByRole('main').getByRole('table').getByRole('link', { name, exact: true }).click();
    await expect.soft(heading(page)).toHaveText(name);
    await page.getByRole('button', { name: 'Mark as verified today' }).click();
    await save(page).click();
    await sayYes(page);
    await expectSaved(page);
    await page.getByRole('link', { name: 'Tools', exact: true }).first().click();
    await page.getByLabel('Checked', { exact: true }).selectOption('due');
    await expect.soft(page.getByRole('status').filter({ hasText: /tools$/ })).toBeVisible();
    await expect.soft(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  });
});
