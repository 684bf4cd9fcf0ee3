import type { Money } from '../../../lib/money.ts';

/** An amount in a currency. */
type RequestedMoney = { readonly amount: Money; readonly currency: string };

/** Money in a gateway's answer; `isForUs`: it is for our account. */
type AnsweredMoney = { readonly money: RequestedMoney; readonly isForUs: boolean };

/** How an answer differs from the request. */
export type MoneyDifference = 'MERCHANT' | 'CURRENCY' | 'AMOUNT';

/** Compares what a gateway authorized or captured with the request; null if it is the same. */
export function moneyDifference(
  asked: RequestedMoney,
  { money, isForUs }: AnsweredMoney,
): MoneyDifference | null {
  if (!isForUs) return 'MERCHANT';
  if (money.currency !== asked.currency) return 'CURRENCY';
  return money.amount.equals(asked.amount) ? null : 'AMOUNT';
}

/** Money in an event; null if the gateway omits it. */
type EventMoney = { readonly amount: Money | null; readonly currency: string | null };

/**
 * Compares an event with its charge: captured money must be the whole amount, returned money at most that. Without a
 * currency, the charge's applies; without an amount, the event cannot be booked.
 */
export function eventDifference(
  charged: RequestedMoney,
  { amount, currency }: EventMoney,
  way: 'CAME' | 'WENT_BACK',
): Exclude<MoneyDifference, 'MERCHANT'> | null {
  if (currency !== null && currency !== charged.currency) return 'CURRENCY';
  if (amount === null) return way === 'CAME' ? null : 'AMOUNT';
  const fits = way === 'CAME' ? amount.equals(charged.amount) : amount.lessThanOrEqualTo(charged.amount);
  return fits ? null : 'AMOUNT';
}
