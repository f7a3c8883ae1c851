import { expect, test } from 'vitest';
import { asOfflinePage, asSavedCopy, assetsIn, titleOf } from './saved-copy.ts';

const html = `<!DOCTYPE html><html lang="en"><head><link rel="modulepreload" href="/assets/page-1.js"/>
<link rel="stylesheet" href="/assets/app-1.css"/><link rel="canonical" href="https://hub.example/about/accessibility"/>
<title>Who &amp; what · Ministry AI Hub</title><script>theme()</script><script type="module" async="" src="/assets/page-1.js"></script>
<script type="application/ld+json">{}</script></head><body class="x"><header>Bar</header><main id="main" tabindex="-1"><h1>Accessibility</h1></main>
<footer>Foot</footer><script>hydrate()</script></body></html>`;
const savedAt = '2026-11-21T23:59:00.000Z';

test.each([
  ['offline', 'You’re offline. This copy was saved on November 21, 2026.'],
  ['slow', 'Your connection is slow. This copy was saved on November 21, 2026.'],
  ['unreachable', 'We can’t reach the hub right now. This copy was saved on November 21, 2026.'],
] as const)('a copy shown because of %s begins with the line that says so, and is otherwise unchanged', (reason, words) => {
  const copy = asSavedCopy(html, reason, { savedAt }, '"a&b"');
  const line = /<aside.*<\/aside>/s.exec(copy)?.[0] ?? '';
  expect(line).toContain(`<p class="wrap">${words}</p>`);
  expect(line).toContain('data-etag="&quot;a&amp;b&quot;"');
  expect(copy).toContain(`<body class="x">${line}<header>`);
  expect(copy.replace(line, '')).toBe(html);
});

test('the offline page has the frame of another page, its own words and none of its scripts but the theme’s', () => {
  const page = asOfflinePage(html, []);
  expect(page).toContain('<title>You’re offline · Ministry AI Hub</title>');
  expect(page).toContain('<main id="main" tabindex="-1"><div class="wrap section"><h1>You’re offline</h1>');
  expect(page).toContain('<header>Bar</header>');
  expect(page).toContain('<footer>Foot</footer>');
  expect(page).toContain('/assets/app-1.css');
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script>']);
  expect(page).not.toMatch(/modulepreload|canonical|Accessibility|hydrate/);
});

test('it lists what is kept, a title with markup as text, and says so when that is nothing', () => {
  const savedPage = { path: '/workflows/a', title: 'A <b> & "c" $&', savedAt, bytes: 1, assets: [] };
  expect(asOfflinePage(html, [savedPage])).toContain(
    '<li><a href="/workflows/a">A &lt;b&gt; &amp; &quot;c&quot; $&amp;</a>, saved on November 21, 2026</li>',
  );
  expect(asOfflinePage(html, [])).toContain('None yet.');
});

test('a page is kept under its title without the site’s name', () => {
  expect(titleOf(html)).toBe('Who & what');
  expect(titleOf('')).toBe('');
});

test('the files of a page or style sheet are found once each', () => {
  expect(assetsIn(html)).toEqual(['/assets/page-1.js', '/assets/app-1.css']);
  expect(assetsIn('src:url(/assets/a-1_x.woff2) format("woff2"),url("/assets/deep/b.woff2")')).toEqual([
    '/assets/a-1_x.woff2',
    '/assets/deep/b.woff2',
  ]);
});
