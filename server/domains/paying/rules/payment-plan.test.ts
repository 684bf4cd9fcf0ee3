import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import {
  type PayableAccounts,
  type PaymentRequest,
  planPayment,
  type RequestedShare,
} from './payment-plan.ts';

const invoice = (id: number, dueOn: string, balance: string, currency = 'USD') => ({
  id,
  dueOn,
  balance: decimal(balance),
  currency,
});
const fund = (id: number, available: string, onlyFor: number | null = null, currency = 'USD') => ({
  id,
  available: decimal(available),
  currency,
  onlyFor,
});

const BOOKS: PayableAccounts = {
  currency: 'USD',
  invoices: [
    invoice(1, '2026-03-01', '100'),
    invoice(2, '2026-02-01', '50'),
    invoice(3, '2026-02-01', '20'),
    invoice(4, '2026-01-01', '10', 'CAD'),
  ],
  credits: [fund(11, '30')],
  prepayments: [fund(21, '40'), fund(22, '15', 1)],
};

/** A request in table form: `[id, amount]`; null means as much as available. */
type Written = readonly (readonly [number, string | null])[] | null;
const requested = (written: Written): RequestedShare[] | null =>
  written?.map(([id, amount]) => ({ id, amount: amount === null ? null : decimal(amount) })) ?? null;

function request(
  invoices: Written,
  credits: Written,
  prepayments: Written,
  amount: string | null,
): PaymentRequest {
  return {
    invoices: requested(invoices),
    credits: requested(credits),
    prepayments: requested(prepayments),
    amount: amount === null ? null : decimal(amount),
  };
}

test.each([
  [
    'credits before prepayments before new money, what is kept for an invoice first of all',
    request([[1, null]], null, null, null),
    ['PREPAYMENT 22 1 15.00', 'CREDIT 11 1 30.00', 'PREPAYMENT 21 1 40.00', 'MONEY - 1 15.00'],
    '15.00',
    '0.00',
  ],
  [
    'what is due first, when no invoice is named',
    request(null, [], [], '60'),
    ['MONEY - 2 50.00', 'MONEY - 3 10.00'],
    '60.00',
    '0.00',
  ],
  [
    'as the payer says, in their order',
    request(
      [
        [3, '5'],
        [2, '20'],
      ],
      [[11, '10']],
      [],
      null,
    ),
    ['CREDIT 11 3 5.00', 'CREDIT 11 2 5.00', 'MONEY - 2 15.00'],
    '15.00',
    '0.00',
  ],
  [
    'no new money where funds cover all',
    request([[3, null]], null, null, null),
    ['CREDIT 11 3 20.00'],
    '0.00',
    '0.00',
  ],
  [
    'new money that nobody needs is left over',
    request([[3, null]], [], [], '25'),
    ['MONEY - 3 20.00'],
    '25.00',
    '5.00',
  ],
  ['new money for no invoice is all left over', request([], [], [], '25'), [], '25.00', '25.00'],
  [
    'as much of a named fund as is needed',
    request([[3, null]], [], [[21, null]], null),
    ['PREPAYMENT 21 3 20.00'],
    '0.00',
    '0.00',
  ],
] as const)('%s', (_what, given, legs, amount, rest) => {
  const { plan, refusals } = planPayment(given, BOOKS);
  expect(refusals).toEqual([]);
  expect(
    plan.legs.map((leg) => [leg.source, leg.sourceId ?? '-', leg.invoiceId, leg.amount.toFixed(2)].join(' ')),
  ).toEqual(legs);
  expect(plan.amount.toFixed(2)).toBe(amount);
  expect(plan.rest.toFixed(2)).toBe(rest);
});

test('each invoice has its paid amount and its remaining balance', () => {
  const { plan } = planPayment(request([[1, '60']], null, [], null), BOOKS);
  expect(plan.invoices).toEqual([{ invoiceId: 1, amount: decimal('60'), balance: decimal('40') }]);
});

test.each([
  ['a negative amount', request([[1, '-5']], [], [], null), ['invoices.0.amount OUT_OF_RANGE']],
  ['nothing of an invoice', request([[1, '0']], [], [], null), ['invoices.0.amount OUT_OF_RANGE']],
  ['parts of a cent', request([[1, '5.001']], [], [], null), ['invoices.0.amount OUT_OF_RANGE']],
  [
    'more than is owed',
    request([[1, '100.01']], [], [], null),
    ['invoices.0.amount ALLOCATION_BEYOND_BALANCE'],
  ],
  [
    'an invoice of somebody else, or one that is closed',
    request([[9, '5']], [], [], null),
    ['invoices.0.id INVOICE_NOT_OWED'],
  ],
  ['another currency', request([[4, '5']], [], [], null), ['invoices.0.id OTHER_CURRENCY']],
  [
    'an invoice twice',
    request(
      [
        [1, '5'],
        [1, '5'],
      ],
      [],
      [],
      null,
    ),
    ['invoices.1.id REPEATED'],
  ],
  [
    'a credit of somebody else',
    request([[1, null]], [[99, '5']], [], null),
    ['credits.0.id FUND_NOT_AVAILABLE'],
  ],
  [
    'more than a credit has',
    request([[1, null]], [[11, '30.01']], [], null),
    ['credits.0.amount FUND_BEYOND_AVAILABLE'],
  ],
  [
    'a credit of less than nothing',
    request([[1, null]], [[11, '-1']], [], null),
    ['credits.0.amount OUT_OF_RANGE'],
  ],
  [
    'more of a prepayment than is needed',
    request([[3, '5']], [], [[21, '6']], null),
    ['prepayments.0.amount FUND_NOT_NEEDED'],
  ],
  [
    'money that is kept for another invoice',
    request([[2, '5']], [], [[22, '5']], null),
    ['prepayments.0.amount FUND_NOT_NEEDED'],
  ],
  ['less than the named invoices need', request([[3, null]], [], [], '19.99'), ['amount MONEY_MISSING']],
  ['new money of less than nothing', request([[3, null]], [], [], '-1'), ['amount OUT_OF_RANGE']],
  ['new money to parts of a cent', request([], [], [], '1.005'), ['amount OUT_OF_RANGE']],
  ['nothing at all', request([], [], [], null), ['invoices NOTHING_TO_PAY']],
] as const)('refuses %s at its field', (_what, given, expected) => {
  const { refusals } = planPayment(given, BOOKS);
  expect(refusals.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});

test('reports all errors together', () => {
  const given = request(
    [
      [9, '5'],
      [1, '-5'],
    ],
    [[99, '5']],
    [],
    null,
  );
  expect(planPayment(given, BOOKS).refusals).toHaveLength(3);
});
