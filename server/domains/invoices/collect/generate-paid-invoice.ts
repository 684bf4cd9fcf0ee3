import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { decimal, moneyText, sumMoney } from '../../../lib/money.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { applyFunds } from '../../payments/ledger/apply-funds.ts';
import { lockLedger } from '../../payments/ledger/write-entries.ts';
import { drawPrepayments } from '../../payments/rules/allocation.ts';
import { INVOICE_STATUSES, invoiceStatusCode } from '../../payments/rules/invoice-status.ts';
import { readBilledOrder } from '../acts/billed-order.ts';
import type { BillingTerms } from '../acts/billing-terms.ts';
import { draftInvoice, latestInvoice } from '../acts/draft-invoice.ts';
import { issueInvoice } from '../acts/issue-invoice.ts';
import { newInvoiceRefusal } from '../rules/new-invoice.ts';
import { orderPrepayments } from './order-prepayments.ts';
import { settleOrdersOf } from './orders-of-invoices.ts';

const UNPAID: readonly number[] = [
  INVOICE_STATUSES.DRAFT.id,
  INVOICE_STATUSES.OPEN.id,
  INVOICE_STATUSES.PARTIALLY_PAID.id,
];

/** A locked sales order that may be invoiced. */
type Order = { id: number; orderGroupId: number; customerId: number };

/**
 * Creates, issues and pays the invoice of a sales order from existing money. If its invoice is already paid, that one
 * is returned.
 * @throws RefusedError PREPAYMENTS_MISSING with the missing amount
 */
export async function generatePaidInvoice(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  { id: salesOrderId, orderGroupId, customerId }: Order,
  { terms, record }: { terms: BillingTerms; record: RecordFacts },
): Promise<number> {
  const standing = await unpaidInvoice(tx, { salesOrderId, orderGroupId });
  const status = standing && invoiceStatusCode(standing.statusId);
  if (standing && status === 'PAID') {
    record(null);
    return standing.id;
  }
  if (status === 'WRITTEN_OFF') throw new RefusedError('INVOICE_WRITTEN_OFF', { number: standing?.number });
  const invoice = standing
    ? { ...standing, billed: await readBilledOrder(tx, salesOrderId, standing.shipmentId) }
    : await draftInvoice(tx, context, salesOrderId);
  const { id: entityId, number } = invoice;
  if (!standing) record({ action: 'INVOICE_CREATE', entityId, customerId, data: { number } });
  await lockLedger(tx, customerId);
  const { currency } = invoice.billed.order.orderGroup;
  const isIssued = status !== null && status !== 'DRAFT';
  const due = isIssued ? await balanceOf(tx, entityId) : invoice.billed.amounts.grandTotal;
  const prepayments = await orderPrepayments(tx, { salesOrderId, customerId, currency });
  const available = sumMoney(prepayments.map((each) => each.available));
  if (available.lessThan(due))
    throw new RefusedError('PREPAYMENTS_MISSING', {
      due: moneyText(due),
      available: moneyText(available),
      missing: moneyText(due.minus(available)),
    });
  if (!isIssued) {
    await issueInvoice(tx, context, invoice, terms);
    record({ action: 'INVOICE_ISSUE', entityId, customerId, data: { number } });
  }
  // Issuing applies the payments towards the order; other money of the customer pays the rest.
  const left = isIssued ? due : await balanceOf(tx, entityId);
  const others = isIssued ? prepayments : await orderPrepayments(tx, { salesOrderId, customerId, currency });
  const legs = drawPrepayments(left, others).map((leg) => ({ ...leg, invoiceId: entityId }));
  await applyFunds(tx, context, legs, { customerId, currency, bookedOn: terms.today });
  await settleOrdersOf(tx, context, [entityId]);
  record({ action: 'INVOICE_PAY', entityId, customerId, data: { number, amount: moneyText(due) } });
  return entityId;
}

/**
 * The next invoice of an order to pay: its draft, or one with a balance; the latest one if nothing is left to invoice;
 * null: create a new one.
 */
async function unpaidInvoice(
  tx: Prisma.TransactionClient,
  { salesOrderId, orderGroupId }: { salesOrderId: number; orderGroupId: number },
) {
  const newest = await latestInvoice(tx, orderGroupId);
  if (newest === null || UNPAID.includes(newest.statusId)) return newest;
  const owed = await tx.invoice.findFirst({
    where: { orderGroupId, statusId: { in: [...UNPAID] } },
    orderBy: { id: 'asc' },
    select: { id: true, number: true, statusId: true, shipmentId: true },
  });
  if (owed) return owed;
  const { facts } = await readBilledOrder(tx, salesOrderId);
  return newInvoiceRefusal(facts) === null ? null : newest;
}

async function balanceOf(tx: Prisma.TransactionClient, id: number) {
  const { balance } = await tx.invoice.findUniqueOrThrow({ where: { id }, select: { balance: true } });
  return decimal(balance);
}
