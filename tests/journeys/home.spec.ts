import { expect, test } from '../environment/test.ts';
import { openPage } from './open-page.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the home page on a phone', { tag: '@phone' }, async ({ page }) => {
      await test.step('whoever has a question asks it in their own words at the top of the home page', async () => {
        await page.goto('/');
        const field = page.getByRole('searchbox', { name: 'What do you want to know, or do?' });
        await expect.soft(field).toBeInViewport();
        await field.fill('bulletin in Spanish');
        await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
        await expect.soft(page).toHaveURL('/search?q=bulletin+in+Spanish');
        await expect
          .soft(
            page
              .getByRole('main')
              .getByRole('link', { name: /Bulletin or letter/ })
              .first(),
          )
          .toBeVisible();
      });

      await test.step('each of the four questions to start from leads to what answers it', async () => {
        for (const [question, answer] of [
          ['Can we put the prayer list into ChatGPT?', /Never: .+ and ChatGPT|Can prayer requests .+ go into ChatGPT\?/],
          ['Otter or Fireflies?', /Otter\.ai or Fireflies\.ai/],
          ['Live translation for Korean visitors', /What live translation works for a small group/],
          ['Can we sing a song made with AI?', /Can we sing an AI-made song in worship\?/],
        ] as const) {
          await page.goto('/');
          await page.getByRole('main').getByRole('link', { name: question }).click();
          await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(answer);
        }
      });

      await test.step('four doors below the search lead to what most visitors come for', async () => {
        for (const [door, heading] of [
          ['Can I paste this?', 'Can I paste this?'],
          ['Find a tool', /all tools/i],
          ['Something went wrong', 'When something goes wrong'],
        ] as const) {
          await page.goto('/');
          await page.locator('.doors').getByRole('link', { name: door }).click();
          await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        }
        await page.goto('/');
        await page.locator('.doors').getByRole('link', { name: 'Write our AI policy' }).click();
        await expect.soft(page).toHaveURL('/your-church/policy');
      });

      await test.step('the home page says how many facts there are, when one was last read, and what changed last', async () => {
        await page.goto('/');
        const main = page.getByRole('main');
        await expect
          .soft(
            main.getByRole('link', {
              name: /^\d+ facts with their source, \d+ with a date, \d+ recent enough to count · last read \w+ \d+, 20\d\d · How we check$/,
            }),
          )
          .toHaveAttribute('href', '/about/how-we-check');
        await expect.soft(main.locator('.latest').getByRole('listitem')).toHaveCount(3);
        const days = await main
          .locator('.latest time')
          .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
        expect.soft(days).toHaveLength(3);
        expect.soft(days).toEqual(days.toSorted().toReversed());
        await main.getByRole('link', { name: 'All changes' }).click();
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Changes to companies’ terms');
      });

      await test.step('on a phone the first job stands within the first screen and a half', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto('/');
        expect.soft((await page.locator('.jobs > li').first().boundingBox())?.y).toBeLessThan(844 * 1.5);
      });

      await test.step('on Thursday eight jobs lead to their workflow, its prompt and a tool, and say what must not go in', async () => {
        await page.goto('/');
        const jobs = page.locator('.jobs').getByRole('listitem');
        await expect.soft(jobs).toHaveCount(8);
        for (const job of await jobs.all()) {
          await expect.soft(job.getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\/workflows\//);
          await expect.soft(job.getByRole('link', { name: /^The prompt: / })).toHaveAttribute('href', /^\/prompts\//);
          await expect.soft(job.getByRole('link').last()).toHaveAttribute('href', /^\/tools\//);
          await expect.soft(job.getByText(/^Never paste: (No|Not) /)).toBeVisible();
        }
        await jobs.first().getByRole('heading').getByRole('link').click();
        await expect
          .soft(page.getByRole('heading', { level: 1 }))
          .toHaveText('Sermon transcript to small-group discussion guide');
      });
    });
  });
}

test('the home page on a wide screen', { tag: '@desktop' }, async ({ page }) => {
  await test.step('the home page says what the hub is for, in six tiles, and quotes Mark 4', async () => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect
      .soft(main.getByRole('heading', { level: 1 }))
      .toHaveText(/sharing AI tools and resources with the ministry community/i);
    await expect.soft(main.getByText(/AI should enhance, not replace, the human touch/)).toBeVisible();
    await expect
      .soft(main.locator('.tiles').getByRole('listitem'))
      .toHaveText([
        /50\+ AI Tools.*carefully selected/i,
        /Workflows.*step-by-step guidance/i,
        /Guides.*educational content/i,
        /Comparisons.*tool evaluations/i,
        /Research.*church AI adoption/i,
        /Best Practices.*biblical perspective/i,
      ]);
    await expect
      .soft(main.getByRole('heading', { name: 'Jesus used the technology of His time to reach more people' }))
      .toBeVisible();
    await expect.soft(main.getByText(/^Mark 4:1.2, .+ Bible$/)).toBeVisible();
  });

  await test.step('the footer names the Church AI Hub, who curates it, what it does not promise, and its links', async () => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const text of [
      'Church AI Hub',
      'Non-commercial Educational Use',
      'Third-party Tools Listed',
      /^Curated by /,
      /All AI tools .* third-party\. We do not endorse them, or guarantee their accuracy, reliability or theological alignment/,
      /^© 2025/,
    ]) {
      await expect.soft(footer.getByText(text)).toBeVisible();
    }
    for (const [name, address] of [
      ['Home', '/'],
      ['Browse Resources', '/resources'],
      ['Research & Data', '/research'],
      ['AI Comparison', '/llm-comparison'],
      ['Contact', '/contact'],
      ['Suggest Workflow or Tool', '/submission'],
    ] as const) {
      await expect.soft(footer.getByRole('link', { name })).toHaveAttribute('href', address);
    }
    await expect.soft(footer.getByRole('heading', { level: 3 })).toHaveText(['Directory', 'Find', 'Stay safe', 'About this hub']);
  });

  await test.step('each tile says where it leads, and leads there', async () => {
    for (const [go, heading] of [
      ['See all tools', 'All tools'],
      ['See all workflows', 'All workflows'],
      ['Read a guide', 'All resources'],
      ['Pick tools to compare', 'Compare tools'],
      ['Read the surveys', 'Research and data'],
      ['Read the Ministry Stance', 'Policy examples'],
    ] as const) {
      await openPage(page, '/');
      await page.locator('.tile').filter({ hasText: go }).click();
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });

  for (const [label, address] of [
    ['Explore AI Resources', '/resources'],
    ['View Research', '/research'],
  ] as const) {
    await test.step(`‘${label}’ leads to ${address}`, async () => {
      await openPage(page, '/');
      for (const link of await page.getByRole('main').getByRole('link', { name: label }).all())
        await expect.soft(link).toHaveAttribute('href', address);
      await page.getByRole('main').getByRole('link', { name: label }).last().click();
      await expect.soft(page).toHaveURL(address);
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
  }

  await test.step('a theme that is chosen in the footer stays chosen on the next visit', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, '/');
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect.poll(paper).not.toBe(light);
    const dark = await paper();
    await openPage(page, '/llm-hub');
    expect.soft(await paper()).toBe(dark);
    await expect.soft(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Match my device' }).click();
    await expect.poll(paper).toBe(light);
  });
});
