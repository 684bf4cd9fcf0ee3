import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { seenCartQuery, seenCartQuery$data } from './__generated__/seenCartQuery.graphql.ts';

/** Version, destination and missing parts of the cart. The sums come from the screen. */
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
    }
  }
`;

/** The current data of the cart; undefined if there is none. */
export async function seenCart(environment: IEnvironment): Promise<seenCartQuery$data['cart'] | undefined> {
  const options = { fetchPolicy: 'store-or-network' } as const;
  const seen = await fetchQuery<seenCartQuery>(environment, query, {}, options)
    .toPromise()
    .catch(() => undefined);
  return seen?.cart;
}
