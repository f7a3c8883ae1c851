import { expect, test } from 'vitest';
import { addresses, isHubTab, statements, withSearch } from './addresses.ts';
import { deskAddresses } from './desk-addresses.ts';
import { staticPages } from './site-pages.ts';

test.each([
  [withSearch('/a', {}), '/a'],
  [withSearch('/a', { q: 'b c', none: undefined, empty: '' }), '/a?q=b+c'],
  [withSearch('/a', { page: 1 }), '/a'],
  [withSearch('/a', { page: 2, q: 'x' }), '/a?page=2&q=x'],
  [withSearch('/a', { rank: 1 }), '/a?rank=1'],
  [addresses.tool('a b', { from: 'llm-hub', tab: 'tools' }), '/tools/a%20b?from=llm-hub&tab=tools'],
  [addresses.comparison('Finance & Giving', 2), '/comparison/Finance%20%26%20Giving?page=2'],
  [addresses.hub('llm-hub', 'tools', { sort: 'name', page: 1 }), '/llm-hub?tab=tools&sort=name'],
  // A page's first tab is not in its address.
  [addresses.policyTab('policy'), '/policy-examples'],
  [addresses.policyTab('statements', { kind: 'report' }), '/policy-examples?tab=statements&kind=report'],
  [addresses.researchTab('survey'), '/research'],
  [addresses.researchTab('barna'), '/research?tab=barna'],
  [addresses.submissionSent('S-ABC234'), '/submission?sent=S-ABC234'],
  [addresses.contactAbout('Interest: Analytics'), '/contact?subject=Interest%3A+Analytics'],
  [addresses.about('privacy'), '/about/privacy'],
  [deskAddresses.submissions({ status: 'in review', page: 2 }), '/admin/submissions?status=in+review&page=2'],
  [deskAddresses.publish('a/b'), '/admin/submissions/a%2Fb/publish'],
])('an address holds what was given, in its order and escaped: %s', (address, expectedAddress) => {
  expect(address).toBe(expectedAddress);
});

test.each([
  ['guide', true],
  ['comparison', true],
  ['tools', true],
  ['workflows', true],
  ['Guide', false],
  ['', false],
  [undefined, false],
])('%j is a tab of a hub: %s', (value, isTab) => {
  expect(isHubTab(value)).toBe(isTab);
});

test('the statements about the hub have addresses that were printed and linked to', () => {
  expect(statements.map(addresses.about)).toEqual([
    '/about/who-we-are',
    '/about/how-we-check',
    '/about/our-data',
    '/about/when-not-to-use-ai',
    '/about/privacy',
    '/about/accessibility',
  ]);
});

test('each page of the sitemap stands there once, without parameters', () => {
  expect(new Set(staticPages).size).toBe(staticPages.length);
  expect(staticPages.filter((address) => !/^\/[a-z/-]*$/.test(address))).toEqual([]);
});
