import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { byDay } from '../environment/night.ts';
import { expect, test } from '../environment/test.ts';
import { expectNoViolation, narrow, wide } from './axe.ts';
import { openPage } from './open-page.ts';
import { hydrated, openAt } from './visitor-test.ts';

const require = createRequire(import.meta.url);

test('a wrong answer names the clause and leads back, and twenty right ones give a certificate to print', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/your-church/training?v=1&q6=c');
  const card = page.getByRole('article').filter({ hasText: 'The verse on the poster' });
  await card.getByRole('radio', { name: 'Print it' }).check();
  await card.getByRole('button', { name: 'Check' }).click();
  await expect(card.getByRole('status')).toContainText('Not that one.');
  await expect(card.getByRole('status')).toContainText('A named person reads everything AI made before it goes out');
  await expect(card.getByRole('link', { name: 'Read the passage again' })).toHaveAttribute('href', '#likely-words');
  await expect(page.getByText('Passed on')).toHaveCount(0);

  await passTraining(page);
  await expect(page.locator('.certificate')).toContainText('24 of 24');
  await expect(page.locator('.certificate input')).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('heading', { name: /^Passed on/ })).toBeVisible();
});

test('an answer that was chosen before the scripts come is the answer', { tag: '@phone' }, async ({ browser, server }) => {
  await using opened = await openAt('before the scripts come', browser, `${server.origin}/your-church/training`);
  const card = opened.page.getByRole('article').filter({ hasText: 'The verse on the poster' });
  await card.getByRole('radio', { name: 'Print it' }).check();
  opened.release();
  await hydrated(opened.page);
  await card.getByRole('button', { name: 'Check' }).click();
  await expect(card.getByRole('status')).toContainText('Not that one.');
});

test('by keyboard alone a situation is answered, missed and answered again', { tag: '@desktop' }, async ({ page }) => {
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
  await page.locator('details.unit:nth-of-type(2) > summary').press('Enter');
  await expect(page.getByRole('article')).toHaveCount(12);
});

/** Answers all 24 situations of the open page until each is right. */
async function passTraining(page: Page) {
  const results = await page.evaluate(() => {
    for (const unit of document.querySelectorAll<HTMLDetailsElement>('details.unit')) unit.open = true;
    return document.querySelectorAll('.situation').length;
  });
  expect(results).toBe(24);
  for (const situation of await page.getByRole('article').all()) {
    for (const radio of await situation.getByRole('radio').all()) {
      await radio.check();
      await situation.getByRole('button').click();
      if ((await situation.getByRole('status').textContent())?.startsWith('Yes.')) break;
    }
  }
  await expect(page.getByRole('heading', { name: /^Passed on/ })).toBeVisible();
}

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
    await expect.soft(page.locator('.situation').first()).toBeHidden();
    await page.emulateMedia({ media: null });
    await openPage(page, '/your-church/training?sheet=leader');
    expect.soft(await sheetsOf(page)).toBeLessThanOrEqual(5);
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
  expect(forms).toHaveLength(24);
  for (const [at, form] of forms.slice(0, 20).entries()) {
    if (at === 19) expect(await reported()).toMatchObject({ status: 'incomplete', score: '79' });
    await form.locator('input[data-right]').check();
    await form.getByRole('button').click();
  }
  expect(await reported()).toMatchObject({ status: 'passed', score: '83' });
  await expect(frame.getByText('Your learning system has recorded it.')).toBeVisible();
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
  const system = (taken: string) => `<script>
    API = { LMSInitialize: () => 'true', LMSGetValue: () => '', LMSSetValue: () => 'true', LMSCommit: () => '${taken}', LMSFinish: () => 'true' };
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
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link').click()]);
  expect(await answerOne(opened)).toContain('Your learning system has recorded it.');
});

interface Reported {
  status: string;
  score: string;
  calls: string[];
  /** What the run-time of the learning system refused. */
  errors: string[];
}

/** A learning system that plays one package with a run-time that others wrote, and tells what that refused. */
const learningSystem = `<script src="/run-time.js"></script><script>
  const system = new Scorm12API({ logLevel: 'NONE' });
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
  reported = () => ({ status: system.cmi.core.lesson_status, score: system.cmi.core.score.raw, calls, errors });
</script><iframe src="/index.html"></iframe>`;
