import { expect, test } from 'vitest';
import { clientOf, TrustedProxies } from './client-address.ts';

const none = new TrustedProxies([]);
const proxies = new TrustedProxies(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8']);

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
])('%s is counted as %s', (peer, client) => expect(clientOf(peer, null, none)).toBe(client));

test('addresses of one subscriber are one client', () => {
  expect(clientOf('2001:db8:1:2::1', null, none)).toBe(clientOf('2001:db8:1:2:ffff:ffff:ffff:ffff', null, none));
  expect(clientOf('2001:db8:1:2::1', null, none)).not.toBe(clientOf('2001:db8:1:3::1', null, none));
});

test('without trusted proxies nobody is believed', () => {
  expect(clientOf('203.0.113.9', '198.51.100.1', none)).toBe('203.0.113.9');
  expect(clientOf('127.0.0.1', '198.51.100.1', none)).toBe('127.0.0.1');
});

test.each([
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::1', '2001:db8:1:2::9', '2001:db8:1:2::/64'],
  // Values that the visitor sent are left of those that the proxies wrote.
  ['127.0.0.1', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '1.2.3.4, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['127.0.0.1', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
  ['127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
  ['127.0.0.1', '[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['127.0.0.1', '198.51.100.1, unknown', '127.0.0.1'],
  ['127.0.0.1', '', '127.0.0.1'],
  ['127.0.0.1', null, '127.0.0.1'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
])('behind proxies %s with %j is %s', (peer, forwarded, client) => expect(clientOf(peer, forwarded, proxies)).toBe(client));

test('a peer without an address is one client', () => expect(clientOf(undefined, null, none)).toBe(''));

test.each(['x', '', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::/129', '10.0.0.0/-1', 'localhost', '10.0.0.0/8 '])(
  '%j is no proxy',
  (entry) => {
    expect(() => new TrustedProxies([entry])).toThrow(RangeError);
  },
);
