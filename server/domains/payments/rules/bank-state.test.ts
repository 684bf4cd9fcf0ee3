import { expect, test } from '@jest/globals';
import { bankStateOf, wayBackOf, wayBackRefusal } from './bank-state.ts';

test.each([
  [null, 'NO_BANK', null, null, 'REVERSE'],
  ['RECORDED', 'OUTSTANDING', 'BANK_OUTSTANDING', 'BANK_OUTSTANDING', null],
  ['CAPTURED', 'TAKEN', null, 'REFUND_INSTEAD', 'REFUND'],
  ['CAPTURED', 'MISSING', null, null, 'REVERSE'],
  ['UNDOING', 'REFUSED', null, null, 'REVERSE'],
  ['UNDONE', 'REFUSED', null, null, 'REVERSE'],
] as const)(
  'a payment whose charge is %s: %s, refund %s, reversal %s',
  (state, word, refund, reverse, way) => {
    const findings = word === 'MISSING' ? [{}] : [];
    expect(bankStateOf(state && { state, findings })).toBe(word);
    expect(wayBackRefusal(word, 'REFUND')).toBe(refund);
    expect(wayBackRefusal(word, 'REVERSE')).toBe(reverse);
    expect(wayBackOf(word)).toBe(way);
  },
);
