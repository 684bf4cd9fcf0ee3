import type { IsoDay } from '../../../lib/calendar.ts';
import { type Money, sumMoney, ZERO } from '../../../lib/money.ts';
import type { LedgerKind } from '../../payments/rules/ledger.ts';

/** How each kind of entry changes the total balance. Allocations to invoices do not change it. */
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

/** An entry of a statement. */
export type StatedEntry = { id: number; kind: LedgerKind; amount: Money; bookedOn: IsoDay };

/** A movement of an account: its change, and the balance afterwards. */
export type Movement<Entry extends StatedEntry> = {
  entry: Entry;
  /** Negative if it reduces the balance. */
  change: Money;
  balance: Money;
};

/** The movements of a period, with the balance before and after; negative if the customer has a credit balance. */
export type Statement<Entry extends StatedEntry> = {
  opening: Money;
  movements: Movement<Entry>[];
  closing: Money;
};

/** The change of the total balance by an entry. */
export function changeOf({ kind, amount }: Pick<StatedEntry, 'kind' | 'amount'>): Money {
  return amount.mul(DIRECTION[kind]);
}

/** Kinds of entries that change the total balance. */
export const MOVING_KINDS: readonly LedgerKind[] = (Object.keys(DIRECTION) as LedgerKind[]).filter(
  (kind) => DIRECTION[kind] !== 0,
);

/** The statement of a period from the previous balance and the entries since, by day and in the order of writing. */
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
