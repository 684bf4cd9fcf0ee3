import type { LedgerEntry } from '../../../database/generated/client.ts';
import { dateOfIsoDay, type IsoDay, storedDay } from '../../../lib/calendar.ts';
import { decimal, sumMoney } from '../../../lib/money.ts';
import type { Context } from '../../../schema/context.ts';
import { INVOICES_VIEW } from '../../invoices/rules/transitions.ts';
import {
  ADDRESS_WITH_PLACE,
  type AddressSnapshot,
  snapshotOfAddress,
} from '../../orders/addresses/address-snapshot.ts';
import { PAYMENTS_VIEW } from '../../payments/access.ts';
import type { LedgerKind } from '../../payments/rules/ledger.ts';
import { seesWholeAccount } from '../access.ts';
import { type CustomerBalance, customerBalance } from '../balance/customer-balance.ts';
import { changeOf, MOVING_KINDS, type StatedEntry, type Statement, statementOf } from '../rules/statement.ts';

/** An entry of a statement, with its document. */
export type StatementEntry = StatedEntry & {
  isReversal: boolean;
  reason: string | null;
  reference: string | null;
  /** Number of the invoice, payment or credit. */
  number: string;
};

/** An account statement: a period, and the current balance. */
export type AccountStatement = Statement<StatementEntry> & {
  from: IsoDay;
  to: IsoDay;
  /** Null if the customer has no address. */
  billingAddress: AddressSnapshot | null;
  balance: CustomerBalance;
};

/** Maximum number of movements of a statement. */
const MAX_MOVEMENTS = 2_000;

const NUMBERED = { select: { number: true } };

/**
 * The account statement of a customer over a period, including both days; null if the viewer does not see the whole
 * account.
 */
export async function accountStatement(
  context: Context,
  customerId: number,
  { from, to }: { from: IsoDay; to: IsoDay },
): Promise<AccountStatement | null> {
  const { db, viewer } = context;
  const isWhole = [INVOICES_VIEW, PAYMENTS_VIEW].every((permission) =>
    seesWholeAccount(viewer, permission, customerId),
  );
  const balance = isWhole ? await customerBalance(context, customerId) : null;
  if (!balance) return null;
  const { currency } = balance;
  const moving = { customerId, currency, kind: { in: [...MOVING_KINDS] } };
  const [before, entries, billing] = await Promise.all([
    db.ledgerEntry.groupBy({
      by: ['kind'],
      where: { ...moving, bookedOn: { lt: dateOfIsoDay(from) } },
      _sum: { amount: true },
    }),
    db.ledgerEntry.findMany({
      where: { ...moving, bookedOn: { gte: dateOfIsoDay(from), lte: dateOfIsoDay(to) } },
      orderBy: [{ bookedOn: 'asc' }, { id: 'asc' }],
      take: MAX_MOVEMENTS,
      include: { invoice: NUMBERED, payment: NUMBERED, credit: NUMBERED },
    }),
    db.address.findFirst({
      where: { customerId, archivedAt: null },
      orderBy: [{ isDefaultBilling: 'desc' }, { isDefaultShipping: 'desc' }, { id: 'asc' }],
      include: ADDRESS_WITH_PLACE,
    }),
  ]);
  const opening = sumMoney(
    before.map(({ kind, _sum: { amount } }) =>
      changeOf({ kind: kindOf(kind), amount: decimal(amount ?? '0') }),
    ),
  );
  return {
    from,
    to,
    billingAddress: billing && snapshotOfAddress(billing),
    balance,
    ...statementOf(opening, entries.map(statedEntry)),
  };
}

type Numbered = { number: string } | null;

function statedEntry({
  invoice,
  payment,
  credit,
  ...entry
}: LedgerEntry & { invoice: Numbered; payment: Numbered; credit: Numbered }): StatementEntry {
  const { id, kind, amount, bookedOn, reversesId, reason, reference } = entry;
  return {
    id,
    kind: kindOf(kind),
    amount: decimal(amount),
    bookedOn: storedDay(bookedOn),
    isReversal: reversesId !== null,
    reason,
    reference,
    number: (invoice ?? payment ?? credit)?.number ?? '',
  };
}

function kindOf(kind: string): LedgerKind {
  // Only entries of the rules are written to this column.
  return kind as LedgerKind;
}
