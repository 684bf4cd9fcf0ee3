import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { METHOD_NAMES } from '../../shipping-and-tax/parcel-methods.ts';
import { trackingUrl } from '../../shipping-and-tax/rules/tracking-url.ts';
import { OLDEST_FIRST } from '../order/sales-order-facts.ts';

/** Pieces of a line in a shipment. */
export const ShipmentLine = builder.prismaObject('ShipmentLine', {
  description: 'Pieces of a line in a shipment.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('ShipmentLine', id) }),
    quantity: t.exposeInt('quantity', { description: 'Pieces.' }),
    line: t.relation('line', { description: 'Line that they belong to.' }),
  }),
});

/** Pieces of a sales order that were shipped together. */
export const Shipment = builder.prismaObject('Shipment', {
  description: 'Pieces of a sales order that were shipped together.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('Shipment', id) }),
    number: t.exposeString('number', { description: 'Number, e.g. `SO-10001/2`.' }),
    shippingMethod: t.relation('shippingMethod', { nullable: true, description: 'Shipping method.' }),
    trackingNumber: t.exposeString('trackingNumber', { nullable: true, description: 'Carrier’s number.' }),
    trackingUrl: t.string({
      nullable: true,
      description:
        'Tracking page of the carrier; null when the carrier is unknown, or when several carriers have such numbers and no shipping method names one.',
      select: {
        trackingNumber: true,
        shippingMethod: METHOD_NAMES,
        salesOrder: { select: { orderGroup: { select: { shippingMethod: METHOD_NAMES } } } },
      },
      resolve: ({ trackingNumber, shippingMethod, salesOrder }) =>
        trackingUrl(trackingNumber, [shippingMethod, salesOrder.orderGroup.shippingMethod]),
    }),
    pickedUp: t.exposeBoolean('pickedUp', { description: 'The customer collected it.' }),
    note: t.exposeString('note', { nullable: true, description: 'Note to it.' }),
    user: t.relation('user', { description: 'User who shipped it.' }),
    actingBy: t.relation('actingBy', {
      nullable: true,
      description: 'Staff member who did it on behalf of that user.',
    }),
    shippedAt: t.expose('shippedAt', { type: 'DateTime', description: 'When it was shipped.' }),
    voidedAt: t.expose('voidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was voided; null while it is valid.',
    }),
    voidedBy: t.relation('voidedBy', { nullable: true, description: 'Who voided it.' }),
    voidReason: t.exposeString('voidReason', { nullable: true, description: 'Why.' }),
    lines: t.relation('lines', { query: { orderBy: OLDEST_FIRST }, description: 'What it contains.' }),
  }),
});
