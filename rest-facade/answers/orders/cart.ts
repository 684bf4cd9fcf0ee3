import { z } from 'zod';
import type { ReadCart } from '../../graphql/read-cart.ts';
import { component } from '../catalog/component.ts';
import { amount } from '../money/amounts.ts';
import { named, namedSchema } from '../named.ts';
import { count, currency, id, instant, money, seenMoney } from '../values.ts';
import { addressAnswer, addressSchema } from './address.ts';
import { cartItemAnswer, cartItemSchema } from './cart-item.ts';
import { taxesAnswer, taxesSchema } from './tax.ts';

/** A cart with the field names of the ordering spec, section 3. */
export function cartAnswer(cart: ReadCart) {
  const { totals } = cart;
  const items = cart.items.map(cartItemAnswer);
  return {
    id: cart.databaseId,
    sessionId: cart.sessionId,
    customerID: cart.customer.databaseId,
    customerName: cart.customer.name,
    customerUpdatedWhen: cart.customer.updatedAt,
    items,
    cartItemCount: cart.itemCount,
    currency: totals.currency,
    subTotal: amount(totals.subTotal),
    ...discountAnswer(cart),
    shippingPrice: amount(totals.shippingPrice),
    salesTax: salesTaxAnswer(cart),
    salesTaxPercent: amount(totals.salesTaxPercent),
    salesTaxValue: amount(totals.salesTaxValue),
    taxComponents: taxesAnswer(totals.taxComponents),
    grandTotal: amount(totals.grandTotal),
    shoppingCartExtraInfo: {
      poNumber: cart.poNumber,
      customerWoNumber: cart.customerWoNumber,
      notes: cart.notes,
    },
    attributes: cart.attributes.map(({ attributeId, attributeCode, attributeName, optionId, value }) => ({
      id: attributeId,
      code: attributeCode,
      name: attributeName,
      optionId: optionId ?? null,
      value,
    })),
    shippingAddress: cart.shippingAddress ? addressAnswer(cart.shippingAddress) : null,
    billingAddress: cart.billingAddress ? addressAnswer(cart.billingAddress) : null,
    sellToAddress: cart.sellToAddress ? addressAnswer(cart.sellToAddress) : null,
    shippingMethodID: cart.shippingMethod?.databaseId ?? null,
    shippingMethod: cart.shippingMethod
      ? { ...named(cart.shippingMethod), price: amount(cart.shippingMethod.price) }
      : null,
    version: cart.version,
  };
}

/** Whether tax is added, and its rate in percent. */
export function salesTaxAnswer({ totals }: ReadCart) {
  return { enabled: totals.salesTaxEnabled, percent: amount(totals.salesTaxPercent) };
}

/** The discount: reductions by promotions, and their pieces. */
export function discountAnswer(cart: ReadCart) {
  return {
    discountValue: amount(cart.totals.discountValue),
    couponCode: cart.couponCode,
    couponProblem: cart.couponProblem,
    freeItemCodes: [...cart.freeItemCodes],
    itemsToAddToCart: cart.itemsToAddToCart.map(({ code, name }) => ({ code, name })),
    discountedShippingItems: cart.discountedShippingItems.map(({ code, name }) => ({ code, name })),
  };
}

const promotedItems = z.array(z.strictObject({ code: z.string(), name: z.string() }));

/** The discount of a cart. */
export const discountSchema = component<ReturnType<typeof discountAnswer>>()(
  'Discount',
  'The discount of a cart, and the pieces concerned.',
  z.strictObject({
    discountValue: money,
    couponCode: z.string().nullable(),
    couponProblem: z
      .enum(['COUPON_EXPIRED', 'COUPON_INVALID', 'COUPON_LIMIT', 'COUPON_MINIMUM', 'COUPON_NOT_ELIGIBLE'])
      .nullable()
      .describe('Why the coupon does not apply to the cart.'),
    freeItemCodes: z.array(z.string()).describe('Pieces in the cart with one free unit.'),
    itemsToAddToCart: promotedItems.describe('Pieces with one free unit if they are added.'),
    discountedShippingItems: promotedItems.describe('Pieces in the cart for which shipping is reduced.'),
  }),
);

/** Whether tax is added, and its rate in percent. */
export const salesTaxSchema = component<ReturnType<typeof salesTaxAnswer>>()(
  'SalesTax',
  'Whether tax is added, and its percentage.',
  z.strictObject({ enabled: z.boolean(), percent: z.number() }),
);

/** The cart. */
export const cartSchema = component<ReturnType<typeof cartAnswer>>()(
  'Cart',
  'A cart with its lines, totals and checkout data.',
  z.strictObject({
    id: id.nullable().describe('Null for an empty cart that was never used.'),
    sessionId: z.string(),
    customerID: id,
    customerName: z.string(),
    customerUpdatedWhen: instant.describe(
      'Send it with the order, which is refused if the customer has changed.',
    ),
    items: z.array(cartItemSchema),
    cartItemCount: count,
    currency,
    subTotal: seenMoney,
    ...discountSchema.shape,
    shippingPrice: seenMoney,
    salesTax: salesTaxSchema,
    salesTaxPercent: z.number(),
    salesTaxValue: seenMoney,
    taxComponents: taxesSchema,
    grandTotal: seenMoney.describe('Subtotal − discount + shipping + tax.'),
    shoppingCartExtraInfo: z.strictObject({
      poNumber: z.string().nullable(),
      customerWoNumber: z.string().nullable(),
      notes: z.string().nullable(),
    }),
    attributes: z
      .array(
        z.strictObject({
          id,
          code: z.string(),
          name: z.string(),
          optionId: id.nullable(),
          value: z.string(),
        }),
      )
      .describe('Order attributes with their answers.'),
    shippingAddress: addressSchema.nullable(),
    billingAddress: addressSchema.nullable(),
    sellToAddress: addressSchema.nullable(),
    shippingMethodID: id.nullable(),
    shippingMethod: namedSchema.extend({ price: seenMoney }).nullable(),
    version: z.int32(),
  }),
);
