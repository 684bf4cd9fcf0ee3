import { builder } from '../../../schema/builder.ts';
import { OrderGroup } from '../../jobs/orders/order-group.type.ts';
import { seesSalesOrder } from '../access.ts';
import { OLDEST_FIRST } from '../order/sales-order-facts.ts';

/** What `seesSalesOrder` looks at. */
const OWNED = { customerId: true, placedById: true, contactId: true } as const;

builder.prismaObjectField(OrderGroup, 'shipmentNumbers', (t) =>
  t.stringList({
    description:
      'Numbers of the shipments of its sales order that were not voided, oldest first; none where the viewer may not see that order.',
    select: {
      salesOrder: {
        select: {
          ...OWNED,
          shipments: { where: { voidedAt: null }, orderBy: OLDEST_FIRST, select: { number: true } },
        },
      },
    },
    resolve: ({ salesOrder }, _args, { viewer }) =>
      salesOrder && seesSalesOrder(viewer, salesOrder)
        ? salesOrder.shipments.map(({ number }) => number)
        : [],
  }),
);
