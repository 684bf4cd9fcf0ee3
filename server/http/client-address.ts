import type { IncomingMessage } from 'node:http';
import proxyaddr from 'proxy-addr';
import { plainAddress } from '../auth/network-address.ts';
import type { Config } from '../config/config.ts';

/** Headers that proxies add besides `X-Forwarded-*`. A request with one of them came through a proxy. */
const FORWARDING =
  /^(x-forwarded(-.+)?|x-original-(forwarded-for|host|url)|forwarded(-.+)?|via|cdn-loop|x-real-ip|.*client-?ip|.*connecting-ip(v6)?|x-envoy-.+|x-appengine-user-ip|x-proxyuser-ip|wl-proxy-client-ip|x-host)$/;

/** Host names of this machine. A foreign page with a rebound DNS name still sends its own host. */
const LOCAL_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/** Returns the client address of a request. */
type AddressOf = (request: IncomingMessage) => string;

/**
 * Finds the client address. `X-Forwarded-For` is trusted for the configured number of proxies, or for proxies with the
 * configured addresses, counted from the nearest one. An invalid address is skipped: the nearest proxy with a valid one
 * counts instead.
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

/** A dual-stack socket reports IPv4 addresses as IPv6. */
function directAddress({ socket }: IncomingMessage): string {
  return (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}

/** Whether the request comes directly from this machine, under a local host name and without a proxy. */
export function isLoopback(request: IncomingMessage): boolean {
  const direct = directAddress(request);
  if (direct !== '::1' && !direct.startsWith('127.')) return false;
  if (!LOCAL_HOST.test(request.headers.host ?? '')) return false;
  return !Object.keys(request.headers).some((name) => FORWARDING.test(name));
}
