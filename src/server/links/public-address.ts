import { BlockList, isIP, isIPv6 } from 'node:net';

// Networks outside the public internet (IANA's special-purpose registries, RFC 6890): an entered source address must never make
// the hub request its own network, the machine it runs on, or a provider's metadata.
const special: readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];
// Exceptions within 2000::/3, IPv6's only public part: they are routed elsewhere or hold an IPv4 address.
const specialWithinPublic: readonly [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const notPublic = new BlockList();
for (const [network, prefix, family] of special) notPublic.addSubnet(network, prefix, family);
for (const [network, prefix] of specialWithinPublic) notPublic.addSubnet(network, prefix, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Checks whether an IP address is one of the public internet. False for anything that is no IP address. */
export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 0) return false;
  if (isIPv6(ip)) return globalUnicast.check(ip, 'ipv6') && !notPublic.check(ip, 'ipv6');
  return !notPublic.check(ip, 'ipv4');
}
