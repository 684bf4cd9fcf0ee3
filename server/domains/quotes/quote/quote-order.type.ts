import { builder } from '../../../schema/builder.ts';
import { seesOrderGroup } from '../../orders/access.ts';
import { OrderGroup } from '../../orders/order/order-group.type.ts';
import { orderContact } from './order-contact.ts';
import { PriceQuote } from './price-quote.type.ts';

builder.prismaObjectField(PriceQuote, 'orderGroup', (t) =>
  t.field({
    type: OrderGroup,
    nullable: true,
    description: 'Order that it became; null when there is none, and when the viewer may not see it.',
    select: (_args, _context, nested) => ({
      contactId: true,
      placedById: true,
      isRequest: true,
      orderGroup: nested(true),
    }),
    resolve: ({ orderGroup, ...quote }, _args, { viewer }) => {
      if (!orderGroup) return null;
      const { customerId, placedById } = orderGroup;
      return seesOrderGroup(viewer, { customerId, placedById, contactId: orderContact(quote) })
        ? orderGroup
        : null;
    },
  }),
);
