import ipaddr from 'ipaddr.js';

/**
 * The normalized address: without brackets, port and zone, and IPv4-mapped IPv6 as IPv4. Null for text that is not an
 * address, such as `unknown` or the obfuscated names of RFC 7239.
 */
export function plainAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[(.+)\](:\d{1,5})?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, '$1')
    .replace(/%[\w.-]+$/, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return bare;
  return ipaddr.IPv6.isValid(bare) ? ipaddr.process(bare).toString() : null;
}

/** The network that counts as one caller: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (plain === null) return 'unknown';
  const parsed = ipaddr.parse(plain);
  if (parsed instanceof ipaddr.IPv4) return plain;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/64`).toString()}/64`;
}
