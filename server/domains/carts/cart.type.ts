import { encodeGlobalId } from '../../lib/global-id.ts';
import { builder } from '../../schema/builder.ts';
import { orderTotals } from '../ordering/order-totals.ts';
import { requestSettings } from '../settings/read-settings.ts';
import { CART_ITEM_ORDER } from './cart-item.type.ts';
import { CartTotalsType } from './cart-totals.type.ts';

/** A cart of the viewer for the active customer. */
export const Cart = builder.prismaObject('Cart', {
  description: 'A cart of the viewer for the active customer.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('Cart', id) }),
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    sessionId: t.exposeString('sessionId', { description: 'Session id; empty for the default cart.' }),
    version: t.exposeInt('version', { description: 'Counts changes of the cart itself.' }),
    items: t.relation('items', { query: { orderBy: CART_ITEM_ORDER }, description: 'Lines, oldest first.' }),
    itemCount: t.relationCount('items', { description: 'Lines.' }),
    poNumber: t.exposeString('poNumber', { nullable: true, description: 'Purchase order.' }),
    customerWoNumber: t.exposeString('customerWoNumber', {
      nullable: true,
      description: 'Customer’s work order.',
    }),
    notes: t.exposeString('notes', { nullable: true, description: 'Notes to the whole order.' }),
    shippingAddress: t.relation('shippingAddress', { nullable: true, description: 'Where it goes.' }),
    billingAddress: t.relation('billingAddress', { nullable: true, description: 'Where the invoice goes.' }),
    sellToAddress: t.relation('sellToAddress', {
      nullable: true,
      description: 'Whom the customer sells it to.',
    }),
    shippingMethod: t.relation('shippingMethod', { nullable: true, description: 'How it is shipped.' }),
    customer: t.relation('customer', { description: 'For whom it is.' }),
    totals: t.field({
      type: CartTotalsType,
      description: 'The sums.',
      select: {
        items: {
          orderBy: CART_ITEM_ORDER,
          select: { unitPrice: true, quantity: true, estimatedWeight: true },
        },
        customer: { select: { taxExempt: true, currency: true } },
        shippingMethod: { select: { base: true, perGram: true, freeFrom: true } },
        shippingAddress: { select: { state: { select: { salesTaxPercent: true } } } },
        billingAddress: { select: { state: { select: { salesTaxPercent: true } } } },
      },
      resolve: async (cart, _args, context) => {
        const { TAX_BASE } = await requestSettings(context);
        const sums = orderTotals({
          lines: cart.items,
          shippingMethod: cart.shippingMethod,
          taxExempt: cart.customer.taxExempt,
          taxDisabled: cart.taxDisabled,
          setTaxPercent: cart.salesTaxPercent,
          shippingState: cart.shippingAddress?.state ?? null,
          billingState: cart.billingAddress?.state ?? null,
          taxBase: TAX_BASE,
        });
        return { ...sums, currency: cart.customer.currency };
      },
    }),
  }),
});
