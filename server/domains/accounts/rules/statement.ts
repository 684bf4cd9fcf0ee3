import type { IsoDay } from '../../../lib/calendar.ts';
import { type Money, sumMoney, ZERO } from '../../../lib/money.ts';
import type { LedgerKind } from '../../payments/rules/ledger.ts';

/** Entries that move what a customer owes altogether, and in which direction. That money goes to an invoice moves nothing. */
const DIRECTION: Readonly<Record<LedgerKind, 1 | 0 | -1>> = {
  INVOICED: 1,
  VOIDED: -1,
  WRITTEN_OFF: -1,
  PAYMENT_RECEIVED: -1,
  PAYMENT_APPLIED: 0,
  PAYMENT_REFUNDED: 1,
  CREDIT_ISSUED: -1,
  CREDIT_APPLIED: 0,
  CREDIT_REFUNDED: 1,
};

/** An entry as a statement reads it. */
export type StatedEntry = { id: number; kind: LedgerKind; amount: Money; bookedOn: IsoDay };

/** A movement of an account: what it owes more, or less, and what it owes then. */
export type Movement<Entry extends StatedEntry> = {
  entry: Entry;
  /** Negative for what is owed less. */
  change: Money;
  balance: Money;
};

/** The movements of a period, with what was owed before and after; negative: what the customer has left over. */
export type Statement<Entry extends StatedEntry> = {
  opening: Money;
  movements: Movement<Entry>[];
  closing: Money;
};

/** By how much an entry moves what is owed altogether. */
export function changeOf({ kind, amount }: Pick<StatedEntry, 'kind' | 'amount'>): Money {
  return amount.mul(DIRECTION[kind]);
}

/** Kinds that move what is owed altogether. */
export const MOVING_KINDS: readonly LedgerKind[] = (Object.keys(DIRECTION) as LedgerKind[]).filter(
  (kind) => DIRECTION[kind] !== 0,
);

/** The statement of a period from what was owed before and the entries since, by day and as they were written. */
export function statementOf<Entry extends StatedEntry>(
  opening: Money,
  entries: readonly Entry[],
): Statement<Entry> {
  const inOrder = entries.toSorted(
    (one, other) => one.bookedOn.localeCompare(other.bookedOn) || one.id - other.id,
  );
  let balance = opening;
  const movements = inOrder.flatMap((entry) => {
    const change = changeOf(entry);
    if (change.equals(ZERO)) return [];
    balance = balance.plus(change);
    return [{ entry, change, balance }];
  });
  return { opening, movements, closing: sumMoney([opening, ...movements.map(({ change }) => change)]) };
}
