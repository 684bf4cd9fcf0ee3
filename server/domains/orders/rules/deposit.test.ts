import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { requiredDeposit } from './deposit.ts';
import type { PaymentTermsCode } from './payment-terms.ts';

test.each<[total: string, percent: string | null, PaymentTermsCode, asked: string, amount: string]>([
  // 25 % of the total with tax and shipping; 6,100.00 of it is before tax.
  ['6276.92', '25', 'NET_30', '25', '1569.23'],
  ['6276.92', '25', 'PREPAID', '25', '1569.23'],
  // Half a cent is rounded up.
  ['100.30', '12.5', 'NET_30', '12.5', '12.54'],
  ['500', null, 'NET_30', '0', '0'],
  ['500', null, 'NET_60', '0', '0'],
  ['500', null, 'PREPAID', '100', '500'],
  ['500', null, 'ON_HOLD', '100', '500'],
  ['500', '0', 'PREPAID', '0', '0'],
  ['0', '25', 'NET_30', '25', '0'],
  ['-20', '25', 'NET_30', '25', '0'],
])('a deposit of %s at %s per cent on %s terms', (total, percent, terms, asked, amount) => {
  const deposit = requiredDeposit(decimal(total), {
    depositPercent: percent ? decimal(percent) : null,
    terms,
  });
  expect([deposit.percent.toFixed(), deposit.amount.toFixed()]).toEqual([asked, amount]);
});
