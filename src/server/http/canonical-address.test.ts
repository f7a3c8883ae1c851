import { expect, test } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

test.each([
  ['/', '/'],
  ['/tools/chatgpt', '/tools/chatgpt'],
  ['/tools/ch%61tgpt', '/tools/chatgpt'],
  ['/tools/%7Echat%2Dgpt', '/tools/~chat-gpt'],
  ['/comparison/Voice%20%26%20Audio', '/comparison/Voice%20%26%20Audio'],
  ['/comparison/Voice%20&%20Audio', '/comparison/Voice%20%26%20Audio'],
  ['/comparison/caf%c3%a9', '/comparison/caf%C3%A9'],
  ['/a%2fb', '/a%2Fb'],
  ['/all-tools/', '/all-tools/'],
  ['/all-tools?q=%61//../&q=%00', '/all-tools?q=%61//../&q=%00'],
  ['/...', '/...'],
  ['/.well-known/x', '/.well-known/x'],
])('%s has the one spelling %s', (address, canonical) => {
  expect(canonicalAddress(address)).toBe(canonical);
});

test.each([
  '//',
  '//evil.example',
  '/..//junk/all-tools',
  '/a//b',
  '/all-tools//',
  '/.',
  '/..',
  '/./all-tools',
  '/all-tools/..',
  '/a/../b',
  '/%2e%2e/all-tools',
  '/a/.%2E/b',
  '/a%00',
  '/a%0d%0aSet-Cookie:x',
  '/%7f',
  '/%C2%85',
  '/%',
  '/%zz',
  '/%ff',
  '/\\evil.example',
  'http://evil.example/',
  '*',
  '',
  `/${'x'.repeat(2_000)}`,
])('%s is no address of a page', (address) => {
  expect(canonicalAddress(address)).toBeUndefined();
});
