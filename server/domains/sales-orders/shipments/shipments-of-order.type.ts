import { builder } from '../../../schema/builder.ts';
import { OrderGroup } from '../../orders/order/order-group.type.ts';
import { SHIPPED_ORDER, shipmentNumbers } from './shipment-numbers.ts';

builder.prismaObjectField(OrderGroup, 'shipmentNumbers', (t) =>
  t.stringList({
    description:
      'Numbers of the non-void shipments of its sales order, oldest first; empty when the viewer may not see that order.',
    select: { salesOrder: { select: SHIPPED_ORDER } },
    resolve: ({ salesOrder }, _args, { viewer }) => shipmentNumbers(salesOrder, viewer),
  }),
);
