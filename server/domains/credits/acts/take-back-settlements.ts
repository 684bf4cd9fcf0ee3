import type { Prisma } from '../../../database/generated/client.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { decimal, type Money } from '../../../lib/money.ts';
import { KEPT_SELECT, keptEntries } from '../../payments/ledger/kept-entries.ts';
import type { Bookkeeper } from '../../payments/ledger/write-entries.ts';
import { NOT_VOID } from '../../payments/rules/invoice-status.ts';
import { reversalsOf } from '../../payments/rules/ledger.ts';
import { outdatedSettlements } from '../rules/settle-change.ts';
import { takeBackEntries } from './take-back-entries.ts';

/** An order that comes to `due` now, and why and when its credits are taken back. */
type GrownOrder = { salesOrderId: number; due: Money; reason: string; bookedOn: IsoDay };

/**
 * Voids the credits that settled earlier changes of an order which comes to more again, so that its invoices are owed as
 * far as it does. Credits that were paid out, or that other invoices took, stay. The caller holds the locks of the order
 * and of the ledger.
 */
export async function takeBackSettlements(
  tx: Prisma.TransactionClient,
  keeper: Bookkeeper,
  { salesOrderId, due, reason, bookedOn }: GrownOrder,
): Promise<void> {
  const invoices = await tx.invoice.findMany({
    where: { salesOrderId, issuedAt: { not: null }, ...NOT_VOID },
    select: {
      id: true,
      total: true,
      credits: {
        where: { voided: 0, settlesOrder: true },
        select: { id: true, amount: true, refunded: true, entries: { select: KEPT_SELECT } },
      },
    },
  });
  const settlements = invoices
    .flatMap(({ id: invoiceId, credits }) =>
      credits.map(({ id, amount, refunded, entries }) => ({
        id,
        invoiceId,
        amount: decimal(amount),
        isUsed:
          !refunded.isZero() ||
          reversalsOf(keptEntries(entries)).some(
            (entry) => entry.kind === 'CREDIT_APPLIED' && entry.invoiceId !== invoiceId,
          ),
      })),
    )
    .toSorted((one, other) => other.id - one.id);
  const totals = invoices.map(({ total }) => decimal(total));
  for (const { id: creditId } of outdatedSettlements(due, totals, settlements))
    for (const kind of ['CREDIT_APPLIED', 'CREDIT_ISSUED'] as const)
      await takeBackEntries(tx, keeper, { creditId, kind, reason, bookedOn });
}
