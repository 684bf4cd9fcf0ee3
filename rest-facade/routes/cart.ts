import { z } from 'zod';
import { incomingAttributeAnswer, incomingAttributeSchema } from '../answers/catalog/incoming-attribute.ts';
import { refusal } from '../answers/envelope.ts';
import { cartAnswer, cartSchema, discountAnswer, discountSchema } from '../answers/orders/cart.ts';
import {
  addedItemAnswer,
  addedItemSchema,
  cartItemAnswer,
  cartItemSchema,
} from '../answers/orders/cart-item.ts';
import { activeCustomer, requireActiveCustomer } from '../graphql/caller.ts';
import { type ReadCart, readCart } from '../graphql/read-cart.ts';
import { succeeded } from '../graphql/result.ts';
import {
  attributeChoice,
  CONFIGURATION_FIELDS,
  configuration,
  configurationOf,
  otherPieces,
} from '../input/configuration.ts';
import { ignored, integer, integerIn, optional, recordId, text, textUpTo } from '../input/fields.ts';
import { existing, globalId, pathId } from '../input/ids.ts';
import { present } from '../input/present.ts';
import { session, sessionIdOf, sessionQuery } from '../input/session.ts';
import {
  RestAddToCart,
  RestApplyCoupon,
  RestClearCart,
  RestIncomingOrderAttributes,
  RestRemoveCartItem,
  RestRemoveCoupon,
  RestUpdateCart,
  RestUpdateCartItemQuantity,
} from '../operations/orders/cart.ts';
import { envelope, type RestRoute, restRoute, restSteps } from '../route/route.ts';
import { nothing } from '../route/sample.ts';

/** Reads and line changes of the cart. Checkout is in a separate file. */
export const cartRoutes = [
  cartRead('frontendGetBySessionId', 'The cart, for the storefront', cartSchema, cartAnswer),
  cartRead('getBySessionId', 'The cart', cartSchema, cartAnswer),
  cartRead('getDiscountValue', 'The discount of the cart', discountSchema, discountAnswer),
  cartRead('shoppingCartItems', 'The lines of the cart', z.array(cartItemSchema), ({ items }) =>
    items.map(cartItemAnswer),
  ),
  restSteps({
    method: 'post',
    path: '/ShoppingCart/addToCart',
    summary: 'Put a configured piece into the cart',
    description: 'The server calculates the prices; prices in the body are ignored.',
    repeat: 'keyed',
    sample: ({ piece, customer }) => ({ body: { ...piece, customerID: customer } }),
    otherSamples: otherPieces,
    query: sessionQuery,
    body: {
      ...configuration,
      ...session,
      quantity: optional(integerIn((all) => all.min(1, 'OUT_OF_RANGE'))).describe('Default: 1.'),
      wantedBy: optional(z.iso.date()),
      reference: optional(text),
      endCustomer: optional(text),
      note: optional(text),
      drawingId: optional(recordId),
      customerID: activeCustomer,
    },
    fields: CONFIGURATION_FIELDS,
    answer: addedItemSchema,
    refusal,
    statuses: [404],
    handle: async (request) => {
      const { body, idempotencyKey, language, run } = request;
      const input = {
        sessionId: sessionIdOf(request),
        configuration: configurationOf(body),
        quantity: body.quantity ?? 1,
        wantedBy: body.wantedBy ?? null,
        reference: body.reference ?? null,
        endCustomer: body.endCustomer ?? null,
        note: body.note ?? null,
        drawingFileId: body.drawingId ?? null,
        idempotencyKey,
      };
      await requireActiveCustomer(run, body.customerID);
      const { result } = await run(RestAddToCart, { input });
      return envelope(addedItemAnswer(succeeded(result), language));
    },
  }),
  restRoute({
    method: 'post',
    path: '/shoppingCart/updateQuantity',
    summary: 'Change the quantity of a line',
    repeat: 'sets a value',
    sample: async ({ newLine }) => ({ body: { id: await newLine(), quantity: 2 } }),
    body: {
      id: recordId.describe('Line of the cart.'),
      quantity: integer,
      sessionId: ignored(text),
    },
    answer: cartSchema,
    refusal,
    statuses: [404],
    failure: 'CART_UPDATE_FAILED',
    document: RestUpdateCartItemQuantity,
    variables: ({ body }) => ({
      input: { id: globalId('CartItem', existing(body.id)), quantity: body.quantity },
    }),
    respond: ({ result }) => envelope(cartAnswer(succeeded(result).cart)),
  }),
  restRoute({
    method: 'delete',
    path: '/shoppingCart/deleteCartItem/:id',
    summary: 'Remove a line',
    repeat: 'removes once',
    sample: async ({ newLine }) => ({ params: { id: await newLine() } }),
    params: { id: pathId('Line of the cart.') },
    query: { sessionId: ignored(text) },
    answer: cartSchema,
    refusal,
    failure: 'CART_UPDATE_FAILED',
    document: RestRemoveCartItem,
    variables: ({ params }) => ({ input: { id: globalId('CartItem', params.id) } }),
    respond: ({ result }) => envelope(cartAnswer(succeeded(result).cart), { code: 'DELETED' }),
  }),
  restRoute({
    method: 'post',
    path: '/shoppingCart/clear-cart',
    summary: 'Empty the cart',
    repeat: 'empties what is there',
    sample: () => ({ body: { sessionId: 'other' } }),
    query: sessionQuery,
    body: session,
    answer: cartSchema,
    refusal,
    failure: 'CART_UPDATE_FAILED',
    document: RestClearCart,
    variables: (request) => ({ input: { sessionId: sessionIdOf(request) } }),
    respond: ({ result }) => envelope(cartAnswer(succeeded(result).cart)),
  }),
  restSteps({
    method: 'post',
    path: '/shoppingCart/update-extra-info',
    summary: 'Set purchase order number, notes, answers and coupon',
    description: 'Absent fields are unchanged; an empty text clears. A coupon is applied last.',
    repeat: 'sets values',
    sample: () => ({ body: { notes: 'Ring the bell' } }),
    query: sessionQuery,
    body: {
      ...session,
      poNumber: optional(textUpTo(50)),
      customerWoNumber: optional(textUpTo(50)),
      notes: optional(text),
      attributes: optional(z.array(attributeChoice)).describe('Answers to the questions of the checkout.'),
      couponCode: optional(textUpTo(40)).describe('An empty text removes the coupon.'),
    },
    fields: { code: 'couponCode' },
    answer: cartSchema,
    refusal,
    statuses: [409],
    failure: 'CART_UPDATE_FAILED',
    handle: async (request) => {
      const { run, body } = request;
      const sessionId = sessionIdOf(request);
      const input = {
        sessionId,
        ...present('poNumber', body.poNumber),
        ...present('customerWoNumber', body.customerWoNumber),
        ...present('notes', body.notes),
        ...present('attributes', body.attributes),
      };
      const { cart } = succeeded((await run(RestUpdateCart, { input })).result);
      const { couponCode: code } = body;
      if (code == null) return envelope(cartAnswer(cart));
      const { result } =
        code.trim() === ''
          ? await run(RestRemoveCoupon, { input: { sessionId } })
          : await run(RestApplyCoupon, { input: { sessionId, code } });
      return envelope(cartAnswer(succeeded(result).cart));
    },
  }),
  restRoute({
    method: 'get',
    path: '/shoppingCart/incoming-order-attributes',
    summary: 'Attributes of orders, for the whole order or for each piece',
    sample: nothing,
    answer: z.array(incomingAttributeSchema),
    failure: 'ORDER_ATTRIBUTES_FAILED',
    document: RestIncomingOrderAttributes,
    variables: () => ({}),
    respond: ({ incomingOrderAttributes }) => envelope(incomingOrderAttributes.map(incomingAttributeAnswer)),
  }),
];

function cartRead<Value>(
  name: string,
  summary: string,
  answer: z.ZodType<Value>,
  answerOf: (cart: ReadCart) => NoInfer<Value>,
): RestRoute {
  return restSteps({
    method: 'get',
    path: `/shoppingCart/${name}`,
    summary,
    sample: nothing,
    query: sessionQuery,
    answer,
    refusal,
    handle: async ({ run, query }) => envelope(answerOf(await readCart(run, query.sessionId ?? null))),
  });
}
