import { openDesk, suggest, test } from './desk-test.ts';

test('shots', { tag: '@desktop' }, async ({ page, context }) => {
  test.setTimeout(240_000);
  const today = new Date().toISOString().slice(0, 10);
  await openDesk(page, '/admin/tools');
  await page.request.post('/api/staff/texts/banners', {
    data: {
      record: {
        text: 'We are away until 4 January. Suggestions wait until then; nothing that you send is lost.',
        from: today,
        to: today,
      },
    },
  });
  const list = (await (await page.request.get('/api/staff/tools?limit=3')).json()) as { slug: string; version: number }[];
  await page.request.post('/api/staff/change-sets', {
    data: {
      kind: 'tools',
      entries: list.map(({ slug, version }) => ({ slug, version })),
      act: { does: 'check' },
      why: 'Read this morning',
    },
  });
  await page.request.post('/api/contacts', {
    data: { name: 'Amos Lee', email: 'amos@grace.example', subject: 'Problem with /tools/claude', message: 'The price is old.' },
  });
  await suggest(page, { title: 'Candle Keeper', website: 'https://candlekeeper.example' });
  const id = await suggest(page, { title: 'Candlekeeper', website: 'https://www.candlekeeper.example/pricing' });
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const shot = (name: string, fullPage = false) =>
        page.screenshot({ path: `/tmp/desk2-shots/${name}-${width}-${scheme}.png`, fullPage });
      await page.goto('/admin/tools?category=LLMs');
      await page
        .getByRole('checkbox', { name: /^Choose / })
        .first()
        .check();
      await page
        .getByRole('checkbox', { name: /^Choose / })
        .nth(2)
        .check();
      await shot('list', true);
      await page.getByRole('button', { name: 'Move to a category' }).click();
      await page.getByLabel('Category', { exact: true }).last().selectOption('Worship');
      await shot('question');
      await page.keyboard.press('Escape');
      for (const [name, address] of [
        ['texts', '/admin/texts'],
        ['site', '/admin/texts/site-texts/all'],
        ['aliases', '/admin/texts/search-aliases/all'],
        ['banner', '/admin/new-text/banners'],
        ['interest', '/admin/interest'],
        ['contacts', '/admin/contacts'],
        ['submission', `/admin/submissions/${id}`],
        ['leave', '/leave-the-list?t=aaaa.' + 'x'.repeat(43)],
        ['home', '/'],
        ['audit', '/admin/audit-log'],
      ] as const) {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        await shot(name);
      }
      await page.goto('/admin/workflows/weekly-email-newsletter');
      await page.getByRole('group', { name: 'Steps' }).scrollIntoViewIfNeeded();
      await shot('steps');
      await page.getByRole('group', { name: 'Tools in this workflow' }).scrollIntoViewIfNeeded();
      await shot('uses');
    }
  }
});
