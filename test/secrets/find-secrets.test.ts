import { expect, test } from '@jest/globals';
import { findSecrets } from './find-secrets.ts';

const KNOWN = new Map([['the password', 'hunter 2!']]);

test.each([
  ['{"note":"pay with 4111 1111 1111 1111"}', ['a card number that ends with 1111']],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', ['an access token']],
  [`familyfamilyfamily.3.${'m'.repeat(43)}`, ['a refresh token']],
  ['authorization: Bearer abcdefgh', ['a header with credentials']],
  [['-----BEGIN', 'PRIVATE KEY-----'].join(' '), ['a private key']],
  [['postgresql:/', 'me:pw@db', 'x'].join('/'), ['an address with a password']],
  ['they typed hunter 2!', ['the password']],
  ['/login?password=hunter%202!', ['the password']],
  [Buffer.from('hunter 2!').toString('base64'), ['the password']],
  ['4111111111111111 and hunter 2!', ['a card number that ends with 1111', 'the password']],
])('%s gives away %j', (text, expected) => {
  expect(findSecrets(text, KNOWN)).toEqual(expected);
});

test.each([
  '{"requestId":"3f2504e0-4f89-11d3-9a0c-0305e82c3301","ms":12.345,"time":"2026-11-22T00:07:29.123Z"}',
  '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNo',
  'https://portal.example.com/shop?page=2',
  '+49 1512 3456784',
])('%s gives away nothing', (text) => {
  expect(findSecrets(text, KNOWN)).toEqual([]);
});
