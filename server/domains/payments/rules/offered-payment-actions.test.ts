import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import type { BankState } from './bank-state.ts';
import { offeredPaymentActions, type PaymentAction } from './offered-payment-actions.ts';

type Row = [
  what: string,
  applied: string,
  refunded: string,
  reversed: string,
  available: string,
  mayApply: boolean,
  mayTakeBack: boolean,
  offered: PaymentAction[],
  bank?: BankState,
];

test.each<Row>([
  ['nothing is applied of', '0', '0', '0', '50', true, true, ['APPLY', 'REFUND', 'REVERSE']],
  ['all is applied of', '50', '0', '0', '0', true, true, ['REFUND', 'REVERSE']],
  ['a part went back of', '20', '10', '0', '20', true, true, ['APPLY', 'REFUND']],
  ['all went back of', '0', '50', '0', '0', true, true, []],
  ['was taken back', '0', '0', '50', '0', true, true, []],
  ['may only be applied', '0', '0', '0', '50', true, false, ['APPLY']],
  ['may only be taken back', '0', '0', '0', '50', false, true, ['REFUND', 'REVERSE']],
  ['is only looked at', '0', '0', '0', '50', false, false, []],
  ['a bank gave', '20', '0', '0', '30', true, true, ['APPLY', 'REFUND'], 'TAKEN'],
  ['a bank has not answered for', '20', '0', '0', '0', true, true, [], 'OUTSTANDING'],
])(
  'a payment that %s offers its possible actions',
  (_what, applied, refunded, reversed, available, mayApply, mayTakeBack, offered, bank = 'NO_BANK') => {
    const amounts = {
      applied: decimal(applied),
      refunded: decimal(refunded),
      reversed: decimal(reversed),
      available: decimal(available),
      bank,
    };
    expect(offeredPaymentActions({ ...amounts, mayApply, mayTakeBack })).toEqual(offered);
  },
);
