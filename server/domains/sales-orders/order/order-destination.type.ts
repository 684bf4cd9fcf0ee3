import { builder } from '../../../schema/builder.ts';
import { addressOfJson } from '../../orders/addresses/address-snapshot.ts';
import { AddressSnapshotType } from '../../orders/addresses/address-snapshot.type.ts';
import { SalesOrder } from './sales-order.type.ts';

// Addresses and shipping of the order of this sales order.
builder.prismaObjectFields(SalesOrder, (t) => ({
  customerWoNumber: t.string({
    nullable: true,
    description: 'Customer’s work order.',
    select: { orderGroup: { select: { customerWoNumber: true } } },
    resolve: ({ orderGroup }) => orderGroup.customerWoNumber,
  }),
  remarks: t.string({
    nullable: true,
    description: 'Remarks on the order.',
    select: { orderGroup: { select: { notes: true } } },
    resolve: ({ orderGroup }) => orderGroup.notes,
  }),
  shippingAddress: t.field({
    type: AddressSnapshotType,
    description: 'Shipping address.',
    select: { orderGroup: { select: { shippingAddress: true } } },
    resolve: ({ orderGroup }) => addressOfJson(orderGroup.shippingAddress),
  }),
  billingAddress: t.field({
    type: AddressSnapshotType,
    description: 'Billing address.',
    select: { orderGroup: { select: { billingAddress: true } } },
    resolve: ({ orderGroup }) => addressOfJson(orderGroup.billingAddress),
  }),
  orderGroup: t.relation('orderGroup', {
    description: 'Its order, with shipping details and later changes of the totals.',
  }),
}));
