import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { PAYMENTS_ADD } from '../../payments/access.ts';
import { paymentField } from '../../payments/payment/payment-result.ts';
import type { Leg } from '../../payments/rules/allocation.ts';
import { bankStateOf } from '../../payments/rules/bank-state.ts';
import { today } from '../../settings/company-day.ts';
import { applyRest } from './apply-rest.ts';
import { type LockedPayment, lockedPayment } from './locked-payment.ts';
import { isReservedFor } from './order-prepayments.ts';
import { allocationRules, PaymentAllocationInput } from './payment-allocation.input.ts';
import { requireCollecting } from './require-collecting.ts';
import { touchedInvoicesField } from './touched-invoices.ts';

const rules = z.object({ allocations: allocationRules.nullish() });

mutation('applyPayment', {
  description:
    'Applies the available amount of a payment to invoices of its customer: as given, otherwise to the invoices of its sales order, then to those due first. A payment for an order is reserved for the invoices of that order until the order is completed (`PAYMENT_KEPT_FOR_ORDER`). Refused while the bank has not confirmed a card payment (`BANK_OUTSTANDING`). Staff only.',
  permission: requireCollecting(PAYMENTS_ADD),
  audit: { action: 'PAYMENT_APPLY', entityType: 'Payment' },
  repeat: 'naturally repeatable: what was applied is available no more; a repeat is told so',
  budget: 60,
  input: (t) => ({
    id: t.id({ required: true, description: 'Payment.' }),
    allocations: t.field({
      type: [PaymentAllocationInput],
      description:
        'Amounts per invoice. Absent: applied to the invoices of its order, then to those with the earliest due dates.',
    }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ id, version, ...input }, context, writes) => {
    const { allocations } = parseInput(rules, {
      allocations: input.allocations?.map((each) => ({ ...each, invoiceId: String(each.invoiceId) })),
    });
    const bookedOn = await today(context);
    const key = rowKey('Payment', id);
    return writes.transaction(async (tx, record) => {
      const payment = await lockedPayment(tx, context.viewer, { id: key, version }, ({ customerId }) =>
        allocations ? allocations.map(({ invoiceId }) => invoiceId) : { owedBy: customerId },
      );
      if (bankStateOf(payment.charge) === 'OUTSTANDING') throw new RefusedError('BANK_OUTSTANDING');
      const among = await reservedInvoices(tx, payment, allocations ?? null);
      const rest = {
        fund: { paymentId: key },
        id: key,
        row: payment,
        allocations: allocations ?? null,
        bookedOn,
        ...(among ? { among } : {}),
      };
      const invoiceIds = await applyRest(tx, context, rest, record);
      return { paymentId: key, invoiceIds };
    });
  },
  success: (t) => ({ payment: paymentField(t), invoices: touchedInvoicesField(t) }),
  sample: async ({ caller, admin, payment, invoice }) => ({
    as: caller(admin),
    input: {
      id: encodeGlobalId('Payment', await payment()),
      allocations: [{ invoiceId: encodeGlobalId('Invoice', await invoice()), amount: '1.00' }],
    },
  }),
});

/** The invoices that a payment may pay while it is reserved for its sales order: those of that order; null for any. */
async function reservedInvoices(
  tx: Prisma.TransactionClient,
  { salesOrder }: LockedPayment,
  allocations: readonly Leg[] | null,
): Promise<Prisma.InvoiceWhereInput | null> {
  if (!salesOrder || !(await isReservedFor(tx, salesOrder.id))) return null;
  const ids = allocations?.map(({ invoiceId }) => invoiceId) ?? [];
  const others = await tx.invoice.count({
    where: { id: { in: ids }, NOT: { salesOrderId: salesOrder.id } },
  });
  if (others > 0) throw new RefusedError('PAYMENT_KEPT_FOR_ORDER', { number: salesOrder.number });
  return { salesOrderId: salesOrder.id };
}
