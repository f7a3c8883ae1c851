import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import { pageAddresses } from '#server/catalogue/page-addresses.ts';
import { readContent } from '#server/content/read-content.ts';
import { canonicalAddress } from '#server/http/canonical-address.ts';
import type { PageRenderer } from '#server/rendering/pages.ts';

const { default: pages } = (await import(pathToFileURL('dist/server/server.js').href)) as { default: PageRenderer };
const addresses = [...pageAddresses(createSnapshot(1, readContent('content')))];

test('each page that has a place in memory is looked for there by the address that it is listed under', () => {
  expect(addresses.length).toBeGreaterThan(250);
  expect(addresses.filter((address) => canonicalAddress(address) !== address)).toEqual([]);
  expect(addresses.filter((address) => pages.pageKey(address) !== address)).toEqual([]);
});
