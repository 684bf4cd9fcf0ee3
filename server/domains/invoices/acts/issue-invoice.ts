import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { applyOrderMoney } from '../../payments/ledger/order-money.ts';
import { lockLedger } from '../../payments/ledger/write-entries.ts';
import { issueRefusal } from '../rules/new-invoice.ts';
import type { BilledSalesOrder } from './billed-order.ts';
import type { BillingTerms } from './billing-terms.ts';
import { billedColumns, frozenContent, lineRows } from './invoice-columns.ts';
import { oweInvoice } from './owe-invoice.ts';

/** A draft to issue, with the current data of its order. */
type IssuedDraft = { id: number; number: string; billed: BilledSalesOrder };

/**
 * Issues a draft: updates it from its order once more, freezes its printed content, charges it to the customer, and
 * applies the prepayments of its order. The caller has locked the sales order.
 */
export async function issueInvoice(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  { id, number, billed }: IssuedDraft,
  terms: BillingTerms,
): Promise<void> {
  const { order, facts } = billed;
  const refused = issueRefusal(facts);
  if (refused) throw new RefusedError(refused);
  await lockLedger(tx, order.customerId);
  await tx.invoiceLine.deleteMany({ where: { invoiceId: id } });
  await tx.invoiceLine.createMany({ data: lineRows(id, billed.amounts.lines) });
  await oweInvoice(tx, actor, {
    id,
    customerId: order.customerId,
    content: frozenContent(number, billed, terms),
    columns: { ...billedColumns(billed), isLast: billed.amounts.isLast },
  });
  await applyOrderMoney(tx, actor, { salesOrderId: order.id, bookedOn: terms.today });
}
