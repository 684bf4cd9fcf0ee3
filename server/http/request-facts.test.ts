import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { clientAddress, isDecodable, urlOf } from './exchange.ts';
import { preferredLanguage } from './graphql-context.ts';

function requestFrom(remoteAddress: string, headers: Record<string, string>, url = '/'): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  return Object.assign(new IncomingMessage(socket), { headers, url });
}

const proxied: [number, string, string][] = [
  [0, '198.51.100.1', '192.0.2.9'],
  [1, '198.51.100.1', '198.51.100.1'],
  [1, '203.0.113.7, 198.51.100.1', '198.51.100.1'],
  [2, '6.6.6.6, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
  [1, '<script>', '192.0.2.9'],
  [1, '', '192.0.2.9'],
];

test.each(proxied)('%i proxies and "%s" mean %s', (trustProxy, forwarded, expected) => {
  const request = requestFrom('::ffff:192.0.2.9', { 'x-forwarded-for': forwarded });
  expect(clientAddress(request, { trustProxy })).toBe(expected);
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
