import { expect, test } from 'vitest';
import { buildCategory, buildSnapshot, buildTool, buildWorkflow } from '#tests/builders.ts';
import { robotsTxt, sitemapXml } from './robots.ts';

test('crawlers may read everything but the API, the desk and each set of a policy’s answers, and find the sitemap', () => {
  expect(robotsTxt('https://hub.example').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /your-church/*?',
    '',
    'Sitemap: https://hub.example/sitemap.xml',
    '',
  ]);
});

test('the sitemap has every page once, at the canonical address, with the day of its last check', () => {
  const categories = [buildCategory({ name: 'Finance & Giving', hub: 'finance-hub' })];
  const xml = sitemapXml(buildSnapshot({ categories, tools: [buildTool({ verifiedAt: '2026-09-14' })] }), 'https://hub.example');
  const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
  expect(new Set(locations).size).toBe(locations.length);
  expect(locations.every((location) => location.startsWith('https://hub.example/'))).toBe(true);
  expect(locations).toEqual(
    expect.arrayContaining([
      'https://hub.example/',
      'https://hub.example/all-tools',
      'https://hub.example/all-workflows',
      'https://hub.example/finance-hub',
      'https://hub.example/comparison/Finance%20%26%20Giving',
      'https://hub.example/tools/lamp',
      'https://hub.example/workflows/weekly-letter',
    ]),
  );
  expect(xml).toContain('<url><loc>https://hub.example/tools/lamp</loc><lastmod>2026-09-14</lastmod></url>');
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n/,
  );
});

test('a retired workflow is not in the sitemap', () => {
  const retired = buildWorkflow({ slug: 'old', status: 'retired', statusNote: 'It ended.' });
  expect(sitemapXml(buildSnapshot({ workflows: [retired] }), 'https://hub.example')).not.toContain('/workflows/old');
});
