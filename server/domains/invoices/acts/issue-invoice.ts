import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { dateOfIsoDay } from '../../../lib/calendar.ts';
import { settleAccounts } from '../../payments/ledger/settle-accounts.ts';
import { type Bookkeeper, lockLedger, writeEntries } from '../../payments/ledger/write-entries.ts';
import { issueRefusal } from '../rules/new-invoice.ts';
import type { BilledSalesOrder } from './billed-order.ts';
import type { BillingDesk } from './billing-desk.ts';
import { billedColumns, frozenContent, lineRows } from './invoice-columns.ts';

/** A draft that is issued, with its order as it is now. */
export type IssuedDraft = { id: number; number: string; billed: BilledSalesOrder };

/**
 * Issues a draft: it is brought in line with its order once more, what is printed is frozen, and from now on it is owed.
 * The caller holds the lock of the sales order.
 */
export async function issueInvoice(
  tx: Prisma.TransactionClient,
  keeper: Bookkeeper,
  { id, number, billed }: IssuedDraft,
  desk: BillingDesk,
): Promise<void> {
  const { order, facts, amounts } = billed;
  const refused = issueRefusal(facts);
  if (refused) throw new RefusedError(refused);
  await lockLedger(tx, order.customerId);
  const { content, contentHash, dueOn } = frozenContent(number, billed, desk);
  await tx.invoiceLine.deleteMany({ where: { invoiceId: id } });
  await tx.invoiceLine.createMany({ data: lineRows(id, billed) });
  await tx.invoice.update({
    where: { id },
    data: {
      ...billedColumns(billed),
      issuedAt: keeper.now,
      issuedOn: dateOfIsoDay(desk.today),
      dueOn: dateOfIsoDay(dueOn),
      content,
      contentHash,
    },
    select: { id: true },
  });
  await writeEntries(tx, keeper, {
    customerId: order.customerId,
    currency: order.orderGroup.currency,
    bookedOn: desk.today,
    entries: [
      { kind: 'INVOICED', amount: amounts.grandTotal, invoiceId: id, paymentId: null, reversesId: null },
    ],
  });
  await settleAccounts(tx, { invoiceIds: [id], paymentIds: [], now: keeper.now });
}
