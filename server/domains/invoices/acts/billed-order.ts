import type { Prisma } from '../../../database/generated/client.ts';
import { jobStatusCode } from '../../jobs/job/job-statuses.ts';
import { CHARGE_ORDER } from '../../jobs/orders/order-charge.type.ts';
import { isWithdrawn } from '../../jobs/rules/orders/order-state.ts';
import { isPaymentTermsCode, type PaymentTermsCode } from '../../jobs/rules/orders/payment-terms.ts';
import { salesOrderStatusCode } from '../../sales-orders/rules/status-codes.ts';
import { type InvoiceAmounts, invoiceAmounts } from '../rules/invoice-lines.ts';
import type { BillableOrder } from '../rules/new-invoice.ts';

const BILLED = {
  id: true,
  number: true,
  customerId: true,
  placedById: true,
  contactId: true,
  statusId: true,
  termsCode: true,
  customer: {
    select: { name: true, language: true, accountNumber: true, taxExempt: true, taxExemptNumber: true },
  },
  orderGroup: {
    select: {
      id: true,
      code: true,
      currency: true,
      poNumber: true,
      customerWoNumber: true,
      billingAddress: true,
      shippingAddress: true,
      subTotal: true,
      discountValue: true,
      shippingPrice: true,
      salesTaxPercent: true,
      taxBase: true,
      taxComponents: true,
      salesTaxValue: true,
      grandTotal: true,
      charges: { orderBy: CHARGE_ORDER },
      jobOrders: {
        orderBy: [{ numberRank: 'asc' }, { id: 'asc' }],
        select: {
          id: true,
          number: true,
          statusId: true,
          titleEn: true,
          titleFr: true,
          reference: true,
          endCustomer: true,
          quantity: true,
          unitPrice: true,
          lineTotal: true,
          remadeFromId: true,
          pricingMode: true,
          shippedAt: true,
        },
      },
    },
  },
} satisfies Prisma.SalesOrderSelect;

/** A sales order with all that an invoice says of it. */
export type BilledSalesOrder = {
  order: Prisma.SalesOrderGetPayload<{ select: typeof BILLED }>;
  terms: PaymentTermsCode;
  amounts: InvoiceAmounts;
  facts: Omit<BillableOrder, 'isInvoiced'>;
};

/** Reads what an order is billed now; the caller holds its lock. */
export async function readBilledOrder(
  tx: Prisma.TransactionClient,
  salesOrderId: number,
): Promise<BilledSalesOrder> {
  const order = await tx.salesOrder.findUniqueOrThrow({ where: { id: salesOrderId }, select: BILLED });
  const { jobOrders, charges, ...placed } = order.orderGroup;
  const amounts = invoiceAmounts({ placed, jobs: jobOrders, charges });
  const unsettled = jobOrders.filter(
    ({ pricingMode, shippedAt, statusId }) =>
      pricingMode !== 'FIXED' && shippedAt === null && !isWithdrawn(jobStatusCode(statusId)),
  );
  return {
    order,
    // Unknown payment terms count as on hold, as everywhere.
    terms: isPaymentTermsCode(order.termsCode) ? order.termsCode : 'ON_HOLD',
    amounts,
    facts: {
      status: salesOrderStatusCode(order.statusId),
      total: amounts.grandTotal,
      unsettledJobs: unsettled.length,
    },
  };
}
