import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { decimal, type Money } from '../../../lib/money.ts';
import { ENTRY_SELECT, ledgerEntries } from '../../payments/ledger/ledger-entries.ts';
import { NOT_VOID } from '../../payments/rules/invoice-status.ts';
import { reversalsOf } from '../../payments/rules/ledger.ts';
import { outdatedSettlements } from '../rules/settle-change.ts';
import { reverseEntries } from './reverse-entries.ts';

/** An order with its current amount due, and the reason and day of voiding its credits. */
type GrownOrder = { salesOrderId: number; due: Money; reason: string; bookedOn: IsoDay };

/**
 * Voids the credits for earlier changes of an order whose total has increased again, so that its invoices are open
 * accordingly. Credits that were paid out or applied to other invoices stay. The caller has locked the order and the
 * ledger.
 */
export async function reverseSettlements(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  { salesOrderId, due, reason, bookedOn }: GrownOrder,
): Promise<void> {
  const invoices = await tx.invoice.findMany({
    where: { salesOrderId, issuedAt: { not: null }, ...NOT_VOID },
    select: {
      id: true,
      total: true,
      credits: {
        where: { voided: 0, settlesOrder: true },
        select: { id: true, amount: true, refunded: true, entries: { select: ENTRY_SELECT } },
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
          reversalsOf(ledgerEntries(entries)).some(
            (entry) => entry.kind === 'CREDIT_APPLIED' && entry.invoiceId !== invoiceId,
          ),
      })),
    )
    .toSorted((one, other) => other.id - one.id);
  const totals = invoices.map(({ total }) => decimal(total));
  for (const { id: creditId } of outdatedSettlements(due, totals, settlements))
    await reverseEntries(tx, actor, {
      creditId,
      kinds: ['CREDIT_APPLIED', 'CREDIT_ISSUED'],
      reason,
      bookedOn,
    });
}
