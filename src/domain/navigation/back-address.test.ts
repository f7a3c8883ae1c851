import { expect, test } from 'vitest';
import { hubTabs, isHubTab } from '../addresses.ts';
import { backAddress } from './back-address.ts';

const categories = [{ hub: 'llm-hub' }, { hub: 'image-hub' }, { hub: 'worship-hub' }];
const worship = { category: 'Worship' };

test.each(['guide', 'comparison', 'tools', 'workflows'])('%s is a tab', (tab) => {
  expect(isHubTab(tab)).toBe(true);
});

test.each(['', 'Guide', 'tool', 'guide ', undefined, null, 0, ['guide'], {}])('%j is no tab', (value) => {
  expect(isHubTab(value)).toBe(false);
});

test('there are four tabs', () => {
  expect(hubTabs).toEqual(['guide', 'comparison', 'tools', 'workflows']);
});

test.each(hubTabs)('a visitor who came from the tab %s of a hub goes back to it', (tab) => {
  expect(backAddress(worship, { from: 'image-hub', tab }, categories)).toBe(`/image-hub?tab=${tab}`);
  expect(backAddress(undefined, { from: 'image-hub', tab }, categories)).toBe(`/image-hub?tab=${tab}`);
});

test.each([
  ['another site', { from: '//evil.example', tab: 'tools' }],
  ['a whole address', { from: 'https://evil.example', tab: 'tools' }],
  ['a hub that is not ours', { from: 'poison-hub', tab: 'tools' }],
  ['a hub of ours with a slash', { from: '/image-hub', tab: 'tools' }],
  ['a hub of ours with more behind it', { from: 'image-hub/../x', tab: 'tools' }],
  ['a hub in another case', { from: 'Image-Hub', tab: 'tools' }],
  ['a name that every object has', { from: 'constructor', tab: 'tools' }],
  ['nothing', { from: '', tab: 'tools' }],
  ['no hub', { tab: 'tools' }],
  ['a hub without a tab', { from: 'image-hub' }],
  ['a hub with an unknown tab', { from: 'image-hub', tab: 'prices' }],
  ['a hub with a tab that leads elsewhere', { from: 'image-hub', tab: 'tools&x=1' }],
])('%s is not believed', (_, search) => {
  expect(backAddress(worship, search, categories)).toBe('/resources');
  expect(backAddress({ category: 'LLMs' }, search, categories)).toBe('/llm-hub?tab=tools');
});

test.each([
  ['LLMs', '/llm-hub?tab=tools'],
  ['Image Generators', '/image-hub?tab=tools'],
  ['Video Generators', '/video-hub?tab=tools'],
  ['Voice Models', '/resources'],
  ['LLM', '/resources'],
])('without a word on where the visitor was, a tool of %s leads back to %s', (category, address) => {
  expect(backAddress({ category }, {}, categories)).toBe(address);
});

test('an unknown tool leads back to all resources', () => {
  expect(backAddress(undefined, {}, categories)).toBe('/resources');
});
