import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { preferredLanguage } from '../request-context/create-context.ts';
import { createAddressOf, isLoopback } from './client-address.ts';
import { isDecodable, urlOf } from './exchange.ts';

function requestFrom(remoteAddress: string, headers: Record<string, string>, url = '/'): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  return Object.assign(new IncomingMessage(socket), { headers, url });
}

const proxied: [number | string[], string | undefined, string][] = [
  [0, '198.51.100.1', '192.0.2.9'],
  [1, undefined, '192.0.2.9'],
  [1, '198.51.100.1', '198.51.100.1'],
  [1, '203.0.113.7, 198.51.100.1', '198.51.100.1'],
  [2, '6.6.6.6, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
  // An invalid address does not move the others, at any place.
  [1, '<script>', '192.0.2.9'],
  [1, '', '192.0.2.9'],
  [1, 'unknown', '192.0.2.9'],
  [1, '_hidden', '192.0.2.9'],
  [1, '198.51.100.1, unknown', '192.0.2.9'],
  [1, '198.51.100.1,', '198.51.100.1'],
  [2, '203.0.113.7, unknown, 10.0.0.1', '10.0.0.1'],
  [1, '0x7f.1', '192.0.2.9'],
  [1, '127.1', '192.0.2.9'],
  [1, '999.1.1.1', '192.0.2.9'],
  // Each address has one spelling.
  [1, '198.51.100.1:50123', '198.51.100.1'],
  [1, '::ffff:198.51.100.1', '198.51.100.1'],
  [1, '::ffff:c633:6401', '198.51.100.1'],
  [1, '[2001:DB8::0:1]:443', '2001:db8::1'],
  [1, '[2001:db8::1]', '2001:db8::1'],
  [1, 'fe80::1%eth0', 'fe80::1'],
  [1, '2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
  // Proxies identified by address.
  [['192.0.2.0/24'], '203.0.113.7, 198.51.100.1', '198.51.100.1'],
  [['192.0.2.0/24', '10.0.0.0/8'], '6.6.6.6, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
  [['10.0.0.0/8'], '198.51.100.1', '192.0.2.9'],
  [['loopback'], '198.51.100.1', '192.0.2.9'],
];

test.each(proxied)('proxies %j and "%s" mean %s', (trustProxy, forwarded, expected) => {
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  expect(createAddressOf({ trustProxy })(requestFrom('::ffff:192.0.2.9', headers))).toBe(expected);
});

const here = { host: 'localhost:4000' };

test.each<[string, Record<string, string>, boolean]>([
  ['127.0.0.1', here, true],
  ['::1', { host: '[::1]:4000' }, true],
  ['::ffff:127.0.0.1', { host: '127.0.0.1' }, true],
  ['192.0.2.9', here, false],
  ['127.0.0.1', {}, false],
  ['127.0.0.1', { host: 'portal.example.com' }, false],
  ['127.0.0.1', { host: 'localhost.evil.example' }, false],
  ['127.0.0.1', { host: '127.0.0.1.nip.io' }, false],
  ...[
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded',
    'forwarded-for',
    'x-real-ip',
    'via',
    'cf-connecting-ip',
    'true-client-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'fastly-client-ip',
    'cdn-loop',
    'x-envoy-external-address',
    'x-azure-clientip',
  ].map((name): [string, Record<string, string>, boolean] => ['127.0.0.1', { ...here, [name]: 'x' }, false]),
])('%s with %j comes from this machine: %s', (remoteAddress, headers, expected) => {
  expect(isLoopback(requestFrom(remoteAddress, headers))).toBe(expected);
});

const languages: [string | undefined, 'en' | 'fr' | null][] = [
  [undefined, null],
  ['', null],
  ['de, *;q=0.5', null],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['en;q=0.2, fr;q=0.7', 'fr'],
  ['de-DE, en-GB;q=0.1', 'en'],
  ['fr;q=0, en', 'en'],
  ['x'.repeat(100_000), null],
];

test.each(languages)('Accept-Language %.30s is %s', (header, expected) => {
  expect(preferredLanguage(header)).toBe(expected);
});

test.each([
  ['/a/b?c=d', '/a/b'],
  ['//evil.example/a', '/evil.example/a'],
  ['/a/../b', '/b'],
  ['*', null],
  ['http://evil.example/', null],
  ['/%', '/%'],
])('target %s has the path %s', (target, path) => {
  expect(urlOf(requestFrom('127.0.0.1', {}, target))?.pathname ?? null).toBe(path);
});

test.each([
  ['/a%20b', true],
  ['/%', false],
  ['/%E0%A4%A', false],
])('the escapes of %s can be decoded: %s', (path, expected) => {
  expect(isDecodable(new URL(path, 'http://localhost'))).toBe(expected);
});
