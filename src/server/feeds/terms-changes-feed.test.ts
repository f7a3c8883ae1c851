import { expect, test } from 'vitest';
import { buildSnapshot, buildTermsChange } from '#tests/builders.ts';
import { atomFeed, jsonFeed } from './feed.ts';
import { termsChangesFeed } from './terms-changes-feed.ts';

const self = 'https://hub.example/terms-changes.atom';
const buildFeed = (...changes: ReturnType<typeof buildTermsChange>[]) =>
  termsChangesFeed(buildSnapshot({ evidence: new Map([['lamp', { facts: [], changes }]]) }), 'https://hub.example');
const feedOf = (...changes: ReturnType<typeof buildTermsChange>[]) => atomFeed(buildFeed(...changes), self);

test('the feed has the newest change first, with what it is, whom it touches and what to do', () => {
  const feed = feedOf(buildTermsChange({ id: 'old', date: '2026-01' }), buildTermsChange({ id: 'new', date: '2026-09-01' }));
  expect([...feed.matchAll(/<updated>(.*?)</g)].map(([, time]) => time)).toEqual([
    '2026-09-01T00:00:00.000Z',
    '2026-09-01T00:00:00.000Z',
    '2026-01-01T00:00:00.000Z',
  ]);
  expect(feed).toContain('<title>Lamp no longer trains on what is entered</title>');
  expect(feed).toContain('<summary>The new policy says so. Nothing to do. For: all accounts</summary>');
  expect(feed).toContain('<link href="https://hub.example/tools/lamp"/>');
  expect(new Set([...feed.matchAll(/<id>(.*?)</g)].map(([, id]) => id)).size).toBe(3);
});

test('words and addresses cannot end the XML that they stand in', () => {
  const feed = feedOf(buildTermsChange({ title: '<b> & "more"', source: 'https://lamp.example/?a=1&b="2"' }));
  expect(feed).toContain('<title>Lamp &lt;b&gt; &amp; &quot;more&quot;</title>');
  expect(feed).toContain('href="https://lamp.example/?a=1&amp;b=&quot;2&quot;"');
});

test('without changes it is a feed all the same', () => {
  expect(feedOf()).toMatch(/<updated>2025-11-01T00:00:00.000Z<\/updated>.*<\/feed>/s);
});

test('a feed of one tool or one topic has its changes alone, and a name and address of its own', () => {
  const change = (id: string) => buildTermsChange({ id, title: `changed ${id}` });
  const evidence = new Map([
    ['lamp', { facts: [], changes: [change('a'), { ...change('b'), touches: ['retention' as const] }] }],
    ['candle', { facts: [], changes: [change('c')] }],
  ]);
  const feed = (parameters: Parameters<typeof termsChangesFeed>[2]) =>
    termsChangesFeed(buildSnapshot({ evidence }), 'https://hub.example', parameters);
  const titles = (parameters: Parameters<typeof termsChangesFeed>[2]) =>
    feed(parameters)
      .entries.map(({ title }) => title.slice(-1))
      .sort();
  expect(titles({})).toEqual(['a', 'b', 'c']);
  expect(titles({ tool: 'lamp' })).toEqual(['a', 'b']);
  expect(titles({ tool: 'candle,lamp' })).toEqual(['a', 'b', 'c']);
  expect(titles({ tool: 'candle,unknown' })).toEqual(['c']);
  expect(titles({ tool: 'lamp', about: 'retention' })).toEqual(['b']);
  expect(titles({ tool: 'unknown' })).toEqual([]);
  expect(feed({ tool: 'lamp,candle' }).page).toBe('https://hub.example/terms-changes?tool=lamp,candle');
  expect(atomFeed(feed({ tool: 'lamp' }), `${self}?tool=lamp`)).toContain(`<link rel="self" href="${self}?tool=lamp"/>`);
});

test('both ways of writing tell the same entries, and JSON Feed names its version and its pages', () => {
  const feed = buildFeed(buildTermsChange({ id: 'a' }), buildTermsChange({ id: 'b', date: '2026-09' }));
  const json = jsonFeed(feed, 'https://hub.example/terms-changes.json');
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: 'https://hub.example/terms-changes',
    feed_url: 'https://hub.example/terms-changes.json',
  });
  expect(json.items.map(({ id }) => id)).toEqual([...atomFeed(feed, self).matchAll(/<entry>\s*<id>(.*?)</g)].map(([, id]) => id));
  expect(json.items[1]).toMatchObject({
    url: 'https://hub.example/tools/lamp',
    external_url: 'https://lamp.example/privacy',
    date_published: '2026-08-17T00:00:00.000Z',
  });
});
