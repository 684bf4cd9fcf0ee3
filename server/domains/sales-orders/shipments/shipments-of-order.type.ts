import { builder } from '../../../schema/builder.ts';
import { OrderGroup } from '../../jobs/orders/order-group.type.ts';
import { seesSalesOrder } from '../access.ts';
import { OLDEST_FIRST } from '../order/sales-order-facts.ts';
import { Shipment } from './shipment.type.ts';

/** What `seesSalesOrder` looks at. */
const OWNED = { customerId: true, placedById: true, contactId: true } as const;

builder.prismaObjectField(OrderGroup, 'shipments', (t) =>
  t.field({
    type: [Shipment],
    description:
      'What left of its sales order and was not voided, oldest first; none where the viewer may not see that order.',
    select: (_args, _context, nested) => ({
      salesOrder: {
        select: {
          ...OWNED,
          shipments: nested({ where: { voidedAt: null }, orderBy: OLDEST_FIRST }),
        },
      },
    }),
    resolve: ({ salesOrder }, _args, { viewer }) =>
      salesOrder && seesSalesOrder(viewer, salesOrder) ? salesOrder.shipments : [],
  }),
);
