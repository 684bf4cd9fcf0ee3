import type { IsoDay } from '../../../lib/calendar.ts';
import { type Money, minDecimal, sumMoney, ZERO } from '../../../lib/money.ts';

/** An invoice that money may be applied to. */
export type OwedInvoice = {
  id: number;
  dueOn: IsoDay;
  /** What is still owed of it, more than nothing. */
  balance: Money;
  /** It bills the order that the money was paid towards: it comes before others. */
  isOfOrder?: boolean;
};

/** A part of some money for an invoice. */
export type Leg = { invoiceId: number; amount: Money };

/** Why money cannot be shared out as it is wished. */
type AllocationRefusal = {
  code: 'INVOICE_NOT_OWED' | 'ALLOCATION_BEYOND_BALANCE' | 'ALLOCATIONS_BEYOND_PAYMENT';
  /** The place among the wishes; null: all of them together. */
  at: number | null;
};

/** How money is shared out, and what is left of it: a prepayment. */
export type Allocation = { legs: Leg[]; rest: Money };

/**
 * Shares money out among invoices: as it is wished, else to those of the order that it was paid towards, then to those
 * that are due first. Never more than an invoice is owed, and never more than there is.
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

/** A payment with something left of it. */
export type Prepayment = { id: number; available: Money };

/** What each of several prepayments gives towards an amount, in their order. */
export function drawPrepayments(
  due: Money,
  prepayments: readonly Prepayment[],
): { paymentId: number; amount: Money }[] {
  return shareOut(due, prepayments, ({ available }) => available).map(({ of, amount }) => ({
    paymentId: of.id,
    amount,
  }));
}

/** Money that goes from a payment to an invoice. */
type OrderLeg = { paymentId: number; invoiceId: number; amount: Money };

/**
 * What money that was paid towards an order gives to the invoices of that order: the oldest money to the oldest invoice
 * first, until either is used up.
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

/** Parts of an amount for each in their order, at most what it takes, until nothing is left; who gets nothing is left out. */
function shareOut<Each>(
  whole: Money,
  each: readonly Each[],
  mostOf: (one: Each) => Money,
): { of: Each; amount: Money }[] {
  let left = whole;
  return each.flatMap((of) => {
    const amount = minDecimal(left, mostOf(of));
    if (!amount.greaterThan(0)) return [];
    left = left.minus(amount);
    return [{ of, amount }];
  });
}

function withRest(money: Money, legs: Leg[]): Allocation {
  return { legs, rest: money.minus(sumMoney(legs.map(({ amount }) => amount))) };
}
