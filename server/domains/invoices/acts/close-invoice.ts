import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { decimal, ZERO } from '../../../lib/money.ts';
import { notify } from '../../notices/notify/notify.task.ts';
import { entryOccurrence } from '../../payments/ledger/entry-occurrence.ts';
import { releaseOrderMoney } from '../../payments/ledger/order-money.ts';
import { settleAccounts } from '../../payments/ledger/settle-accounts.ts';
import { writeEntries } from '../../payments/ledger/write-entries.ts';
import { INVOICE_STATUSES } from '../../payments/rules/invoice-status.ts';
import type { MovedInvoice } from './locked-invoice.ts';
import { followVoid } from './void-watch.ts';

/** How an invoice is closed without a payment, with reason and day. */
export type Closing = { action: 'VOID' | 'WRITE_OFF'; reason: string; today: IsoDay };

/** Notifies users of a void that books nothing, because the invoice had no amount; of a draft nobody is notified. */
async function notifyOfNothing(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  { id: invoiceId, reason, currency }: Pick<MovedInvoice, 'id' | 'currency'> & { reason: string },
): Promise<void> {
  const entry = { amount: ZERO, invoiceId, paymentId: null, creditId: null };
  await notify(tx, entryOccurrence(context, { event: 'INVOICE_VOIDED', entry, reason, currency }));
}

/** Voids an invoice, or writes off its balance. The caller has locked it and checked the rules. */
export async function closeInvoice(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  invoice: MovedInvoice,
  { action, reason, today }: Closing,
): Promise<void> {
  const { viewer, now } = context;
  const { id, number, customerId, currency, consignmentId, salesOrderId } = invoice;
  if (action === 'VOID')
    await releaseOrderMoney(tx, context, { id, salesOrderId, customerId, currency, reason, bookedOn: today });
  await tx.invoice.update({
    where: { id },
    data: {
      // Other statuses follow from the sums; VOID does not.
      ...(action === 'VOID' ? { statusId: INVOICE_STATUSES.VOID.id } : {}),
      closeReason: reason,
      closedAt: now,
      closedById: viewer.userId,
      closedActingById: viewer.actingById,
    },
    select: { id: true },
  });
  const { balance } = await tx.invoice.findUniqueOrThrow({ where: { id }, select: { balance: true } });
  const amount = decimal(balance);
  if (amount.isZero()) await notifyOfNothing(tx, context, { id, reason, currency });
  else
    await writeEntries(tx, context, {
      customerId,
      currency,
      bookedOn: today,
      reason,
      entries: [
        {
          kind: action === 'VOID' ? 'VOIDED' : 'WRITTEN_OFF',
          amount,
          invoiceId: id,
          paymentId: null,
          reversesId: null,
        },
      ],
    });
  await settleAccounts(tx, { invoiceIds: [id], paymentIds: [], now });
  if (action === 'VOID') await followVoid(tx, context, { id, number, consignmentId, reason });
}
