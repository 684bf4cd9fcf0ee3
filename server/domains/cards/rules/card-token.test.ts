import { expect, test } from '@jest/globals';
import { isOneTimeToken } from './card-token.ts';

test.each([
  ['SQUARE', 'cnon:card-nonce-ok', true],
  ['SQUARE', 'cnon:CBASEF0x', true],
  ['SQUARE', 'wnon:CBASEF0x', true],
  ['SQUARE', 'ccof:uIbfJXhXETSP197M3GB', false],
  ['SQUARE', ' cnon:CBASEF0x', false],
  ['SQUARE', 'CCOF:uIbfJXhXETSP197M3GB', false],
  ['SQUARE', 'EXTERNAL', false],
  ['SQUARE', 'CASH', false],
  ['SQUARE', 'bauth:1', false],
  ['SQUARE', 'gftc:1', false],
  ['SQUARE', 'R2B3Z8WMVt3EAmzYWLZvz7Y69EbZY', false],
  ['NMI', '00000000-000000-000000-000000000000', true],
  ['NMI', 'tok-card-nonce-ok', true],
  ['NMI', '7000000001', false],
] as const)('%s takes %s as a one-time token: %s', (gateway, token, isOne) => {
  expect(isOneTimeToken(gateway, token)).toBe(isOne);
});
