import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { load } from 'js-yaml';
import type { ChurchFile } from '#domain/church/church-file.ts';
import { policyMark } from '#domain/church/policy-mark.ts';
import { trainingFileSchema } from '#domain/church/training-schema.ts';
import { byDay } from '../environment/night.ts';
import { expect, test } from '../environment/test.ts';
import { expectNoViolation, narrow, wide } from './axe.ts';
import { openPage } from './open-page.ts';
import { hydrated, openAt } from './visitor-test.ts';

const require = createRequire(import.meta.url);
const trainingFile = trainingFileSchema.parse(load(readFileSync('content/your-church/training.yaml', 'utf8')));

const training = '/your-church/training?v=2&q6=c';
const mark = policyMark({ v: 2, q6: 'c' }, 2);
/** Mark of a package that was made for our first sentences. */
const formerMark = policyMark({ v: 1, q6: 'c' }, 1);
const startOver = (page: Page) => page.getByRole('button', { name: 'Someone else takes it: start over' });
const units = (page: Page) => page.getByRole('navigation', { name: 'On your own: four units' });
const rightAnswers = (page: Page) => units(page).getByText(/\d of 6 right/);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a wrong answer names the clause and leads back, and twenty right ones give a certificate to print', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(training);
  const card = page.getByRole('article').filter({ hasText: 'The verse on the poster' });
  await card.getByRole('radio', { name: 'Print it' }).check();
  await card.getByRole('button', { name: 'Check your answer to “The verse on the poster”' }).click();
  await expect(card.getByRole('status')).toContainText('Not that one.');
  await expect(card.getByRole('status')).toContainText('A named person reads everything AI made before it goes out');
  await expect(card.getByRole('link', { name: 'Read the passage again' })).toHaveAttribute('href', '#likely-words');
  await expect(page.getByText('Passed on')).toHaveCount(0);

  await passTraining(page);
  const certificate = page.locator('.certificate');
  await expect(certificate).toContainText('24 of 24');
  await expect(certificate).toContainText(new RegExp(`Version ${mark}, \\w+ \\d+, 20\\d\\d`));
  await expect(certificate).toHaveAttribute('data-mark', mark);
  await expect(page.locator('.to-sign')).toHaveAttribute('data-mark', mark);
  await expect(certificate.locator('input')).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('heading', { name: /^Passed on/ })).toBeVisible();
});

test('two people take the training one after the other on one device, in two tabs at once, until all is deleted', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(page, training);
  await openPage(other, `${training}&unit=2`);

  await test.step('where two tabs answer at once, nothing is lost', async () => {
    await expect.soft(startOver(page)).toHaveCount(0);
    for (const [tab, at] of [
      [page, 0],
      [other, 0],
      [page, 1],
      [other, 1],
    ] as const)
      await answerRight(tab.getByRole('article').nth(at));
    for (const tab of [page, other])
      await expect.soft(rightAnswers(tab)).toHaveText([', 2 of 6 right', ', 2 of 6 right', ', 0 of 6 right', ', 0 of 6 right']);
    expect.soft(Object.keys((await church(page)).taking?.answers ?? {})).toHaveLength(4);
  });

  await test.step('whoever passes is counted once, however often', async () => {
    await passTraining(page);
    await expect.soft(page.getByText('Trained on this device: 1 person')).toBeVisible();
    await answerRight(page.getByRole('article').first());
    expect.soft((await church(page)).training).toHaveLength(1);
  });

  await test.step('for the next person the page is as new, in each tab, and the first result stays without a name', async () => {
    await page.getByRole('article').nth(2).getByRole('radio').first().check();
    await startOver(page).click();
    await expect.soft(heading(page)).toHaveText('What AI is, and isn’t');
    await expect.soft(heading(page)).toBeFocused();
    await expect.soft(page).toHaveURL(training);
    await expect.soft(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect.soft(startOver(page)).toHaveCount(0);
    for (const tab of [page, other]) await expect.soft(rightAnswers(tab)).toHaveText(Array(4).fill(', 0 of 6 right'));
    expect.soft((await church(page)).taking).toBeUndefined();
  });

  await test.step('the second person has a certificate of their own', async () => {
    await openPage(page, `${training}&unit=4`);
    await expect.soft(page.locator('.certificate')).toHaveCount(0);
    await openPage(page, training);
    await passTraining(page, 20);
    await expect.soft(page.locator('.certificate')).toContainText('20 of 24');
    await page.reload();
    await expect.soft(page.locator('.certificate')).toContainText('20 of 24');
    await expect.soft(page.getByText('Trained on this device: 2 people')).toBeVisible();
    await page.getByText('Days and shares').click();
    await expect.soft(page.getByText(new RegExp(`100% right, version ${mark}$`))).toBeVisible();
    await expect.soft(page.getByText(new RegExp(`83% right, version ${mark}$`))).toBeVisible();
  });

  await test.step('started over on the first unit itself, what was chosen and not checked goes too', async () => {
    await openPage(page, training);
    await startOver(page).focus();
    await page.keyboard.press('Enter');
    await expect.soft(heading(page)).toBeFocused();
    await expect.soft(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  await test.step('under another version of the policy nobody is trained yet', async () => {
    await openPage(page, '/your-church/training?v=2&q6=a');
    await expect.soft(page.getByText('Trained on this device: no one yet')).toBeVisible();
    await expect.soft(page.getByText(`2 under version ${mark}`)).toBeVisible();
  });

  await test.step('“Delete all” leaves nothing on the device, in either tab', async () => {
    await answerRight(other.getByRole('article').first());
    await openPage(page, '/your-church');
    await page.getByRole('button', { name: 'Delete all' }).click();
    await page.getByRole('button', { name: 'Yes, delete all' }).click();
    expect.soft(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{}');
    await expect.soft(rightAnswers(other)).toHaveText(Array(4).fill(', 0 of 6 right'));
    await expect.soft(other.getByText('Trained on this device: no one yet')).toBeVisible();
  });
});

test('where the browser keeps nothing the page says so, and what was answered holds from unit to unit', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openPage(page, training);
  await expect(page.getByText('What you answer stays on this device.')).toBeVisible();
  await answerRight(page.getByRole('article').first());
  await expect(page.locator('.device-line')).toContainText('This browser won’t keep your church’s file');
  await expect(page.getByText('What you answer stays on this device.')).toHaveCount(0);
  await page.getByRole('link', { name: /^Next unit/ }).click();
  await expect(rightAnswers(page).first()).toHaveText(', 1 of 6 right');
});

test('an answer that was chosen before the scripts come is the answer', { tag: '@phone' }, async ({ browser, server }) => {
  await using visit = await openAt('before the scripts come', browser, `${server.origin}/your-church/training`);
  const card = visit.page.getByRole('article').filter({ hasText: 'The verse on the poster' });
  await card.getByRole('radio', { name: 'Print it' }).check();
  visit.release();
  await hydrated(visit.page);
  await card.getByRole('button', { name: 'Check' }).click();
  await expect(card.getByRole('status')).toContainText('Not that one.');
});

test('by keyboard alone a situation is answered, missed and answered again', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, '/your-church/training');
  const situation = page.getByRole('article').first();
  await situation.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(situation.getByRole('status')).toHaveText('Choose an answer first.');
  await situation.getByRole('radio').first().focus();
  for (const key of ['Space', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(situation.getByRole('status')).toContainText('Not that one.');
  await situation.getByRole('radio', { checked: true }).focus();
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(situation.getByRole('status')).toContainText('Yes.');
  await page.getByRole('link', { name: 'Next unit: What never goes in' }).press('Enter');
  await expect(heading(page)).toHaveText('What never goes in');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Training on how we use AI, unit 2/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await units(page)
    .getByRole('link', { name: /^When something/ })
    .press('Enter');
  await expect(heading(page)).toHaveText('When something goes wrong');
  await expect(heading(page)).toBeFocused();
});

test('a unit says each situation’s title once, names its controls by it, and has at most 1,200 words', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, '/your-church/training?v=2&q6=c');
  for (const unit of [1, 2, 3, 4]) {
    if (unit > 1) await page.getByRole('link', { name: /^Next unit/ }).click();
    await expect(page.getByText(`unit ${unit} of 4`)).toBeVisible();
    const article = page.getByRole('article').first();
    const name = ((await article.getByRole('heading').textContent()) ?? '').replace(/^\d+\. /, '');
    const situationText = ((await article.locator('.situation-text').textContent()) ?? '').trim();
    await expect.soft(article.getByRole('radiogroup', { name: situationText, exact: true })).toBeVisible();
    const names = await page.getByRole('article').getByRole('button').allInnerTexts();
    expect.soft(new Set(names).size, `buttons of unit ${unit}`).toBe(6);
    await expect.soft(page.getByRole('article', { name })).toHaveCount(0);
    const words = (await page.locator('main').innerText()).split(/\s+/).length;
    expect.soft(words, `words of unit ${unit}`).toBeLessThanOrEqual(1_200);
  }
});

/** Labels of right answers: one that is right in one place is wrong nowhere (content/your-church/training.yaml). */
const rightLabels = new Set(
  trainingFile.units
    .flatMap(({ situations }) => situations.flatMap(({ answers }) => answers))
    .filter(({ right }) => right)
    .map(({ label }) => label),
);

async function answerRight(situation: Locator) {
  const labels = await situation.locator('label').allInnerTexts();
  await situation
    .getByRole('radio')
    .nth(labels.findIndex((label) => rightLabels.has(label.trim())))
    .check();
  await situation.getByRole('button').click();
  await expect(situation.getByRole('status')).toContainText('Yes.');
}

/** Answers this many of the 24 situations correctly, from the first unit to the last. */
async function passTraining(page: Page, count = 24) {
  for (let unit = 1; unit <= 4; unit++) {
    if (unit > 1) await page.getByRole('link', { name: /^Next unit/ }).click();
    await expect(page.getByText(`unit ${unit} of 4`)).toBeVisible();
    const situations = await page.getByRole('article').all();
    expect(situations).toHaveLength(6);
    for (const situation of situations.slice(0, count - 6 * (unit - 1))) await answerRight(situation);
  }
  await expect(page.getByRole('heading', { name: /^Passed on/ })).toBeVisible();
}

/** The church's file, as stored on the device. */
const church = (page: Page): Promise<Pick<ChurchFile, 'taking' | 'training'>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('church') ?? '{}'));

const sheetsOf = async (page: Page) =>
  (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('the training and its plan on paper', { tag: '@desktop' }, async ({ page }) => {
  await test.step('the sheet to sign prints on one page, with a certificate on it once all is passed, and the leader’s sheet on few', async () => {
    await openPage(page, '/your-church/training');
    expect.soft(await sheetsOf(page)).toBe(1);
    await passTraining(page);
    expect.soft(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    for (const text of [/^Passed on/, 'I’ve read it, and I’ll keep to it'])
      await expect.soft(page.getByRole('heading', { name: text })).toBeVisible();
    await expect.soft(page.locator('.situation-question').first()).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.goBack();
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.getByRole('heading', { name: /^Passed on/ }), 'from any unit').toBeVisible();
    await page.emulateMedia({ media: null });
    await openPage(page, '/your-church/training?sheet=leader');
    expect.soft(await sheetsOf(page)).toBeLessThanOrEqual(5);
    await expect.soft(page.getByText('Our own example, without names')).toHaveCount(4);
  });

  await test.step('a plan of ninety days prints on one page', async () => {
    await openPage(page, '/your-church/readiness?r1=b&from=2026-11-25');
    expect.soft(await sheetsOf(page)).toBe(1);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('axe finds nothing on the training with answers right and wrong and the certificate', { tag: '@desktop' }, async ({
    page,
  }) => {
    for (const size of byDay([narrow], { atNight: [wide, narrow] })) {
      await page.setViewportSize(size);
      await openPage(page, '/your-church/training');
      await passTraining(page);
      const situation = page.getByRole('article').first();
      await situation.getByRole('radio').first().check();
      await situation.getByRole('button').click();
      await expect(situation.getByRole('status')).toContainText('Not that one.');
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectNoViolation(page, `the training at ${size.width}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.evaluate(() => localStorage.clear());
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the training, the plan and the letter, without scripts', { tag: '@desktop' }, async ({ page, request }) => {
    await test.step('units and answers can be read, and the leader has a sheet', async () => {
      await page.goto('/your-church/training');
      await page.getByText('The answer that follows from your policy').first().click();
      await expect.soft(page.getByText('Look the verse up in the translation you name. Someone opens the Bible')).toBeVisible();
      await expect.soft(page.getByText(/You left all 14 questions to us, so it follows our defaults/)).toBeVisible();
      await page.getByRole('link', { name: 'Next unit: What never goes in' }).click();
      await page
        .getByRole('navigation', { name: 'On your own: four units' })
        .getByRole('link', { name: /^When something/ })
        .click();
      await expect.soft(heading(page)).toHaveText('When something goes wrong');
      await expect.soft(page.getByRole('heading', { name: 'The sheet to sign' })).toBeVisible();
      await page.getByRole('link', { name: /One sheet for the room/ }).click();
      await expect.soft(page.getByText(/^Right: /)).toHaveCount(24);
    });

    await test.step('twelve answers give a plan whose dates can be kept', async () => {
      await page.goto('/your-church/readiness');
      await page.getByRole('radio', { name: 'Yes' }).first().check();
      await page.getByLabel('First day of the plan').fill('2026-11-25');
      await page.getByRole('button', { name: 'See the plan' }).click();
      await expect.soft(page.getByRole('heading', { name: '11 steps' })).toBeVisible();
      await expect.soft(page.getByText('By December 2, 2026')).toBeVisible();
      const calendar = await page.getByRole('link', { name: /calendar/ }).getAttribute('href');
      expect.soft((await (await request.get(calendar ?? '')).text()).match(/BEGIN:VEVENT/g)).toHaveLength(11);
    });

    await test.step('a letter names the tool that was typed, listed here or not, and a listed one shows what is known', async () => {
      await page.goto('/your-church/ask');
      await page.getByLabel('Tool').fill('chatgpt');
      await page.getByRole('button', { name: 'Fill in the letter' }).click();
      await expect.soft(page.getByText('We’re a church and would like to use ChatGPT')).toBeVisible();
      await page
        .getByText(/^What we know/)
        .first()
        .click();
      await expect.soft(page.locator('.fact').first()).toBeVisible();
      await page.getByLabel('Tool').fill('Brand New Bot');
      await page.getByRole('button', { name: 'Fill in the letter' }).click();
      await expect.soft(page.getByText('We’re a church and would like to use Brand New Bot')).toBeVisible();
      await expect.soft(page.getByText('We don’t list a tool called “Brand New Bot,”')).toBeVisible();
    });
  });
});

test('the package for learning systems holds what its manifest names, and a SCORM 1.2 run-time accepts all that it reports', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const files = unzipSync(await (await request.get('/your-church/training.zip?v=1&q6=c')).body());
  const runTime = await readFile(require.resolve('scorm-again/scorm12/min'));
  await page.route('http://lms.example/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const body = name === 'run-time.js' ? runTime : files[name];
    if (body) return route.fulfill({ body: Buffer.from(body), contentType: name.endsWith('.html') ? 'text/html' : undefined });
    return route.fulfill({ contentType: 'text/html', body: learningSystem });
  });
  await page.goto('http://lms.example/');

  const manifest = await page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, 'text/xml');
      return {
        isWellFormed: xml.querySelector('parsererror') === null,
        version: xml.querySelector('schemaversion')?.textContent,
        files: [...xml.querySelectorAll('file')].map((file) => file.getAttribute('href')),
        launched: xml.querySelector('resource')?.getAttribute('href'),
      };
    },
    strFromU8(files['imsmanifest.xml'] ?? new Uint8Array()),
  );
  expect(manifest).toMatchObject({ isWellFormed: true, version: '1.2', launched: 'index.html' });
  expect([...manifest.files, 'imsmanifest.xml'].toSorted()).toEqual(Object.keys(files).toSorted());

  const frame = page.frameLocator('iframe');
  const reported = () => page.evaluate(() => (globalThis as unknown as { reported: () => Reported }).reported());
  const forms = await frame.locator('form').all();
  const answer = async (at: number, which: string) => {
    await forms[at]?.locator(which).check();
    await forms[at]?.getByRole('button').click();
  };
  expect(forms).toHaveLength(24);
  await expect(frame.locator('body')).toHaveAttribute('data-mark', formerMark);
  for (const at of Array(20).keys()) {
    if (at === 19) expect(await reported()).toMatchObject({ status: 'incomplete', score: '79' });
    await answer(at, 'input[data-right]');
  }
  await answer(20, 'input:not([data-right]) >> nth=0');
  expect(await reported()).toMatchObject({ status: 'passed', score: '83' });
  await expect(frame.getByText('Your learning system has recorded it.')).toBeVisible();

  await test.step('opened again after it was passed, it shows what was answered, and a worse answer lowers nothing', async () => {
    await page.getByRole('button', { name: 'Open again' }).click();
    await expect(frame.getByText('20 of 24 right. You’ve passed.')).toBeVisible();
    await expect(frame.getByRole('radio', { checked: true })).toHaveCount(21);
    await expect(frame.locator('form.done')).toHaveCount(20);
    await expect(frame.locator('form').nth(20).getByRole('status')).toContainText('Not that one.');
    await answer(0, 'input:not([data-right]) >> nth=0');
    await expect(frame.getByText('19 of 24 right. You’ve passed. Your best so far, 83 percent, counts.')).toBeVisible();
    const { status, score, suspended } = await reported();
    expect({ status, score }).toEqual({ status: 'passed', score: '83' });
    expect(suspended).toMatch(new RegExp(`^${formerMark} [0-2]{21}---$`));
    await answer(20, 'input[data-right]');
    await answer(21, 'input[data-right]');
    expect(await reported()).toMatchObject({ status: 'passed', score: '87' });
  });

  await test.step('a package of another version asks anew, and what was passed stays passed', async () => {
    await page.evaluate(
      (data) => (globalThis as unknown as { suspend: (data: string) => void }).suspend(data),
      `${mark} ${'0'.repeat(24)}`,
    );
    await page.getByRole('button', { name: 'Open again' }).click();
    await expect(frame.getByText('0 of 24 right. You’ve passed. Your best so far, 87 percent, counts.')).toBeVisible();
    await expect(frame.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  await page.locator('iframe').evaluate((element) => element.remove());
  const { calls, errors } = await reported();
  expect([calls[0], calls.at(-1)]).toEqual(['LMSInitialize', 'LMSFinish']);
  expect(errors).toEqual([]);
});

test('the course finds its system past a frame of another site and behind what opened it, and says “recorded” only when it is', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const files = unzipSync(await (await request.get('/your-church/training.zip?v=1&q6=c')).body());
  const html = (body: string) => ({ body, contentType: 'text/html' });
  const framed = (host: string) => `<iframe src="http://lms.example/course/index.html"></iframe><p>${host}</p>`;
  const system = (result: string) => `<script>
    API = { LMSInitialize: () => 'true', LMSGetValue: () => '', LMSSetValue: () => 'true', LMSCommit: () => '${result}', LMSFinish: () => 'true' };
  </script>`;
  await page.context().route('http://*.example/**', (route) => {
    const { host, pathname } = new URL(route.request().url());
    const file = files[pathname.replace('/course/', '')];
    if (file)
      return route.fulfill({ body: Buffer.from(file), contentType: pathname.endsWith('.html') ? 'text/html' : undefined });
    if (host === 'frame.example') return route.fulfill(html(framed(host)));
    const inside: Record<string, string> = {
      '/around': `${system('true')}<iframe src="http://frame.example/"></iframe>`,
      '/refuses': `${system('false')}${framed(host)}`,
      '/opens': `${system('true')}<a href="http://frame.example/" target="course" rel="opener">Open</a>`,
      '/nobody': framed(host),
    };
    return route.fulfill(html(inside[pathname] ?? ''));
  });
  const answerOne = async (place: Page) => {
    const course = () => place.frames().find((frame) => frame.url().endsWith('/course/index.html'));
    await expect.poll(() => course() !== undefined).toBe(true);
    const form = course()?.locator('form').first();
    await form?.locator('input[data-right]').check();
    await form?.getByRole('button').click();
    return course()?.locator('#score').innerText();
  };
  await page.goto('http://lms.example/around');
  expect(await answerOne(page)).toContain('Your learning system has recorded it.');
  for (const address of ['/refuses', '/nobody']) {
    await page.goto(`http://lms.example${address}`);
    expect(await answerOne(page), address).toContain('Nothing has recorded it: tell whoever leads the training.');
  }
  await page.goto('http://lms.example/opens');
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link').click()]);
  expect(await answerOne(popup)).toContain('Your learning system has recorded it.');
});

interface Reported {
  status: string;
  score: string;
  suspended: string;
  calls: string[];
  /** Values that the learning system's run-time refused. */
  errors: string[];
}

/**
 * A learning system that plays one package with a third-party run-time, each time it is opened, and reports the refused values.
 */
const learningSystem = `<script src="/run-time.js"></script><script>
  let system = new Scorm12API({ logLevel: 'NONE' });
  const [calls, errors] = [[], []];
  const call = (name) => (...given) => {
    const answer = system[name](...given);
    calls.push(name);
    if (String(system.LMSGetLastError()) !== '0') errors.push(name + ' ' + given);
    return answer;
  };
  API = Object.fromEntries(
    ['LMSInitialize', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish'].map((name) => [name, call(name)]),
  );
  suspend = (data) => { system.cmi.suspend_data = data; };
  reported = () => ({
    status: system.cmi.core.lesson_status, score: system.cmi.core.score.raw, suspended: system.cmi.suspend_data, calls, errors,
  });
  const openAgain = () => {
    document.querySelector('iframe').remove();
    const { core, suspend_data } = system.cmi;
    system = new Scorm12API({ logLevel: 'NONE' });
    system.loadFromJSON({ core: { lesson_status: core.lesson_status, score: { raw: core.score.raw } }, suspend_data });
    document.body.append(Object.assign(document.createElement('iframe'), { src: '/index.html', height: 700 }));
  };
</script><button onclick="openAgain()">Open again</button><iframe src="/index.html" height="700"></iframe>`;
