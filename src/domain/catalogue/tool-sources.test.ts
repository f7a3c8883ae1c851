import { expect, test } from 'vitest';
import { toolSources } from './tool-sources.ts';

const fact = (document: string, source: string, by: 'maker' | 'third party') =>
  ({ document, source, by, dated: '2026-05' }) as Parameters<typeof toolSources>[0]['facts'][number];
const entry = {
  maker: 'Lamp Works',
  website: 'https://lamp.example',
  verifiedAt: '2026-11',
  sources: ['https://news.test/2026/why-lamps-are-kept', 'https://help.lamp.example/terms'],
  facts: [
    fact('A review', 'https://reviews.test/1', 'third party'),
    fact('Terms', 'https://help.lamp.example/terms', 'maker'),
    fact('Terms', 'https://help.lamp.example/terms', 'maker'),
  ],
  changes: [],
  prices: [],
};

test('the company’s own documents come apart from the others, each once, with title, publisher and date', () => {
  const { own, others } = toolSources(entry);
  expect(own).toEqual([
    { title: 'Terms', publisher: 'Lamp Works', dated: '2026-05', address: 'https://help.lamp.example/terms' },
  ]);
  expect(others.map(({ title, publisher }) => `${title}, ${publisher}`)).toEqual([
    'A review, reviews.test',
    'Why lamps are kept, news.test',
  ]);
});

test('an address that is only named is titled by its words, and dated by the day of the check', () => {
  expect(toolSources({ ...entry, facts: [] }).others).toEqual([
    {
      title: 'Why lamps are kept',
      publisher: 'news.test',
      read: '2026-11',
      address: 'https://news.test/2026/why-lamps-are-kept',
    },
  ]);
});
