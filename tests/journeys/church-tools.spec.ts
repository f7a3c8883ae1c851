import { readFile, writeFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { otherPlan } from '#domain/church/register.ts';
import { expect, test } from '../environment/test.ts';
import { expectNoViolation, narrow, wide } from './axe.ts';
import { openPage } from './open-page.ts';
import { watchSent } from './sent-requests.ts';

const address = '/your-church/tools';

interface Added {
  name: string;
  plan?: string | RegExp;
  kinds: string[];
  purpose?: string;
  role?: string;
}

/** Fills in the form and adds the tool. @returns the number of acts: each field that is filled in, each choice and the press */
async function fillIn(page: Page, { name, plan, kinds, purpose, role }: Added, button = 'Add to your list'): Promise<number> {
  const acts = [
    () => page.getByLabel('Which tool?').fill(name),
    ...(plan ? [() => page.getByRole('radio', { name: plan }).check()] : []),
    ...kinds.map((kind) => () => page.getByRole('checkbox', { name: kind }).check()),
    ...(purpose ? [() => page.getByLabel('What for, in a few words').fill(purpose)] : []),
    ...(role ? [() => page.getByLabel('Who answers for it').fill(role)] : []),
    () => page.getByRole('button', { name: button }).click(),
  ];
  for (const act of acts) await act();
  await expect(page.getByText(`${name} is in your list.`)).toBeVisible();
  return acts.length;
}

/** Opens the form from the list, and adds a tool. */
async function add(page: Page, tool: Added) {
  await page.getByRole('link', { name: 'Add a tool' }).click();
  await fillIn(page, tool);
}

const chatgpt: Added = {
  name: 'ChatGPT',
  plan: 'Free, Go, Plus and Pro',
  kinds: ['Published texts', 'Internal drafts'],
  purpose: 'First drafts of the newsletter',
  role: 'Communications lead',
};
const phoneLine: Added = { name: 'The phone line’s answering AI', kinds: ['Members’ details'], role: 'Office administrator' };

const line = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const textOf = async (download: Download) => readFile(await download.path(), 'utf8');
const save = async (page: Page, button: string) => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return download;
};

const midjourney: Added = { name: 'Midjourney', kinds: ['Published texts'] };

test('a tool’s verdict, its fit with each clause of the policy and its terms write themselves; what is removed can be put back', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/your-church/policy?v=1&q6=a&q9=a');
  await page.getByRole('button', { name: 'Keep this policy' }).click();
  await openPage(page, address);
  await add(page, chatgpt);
  await add(page, { name: 'Otter.ai', plan: 'Basic, Pro and Business', kinds: ['Recordings'] });
  await add(page, phoneLine);

  await expect(page.getByText('3 tools. 2 don’t fit.')).toBeVisible();
  await expect(line(page, 'Otter.ai')).toContainText('Doesn’t fit. You enter recordings and pictures of people here');
  // The role of the previous tool is suggested again.
  await expect(line(page, 'Otter.ai')).toContainText('Communications lead');
  await expect(line(page, 'The phone line’s answering AI')).toContainText('Not known: treat as never');
  await expect(line(page, 'The phone line’s answering AI')).toContainText('Doesn’t fit your policy.');
  // Kind, verdict and condition, in this order.
  await expect(line(page, 'ChatGPT')).toContainText(/Internal drafts:\s*Only if/);
  await expect(line(page, 'ChatGPT')).toContainText('What may go in:');
  await expect(line(page, 'ChatGPT')).toContainText('Check one thing.');
  await page.getByRole('button', { name: 'I’ve checked this today: ChatGPT' }).click();
  await expect(page.getByRole('link', { name: 'Change ChatGPT' })).toBeFocused();
  await expect(line(page, 'ChatGPT')).not.toContainText('Check one thing.');

  await page.reload();
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([
    'Otter.ai',
    'The phone line’s answering AI',
    'ChatGPT',
  ]);
  await page.getByRole('link', { name: 'Change Otter.ai' }).click();
  await page.getByRole('checkbox', { name: 'Recordings' }).uncheck();
  await page.getByRole('checkbox', { name: 'Published texts' }).check();
  await page.getByRole('button', { name: 'Keep the change' }).click();
  await expect(page.getByText('3 tools. One doesn’t fit.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove The phone line’s answering AI' }).click();
  await expect(page.getByText('2 tools.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 tools. One doesn’t fit.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove The phone line’s answering AI' })).toBeFocused();

  await add(page, midjourney);
  await expect(line(page, 'Midjourney')).toContainText(
    'Doesn’t fit your policy. Clause 9, Pictures and voices: “We publish no pictures, video or voices made with AI.” Midjourney makes pictures.',
  );
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('2 of 4 tools don’t fit.')).toBeVisible();
  const cells = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(cells('Midjourney')).toContainText('Doesn’t fit the policy, clause 9. Published texts: fine.');
  await expect(cells('The phone line')).toContainText('Doesn’t fit: you enter members’ details.');
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'What to use instead of The phone line’s answering AI' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Can members’ details go into an AI tool?');
  await expect(page.getByRole('heading', { name: 'What to do instead' })).toBeVisible();
  // Tools for pictures or sound read no list of members.
  await expect(page.getByRole('article')).not.toContainText(/Stable Diffusion|Whisper/);
  await expect(page.getByRole('link', { name: 'Poster: what volunteers may paste' })).toBeVisible();
});

test('a tool is added in at most four acts, and five in twenty', { tag: '@phone' }, async ({ page }) => {
  /** Tools with several plans; one has its plan set, and the others get the strictest verdicts until then. */
  const five: Added[] = [
    { name: 'ChatGPT', plan: 'Free, Go, Plus and Pro', kinds: ['Published texts'] },
    { name: 'Otter.ai', kinds: ['Published texts'] },
    { name: 'Claude', kinds: ['Published texts'] },
    { name: 'Zoom AI Companion', kinds: ['Published texts'] },
    { name: 'Canva', kinds: ['Published texts'] },
  ];
  await openPage(page, address);
  await page.getByRole('link', { name: 'Add a tool' }).click();
  let acts = 1;
  for (const tool of five) {
    await page.getByLabel('Which tool?').fill(tool.name);
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(otherPlan);
    expect(await page.getByRole('radio').count()).toBeGreaterThan(1);
    const actCount = await fillIn(page, tool, tool === five.at(-1) ? 'Add to your list' : 'Add it, then another');
    expect(actCount).toBe(tool.plan ? 4 : 3);
    acts += actCount;
  }
  expect(acts).toBeLessThanOrEqual(20);
  await expect(page.getByText(/^Canva is in your list\. 5 tools\./)).toBeVisible();
  await expect(line(page, 'ChatGPT')).toContainText('Free, Go, Plus and Pro');
  await expect(line(page, 'Claude')).toContainText(otherPlan);
});

test('a plan that was chosen goes with its tool, and for another the strictest verdicts hold again', { tag: '@desktop' }, async ({
  page,
}) => {
  const selectedPlan = page.getByRole('radio', { checked: true });
  const tool = page.getByLabel('Which tool?');
  await openPage(page, `${address}#add`);
  await tool.fill('Claude');
  const [strictest] = await page.getByRole('checkbox', { name: 'Internal drafts' }).locator('..').allInnerTexts();
  await page.getByRole('radio').first().check();
  const plan = await selectedPlan.getAttribute('value');
  await tool.fill('ChatGPT');
  await expect(selectedPlan).toHaveAccessibleName(otherPlan);
  await tool.fill('Claude');
  await expect(selectedPlan).toHaveAttribute('value', String(plan));
  await page.getByRole('radio', { name: otherPlan }).check();
  expect(await page.getByRole('checkbox', { name: 'Internal drafts' }).locator('..').allInnerTexts()).toEqual([strictest]);
});

test('two tabs change one list: what either adds, changes or removes stands in both, and nothing is written over', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const headings = (of: Page) => of.locator('.register h2');
  const own = (name: string): Added => ({ name, kinds: ['Published texts'] });
  await openPage(page, address);
  for (const name of ['Abacus', 'Beacon']) await add(page, own(name));
  const other = await context.newPage();
  await openPage(other, address);

  await add(page, own('Candle'));
  await add(other, own('Drum'));
  for (const tab of [page, other]) await expect(headings(tab)).toHaveText(['Abacus', 'Beacon', 'Candle', 'Drum']);

  // A form that is open in this tab stays unchanged while the list gets shorter in the other.
  await page.getByRole('link', { name: 'Change Candle' }).click();
  await page.getByLabel('What for, in a few words').fill('Prayers');
  await other.getByRole('button', { name: 'Remove Abacus' }).click();
  await expect(headings(other)).toHaveText(['Beacon', 'Candle', 'Drum']);
  await expect(page.getByLabel('What for, in a few words')).toHaveValue('Prayers');
  await page.getByRole('button', { name: 'Keep the change' }).click();
  for (const tab of [page, other]) {
    await expect(headings(tab)).toHaveText(['Beacon', 'Candle', 'Drum']);
    await expect(line(tab, 'Candle')).toContainText('Prayers');
    await expect(line(tab, 'Beacon')).not.toContainText('Prayers');
  }
});

test('a name that comes near a tool is asked about; another tool follows at once; what is stopped prints as stopped', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, address);
  await page.getByRole('link', { name: 'Add a tool' }).click();
  await expect(page.getByLabel('Which tool?')).toBeFocused();
  await page.getByLabel('Which tool?').fill('Otter');
  await page.getByRole('button', { name: 'Otter.ai' }).click();
  await page.getByRole('radio', { name: 'Basic, Pro and Business' }).check();
  await page.getByRole('checkbox', { name: 'Published texts' }).check();
  await page.getByRole('button', { name: 'Add it, then another' }).click();

  await expect(page.getByLabel('Which tool?')).toBeFocused();
  await page.getByLabel('Which tool?').fill('chat gpt');
  await page.getByRole('radio', { name: 'Free, Go, Plus and Pro' }).check();
  await page.getByRole('checkbox', { name: 'Published texts' }).check();
  await page.getByText('Status and next review').click();
  await page.getByLabel('Status').selectOption('stopped');
  await page.getByRole('button', { name: 'Add to your list' }).click();

  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(['Otter.ai', 'ChatGPT']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('cell', { name: 'ChatGPT: Free, Go, Plus and Pro, stopped' })).toBeVisible();
});

test('a first visit to the list of tools', { tag: '@desktop' }, async ({ page }) => {
  await test.step('what is missing or names a person is told at its field, and nothing is added', async () => {
    await openPage(page, `${address}#add`);
    await page.getByRole('button', { name: 'Add to your list' }).click();
    await expect.soft(page.getByText('Name the tool.')).toBeVisible();
    await expect.soft(page.getByLabel('Which tool?')).toBeFocused();
    await page.getByLabel('Which tool?').fill('chatgpt');
    await page.getByRole('button', { name: 'Add to your list' }).click();
    await expect.soft(page.getByText('Check at least one thing that you enter.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Published texts' }).check();
    await page.getByLabel('Who answers for it').fill('ann@church.example');
    await page.getByRole('button', { name: 'Add to your list' }).click();
    await expect.soft(page.getByText('no email address')).toBeVisible();
    await expect.soft(page.getByLabel('Who answers for it')).toBeFocused();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect.soft(page.getByText('No tools yet.')).toBeVisible();
  });

  await test.step('by keyboard alone a tool is added from its own page', async () => {
    await openPage(page, '/tools/chatgpt');
    await page.getByRole('link', { name: 'Add to our tools' }).press('Enter');
    await expect.soft(page.getByLabel('Which tool?')).toHaveValue('ChatGPT');
    await page.getByRole('radio', { name: 'Free, Go, Plus and Pro' }).press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect.soft(page.getByText('ChatGPT is in your list.')).toBeVisible();
    await expect.soft(line(page, 'ChatGPT')).toContainText('Fine');
  });

  await test.step('the spreadsheet has the columns of a record of processing, and the Word file is one', async () => {
    await page.evaluate(() => localStorage.clear());
    await openPage(page, address);
    await add(page, chatgpt);
    const csv = await textOf(await save(page, 'Save as a spreadsheet'));
    expect.soft(csv.split('\r\n')[0]).toContain('Whose details,Passed on to,Kept where,Kept how long');
    expect.soft(csv).toMatch(/ChatGPT.*until you delete them yourself\..*\(Read in a saved copy of unknown date\./);
    const word = await readFile(await (await save(page, 'Save for Word')).path());
    expect.soft(word.subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('a name of the church’s own is filled into the letter on the device', async () => {
    await openPage(page, '/your-church/ask');
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.getByLabel('Tool').fill('Zorbavale phone line');
    await page.getByRole('button', { name: 'Fill in the letter' }).click();
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Ask the company behind Zorbavale phone line');
    expect.soft(urls.filter((url) => /zorbavale/i.test(url))).toEqual([]);
  });

  await test.step('the file that is saved from a policy holds that policy once it is kept, and not before', async () => {
    await page.evaluate(() => localStorage.clear());
    await openPage(page, '/your-church/policy?v=1&q6=a');
    const policiesOf = async () =>
      (JSON.parse(await textOf(await save(page, 'Save your church’s file'))) as { policies: { answers: object }[] }).policies;
    expect.soft(await policiesOf()).toEqual([]);
    await page.getByRole('button', { name: 'Keep this policy' }).click();
    expect.soft(await policiesOf()).toMatchObject([{ answers: { v: 1, q6: 'a' } }]);
    await expect.soft(page.getByRole('button', { name: 'Keep this policy' })).toHaveCount(0);
  });
});

test('a whole visit tells the server no tool, plan, purpose or role of the list', { tag: '@desktop' }, async ({ page }) => {
  const { sent } = watchSent(page);
  await openPage(page, `${address}#add=chatgpt`);
  await page.getByRole('radio', { name: chatgpt.plan }).check();
  await page.getByRole('checkbox', { name: 'Published texts' }).check();
  await page.getByLabel('What for, in a few words').fill('Letters of the choir');
  await page.getByLabel('Who answers for it').fill('Sexton');
  await page.getByRole('button', { name: 'Add to your list' }).click();
  await add(page, phoneLine);
  // Neither pointing at a tool nor focusing it by keyboard prefetches anything.
  await line(page, 'ChatGPT').getByRole('link', { name: 'ChatGPT', exact: true }).hover();
  await line(page, 'ChatGPT').getByRole('link', { name: 'ChatGPT', exact: true }).focus();
  await save(page, 'Save your church’s file');
  await save(page, 'Save as a spreadsheet');
  await save(page, 'Save for Word');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.locator('#shared-link').textContent();
  await page.goto(String(link));
  await expect(page.getByText('Someone shared 2 tools with you')).toBeVisible();
  await page.goto('/your-church');
  await expect(page.getByText('Last saved to a file on')).toBeVisible();

  const requests = await sent();
  expect(requests.some((one) => one.includes('/api/tools?view=verdicts'))).toBe(true);
  const ofList = /chatgpt|openai|free.+go.+plus|phone|answering|choir|sexton|office|publicText|membersDetails/i;
  expect(requests.filter((one) => ofList.test(one))).toEqual([]);
});

test(
  'a saved file brings the list to another browser, where two lists become one; delete all leaves nothing',
  { tag: '@desktop' },
  async ({ page, browser, server }, testInfo) => {
    await openPage(page, address);
    await add(page, chatgpt);
    await expect(page.getByText('not saved to a file yet: one change')).toBeVisible();
    const file = await save(page, 'Save your church’s file');
    expect(file.suggestedFilename()).toMatch(/^your-church-\d{4}-\d{2}-\d{2}\.church\.json$/);
    await expect(page.getByText(/Last saved to a file on \w+ \d+, \d{4}\.$/)).toBeVisible();
    const path = testInfo.outputPath('office.church.json');
    await writeFile(path, await textOf(file));

    const other = await browser.newContext({ baseURL: server.origin });
    const theirs = await other.newPage();
    await openPage(theirs, address);
    await add(theirs, phoneLine);
    await theirs.getByLabel('Open a file').setInputFiles(path);
    await expect(theirs.getByText('Opened: a file with one tool.')).toBeVisible();
    await expect(theirs.getByRole('listitem').getByRole('heading')).toHaveCount(2);
    await theirs
      .getByLabel('Open a file')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await expect(theirs.getByText('This isn’t a church’s file.')).toBeVisible();
    await expect(theirs.getByRole('listitem').getByRole('heading')).toHaveCount(2);
    await other.close();

    await page.getByRole('button', { name: 'Delete all' }).click();
    await page.getByRole('button', { name: 'Keep it', exact: true }).click();
    await expect(line(page, 'ChatGPT')).toBeVisible();
    await page.getByRole('button', { name: 'Delete all' }).click();
    await page.getByRole('button', { name: 'Yes, delete all' }).click();
    await expect(page.getByText('No tools yet.')).toBeVisible();
    const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(storage).not.toMatch(/chatgpt|church|newsletter/i);
  },
);

test('a shared link brings the list along, and the same list put together with it stays as it is', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, address);
  await add(page, chatgpt);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = String(await page.locator('#shared-link').textContent());
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('button', { name: 'Yes, delete all' }).click();
  await page.goto(link);
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await expect(line(page, 'ChatGPT')).toContainText('Communications lead');
  await expect(page).toHaveURL(address);
  await page.goto(link);
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await expect(page.getByText('One tool.')).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveCount(1);
  await page.goto(`${address}#list=broken`);
  await expect(page.getByText('We can’t read the list in this link')).toBeVisible();
});

for (const [state, refuse] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'forbidden',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    },
  ],
] as const) {
  test(`where the browser’s store is ${state}, it says so and the file holds what was added`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    await openPage(page, address);
    await add(page, chatgpt);
    await expect(page.getByText('This browser won’t keep your church’s file')).toBeVisible();
    const file = JSON.parse(await textOf(await save(page, 'Save your church’s file')));
    expect(file.tools).toMatchObject([{ tool: 'chatgpt', role: 'Communications lead' }]);
    await expect(page.getByText('open the saved one next time')).toBeVisible();
  });
}

test('the browser is asked to keep the list by the press that says so, and not before; and whoever has an iPhone is told that Safari may clear it', {
  tag: '@desktop',
}, async ({ page, browser, server }) => {
  await page.addInitScript(() => {
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => {
      document.documentElement.dataset.asked = 'yes';
      return true;
    };
  });
  await openPage(page, address);
  await expect(page.getByText('Safari may clear')).toBeHidden();
  await add(page, phoneLine);
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');
  await page.getByRole('button', { name: 'Ask this browser to keep it' }).click();
  await expect(page.getByText('This browser keeps it until you delete it.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(page.getByRole('button', { name: 'Ask this browser to keep it' })).toHaveCount(0);

  const phone = await browser.newContext({
    baseURL: server.origin,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
  });
  const theirs = await phone.newPage();
  await openPage(theirs, address);
  await expect(theirs.getByText('Safari may clear what a site has stored after seven days without a visit.')).toBeVisible();
  await phone.close();
});

test('a list of twelve tools prints on one page', { tag: '@desktop' }, async ({ page, request }) => {
  const allTools: { slug: string; plans: { plan: string }[] }[] = await (await request.get('/api/tools?view=verdicts')).json();
  const tools = allTools.slice(0, 12).map(({ slug, plans }) => ({
    tool: slug,
    plan: plans[0]?.plan,
    purpose: 'First drafts of the weekly newsletter',
    kinds: ['publicText', 'internalDrafts', 'membersDetails'],
    role: 'Office administrator',
    status: 'in use',
    review: '2027-03-01',
  }));
  const church = { format: 'ministry-ai-hub/your-church', version: 1, policies: [], tools, training: [] };
  await page.addInitScript((text) => localStorage.setItem('church', text), JSON.stringify(church));
  await openPage(page, address);
  await expect(page.getByText(/^12 tools\./)).toBeVisible();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('axe finds nothing on a list with all that it tells, and on the form', { tag: '@desktop' }, async ({ page }) => {
    const tools = [
      { tool: 'otter', plan: 'Basic, Pro and Business', kinds: ['recordings'], status: 'in use' },
      { tool: 'chatgpt', kinds: ['publicText', 'internalDrafts'], status: 'in use', role: 'Office' },
      { tool: 'chatgpt', kinds: ['publicText'], status: 'on trial' },
      { name: 'Phone line', kinds: ['membersDetails'], status: 'stopped' },
    ];
    const church = { format: 'ministry-ai-hub/your-church', version: 1, policies: [], tools, training: [] };
    await page.addInitScript((text) => localStorage.setItem('church', text), JSON.stringify(church));
    for (const size of [wide, narrow]) {
      await page.setViewportSize(size);
      await openPage(page, address);
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByText('Twice in your list.').first()).toBeVisible();
      await expectNoViolation(page, `the list at ${size.width}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.getByRole('link', { name: 'Change Otter.ai' }).click();
      await expect(page.getByRole('heading', { name: 'Change Otter.ai' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Change Otter.ai' })).toBeFocused();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectNoViolation(page, `the form at ${size.width}`);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it needs, and prints a list for the hand', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText('print this page and fill it in by hand')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader')).toHaveText([
      'Tool and plan',
      'What for',
      'What may go in',
      'Who answers',
      'Next review',
    ]);
    await expect(page.getByRole('row')).toHaveCount(15);
  });
});
