import { expect, test } from 'vitest';
import type { Way } from './arrive.ts';
import { arrivals, wayOf, wayOfLink } from './arrive.ts';

const change = { byHistory: false, pathChanged: false };

test.each<[string, Parameters<typeof wayOf>[0], Way]>([
  ['a document that is opened', { ...change, opened: 'navigate' }, 'first'],
  ['one that is loaded anew', { ...change, opened: 'reload' }, 'reload'],
  ['one that the history opens', { ...change, opened: 'back_forward' }, 'reload'],
  ['one that is opened, whatever changed', { byHistory: true, pathChanged: true, opened: 'navigate' }, 'first'],
  ['another path', { ...change, pathChanged: true }, 'link'],
  ['another path by the history', { byHistory: true, pathChanged: true }, 'history'],
  ['the same path by the history', { ...change, byHistory: true }, 'historyWithin'],
  ['the history, whatever was pressed', { byHistory: true, pathChanged: true, pressed: 'turn' }, 'history'],
  ['another path, whatever was pressed', { ...change, pathChanged: true, pressed: 'within' }, 'link'],
  ['another page of a list', { ...change, pressed: 'turn' }, 'turn'],
  ['a filter, which presses no link', change, 'within'],
])('the way to %s', (_what, came, way) => {
  expect(wayOf(came)).toBe(way);
});

test.each([
  ['to another path', { pathname: '/tools/otter', rel: '' }, true, 'link'],
  ['to another page of a list', { pathname: '/all-tools', rel: 'next' }, true, 'turn'],
  ['to the page before', { pathname: '/all-tools', rel: 'prev' }, true, 'turn'],
  ['of the page to its own path', { pathname: '/all-tools', rel: '' }, true, 'within'],
  ['of the bar to the open page’s path', { pathname: '/all-tools', rel: '' }, false, 'again'],
])('the way of a link %s', (_what, link, isInMain, way) => {
  expect(wayOfLink({ ...link, closest: () => (isInMain ? {} : null) }, '/all-tools')).toBe(way);
});

test('whoever stays on a path keeps place and focus, and whoever comes to another hears its heading once', () => {
  const of = (ways: Way[]) => ways.map((way) => arrivals[way]);
  for (const { place, focus } of of(['first', 'within'])) expect([place, focus === 'heading']).toEqual(['stays', false]);
  for (const { focus, isSaid = false } of of(['link', 'turn', 'history'])) expect((focus === 'heading') !== isSaid).toBe(true);
  for (const { place } of of(['reload', 'history', 'historyWithin'])) expect(place).toBe('saved');
});
