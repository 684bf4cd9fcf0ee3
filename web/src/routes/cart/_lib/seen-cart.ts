import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { seenCartQuery, seenCartQuery$data } from './__generated__/seenCartQuery.graphql.ts';

/** What the customer sees at the moment of ordering; the page has fetched all of it. */
const query = graphql`
  query seenCartQuery {
    cart {
      version
      missing
      billingAddress {
        id
        databaseId
      }
      shippingAddress {
        id
        databaseId
      }
      sellToAddress {
        id
        databaseId
      }
      totals {
        subTotal
        grandTotal
      }
    }
  }
`;

/** The cart as the customer sees it; undefined where there is none. */
export async function seenCart(environment: IEnvironment): Promise<seenCartQuery$data['cart'] | undefined> {
  const options = { fetchPolicy: 'store-or-network' } as const;
  const seen = await fetchQuery<seenCartQuery>(environment, query, {}, options)
    .toPromise()
    .catch(() => undefined);
  return seen?.cart;
}
