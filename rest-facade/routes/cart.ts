import {
  addedItemAnswer,
  cartAnswer,
  cartItemAnswer,
  discountAnswer,
  incomingAttributeAnswer,
} from '../answers/cart.ts';
import { requireActiveCustomer } from '../caller.ts';
import { CONFIGURATION_FIELDS, configurationOf, refuseServerFields } from '../configuration.ts';
import { globalId, pathId } from '../ids.ts';
import {
  RestAddToCart,
  RestClearCart,
  RestIncomingOrderAttributes,
  RestRemoveCartItem,
  RestUpdateCart,
  RestUpdateCartItemQuantity,
} from '../operations/cart.ts';
import { present } from '../present.ts';
import { type ReadCart, readCart } from '../read-cart.ts';
import { succeeded } from '../result.ts';
import { type Answer, envelope, type RestRequest, restRoute, restSteps } from '../route.ts';
import { sessionIdOf } from '../session.ts';

/** Reads and line changes of the cart; checkout has a file of its own. */
export const cartRoutes = [
  cartRead('/shoppingCart/frontendGetBySessionId', cartAnswer),
  cartRead('/shoppingCart/getBySessionId', cartAnswer),
  cartRead('/shoppingCart/getDiscountValue', discountAnswer),
  cartRead('/shoppingCart/shoppingCartItems', ({ items }) => items.map(cartItemAnswer)),
  restSteps({
    method: 'post',
    path: '/ShoppingCart/addToCart',
    fields: CONFIGURATION_FIELDS,
    handle: addToCart,
  }),
  restRoute({
    method: 'post',
    path: '/shoppingCart/updateQuantity',
    failure: 'CART_UPDATE_FAILED',
    document: RestUpdateCartItemQuantity,
    variables: ({ body }) => ({
      input: {
        id: globalId('CartItem', pathId(String(body.requiredInteger('id')))),
        quantity: body.requiredInteger('quantity'),
      },
    }),
    respond: ({ result }) => envelope(cartAnswer(succeeded(result).cart)),
  }),
  restRoute({
    method: 'delete',
    path: '/shoppingCart/deleteCartItem/:id',
    failure: 'CART_UPDATE_FAILED',
    document: RestRemoveCartItem,
    variables: ({ params }) => ({ input: { id: globalId('CartItem', pathId(params.id)) } }),
    respond: ({ result }) => envelope(cartAnswer(succeeded(result).cart), { code: 'DELETED' }),
  }),
  restRoute({
    method: 'post',
    path: '/shoppingCart/clear-cart',
    failure: 'CART_UPDATE_FAILED',
    document: RestClearCart,
    variables: (request) => ({ input: { sessionId: sessionIdOf(request) } }),
    respond: ({ result }) => envelope(cartAnswer(succeeded(result).cart)),
  }),
  restRoute({
    method: 'post',
    path: '/shoppingCart/update-extra-info',
    failure: 'CART_UPDATE_FAILED',
    document: RestUpdateCart,
    variables: (request) => ({
      input: {
        sessionId: sessionIdOf(request),
        ...present('poNumber', request.body.text('poNumber')),
        ...present('customerWoNumber', request.body.text('customerWoNumber')),
        ...present('notes', request.body.text('notes')),
      },
    }),
    respond: ({ result }) => envelope(cartAnswer(succeeded(result).cart)),
  }),
  restRoute({
    method: 'get',
    path: '/shoppingCart/incoming-order-attributes',
    failure: 'ORDER_ATTRIBUTES_FAILED',
    document: RestIncomingOrderAttributes,
    variables: () => ({}),
    respond: ({ incomingOrderAttributes }) => envelope(incomingOrderAttributes.map(incomingAttributeAnswer)),
  }),
];

function cartRead(path: string, answer: (cart: ReadCart) => unknown) {
  return restSteps({
    method: 'get',
    path,
    handle: async (request) => envelope(answer(await readCart(request))),
  });
}

async function addToCart(request: RestRequest): Promise<Answer> {
  const { body, idempotencyKey, language, run } = request;
  refuseServerFields(body);
  const input = {
    sessionId: sessionIdOf(request),
    configuration: configurationOf(body),
    quantity: body.integer('quantity') ?? 1,
    wantedBy: body.text('wantedBy') ?? null,
    reference: body.text('reference') ?? null,
    endCustomer: body.text('endCustomer') ?? null,
    note: body.text('note') ?? null,
    drawingFileId: body.integer('drawingId') ?? null,
    idempotencyKey,
  };
  await requireActiveCustomer(request, body.integer('customerID'));
  const { result } = await run(RestAddToCart, { input });
  return envelope(addedItemAnswer(succeeded(result), language));
}
