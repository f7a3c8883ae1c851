import { expect, test } from 'vitest';
import { activeLink } from './active-link.ts';

test.each([
  ['/', 'home'],
  ['/resources', 'resources'],
  ['/resources/chatgpt', 'resources'],
  ['/all-tools', 'resources'],
  ['/all-workflows', 'resources'],
  ['/policy-examples', 'resources'],
  ['/research', 'research'],
  ['', undefined],
  ['/research-hub', undefined],
  ['/llm-hub', undefined],
  ['/tools/chatgpt', undefined],
  ['/workflows', undefined],
  ['/x/resources', undefined],
  ['/home', undefined],
] as const)("on '%s' the entry %s is the active one", (pathname, link) => {
  expect(activeLink(pathname)).toBe(link);
});
