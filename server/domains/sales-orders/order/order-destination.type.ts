import { builder } from '../../../schema/builder.ts';
import { addressOfJson } from '../../jobs/orders/address-snapshot.ts';
import { AddressSnapshotType } from '../../jobs/orders/address-snapshot.type.ts';
import { CHARGE_ORDER, OrderCharge } from '../../jobs/orders/order-charge.type.ts';
import { ShippingMethod } from '../../shipping-and-tax/shipping-method.type.ts';
import { SalesOrder } from './sales-order.type.ts';

// What stands on the order that a sales order was made of: where it goes, and what changed its sums.
builder.prismaObjectFields(SalesOrder, (t) => ({
  customerWoNumber: t.string({
    nullable: true,
    description: 'Customer’s work order.',
    select: { orderGroup: { select: { customerWoNumber: true } } },
    resolve: ({ orderGroup }) => orderGroup.customerWoNumber,
  }),
  remarks: t.string({
    nullable: true,
    description: 'What was said along with the order.',
    select: { orderGroup: { select: { notes: true } } },
    resolve: ({ orderGroup }) => orderGroup.notes,
  }),
  shippingAddress: t.field({
    type: AddressSnapshotType,
    description: 'Where it goes.',
    select: { orderGroup: { select: { shippingAddress: true } } },
    resolve: ({ orderGroup }) => addressOfJson(orderGroup.shippingAddress),
  }),
  billingAddress: t.field({
    type: AddressSnapshotType,
    description: 'Where the invoice goes.',
    select: { orderGroup: { select: { billingAddress: true } } },
    resolve: ({ orderGroup }) => addressOfJson(orderGroup.billingAddress),
  }),
  shippingMethod: t.field({
    type: ShippingMethod,
    nullable: true,
    description: 'How it is shipped.',
    select: (_args, _context, nested) => ({ orderGroup: { select: { shippingMethod: nested() } } }),
    resolve: ({ orderGroup }) => orderGroup.shippingMethod,
  }),
  charges: t.field({
    type: [OrderCharge],
    description: 'What changed its sums since it was placed, oldest first.',
    select: (_args, _context, nested) => ({
      orderGroup: { select: { charges: nested({ orderBy: CHARGE_ORDER }) } },
    }),
    resolve: ({ orderGroup }) => orderGroup.charges,
  }),
}));
