import { refused } from '../errors/failure.ts';
import type { RestCartFragment } from '../gql/graphql.ts';
import { RestCartOwner, RestGetCart } from '../operations/orders/cart.ts';
import type { Run } from '../route/route.ts';
import { signedIn } from './result.ts';

/** A cart; without an id while it is empty and not stored. */
export type ReadCart = Omit<RestCartFragment, 'databaseId'> & { readonly databaseId: number | null };

/** The caller's cart of a session id; an empty one if it is not stored yet. */
export async function readCart(run: Run, sessionId: string | null): Promise<ReadCart> {
  const { cart } = await run(RestGetCart, { sessionId });
  return cart ?? emptyCart(run, sessionId ?? '');
}

async function emptyCart(run: Run, sessionId: string): Promise<ReadCart> {
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
    couponCode: null,
    couponProblem: null,
    freeItemCodes: [],
    itemsToAddToCart: [],
    discountedShippingItems: [],
    attributes: [],
    totals: {
      currency: customer.currency,
      subTotal: '0',
      discountValue: '0',
      shippingPrice: '0',
      salesTaxEnabled: false,
      salesTaxPercent: '0',
      destinationTaxPercent: '0',
      salesTaxValue: '0',
      taxComponents: [],
      grandTotal: '0',
    },
  };
}
