import type { IncomingMessage } from 'node:http';
import proxyaddr from 'proxy-addr';
import { plainAddress } from '../auth/network-address.ts';
import type { Config } from '../config/config.ts';

/** Headers that proxies add beside `X-Forwarded-*`: a request with one of them came through a proxy. */
const FORWARDING =
  /^(x-forwarded(-.+)?|x-original-(forwarded-for|host|url)|forwarded(-.+)?|via|cdn-loop|x-real-ip|.*client-?ip|.*connecting-ip(v6)?|x-envoy-.+|x-appengine-user-ip|x-proxyuser-ip|wl-proxy-client-ip|x-host)$/;

/** Host names of this machine. A foreign page whose name was rebound to this address still sends its own host. */
const LOCAL_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/** Answers the address of the client of a request. */
type AddressOf = (request: IncomingMessage) => string;

/**
 * How the client's address is found: `X-Forwarded-For` is believed for as many proxies as the settings say, or for those
 * with the addresses that they name, counted from ours. What is no address changes nothing: the nearest proxy that
 * has one counts instead.
 */
export function createAddressOf({ trustProxy }: Pick<Config, 'trustProxy'>): AddressOf {
  if (trustProxy === 0) return directAddress;
  const trusts = trustOf(trustProxy);
  return (request) => {
    if (request.headers['x-forwarded-for'] === undefined) return directAddress(request);
    for (const hop of proxyaddr.all(request, trusts).reverse()) {
      const plain = plainAddress(hop);
      if (plain !== null) return plain;
    }
    return directAddress(request);
  };
}

function trustOf(trustProxy: number | readonly string[]): (address: string, index: number) => boolean {
  if (typeof trustProxy === 'number') return (_address, index) => index < trustProxy;
  return proxyaddr.compile([...trustProxy]);
}

/** IPv4 comes as IPv6 from a socket that takes both. */
function directAddress({ socket }: IncomingMessage): string {
  return (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}

/** Comes from this very machine, addressed as such, and from no proxy on it. */
export function isLoopback(request: IncomingMessage): boolean {
  const direct = directAddress(request);
  if (direct !== '::1' && !direct.startsWith('127.')) return false;
  if (!LOCAL_HOST.test(request.headers.host ?? '')) return false;
  return !Object.keys(request.headers).some((name) => FORWARDING.test(name));
}
