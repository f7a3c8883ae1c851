import type { Page } from '@playwright/test';
import { addRows, completeTool, sayYes } from './desk-forms.ts';
import { expect, followMenu, heading, noScriptInPreview, openDesk, suggest, test } from './desk-test.ts';
import { summary } from './suggestion-form.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => expect(page.getByText('The public site shows it now.').first()).toBeVisible();

test('an edit stands on the public site at once', { tag: '@desktop' }, async ({ page }) => {
  const slug = 'descript';
  await openDesk(page, `/admin/tools/${slug}`);
  await expect(page.getByLabel('Address', { exact: true })).not.toBeEditable();
  await page.getByLabel('Effectiveness').fill('Good on clear speech, checked at the desk');
  await expect(page.getByText('Not published. Your draft is kept.')).toBeVisible();
  await save(page).click();
  await sayYes(page);
  await saved(page);
  await expect(page.getByText(/^Not published/)).toHaveCount(0);
  await page.getByRole('link', { name: 'See it on the site' }).click();
  await expect(page.getByText('Good on clear speech, checked at the desk')).toBeVisible();
});

test('what an entry still lacks is told before anything is sent, in the words of the server', { tag: '@desktop' }, async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await openDesk(page, '/admin/new-workflow');
  await page.getByRole('button', { name: 'Add the workflow' }).click();
  await expect(summary(page).getByRole('link', { name: 'Steps: needs at least 4' })).toBeVisible();
  await expect(summary(page).getByRole('link', { name: 'Cost: is missing' })).toBeVisible();
  await expect(summary(page).getByRole('link', { name: 'Title: must not be empty' })).toBeVisible();

  await page.goto('/admin/tools/deepl');
  await expect(heading(page)).toHaveText('DeepL');
  await page.getByLabel('Effectiveness').fill('A game-changing translator');
  await page.getByLabel('Status').selectOption('discontinued');
  while ((await page.getByRole('button', { name: /^Remove feature/i }).count()) > 3)
    await page
      .getByRole('button', { name: /^Remove feature/i })
      .last()
      .click();
  await save(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([
    "Effectiveness: says 'game-changing', a word that the hub avoids",
    'Features: needs at least 4',
    'What happened: must say what happened to the tool',
  ]);
  await expect(page.getByLabel('What happened')).toHaveAccessibleDescription(/must say what happened to the tool/);
  await expect(page.getByText('Features: needs at least 4')).toHaveCount(2);
  // What is kept as a draft goes to nobody else.
  expect(sent.filter((address) => address.includes('/api/staff/') && !address.includes('/drafts/'))).toEqual([]);
});

test('what is wrong stands beside its field and in a summary; what the server finds wrong too', { tag: '@desktop' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422/);
  await openDesk(page, '/admin/tools/wellsaid');
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByLabel('Website').fill('not an address');
  await page.getByLabel('Giving records', { exact: true }).selectOption('only');
  await page.getByLabel('Last checked').fill('yesterday');
  await save(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Name: must not be empty',
    'Website: must be an http or https address',
    /^Giving records: /,
    /^Last checked: must be a date such as/,
  ]);
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/must not be empty/);
  await summary(page)
    .getByRole('link', { name: /^Website/ })
    .click();
  await expect(page.getByLabel('Website')).toBeFocused();

  await page.getByLabel('Name', { exact: true }).fill('ChatGPT');
  await page.getByLabel('Website').fill('https://voice.example');
  await page.getByLabel('Giving records: only if?').fill('without names');
  await page.getByRole('button', { name: 'Mark as verified today' }).click();
  await save(page).click();
  await sayYes(page);
  await expect(summary(page).getByRole('link', { name: /^Name: another tool has / })).toBeVisible();
});

test('a preview shows the page that is not saved yet', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(noScriptInPreview);
  await openDesk(page, '/admin/tools/claude');
  await page.getByLabel('Description').fill('A description that only the preview knows.');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Claude' });
  const main = preview.frameLocator('iframe').getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Claude' })).toBeVisible();
  await expect(main).toContainText('A description that only the preview knows.');
  await expect(main.getByRole('link', { name: 'Compare' }).first()).toHaveAttribute('target', '_blank');
  await preview.getByRole('button', { name: 'Close the preview' }).click();
  await expect(preview).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  expect(await (await page.request.get('/api/tools/claude')).text()).not.toContain('only the preview knows');
});

test('a preview of what is published already has the bytes of its page', { tag: '@desktop' }, async ({ page }) => {
  await openDesk(page, '/admin');
  for (const [kept, address, holds] of [
    ['tools/claude', '/tools/claude', 'tool'],
    ['workflows/weekly-email-newsletter', '/workflows/weekly-email-newsletter', 'workflow'],
    ['answers/does-a-notetaker-need-everyones-consent', '/answers/does-a-notetaker-need-everyones-consent', 'answer'],
    ['texts/guides/voice-models', '/voice-hub', 'record'],
    ['texts/explainers/llm', '/llm-guide', 'record'],
    ['texts/statements/privacy', '/about/privacy', 'record'],
  ] as const) {
    const stored = (await (await page.request.get(`/api/staff/${kept}`)).json()) as Record<string, unknown>;
    const preview = await page.request.post(`/api/staff/${holds === 'record' ? kept : kept.replace(/\/.*/, '')}/preview`, {
      form: { record: JSON.stringify(stored[holds]) },
      headers: { Origin: new URL(page.url()).origin },
    });
    expect(preview.status(), kept).toBe(200);
    expect(await preview.text(), kept).toBe(await (await page.request.get(address)).text());
  }
});

test('leaving keeps what was typed as a draft; where that fails it asks, by link, by Back and at signing out', async ({
  page,
  isMobile,
  allowErrors,
}) => {
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
  if (!isMobile) {
    await page.goBack();
    await question.getByRole('button', { name: 'Stay and keep typing' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/workflows/${slug}$`));
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await question.getByRole('button', { name: 'Stay and keep typing' }).click();
    await expect(page.getByLabel('Time', { exact: true })).toHaveValue('2 hours');
  }
  await page.unroute(drafts);
  await followMenu(page, 'Workflows');
  await expect(heading(page)).toHaveText('Workflows');

  await page.goto(`/admin/workflows/${slug}`);
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByLabel('Time', { exact: true })).not.toHaveValue('2 hours');
});

for (const [choice, ending] of [
  ['Keep what I typed', { pricing: 'My price', maker: 'Their maker', badge: 'My badge' }],
  ['Discard mine and take theirs', { pricing: 'Their price', maker: 'Their maker', badge: '' }],
] as const) {
  test(`when two people edit one tool, both edits stand side by side: ${choice}`, { tag: '@desktop' }, async ({
    page,
    browser,
    server,
    allowErrors,
  }) => {
    allowErrors(/409/);
    const slug = choice.startsWith('Keep') ? 'moises' : 'udio';
    await openDesk(page, `/admin/tools/${slug}`);
    await page.getByLabel('Pricing', { exact: true }).fill('My price');
    await page.getByLabel('Badge').fill('My badge');
    const elsewhere = await browser.newContext({ baseURL: server.origin });
    const other = await elsewhere.newPage();
    await openDesk(other, `/admin/tools/${slug}`, 'amos');
    await other.getByLabel('Pricing', { exact: true }).fill('Their price');
    await other.getByLabel('Maker', { exact: true }).fill('Their maker');
    await save(other).click();
    await sayYes(other);
    await saved(other);
    await elsewhere.close();

    await save(page).click();
    await sayYes(page);
    const conflict = page.getByRole('alert').filter({ hasText: 'saved this tool while you were typing' });
    await expect(conflict).toBeFocused();
    await expect(conflict.getByRole('row', { name: /^Pricing You both changed it/ })).toContainText('Their price');
    await expect(conflict.getByRole('row', { name: /^Pricing You both changed it/ })).toContainText('My price');
    await expect(conflict.getByRole('row', { name: /^Maker/ })).toContainText('Their maker');
    await expect(page.getByLabel('Pricing', { exact: true })).toHaveValue('My price');
    await conflict.getByRole('button', { name: choice }).click();
    await expect(page.getByLabel('Pricing', { exact: true })).toHaveValue(ending.pricing);
    await expect(page.getByLabel('Maker', { exact: true })).toHaveValue(ending.maker);
    await expect(page.getByLabel('Badge')).toHaveValue(ending.badge);
    await page.getByLabel('Effectiveness').fill('Decided');
    await save(page).click();
    await sayYes(page);
    await saved(page);
    expect(await (await page.request.get(`/api/tools/${slug}`)).json()).toMatchObject({
      pricing: ending.pricing,
      maker: ending.maker,
      effectiveness: 'Decided',
    });
  });
}

test('a tool that has ended is retired and keeps its page', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/422/);
  await openDesk(page, '/admin/tools/voco');
  await page.getByLabel('Status').selectOption('discontinued');
  await save(page).click();
  await expect(summary(page).getByRole('link', { name: /^What happened: must say/ })).toBeVisible();
  await page.getByLabel('What happened').fill('Closed in October 2026.');
  await addRows(page, 'Tool', ['chatgpt']);
  await save(page).click();
  await sayYes(page);
  await saved(page);
  await page.goto('/tools/voco');
  await expect(page.getByText('This tool is no longer available')).toBeVisible();
  await expect(page.getByText('Closed in October 2026.')).toBeVisible();
});

test('a workflow that has ended is retired: it leaves the lists and keeps its page', { tag: '@desktop' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(noScriptInPreview);
  const title = 'Board packet questions a careful trustee would ask';
  await openDesk(page, '/admin/workflows/board-packet-reading-helper');
  await page.getByLabel('Status').selectOption('retired');
  await save(page).click();
  await expect(summary(page).getByRole('link', { name: /^What happened: must say/ })).toBeVisible();
  await page.getByLabel('What happened').fill('The forms that it reads have ended. Ask each greeter instead.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog').frameLocator('iframe').getByText('This workflow is retired')).toBeVisible();
  await page.getByRole('button', { name: 'Close the preview' }).click();
  await save(page).click();
  await sayYes(page);
  await saved(page);
  await page.goto('/admin/workflows?q=board-packet-reading-helper');
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Retired');

  const main = page.getByRole('main');
  await page.goto('/all-workflows?q=board');
  await expect(main.getByText(title)).toHaveCount(0);
  expect((await page.goto('/workflows/board-packet-reading-helper'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main.getByText('Retired', { exact: true })).toBeVisible();
  await expect(main.getByText('This workflow is retired')).toBeVisible();
  await expect(main.getByText('The forms that it reads have ended. Ask each greeter instead.')).toBeVisible();
});

test('a workflow is written from nothing', { tag: '@desktop' }, async ({ page }) => {
  await openDesk(page, '/admin/workflows');
  await page.getByRole('link', { name: 'New workflow' }).click();
  await expect(heading(page)).toHaveText('New workflow');
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
  await expect(heading(page)).toHaveText('Prayer chain by telephone');
  await expect(page).toHaveURL(/\/admin\/workflows\/prayer-chain-by-telephone$/);
  await page.goto('/workflows/prayer-chain-by-telephone');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prayer chain by telephone');
});

test('home leads to what is to be checked again, workflows among it', { tag: '@desktop' }, async ({ page, hubDatabase }) => {
  hubDatabase.run(
    "update records set record = json_set(record, '$.verifiedAt', '2018-01') where kind = 'workflows' and name = ?",
    'ministry-logo-concepts',
  );
  await openDesk(page, '/admin');
  await page.getByRole('link', { name: /Entries to check again/ }).click();
  await expect(heading(page)).toHaveText(/^Re-check: /);
  // Other journeys may leave entries that come before it.
  await page.goto('/admin/workflows?recheck=1&q=ministry+logo');
  await expect(page.getByRole('rowheader').first()).toContainText('Ministry logo from concept to clean mark');
  await page.goto('/admin/recheck?entry=workflow/ministry-logo-concepts');
  await page.getByRole('button', { name: /^All still true, next/ }).click();
  await expect(page.getByText('Ministry logo from concept to clean mark is checked').first()).toBeVisible();
  await expect(heading(page)).not.toHaveText('Re-check: Ministry logo from concept to clean mark');
  await page.goto('/admin/workflows?recheck=1&q=ministry+logo');
  await expect(page.getByText('Ministry logo from concept to clean mark')).toHaveCount(0);
});

test('what was verified long ago is listed, and no longer after it was checked', { tag: '@desktop' }, async ({ page }) => {
  await openDesk(page, '/admin/tools?recheck=1');
  const first = page.getByRole('main').getByRole('table').getByRole('rowheader').getByRole('link').first();
  const name = await first.innerText();
  await first.click();
  await expect(heading(page)).toHaveText(name);
  await page.getByRole('button', { name: 'Mark as verified today' }).click();
  await save(page).click();
  await sayYes(page);
  await saved(page);
  await page.getByRole('link', { name: 'Tools', exact: true }).first().click();
  await page.getByLabel('Checked', { exact: true }).selectOption('due');
  await expect(page.getByRole('status').filter({ hasText: /tools$/ })).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('a suggestion that moves on while it is being published is told, and nothing typed is lost', { tag: '@desktop' }, async ({
  page,
  browser,
  server,
  allowErrors,
}) => {
  allowErrors(/409/);
  const id = await suggest(page, { title: 'Tenebrae hearse' });
  await openDesk(page, `/admin/submissions/${id}/publish`);
  await completeTool(page);
  const elsewhere = await browser.newContext({ baseURL: server.origin });
  const other = await elsewhere.newPage();
  await openDesk(other, `/admin/submissions/${id}`, 'amos');
  await other.getByRole('button', { name: 'Take into review' }).click();
  await expect(other.getByText('Moved to in review').first()).toBeVisible();
  await elsewhere.close();

  const publish = page.getByRole('button', { name: 'Publish' });
  await publish.click();
  await sayYes(page);
  await expect(page.getByRole('alert').filter({ hasText: 'It’s in review now' })).toBeVisible();
  await expect(page.getByLabel('Maker', { exact: true })).toHaveValue('Candle Makers');
  await publish.click();
  await sayYes(page);
  await expect(heading(page)).toHaveText('Tenebrae hearse');
  await expect(page.getByRole('main')).toContainText('Published');
});

test('an address that is taken is told beside its field', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/409|422/);
  const id = await suggest(page, { title: 'Alms basin' });
  await openDesk(page, `/admin/submissions/${id}/publish`);
  await completeTool(page);
  await page.getByLabel('Address', { exact: true }).fill('whisper');
  await page.getByRole('button', { name: 'Publish' }).click();
  await sayYes(page);
  await expect(summary(page).getByRole('link', { name: /whisper already/ })).toBeVisible();
  await page.getByLabel('Address', { exact: true }).fill('alms-basin');
  await page.getByRole('button', { name: 'Publish' }).click();
  await sayYes(page);
  await expect(heading(page)).toHaveText('Alms basin');
});

test('a section that is seldom needed stays open under the caret, and can be closed', { tag: '@desktop' }, async ({ page }) => {
  await openDesk(page, '/admin/new-tool');
  const section = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Long sections' }) });
  await expect(section).not.toHaveAttribute('open');
  await section.getByRole('heading', { name: 'Long sections' }).click();
  const field = section.getByRole('textbox').first();
  await field.fill('A word');
  await field.press('ControlOrMeta+a');
  await field.press('Delete');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(section).toHaveAttribute('open');
  await section.getByRole('heading', { name: 'Long sections' }).click();
  await expect(section).not.toHaveAttribute('open');
});
