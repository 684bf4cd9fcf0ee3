import { encodeGlobalId } from '../../../lib/global-id.ts';
import { decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { INVOICE_STATUSES, NOT_VOID } from '../../payments/rules/invoice-status.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { SalesOrder } from '../../sales-orders/order/sales-order.type.ts';
import { AMOUNTS_SELECT, currentTotal, OLDEST_FIRST } from '../../sales-orders/order/sales-order-facts.ts';
import { Shipment } from '../../sales-orders/shipments/shipment.type.ts';
import { seesInvoice } from '../access.ts';
import { reachesBilling } from '../acts/billable-order.ts';
import { billableShipments } from '../rules/billable-shipments.ts';
import { leftToBill } from '../rules/offered-billing.ts';
import { BILLING_PERMISSIONS } from '../rules/transitions.ts';

const isStanding = ({ statusId }: { statusId: number }) => statusId !== INVOICE_STATUSES.VOID.id;

builder.prismaObjectFields(SalesOrder, (t) => ({
  leftToBill: t.field({
    type: 'Decimal',
    nullable: true,
    description:
      'Amount not yet billed: its current total less issued, non-void invoices, net of what credits gave back when it came to less. Null when prices are not shown (1301 or 19xx).',
    select: {
      orderGroup: { select: AMOUNTS_SELECT },
      invoices: { orderBy: OLDEST_FIRST, select: { statusId: true, total: true, settled: true } },
    },
    resolve: ({ orderGroup, invoices }, _args, { viewer }) =>
      seesAmounts(viewer)
        ? leftToBill({
            total: currentTotal(orderGroup),
            invoices: invoices.filter(isStanding).map(({ statusId, total, settled }) => ({
              statusId,
              total: decimal(total),
              settled: decimal(settled),
            })),
          })
        : null,
  }),
  billableShipmentIds: t.idList({
    description:
      'Shipments that the viewer may bill separately with `createInvoice` now, oldest first; empty unless `billingActions` includes `CREATE_INVOICE`.',
    select: {
      customerId: true,
      placedById: true,
      contactId: true,
      shipments: { orderBy: OLDEST_FIRST, select: { id: true, voidedAt: true } },
      invoices: { orderBy: OLDEST_FIRST, select: { statusId: true, shipmentId: true } },
    },
    resolve: ({ shipments, invoices, ...order }, _args, { viewer }) =>
      reachesBilling(viewer, BILLING_PERMISSIONS, order)
        ? billableShipments(shipments, invoices.filter(isStanding)).map(({ id }) =>
            encodeGlobalId('Shipment', id),
          )
        : [],
  }),
}));

builder.prismaObjectField(Shipment, 'invoiceNumber', (t) =>
  t.string({
    nullable: true,
    description:
      'Number of the invoice that bills only this shipment; null when there is none that the viewer may see.',
    select: {
      invoices: {
        where: NOT_VOID,
        select: { number: true, customerId: true, placedById: true, contactId: true, issuedAt: true },
      },
    },
    resolve: ({ invoices }, _args, { viewer }) =>
      invoices.find((invoice) => seesInvoice(viewer, invoice))?.number ?? null,
  }),
);
