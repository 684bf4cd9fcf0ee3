import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { captureRefusal, payPalRefusal } from './pay-pal-order.ts';

const usd = (amount: string) => ({ amount: decimal(amount), currency: 'USD' });
const SEEN = { state: 'APPROVED', money: usd('25.00'), key: 'our-key', payee: 'US' } as const;
const BEGUN = { customerId: 1, money: usd('25.00'), payee: 'US' };
const LUNA = { customerId: 1, accountNumber: 'LUNA-001', currency: 'USD', merchantId: 'US' };
const PROVEN = { ...SEEN, key: 'LUNA-001' };

test.each([
  ['begun for the customer', SEEN, BEGUN, LUNA, null],
  ['taken before, and not credited yet', { ...SEEN, state: 'CAPTURED' }, BEGUN, LUNA, null],
  ['agreed to by nobody', { ...SEEN, state: 'CREATED' }, BEGUN, LUNA, 'PAYPAL_NOT_COMPLETED'],
  ['begun for another customer', SEEN, { ...BEGUN, customerId: 2 }, LUNA, 'UNKNOWN'],
  ['begun for another, with this account number', PROVEN, { ...BEGUN, customerId: 2 }, LUNA, 'UNKNOWN'],
  ['that pays somebody else now', { ...SEEN, payee: 'THEM' }, BEGUN, LUNA, 'UNKNOWN'],
  [
    'begun by another account than ours',
    { ...SEEN, payee: 'THEM' },
    { ...BEGUN, payee: 'THEM' },
    LUNA,
    'UNKNOWN',
  ],
  ['where we name no account', SEEN, BEGUN, { ...LUNA, merchantId: null }, null],
  ['over more than was begun', { ...SEEN, money: usd('26.00') }, BEGUN, LUNA, 'PAYPAL_AMOUNT_DIFFERS'],
  [
    'in another currency',
    { ...SEEN, money: { ...SEEN.money, currency: 'JPY' } },
    BEGUN,
    LUNA,
    'OTHER_CURRENCY',
  ],
  ['that nobody began here', SEEN, null, LUNA, 'UNKNOWN'],
  ['made elsewhere with the account number, for us', PROVEN, null, LUNA, null],
  ['the same, of another customer', { ...PROVEN, key: 'ORIO-001' }, null, LUNA, 'UNKNOWN'],
  ['the same, with a part of the number', { ...PROVEN, key: 'LUNA-0012' }, null, LUNA, 'UNKNOWN'],
  ['the same, for somebody else', { ...PROVEN, payee: 'THEM' }, null, LUNA, 'UNKNOWN'],
  ['the same, for nobody knows whom', { ...PROVEN, payee: null }, null, LUNA, 'UNKNOWN'],
  ['the same, where we name no account', PROVEN, null, { ...LUNA, merchantId: null }, 'UNKNOWN'],
  ['the same, taken elsewhere', { ...PROVEN, state: 'CAPTURED' }, null, LUNA, 'UNKNOWN'],
  ['the same, agreed to by nobody', { ...PROVEN, state: 'CREATED' }, null, LUNA, 'PAYPAL_NOT_COMPLETED'],
] as const)('an order %s', (_what, seen, begun, creditor, refusal) => {
  expect(payPalRefusal(seen, begun, creditor)).toBe(refusal);
});

const TAKEN = { state: 'CAPTURED', money: usd('25.00'), refunded: decimal('0') } as const;

test.each([
  ['is what was agreed to', TAKEN, null],
  ['is held back', { ...TAKEN, state: 'AUTHORIZED' }, 'PAYPAL_NOT_COMPLETED'],
  ['was declined', { ...TAKEN, state: 'DECLINED' }, 'PAYPAL_NOT_COMPLETED'],
  ['went back', { ...TAKEN, state: 'REFUNDED', refunded: decimal('25') }, 'PAYPAL_NOT_COMPLETED'],
  ['went back in part', { ...TAKEN, refunded: decimal('0.01') }, 'PAYPAL_NOT_COMPLETED'],
  ['is less', { ...TAKEN, money: usd('1.00') }, 'PAYPAL_AMOUNT_DIFFERS'],
  [
    'is of another currency',
    { ...TAKEN, money: { ...TAKEN.money, currency: 'JPY' } },
    'PAYPAL_AMOUNT_DIFFERS',
  ],
] as const)('money that %s', (_what, taken, refusal) => {
  expect(captureRefusal(taken, usd('25.00'))).toBe(refusal);
});
