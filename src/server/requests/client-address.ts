import { BlockList, isIP, isIPv6 } from 'node:net';

/** Proxies whose X-Forwarded-For is trusted (TRUST_PROXY): addresses and networks, such as '10.0.0.0/8'. */
export class TrustedProxies {
  readonly #list = new BlockList();

  /** @throws {RangeError} with the entry that is no address and no network */
  constructor(entries: readonly string[]) {
    for (const entry of entries) {
      const [address = '', prefix, ...more] = entry.split('/');
      const family = familyOf(address);
      const bits = prefix === undefined ? undefined : Number(prefix);
      const mostBits = family === 'ipv6' ? 128 : 32;
      if (!family || more.length > 0 || (bits !== undefined && !(/^\d+$/.test(prefix ?? '') && bits <= mostBits)))
        throw new RangeError(entry);
      if (bits === undefined) this.#list.addAddress(address, family);
      else this.#list.addSubnet(address, bits, family);
    }
  }

  has(address: string): boolean {
    const family = familyOf(address);
    return family !== undefined && this.#list.check(address, family);
  }
}

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : isIP(address) === 6 ? 'ipv6' : undefined);

/**
 * Finds the client that a request counts for: the peer or, behind trusted proxies, the nearest address that they vouch for. Of
 * IPv6 it takes the first 64 bits, since one subscriber has at least that many addresses.
 */
export function clientOf(peer: string | undefined, forwardedFor: string | null, proxies: TrustedProxies): string {
  let client = plainAddress(peer ?? '');
  const hops = forwardedFor?.split(',').map((hop) => plainAddress(hop.trim())) ?? [];
  // Reads from the right: each trusted proxy vouches for the address that it wrote, and for no more.
  while (proxies.has(client)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    client = hop;
  }
  return isIPv6(client) ? `${firstGroups(client)}::/64` : client;
}

/**
 * Finds the network that a client of `clientOf` belongs to: its /24, or its /48 of IPv6, since that is what one host is often
 * assigned.
 * Text that is no address is a separate network.
 */
export function networkOf(client: string): string {
  const groups = client.endsWith('::/64') ? client.slice(0, -'::/64'.length).split(':') : undefined;
  if (groups) return `${groups.slice(0, 3).join(':')}::/48`;
  return isIP(client) === 4 ? `${client.slice(0, client.lastIndexOf('.'))}.0/24` : client;
}

/** Strips the brackets, port and zone that some proxies write, and unwraps IPv4 from IPv6. */
function plainAddress(address: string): string {
  const bareAddress = address.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/%.*$/, '');
  const mappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bareAddress);
  return mappedAddress?.[1] ?? bareAddress.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

function firstGroups(address: string): string {
  const [before = '', after] = address.toLowerCase().split('::');
  const left = before === '' ? [] : before.split(':');
  const right = after ? after.split(':') : [];
  // Number of groups, of which an IPv4 tail counts as two.
  const length = left.length + right.length + Number(address.includes('.'));
  const zeros = after === undefined ? [] : Array.from({ length: 8 - length }, () => '0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
