import { z } from 'zod';
import type {
  addedItemAnswer,
  cartAnswer,
  cartItemAnswer,
  discountAnswer,
  incomingAttributeAnswer,
  salesTaxAnswer,
} from '../../answers/cart.ts';
import { component } from '../component.ts';
import { addressSchema } from './address.ts';
import { choice, namedFile, namedSchema, ringSize } from './named.ts';
import { priceSummary, warning } from './price.ts';
import { count, currency, day, id, instant, money, seenMoney } from './values.ts';

/** A line of the cart. */
export const cartItemSchema = component<ReturnType<typeof cartItemAnswer>>()(
  'CartItem',
  'A line of the cart: a configured piece and how many of it.',
  z.strictObject({
    id,
    price: seenMoney.describe('Of one piece; null when unknown, or not for this caller to see.'),
    unitPrice: seenMoney,
    linePrice: seenMoney,
    quantity: count,
    itemTypeID: id,
    code: z.string(),
    name: z.string(),
    itemTypeData: z.strictObject({
      id,
      code: z.string(),
      name: z.string(),
      price: seenMoney,
      itemGroup: namedSchema,
    }),
    metalId: id,
    metal: namedSchema.extend({ colour: z.string() }),
    priorityId: id,
    priority: namedSchema,
    size: z.number().nullable().describe('US ring size.'),
    ringSize: ringSize.nullable(),
    attributes: z.array(choice),
    wantedBy: day.nullable(),
    reference: z.string().nullable(),
    endCustomer: z.string().nullable(),
    note: z.string().nullable(),
    drawing: namedFile.nullable(),
    estimatedWeight: z.number().describe('Grams of one piece.'),
    summary: priceSummary,
    marketAsOf: instant,
    validUntil: instant,
    promisedDate: day.nullable(),
    imageUrl: z.string(),
    version: z.int32(),
  }),
);

/** Answer of POST /ShoppingCart/addToCart. */
export const addedItemSchema = component<ReturnType<typeof addedItemAnswer>>()(
  'AddedCartItem',
  'The new line, and what became of its cart.',
  cartItemSchema.extend({ sessionId: z.string(), cartItemCount: count, warnings: z.array(warning) }),
);

/** The discount of a cart. */
export const discountSchema = component<ReturnType<typeof discountAnswer>>()(
  'Discount',
  'The discount of a cart. What only a coupon would fill is null.',
  z.strictObject({
    discountValue: money,
    couponCode: z.null(),
    freeItemCodes: z.null(),
    itemsToAddToCart: z.null(),
    discountedShippingItems: z.null(),
  }),
);

/** Whether tax is added, and at what percent. */
export const salesTaxSchema = component<ReturnType<typeof salesTaxAnswer>>()(
  'SalesTax',
  'Whether tax is added, and at what percent.',
  z.strictObject({ enabled: z.boolean(), percent: z.number() }),
);

/** The cart. */
export const cartSchema = component<ReturnType<typeof cartAnswer>>()(
  'Cart',
  'A cart with its lines, totals and what is set for its checkout.',
  z.strictObject({
    id: id.nullable().describe('Null while nothing was put in.'),
    sessionId: z.string(),
    customerID: id,
    customerName: z.string(),
    items: z.array(cartItemSchema),
    cartItemCount: count,
    currency,
    subTotal: seenMoney,
    ...discountSchema.shape,
    shippingPrice: seenMoney,
    salesTax: salesTaxSchema,
    salesTaxPercent: z.number(),
    salesTaxValue: seenMoney,
    grandTotal: seenMoney.describe('Subtotal − discount + shipping + tax.'),
    shoppingCartExtraInfo: z.strictObject({
      poNumber: z.string().nullable(),
      customerWoNumber: z.string().nullable(),
      notes: z.string().nullable(),
    }),
    shippingAddress: addressSchema.nullable(),
    billingAddress: addressSchema.nullable(),
    sellToAddress: addressSchema.nullable(),
    shippingMethodID: id.nullable(),
    shippingMethod: namedSchema.extend({ price: seenMoney }).nullable(),
    version: z.int32(),
  }),
);

/** A row of GET /shoppingCart/incoming-order-attributes. */
export const incomingAttributeSchema = component<ReturnType<typeof incomingAttributeAnswer>>()(
  'IncomingAttribute',
  'What an order may be asked about each of its pieces.',
  namedSchema.extend({
    kind: z.string().describe('LIST, TEXT, …'),
    maxLength: count.nullable(),
    showInProductCatalog: z.boolean(),
  }),
);
