import type { Prisma } from '../../../database/generated/client.ts';
import { NotFoundError } from '../../../errors/errors.ts';
import { decimal, percentOf, sumMoney, ZERO } from '../../../lib/money.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import { JOB_NUMBER } from '../../orders/lines/shown-job-number.ts';
import { discountOfPart } from '../../orders/rules/calculate-order.ts';
import type { ChargeKind } from '../../orders/rules/order-charges.ts';
import { isWithdrawn } from '../../orders/rules/order-state.ts';
import { isPaymentTermsCode, type PaymentTermsCode } from '../../orders/rules/payment-terms.ts';
import { orderCalculationInput } from '../../orders/totals/order-calculation-input.ts';
import { CHARGE_ORDER } from '../../orders/totals/order-charge.type.ts';
import { NOT_VOID } from '../../payments/rules/invoice-status.ts';
import { type SalesOrderStatusCode, salesOrderStatusCode } from '../../sales-orders/rules/status-codes.ts';
import { type InvoiceAmounts, invoiceAmounts } from '../rules/invoice-lines.ts';
import {
  billableTotal,
  type Credited,
  type InvoiceShare,
  invoiceShare,
  type Pieces,
} from '../rules/invoice-share.ts';
import type { BillableOrder } from '../rules/new-invoice.ts';

const BILLED = {
  id: true,
  number: true,
  customerId: true,
  placedById: true,
  contactId: true,
  statusId: true,
  termsCode: true,
  lines: { select: { jobOrderId: true, shippedQuantity: true } },
  shipments: {
    where: { voidedAt: null },
    select: {
      id: true,
      number: true,
      lines: { select: { quantity: true, line: { select: { jobOrderId: true } } } },
    },
  },
  invoices: {
    where: { issuedAt: { not: null }, ...NOT_VOID },
    orderBy: { id: 'asc' },
    select: {
      number: true,
      shipmentId: true,
      discountValue: true,
      shippingPrice: true,
      salesTaxValue: true,
      credits: {
        where: { voided: 0, settlesOrder: true },
        select: { number: true, amount: true, salesTaxValue: true },
      },
      lines: {
        orderBy: { rank: 'asc' },
        select: {
          kind: true,
          jobOrderId: true,
          orderChargeId: true,
          titleEn: true,
          titleFr: true,
          quantity: true,
          unitPrice: true,
          amount: true,
        },
      },
    },
  },
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
      promotions: true,
      charges: { orderBy: CHARGE_ORDER },
      jobOrders: {
        orderBy: [{ numberRank: 'asc' }, { id: 'asc' }],
        select: {
          id: true,
          ...JOB_NUMBER,
          statusId: true,
          titleEn: true,
          titleFr: true,
          reference: true,
          endCustomer: true,
          quantity: true,
          unitPrice: true,
          lineTotal: true,
          chargesTotal: true,
          itemTypeId: true,
          remadeFromId: true,
          pricingMode: true,
          shippedAt: true,
        },
      },
    },
  },
} satisfies Prisma.SalesOrderSelect;

type OrderRow = Prisma.SalesOrderGetPayload<{ select: typeof BILLED }>;

/** A sales order with everything that an invoice contains. */
export type BilledSalesOrder = {
  order: OrderRow;
  terms: PaymentTermsCode;
  /** The current amounts of the whole order. */
  whole: InvoiceAmounts;
  /** The part that the invoice charges. */
  amounts: InvoiceShare;
  /** The invoiced shipment; null for everything that is left. */
  shipment: { id: number; number: string } | null;
  facts: BillableOrder;
};

/**
 * Reads what an order's next invoice charges: one of its shipments, or everything that is left. The caller has locked
 * the order.
 */
export async function readBilledOrder(
  tx: Prisma.TransactionClient,
  salesOrderId: number,
  shipmentId: number | null = null,
): Promise<BilledSalesOrder> {
  const order = await tx.salesOrder.findUniqueOrThrow({ where: { id: salesOrderId }, select: BILLED });
  const shipment = order.shipments.find(({ id }) => id === shipmentId) ?? null;
  if (shipmentId !== null && shipment === null) throw new NotFoundError('Shipment');
  const { jobOrders, charges, ...placed } = order.orderGroup;
  const whole = invoiceAmounts({ placed, jobs: jobOrders, charges });
  const calculationInput = orderCalculationInput(order.orderGroup);
  const status = salesOrderStatusCode(order.statusId);
  const left = shipment && leftPieces(order, shipment.id);
  const amounts = invoiceShare({
    whole,
    pieces: duePieces(order, status),
    issued: order.invoices,
    credited: creditedOf(order),
    billedPieces: left,
    atTheEnd: new Set(charges.filter(({ kind }) => TAKES_OFF.includes(kind)).map(({ id }) => id)),
    discountOf: (due) => discountOfPart(calculationInput, due),
    taxOf: ({ subTotal, discountValue }) =>
      percentOf(
        placed.taxBase === 'NET_OF_DISCOUNT' ? subTotal.minus(discountValue) : subTotal,
        decimal(placed.salesTaxPercent),
      ),
  });
  const total = billableTotal(amounts);
  const unsettled = jobOrders.filter(
    ({ id, pricingMode, shippedAt, statusId }) =>
      pricingMode !== 'FIXED' &&
      shippedAt === null &&
      !isWithdrawn(jobStatusCode(statusId)) &&
      (left === null || left.has(id)),
  );
  return {
    order,
    // Unknown payment terms count as on hold.
    terms: isPaymentTermsCode(order.termsCode) ? order.termsCode : 'ON_HOLD',
    whole,
    amounts,
    shipment,
    facts: {
      status,
      total,
      unsettledJobs: unsettled.length,
      isInvoiced: isInvoiced(order, shipmentId) || (order.invoices.length > 0 && !total.greaterThan(ZERO)),
    },
  };
}

/** Charges that remove pieces from a job. */
const TAKES_OFF: readonly string[] = [
  'REMADE',
  'SHORT',
  'CANCELLATION',
  'CANCELLATION_FEE',
] satisfies ChargeKind[];

/** Statuses of orders without further shipments. */
const CLOSED: readonly SalesOrderStatusCode[] = ['SHIPPED', 'COMPLETED', 'CANCELLED'];

/** The pieces of each job to ship in total: only the shipped ones, once there are no further shipments. */
function duePieces({ lines, orderGroup }: OrderRow, status: SalesOrderStatusCode): Pieces {
  const left = new Map(lines.map(({ jobOrderId, shippedQuantity }) => [jobOrderId, shippedQuantity]));
  return new Map(
    orderGroup.jobOrders
      .filter(({ statusId }) => !isWithdrawn(jobStatusCode(statusId)))
      .map(({ id, quantity }) => [id, CLOSED.includes(status) ? (left.get(id) ?? 0) : quantity]),
  );
}

/** The pieces of each job in invoiced shipments, and in one more. */
function leftPieces({ shipments, invoices }: OrderRow, shipmentId: number): Pieces {
  const pieces = new Map<number, number>();
  for (const { id, lines } of shipments)
    if (id === shipmentId || invoices.some((invoice) => invoice.shipmentId === id))
      for (const { quantity, line } of lines)
        pieces.set(line.jobOrderId, (pieces.get(line.jobOrderId) ?? 0) + quantity);
  return pieces;
}

/** What credit memos returned of its invoices after the total decreased. */
function creditedOf({ invoices }: OrderRow): Credited {
  const credits = invoices.flatMap((invoice) => invoice.credits);
  return {
    numbers: credits.map(({ number }) => number),
    amount: sumMoney(credits.map(({ amount }) => decimal(amount))),
    salesTaxValue: sumMoney(credits.map(({ salesTaxValue }) => decimal(salesTaxValue))),
  };
}

/** Whether a shipment is already invoiced, alone or with everything that was left. */
function isInvoiced({ invoices }: OrderRow, shipmentId: number | null): boolean {
  return (
    shipmentId !== null &&
    invoices.some((invoice) => invoice.shipmentId === shipmentId || invoice.shipmentId === null)
  );
}
