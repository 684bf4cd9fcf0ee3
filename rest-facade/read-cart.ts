import { invalidField, refused } from './failure.ts';
import type { RestCartFragment } from './gql/graphql.ts';
import { RestCartOwner, RestGetCart } from './operations/cart.ts';
import { signedIn } from './result.ts';
import type { RestRequest } from './route.ts';
import { sessionIdOf } from './session.ts';

/** A cart; without an id while nothing was put in. */
export type ReadCart = Omit<RestCartFragment, 'databaseId'> & { readonly databaseId: number | null };

/** Longest session id (as GraphQL takes it). */
const MAX_SESSION_ID = 64;

/** The caller's cart of the request's session id, an empty one when nothing was put in yet. */
export async function readCart(request: RestRequest): Promise<ReadCart> {
  const sessionId = sessionIdOf(request);
  if (sessionId !== null && sessionId.length > MAX_SESSION_ID) throw invalidField('sessionId', 'TOO_LONG');
  const { cart } = await request.run(RestGetCart, { sessionId });
  return cart ?? emptyCart(request, sessionId ?? '');
}

async function emptyCart({ run }: RestRequest, sessionId: string): Promise<ReadCart> {
  const { customer } = signedIn((await run(RestCartOwner, {})).viewer);
  if (!customer) throw refused('CUSTOMER_REQUIRED');
  return {
    databaseId: null,
    sessionId,
    version: 0,
    itemCount: 0,
    poNumber: null,
    customerWoNumber: null,
    notes: null,
    items: [],
    customer,
    shippingAddress: null,
    billingAddress: null,
    sellToAddress: null,
    shippingMethod: null,
    totals: {
      currency: customer.currency,
      subTotal: '0',
      discountValue: '0',
      shippingPrice: '0',
      salesTaxEnabled: false,
      salesTaxPercent: '0',
      salesTaxValue: '0',
      grandTotal: '0',
    },
  };
}
