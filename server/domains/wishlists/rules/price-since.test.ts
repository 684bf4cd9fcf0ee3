import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { changeSince } from './price-since.ts';

const money = (text: string | null) => (text === null ? null : decimal(text));

test.each([
  ['100.00', '103.10', '3.1'],
  ['100.00', '99.99', '-0.01'],
  ['100.00', '100.00', '0'],
  ['0.10', '0.30', '0.2'],
  [null, '5', undefined],
  ['5', null, undefined],
])('from %s to %s: %s', (before, now, change) => {
  expect(changeSince(money(before), money(now))?.toString()).toBe(change);
});
