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
