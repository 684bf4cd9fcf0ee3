import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { offeredPaymentActions } from './offered-payment-actions.ts';

test.each([
  ['nothing is applied of', '0', '0', '0', '50', true, true, ['APPLY', 'REFUND', 'REVERSE']],
  ['all is applied of', '50', '0', '0', '0', true, true, ['REFUND', 'REVERSE']],
  ['a part went back of', '20', '10', '0', '20', true, true, ['APPLY', 'REFUND']],
  ['all went back of', '0', '50', '0', '0', true, true, []],
  ['was taken back', '0', '0', '50', '0', true, true, []],
  ['may only be applied', '0', '0', '0', '50', true, false, ['APPLY']],
  ['may only be taken back', '0', '0', '0', '50', false, true, ['REFUND', 'REVERSE']],
  ['is only looked at', '0', '0', '0', '50', false, false, []],
] as const)(
  'a payment that %s offers what can be done',
  (_what, applied, refunded, reversed, available, mayApply, mayTakeBack, offered) => {
    const amounts = {
      applied: decimal(applied),
      refunded: decimal(refunded),
      reversed: decimal(reversed),
      available: decimal(available),
    };
    expect(offeredPaymentActions({ ...amounts, mayApply, mayTakeBack })).toEqual(offered);
  },
);
