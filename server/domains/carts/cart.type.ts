import { encodeGlobalId } from '../../lib/global-id.ts';
import { builder } from '../../schema/builder.ts';
import { ChoiceType, choicesOfJson } from '../pricing/configuration/choice.type.ts';
import { CART_ITEM_ORDER } from './cart-item.type.ts';
import { CART_SUMS, cartSums } from './cart-sums.ts';
import { CartTotalsType } from './cart-totals.type.ts';

/** A cart of the viewer for the active customer. */
export const Cart = builder.prismaObject('Cart', {
  description: 'A cart of the viewer for the active customer.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('Cart', id) }),
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    sessionId: t.exposeString('sessionId', { description: 'Session id; empty for the default cart.' }),
    version: t.exposeInt('version', {
      description: 'Version of the cart itself, incremented by every change.',
    }),
    items: t.relation('items', { query: { orderBy: CART_ITEM_ORDER }, description: 'Lines, oldest first.' }),
    itemCount: t.relationCount('items', { description: 'Lines.' }),
    poNumber: t.exposeString('poNumber', { nullable: true, description: 'Purchase order.' }),
    customerWoNumber: t.exposeString('customerWoNumber', {
      nullable: true,
      description: 'Customer’s work order.',
    }),
    notes: t.exposeString('notes', { nullable: true, description: 'Notes to the whole order.' }),
    shippingAddress: t.relation('shippingAddress', { nullable: true, description: 'Shipping address.' }),
    billingAddress: t.relation('billingAddress', { nullable: true, description: 'Billing address.' }),
    sellToAddress: t.relation('sellToAddress', {
      nullable: true,
      description: 'End customer.',
    }),
    shippingMethod: t.relation('shippingMethod', { nullable: true, description: 'Shipping method.' }),
    contact: t.relation('contact', {
      nullable: true,
      description: 'Contact at the customer that staff chose; null: the customer’s main contact.',
    }),
    customer: t.relation('customer', { description: 'Customer that the cart is for.' }),
    attributes: t.field({
      type: [ChoiceType],
      description: 'Order attributes asked at checkout, with the answers so far.',
      resolve: ({ attributes }) => choicesOfJson(attributes),
    }),
    totals: t.field({
      type: CartTotalsType,
      description: 'Totals of the cart.',
      select: CART_SUMS,
      resolve: (cart, _args, context) => cartSums(cart, context),
    }),
  }),
});
