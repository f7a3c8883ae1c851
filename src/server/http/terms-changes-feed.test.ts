import { expect, test } from 'vitest';
import { buildSnapshot, buildTermsChange } from '#tests/builders.ts';
import { termsChangesFeed } from './terms-changes-feed.ts';

const feedOf = (...changes: ReturnType<typeof buildTermsChange>[]) =>
  termsChangesFeed(buildSnapshot({ evidence: new Map([['lamp', { facts: [], changes }]]) }), 'https://hub.example');

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
  const feed = (asked: Parameters<typeof termsChangesFeed>[2]) =>
    termsChangesFeed(buildSnapshot({ evidence }), 'https://hub.example', asked);
  const titles = (text: string) => [...text.matchAll(/<title>.*?(changed .)</g)].map(([, title]) => title);
  expect(titles(feed({})).sort()).toEqual(['changed a', 'changed b', 'changed c']);
  expect(titles(feed({ tool: 'lamp' })).sort()).toEqual(['changed a', 'changed b']);
  expect(titles(feed({ tool: 'lamp', about: 'retention' }))).toEqual(['changed b']);
  expect(titles(feed({ tool: 'unknown' }))).toEqual([]);
  expect(feed({ tool: 'lamp' })).toContain('<link rel="self" href="https://hub.example/terms-changes.atom?tool=lamp"/>');
  expect(feed({ tool: 'lamp' })).toContain('<id>https://hub.example/terms-changes?tool=lamp</id>');
});
