import { expect, test } from 'vitest';
import { atomFeed, entryId, jsonFeed } from './feed.ts';

test('no control character reaches a feed, in either form', () => {
  const words = 'Kept\u0000 for\u0007 30\u001B days\uFFFE';
  const feed = {
    title: words,
    page: 'https://hub.example/changes',
    entries: [{ id: entryId('a'), title: words, at: '2026-11-27T00:00:00.000Z', link: 'https://hub.example/a', summary: words }],
  };
  const atom = atomFeed(feed, 'https://hub.example/changes.atom');
  const json = jsonFeed(feed, 'https://hub.example/changes.json');
  expect(atom).toContain('<title>Kept for 30 days</title>');
  expect(json.items[0]).toMatchObject({ title: 'Kept for 30 days', content_text: 'Kept for 30 days' });
  expect(JSON.stringify(json)).not.toMatch(/\\u00|\uFFFE/);
});
