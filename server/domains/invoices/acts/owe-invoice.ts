import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { hashOf } from '../../../database/idempotency.ts';
import { dateOfIsoDay } from '../../../lib/calendar.ts';
import { decimal } from '../../../lib/money.ts';
import { settleAccounts } from '../../payments/ledger/settle-accounts.ts';
import { writeEntries } from '../../payments/ledger/write-entries.ts';
import type { InvoiceContent } from '../invoice/invoice-content.ts';
import type { BilledColumns } from './invoice-columns.ts';

/** An invoice to issue, with its printed content. */
type OwedInvoiceRow = {
  id: number;
  customerId: number;
  content: InvoiceContent;
  /** Columns that changed since it was created. */
  columns?: BilledColumns & { isLast: boolean };
};

/**
 * Issues an invoice on the day of its content: freezes the content with its hash, and charges it to the customer. The
 * caller has locked the ledger.
 */
export async function oweInvoice(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  { id, customerId, content, columns }: OwedInvoiceRow,
): Promise<void> {
  const { issuedOn, dueOn, currency, total } = content;
  await tx.invoice.update({
    where: { id },
    data: {
      ...columns,
      issuedAt: actor.now,
      issuedOn: dateOfIsoDay(issuedOn),
      dueOn: dateOfIsoDay(dueOn),
      content,
      contentHash: hashOf(content),
    },
    select: { id: true },
  });
  await writeEntries(tx, actor, {
    customerId,
    currency,
    bookedOn: issuedOn,
    entries: [{ kind: 'INVOICED', amount: decimal(total), invoiceId: id, paymentId: null, reversesId: null }],
  });
  await settleAccounts(tx, { invoiceIds: [id], paymentIds: [], now: actor.now });
}
