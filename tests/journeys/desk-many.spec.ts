import { expectNoViolation } from './axe.ts';
import { expect, heading, openDesk, test } from './desk-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const table = 'List of tools';

test('a tool is found by its maker, the list is narrowed down and sorted, and the address keeps all of it', {
  tag: '@desktop',
}, async ({ page }) => {
  await openDesk(page, '/admin/tools');
  await page.getByRole('searchbox', { name: 'Search tools' }).fill('openai');
  await expect(page).toHaveURL('/admin/tools?q=openai');
  await expect(page.getByRole('table', { name: table }).getByRole('link', { name: 'ChatGPT', exact: true })).toBeVisible();
  await page.getByLabel('Category').selectOption('LLMs');
  await page.getByLabel('Sort by').selectOption('checked');
  await expect(page).toHaveURL('/admin/tools?q=openai&category=LLMs&sort=checked');
  await page.reload();
  await expect(page.getByLabel('Category')).toHaveValue('LLMs');
  await expect(page.getByLabel('Sort by')).toHaveValue('checked');
  await page.getByRole('searchbox', { name: 'Search tools' }).fill('no such tool at all');
  await expect(page.getByRole('heading', { name: 'No tools found' })).toBeVisible();
  await page.getByRole('link', { name: 'show all tools' }).click();
  await expect(page).toHaveURL('/admin/tools');
});

test('by keyboard alone some tools are taken down after one question that shows what changes, and one undo brings all back', async ({
  page,
  isMobile,
}) => {
  const names = isMobile ? ['Suno', 'Udio'] : ['Whisper', 'Descript'];
  await openDesk(page, '/admin/tools');
  for (const name of names) {
    await page.getByRole('searchbox', { name: 'Search tools' }).fill(name);
    const box = page.getByRole('checkbox', { name: `Choose ${name}`, exact: true });
    await expect(box).toBeVisible();
    await box.focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('2 tools chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Take down' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Take 2 tools down?' });
  await expect(question.getByLabel('Why?')).toBeFocused();
  for (const name of names) await expect(question.getByRole('region', { name: 'What changes' })).toContainText(name);
  await question.getByRole('button', { name: 'Take them down' }).press('Enter');
  await expect(question).toContainText('Say in a word why');
  await question.getByLabel('Why?').fill('Tried out');
  await expectNoViolation(page);
  await question.getByRole('button', { name: 'Take them down' }).press('Enter');
  await expect(question).toHaveCount(0);

  const undo = page.getByRole('button', { name: 'Undo: 2 tools taken down' });
  await expect(undo).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search tools' }).fill(names[0] ?? '');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: names[0] ?? '', exact: true }) });
  await expect(row).toContainText('Taken down');
  await undo.press('Enter');
  await expect(page.getByText('2 brought back.').first()).toBeVisible();
  await expect(row).toContainText('Active');
  await expect(undo).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});

test('workflows are moved to another category in one go, and the question tells from where to where', {
  tag: '@desktop',
}, async ({ page }) => {
  await openDesk(page, '/admin/workflows?q=newsletter');
  await page
    .getByRole('checkbox', { name: /^Choose / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Move to a category' }).click();
  const question = page.getByRole('alertdialog', { name: 'Move 1 workflow?' });
  await question.getByLabel('Why?').fill('Tidied');
  await question.getByRole('button', { name: 'Move them' }).click();
  await expect(question).toContainText('Choose where they go');
  await question.getByLabel('Category', { exact: true }).selectOption('Worship');
  await expect(question.getByRole('region', { name: 'What changes' })).toContainText(/From .+ to Worship/);
  await question.getByRole('button', { name: 'Move them' }).click();
  await expect(page.getByText('1 workflow changed.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo: 1 workflow moved to Worship' }).click();
  await expect(page.getByText('1 brought back.').first()).toBeVisible();
});

test('steps are moved by buttons and by keys, and inserted between, and the tool stays with its step', async ({
  page,
  isMobile,
}) => {
  await openDesk(page, '/admin/workflows/weekly-email-newsletter');
  const step = (number: number) => page.getByRole('textbox', { name: `Step ${number}`, exact: true });
  const [first, second] = [await step(1).inputValue(), await step(2).inputValue()];
  await page.getByRole('button', { name: 'Move step 1 down' }).press('Enter');
  await expect(step(2)).toHaveValue(first);
  await expect(page.getByRole('button', { name: 'Move step 2 down' })).toBeFocused();
  await expect(page.getByText('Step 1 is step 2 now.')).toBeAttached();
  if (!isMobile) {
    await step(2).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(step(1)).toHaveValue(first);
    await expect(step(1)).toBeFocused();
    await page.getByRole('button', { name: 'Insert a step before step 2' }).press('Enter');
    await expect(step(2)).toBeFocused();
    await page.keyboard.type('Pray first.');
    await expect(step(3)).toHaveValue(second);
    await page.getByRole('button', { name: 'Remove step 2', exact: true }).press('Enter');
    await expect(step(2)).toHaveValue(second);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});

test('a tool is picked by its name, and a name that is no tool is said at once', { tag: '@desktop' }, async ({ page }) => {
  await openDesk(page, '/admin/tools/gling');
  await page.getByRole('group', { name: 'Use instead' }).getByRole('button', { name: 'Add Tool' }).click();
  const field = page.getByLabel('Tool 1', { exact: true });
  await field.fill('descript');
  await field.blur();
  await expect(field).toHaveValue('Descript');
  await field.fill('No such tool');
  await field.blur();
  await expect(field).toHaveAccessibleDescription('The directory has no tool called No such tool');
});

test('a report of a problem leads to its entry, and closes with its answer', { tag: '@desktop' }, async ({ page }) => {
  const sent = await page.request.post('/api/contacts', {
    data: { name: 'Amos Lee', email: 'amos@grace.example', subject: 'Problem with /tools/claude', message: 'The price is old.' },
  });
  expect(sent.status()).toBe(201);
  await openDesk(page, '/admin/contacts?status=pending');
  const letter = page.getByRole('article', { name: 'Problem with /tools/claude' }).first();
  await expect(letter.getByRole('link', { name: 'Open the entry: Claude' })).toHaveAttribute('href', '/admin/tools/claude');
  await letter.getByText('Answer by mail').click();
  // The mail program is not there in this test.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true }));
  await letter.getByRole('link', { name: 'We fixed the mistake' }).click();
  await letter.getByRole('button', { name: /^It’s sent, done/ }).click();
  await expect(page.getByText('Moved to done').first()).toBeVisible();
});

test('a fact has a history, and a former state comes back', { tag: '@desktop' }, async ({ page, allowErrors }) => {
  allowErrors(/422/);
  await openDesk(page, '/admin/tools/otter/evidence');
  await page
    .getByRole('button', { name: /^Still true today: / })
    .first()
    .click();
  await expect(page.getByText('Read again today').first()).toBeVisible();
  await page
    .getByRole('link', { name: /^History: / })
    .first()
    .click();
  await expect(heading(page)).toHaveText(/^History of /);
  await expect(page.getByText('2 versions. Each is kept whole.')).toBeVisible();
  await page.getByLabel('Why version A should come back').fill('Only tried');
  await page.getByRole('button', { name: 'Restore version A' }).click();
  await expect(page.getByText('3 versions. Each is kept whole.')).toBeVisible();
});
