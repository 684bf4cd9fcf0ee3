import type { Money } from '../../../lib/money.ts';

/** An amount in a currency. */
type AskedMoney = { readonly amount: Money; readonly currency: string };

/** Money as a gateway's answer has it; `isForUs`: it is for our own account. */
type AnsweredMoney = { readonly money: AskedMoney; readonly isForUs: boolean };

/** What of an answer is not what was asked for. */
export type MoneyDifference = 'MERCHANT' | 'CURRENCY' | 'AMOUNT';

/** Compares what a gateway authorized or captured with what was asked; null: it is the same. */
export function moneyDifference(
  asked: AskedMoney,
  { money, isForUs }: AnsweredMoney,
): MoneyDifference | null {
  if (!isForUs) return 'MERCHANT';
  if (money.currency !== asked.currency) return 'CURRENCY';
  return money.amount.equals(asked.amount) ? null : 'AMOUNT';
}

/** Money as an event tells of it; what the gateway does not say is null. */
type ToldMoney = { readonly amount: Money | null; readonly currency: string | null };

/**
 * Compares what an event tells with its charge: money that came is all of it, what went back a part of it at most. A
 * gateway that names no currency speaks of that of the charge; one that names no amount says nothing that can be booked.
 */
export function toldDifference(
  charged: AskedMoney,
  { amount, currency }: ToldMoney,
  way: 'CAME' | 'WENT_BACK',
): Exclude<MoneyDifference, 'MERCHANT'> | null {
  if (currency !== null && currency !== charged.currency) return 'CURRENCY';
  if (amount === null) return way === 'CAME' ? null : 'AMOUNT';
  const fits = way === 'CAME' ? amount.equals(charged.amount) : amount.lessThanOrEqualTo(charged.amount);
  return fits ? null : 'AMOUNT';
}
