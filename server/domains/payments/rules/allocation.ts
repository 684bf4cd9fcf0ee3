import type { IsoDay } from '../../../lib/calendar.ts';
import { type Money, minDecimal, sumMoney, ZERO } from '../../../lib/money.ts';

/** An open invoice. */
export type OwedInvoice = {
  id: number;
  dueOn: IsoDay;
  /** Its balance, above 0. */
  balance: Money;
  /** An invoice of the order that the payment was made towards; it comes before others. */
  isOfOrder?: boolean;
};

/** A part of a payment for an invoice. */
export type Leg = { invoiceId: number; amount: Money };

/** Why a requested allocation is refused. */
type AllocationRefusal = {
  code: 'INVOICE_NOT_OWED' | 'ALLOCATION_BEYOND_BALANCE' | 'ALLOCATIONS_BEYOND_PAYMENT';
  /** The position in the request; null for all parts together. */
  at: number | null;
};

/** An allocation with its rest, which is a prepayment. */
export type Allocation = { legs: Leg[]; rest: Money };

/**
 * Allocates an amount to invoices: as requested, otherwise to those of the order that it was paid towards, then by due
 * date. Never more than the balance of an invoice, or than the amount.
 */
export function allocate(
  money: Money,
  owed: readonly OwedInvoice[],
  wanted: readonly Leg[] | null,
): Allocation | { refused: AllocationRefusal } {
  if (wanted === null) return withRest(money, oldestFirst(money, owed));
  const balances = new Map(owed.map(({ id, balance }) => [id, balance]));
  for (const [at, { invoiceId, amount }] of wanted.entries()) {
    const balance = balances.get(invoiceId);
    if (!balance) return { refused: { code: 'INVOICE_NOT_OWED', at } };
    if (amount.greaterThan(balance)) return { refused: { code: 'ALLOCATION_BEYOND_BALANCE', at } };
    balances.set(invoiceId, balance.minus(amount));
  }
  const sum = sumMoney(wanted.map(({ amount }) => amount));
  if (sum.greaterThan(money)) return { refused: { code: 'ALLOCATIONS_BEYOND_PAYMENT', at: null } };
  return withRest(money, [...wanted]);
}

/** A payment with an available rest. */
export type Prepayment = { id: number; available: Money };

/** What each prepayment contributes to an amount, in order. */
export function drawPrepayments(
  due: Money,
  prepayments: readonly Prepayment[],
): { paymentId: number; amount: Money }[] {
  return shareOut(due, prepayments, ({ available }) => available).map(({ of, amount }) => ({
    paymentId: of.id,
    amount,
  }));
}

/** Money from a payment for an invoice. */
type OrderLeg = { paymentId: number; invoiceId: number; amount: Money };

/**
 * Allocates payments towards an order to its invoices: the oldest payment to the oldest invoice, until either is used
 * up.
 */
export function drawOrderMoney(
  payments: readonly Prepayment[],
  invoices: readonly Pick<OwedInvoice, 'id' | 'balance'>[],
): OrderLeg[] {
  const left = new Map(payments.map(({ id, available }) => [id, available]));
  return invoices.flatMap(({ id: invoiceId, balance }) => {
    const rest = payments.map(({ id }) => ({ id, available: left.get(id) ?? ZERO }));
    return drawPrepayments(balance, rest).map(({ paymentId, amount }) => {
      left.set(paymentId, (left.get(paymentId) ?? ZERO).minus(amount));
      return { paymentId, invoiceId, amount };
    });
  });
}

function oldestFirst(money: Money, owed: readonly OwedInvoice[]): Leg[] {
  const due = owed.toSorted(
    (one, other) =>
      Number(other.isOfOrder ?? false) - Number(one.isOfOrder ?? false) ||
      one.dueOn.localeCompare(other.dueOn) ||
      one.id - other.id,
  );
  return shareOut(money, due, ({ balance }) => balance).map(({ of, amount }) => ({
    invoiceId: of.id,
    amount,
  }));
}

/** Splits an amount in order, up to the need of each, until nothing is left. Parts of 0 are omitted. */
function shareOut<Each>(
  whole: Money,
  each: readonly Each[],
  maxOf: (one: Each) => Money,
): { of: Each; amount: Money }[] {
  let left = whole;
  return each.flatMap((of) => {
    const amount = minDecimal(left, maxOf(of));
    if (!amount.greaterThan(0)) return [];
    left = left.minus(amount);
    return [{ of, amount }];
  });
}

function withRest(money: Money, legs: Leg[]): Allocation {
  return { legs, rest: money.minus(sumMoney(legs.map(({ amount }) => amount))) };
}
