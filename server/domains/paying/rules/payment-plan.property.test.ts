import { test } from '@jest/globals';
import { decimal, sumMoney, ZERO } from '../../../lib/money.ts';
import { isDeep } from '../../../test/depth.ts';
import { fc } from '../../../test/fast-check.ts';
import {
  asShown,
  type Fund,
  type PayableAccounts,
  type PaymentRequest,
  planPayment,
} from './payment-plan.ts';

const cents = (most: number) =>
  fc.integer({ min: 1, max: most }).map((amount) => decimal(String(amount)).div(100));
const currency = fc.constantFrom('USD', 'USD', 'USD', 'CAD');
const invoices = fc.array(
  fc.record({ dueOn: fc.constantFrom('2026-01-01', '2026-02-01'), balance: cents(50_000), currency }),
  { maxLength: 6 },
);
const funds = (firstId: number) =>
  fc
    .array(
      fc.record({
        available: cents(30_000),
        currency,
        onlyFor: fc.option(fc.integer({ min: 1, max: 6 })),
      }),
      { maxLength: 4 },
    )
    .map((each): Fund[] => each.map((fund, index) => ({ id: firstId + index, ...fund })));
const accounts: fc.Arbitrary<PayableAccounts> = fc
  .record({ invoices, credits: funds(11), prepayments: funds(21) })
  .map(({ invoices: each, ...rest }) => ({
    currency: 'USD',
    invoices: each.map((invoice, index) => ({ id: index + 1, ...invoice })),
    ...rest,
  }));
const shares = (first: number) =>
  fc.option(
    fc.array(
      fc.record({ id: fc.integer({ min: first, max: first + 6 }), amount: fc.option(cents(40_000)) }),
      { maxLength: 5 },
    ),
  );
const request: fc.Arbitrary<PaymentRequest> = fc.record({
  invoices: shares(1),
  credits: shares(11),
  prepayments: shares(21),
  amount: fc.option(cents(80_000)),
});

const must = (holds: boolean, invariant: string) => {
  if (!holds) throw new Error(invariant);
};

test('no plan makes or loses a cent, owes an invoice less than nothing or spends a fund twice', () => {
  fc.assert(
    fc.property(accounts, request, (known, wanted) => {
      const { plan, refusals } = planPayment(wanted, known);
      const sum = (legs: typeof plan.legs) => sumMoney(legs.map(({ amount }) => amount));
      must(
        plan.legs.every(({ amount }) => amount.greaterThan(ZERO) && amount.decimalPlaces() <= 2),
        'legs',
      );
      const money = plan.legs.filter(({ source }) => source === 'MONEY');
      must(sum(money).plus(plan.rest).equals(plan.amount), 'new money is applied or left over');
      must(!plan.rest.isNegative(), 'rest');
      for (const { id, balance, currency: of } of known.invoices) {
        const own = plan.legs.filter(({ invoiceId }) => invoiceId === id);
        must(!sum(own).greaterThan(balance), 'over the balance');
        must(own.length === 0 || of === known.currency, 'currency of invoices');
      }
      const kinds = [
        ['CREDIT', known.credits],
        ['PREPAYMENT', known.prepayments],
      ] as const;
      for (const [kind, of] of kinds)
        for (const { id, available, currency: own, onlyFor } of of) {
          const legs = plan.legs.filter(({ source, sourceId }) => source === kind && sourceId === id);
          must(!sum(legs).greaterThan(available), 'over a fund');
          must(legs.length === 0 || own === known.currency, 'currency of funds');
          must(
            legs.every(({ invoiceId }) => onlyFor === null || onlyFor === invoiceId),
            'kept for',
          );
        }
      for (const { invoiceId, amount, balance } of plan.invoices) {
        const invoice = known.invoices.find(({ id }) => id === invoiceId);
        must(invoice !== undefined && amount.plus(balance).equals(invoice.balance), 'balances');
      }
      if (refusals.length > 0 || wanted.invoices === null) return;
      for (const { id, amount } of wanted.invoices) {
        const paid = sum(plan.legs.filter(({ invoiceId }) => invoiceId === id));
        must(amount === null || paid.equals(amount), 'a named invoice is paid as named');
      }
    }),
    { numRuns: isDeep ? 20_000 : 500 },
  );
});

test('executing a displayed plan gives the same result', () => {
  fc.assert(
    fc.property(accounts, request, (known, wanted) => {
      const { plan, refusals } = planPayment(wanted, known);
      if (refusals.length > 0) return;
      const again = planPayment(asShown(plan), known);
      must(again.refusals.length === 0, again.refusals.map(({ path, code }) => `${path} ${code}`).join());
      must(JSON.stringify(again.plan.legs) === JSON.stringify(plan.legs), 'legs');
    }),
    { numRuns: isDeep ? 20_000 : 500 },
  );
});
