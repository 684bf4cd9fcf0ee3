import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** Names of address ranges that proxies often have. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** First path segments of the GraphQL API, operations, files and web pages. */
const TAKEN = [
  'graphql',
  'graphiql',
  'healthz',
  'readyz',
  'metrics',
  'files',
  'webhooks',
  'card-fields',
  'pictures',
  'assets',
  'shop',
  'backoffice',
  'fr',
  'en',
  'logout',
  'blocked',
  'change-password',
  'sign-in',
  'dev-help',
];

/** Number of trusted proxies, or their addresses. */
export const proxies = z
  .string()
  .refine(
    (text) => (/^\d+$/.test(text) ? Number(text) <= 10 : listOf(text).every(isRange)),
    'must be the number of proxies in front, or their addresses such as 10.0.0.0/8',
  )
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : listOf(text)));

/** A path for the REST facade that contains no path of another part. */
export const unreservedPath = z
  .string()
  .regex(/^(\/[\w-]+)+$/, 'must be a path such as /api')
  .refine(
    (path) => !TAKEN.includes(path.split('/')[1]?.toLowerCase() ?? ''),
    'must be a path that nothing else answers, such as /api',
  );

export const databaseUrl = server(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/aurifex').refine(
  // Without a name, PostgreSQL uses the user's name.
  (value) => (URL.parse(value)?.pathname ?? '').length > 1,
  'must name a database, such as postgresql://user:password@host:5432/aurifex',
);

export const smtpUrl = server(/^smtps?$/, 'smtp://user:password@mail.example.com:587');

function server(protocol: RegExp, example: string) {
  return z
    .url({ protocol, error: `must be an address such as ${example}` })
    .transform((value) => value.replace(/\/+$/, ''))
    .refine((value) => isWhole(value), `must be an address such as ${example}`);
}

function isWhole(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && (url.hostname !== '' || url.searchParams.has('host')) && url.port !== '0';
}

function listOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

function isRange(text: string): boolean {
  if (RANGES.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && ipaddr.isValidCIDR(text));
}
