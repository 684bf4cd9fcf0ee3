import { z } from 'zod';
import { type Language, messageText } from '../../errors/messages.ts';
import type { RestAddToCartMutation, RestCartItemFragment } from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { choiceAnswer, configuredAnswer, configuredFields } from '../catalog/configured-piece.ts';
import { priceRows, priceSummary, warning } from '../catalog/price.ts';
import { amount } from '../money/amounts.ts';
import { choice, named, namedFile, namedSchema, ringSize } from '../named.ts';
import { count, day, id, instant, seenMoney } from '../values.ts';

/** A line of the cart: `price` is the price of one piece, `linePrice` of all pieces. */
export function cartItemAnswer(item: RestCartItemFragment) {
  const unitPrice = amount(item.unitPrice);
  return {
    id: item.databaseId,
    price: unitPrice,
    unitPrice,
    linePrice: amount(item.linePrice),
    quantity: item.quantity,
    itemTypeID: item.itemType.databaseId,
    code: item.itemType.code,
    variantCode: item.variantCode,
    isStock: item.isStock,
    name: item.itemType.name,
    itemTypeData: {
      id: item.itemType.databaseId,
      code: item.itemType.code,
      name: item.itemType.name,
      price: unitPrice,
      itemGroup: named(item.itemType.itemGroup),
    },
    metalId: item.alloy.databaseId,
    metal: { ...named(item.alloy), colour: item.alloy.colour },
    priorityId: item.priority.databaseId,
    priority: named(item.priority),
    size: amount(item.size?.us),
    ringSize: item.size,
    attributes: item.choices.map(choiceAnswer),
    ...configuredAnswer(item),
    wantedBy: item.wantedBy,
    reference: item.reference,
    endCustomer: item.endCustomer,
    note: item.note,
    drawing: item.drawing
      ? { id: item.drawing.databaseId, name: item.drawing.name, fileUrl: item.drawing.url }
      : null,
    estimatedWeight: amount(item.estimatedWeight),
    summary: priceRows(item.summary),
    marketAsOf: item.marketAsOf,
    validUntil: item.validUntil,
    promisedDate: item.promisedOn,
    imageUrl: item.imageUrl,
    version: item.version,
  };
}

type Added = Extract<RestAddToCartMutation['result'], { __typename: 'AddToCartSuccess' }>;

/** POST /ShoppingCart/addToCart: the line, with the displayed values of its cart. */
export function addedItemAnswer({ cart, cartItem, warnings }: Added, language: Language) {
  return {
    ...cartItemAnswer(cartItem),
    sessionId: cart.sessionId,
    cartItemCount: cart.itemCount,
    warnings: warnings.map((key) => ({ key, value: messageText(key, language) })),
  };
}

/** A line of the cart. */
export const cartItemSchema = component<ReturnType<typeof cartItemAnswer>>()(
  'CartItem',
  'A line of the cart: a configured piece with its quantity.',
  z.strictObject({
    id,
    price: seenMoney.describe('Unit price; null if unknown or hidden from the caller.'),
    unitPrice: seenMoney,
    linePrice: seenMoney,
    quantity: count,
    itemTypeID: id,
    code: z.string(),
    variantCode: z.string().nullable().describe('Code of the matching variant; null for none.'),
    isStock: z.boolean().describe('Taken from stock, without a job.'),
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
    ...configuredFields,
    wantedBy: day.nullable(),
    reference: z.string().nullable(),
    endCustomer: z.string().nullable(),
    note: z.string().nullable(),
    drawing: namedFile.nullable(),
    estimatedWeight: z.number().describe('Grams per piece.'),
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
  'The new line with its cart.',
  cartItemSchema.extend({ sessionId: z.string(), cartItemCount: count, warnings: z.array(warning) }),
);
