import type { Viewer } from '../../../auth/viewer.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { OrderGroup } from '../../orders/order/order-group.type.ts';
import { currentSums } from '../../orders/rules/order-sums.ts';
import { LedgerEntry } from '../../payments/payment/ledger-entry.type.ts';
import { Payment } from '../../payments/payment/payment.type.ts';
import { INVOICE_STATUSES } from '../../payments/rules/invoice-status.ts';
import { seesSalesOrder } from '../../sales-orders/access.ts';
import { SalesOrder } from '../../sales-orders/order/sales-order.type.ts';
import { AMOUNTS_SELECT, OLDEST_FIRST } from '../../sales-orders/order/sales-order-facts.ts';
import { salesOrderStatusCode } from '../../sales-orders/rules/status-codes.ts';
import { SHIPPED_ORDER, shipmentNumbers } from '../../sales-orders/shipments/shipment-numbers.ts';
import { seesInvoice, visibleInvoices } from '../access.ts';
import { reachesBilling } from '../acts/billable-order.ts';
import { offeredBilling } from '../rules/offered-billing.ts';
import { BILLING_PERMISSIONS, SALES_ORDERS_BILL } from '../rules/transitions.ts';
import { Invoice } from './invoice.type.ts';

const NEWEST_FIRST = { id: 'desc' } as const;

/** The invoices of an order that are not void. */
function standing(invoices: readonly { statusId: number; total: DecimalInput; settled: DecimalInput }[]) {
  return invoices
    .filter(({ statusId }) => statusId !== INVOICE_STATUSES.VOID.id)
    .map(({ statusId, total, settled }) => ({ statusId, total: decimal(total), settled: decimal(settled) }));
}

/** The invoices of an order that the viewer may see. */
function shownInvoices(_args: object, { viewer }: { viewer: Viewer }) {
  return { where: visibleInvoices(viewer), orderBy: NEWEST_FIRST };
}

builder.prismaObjectField(OrderGroup, 'invoices', (t) =>
  t.relation('invoices', {
    query: shownInvoices,
    description: 'Its invoices that the viewer may see, newest first; at most one is a draft.',
  }),
);

builder.prismaObjectField(SalesOrder, 'invoices', (t) =>
  t.relation('invoices', {
    query: shownInvoices,
    description: 'Its invoices that the viewer may see, newest first; at most one is a draft.',
  }),
);

builder.prismaObjectField(SalesOrder, 'billingActions', (t) =>
  t.stringList({
    description:
      'Ways in which the viewer may bill it now: `CREATE_INVOICE` (`createInvoice`), `GENERATE_PAID_INVOICE` (`generatePaidInvoice`).',
    select: {
      customerId: true,
      placedById: true,
      contactId: true,
      statusId: true,
      orderGroup: { select: AMOUNTS_SELECT },
      // The same selection as PAYMENT_SELECT, so that they are read together.
      invoices: { orderBy: OLDEST_FIRST, select: { statusId: true, total: true, settled: true } },
    },
    resolve: ({ statusId, orderGroup: { charges, ...placed }, invoices, ...order }, _args, { viewer }) =>
      offeredBilling({
        status: salesOrderStatusCode(statusId),
        total: currentSums(placed, charges).grandTotal,
        invoices: standing(invoices),
        mayCreate: reachesBilling(viewer, BILLING_PERMISSIONS, order),
        mayGenerate: reachesBilling(viewer, [SALES_ORDERS_BILL], order),
      }),
  }),
);

builder.prismaObjectField(Invoice, 'salesOrderNumber', (t) =>
  t.string({
    nullable: true,
    description: 'Number of the sales order that it bills; null when the viewer may not see that.',
    select: { salesOrder: { select: { number: true, customerId: true, placedById: true, contactId: true } } },
    resolve: ({ salesOrder }, _args, { viewer }) =>
      salesOrder && seesSalesOrder(viewer, salesOrder) ? salesOrder.number : null,
  }),
);

builder.prismaObjectField(Invoice, 'shipmentNumbers', (t) =>
  t.stringList({
    description:
      'Number of the shipment that it bills; for an invoice of a whole order, the numbers of all its non-void shipments, oldest first. Empty when the viewer may not see that order.',
    select: { shipmentId: true, salesOrder: { select: SHIPPED_ORDER } },
    resolve: ({ shipmentId, salesOrder }, _args, { viewer }) =>
      shipmentNumbers(salesOrder, viewer, shipmentId),
  }),
);

builder.prismaObjectField(Payment, 'salesOrderNumber', (t) =>
  t.string({
    nullable: true,
    description: 'Number of the sales order that it was paid towards; null when the viewer may not see that.',
    select: { salesOrder: { select: { number: true, customerId: true, placedById: true, contactId: true } } },
    resolve: ({ salesOrder }, _args, { viewer }) =>
      salesOrder && seesSalesOrder(viewer, salesOrder) ? salesOrder.number : null,
  }),
);

builder.prismaObjectField(LedgerEntry, 'invoiceNumber', (t) =>
  t.string({
    nullable: true,
    description: 'Number of the invoice that it is about; null when the viewer may not see that.',
    select: {
      invoice: {
        select: { number: true, customerId: true, placedById: true, contactId: true, issuedAt: true },
      },
    },
    resolve: ({ invoice }, _args, { viewer }) =>
      invoice && seesInvoice(viewer, invoice) ? invoice.number : null,
  }),
);
