import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  useCartProblemsQuery,
  useCartProblemsQuery$data,
} from './__generated__/useCartProblemsQuery.graphql.ts';

const query = graphql`
  query useCartProblemsQuery {
    cart {
      items {
        id
        itemType {
          name
        }
        ...keptLine_item
      }
      ...cartState_cart
      problems {
        cartItemId
        name
        problem {
          code
          severity
          mend
          subject
          ...useProblemText_problem
        }
      }
    }
  }
`;

/** Accepts the current prices. */
export const acceptPricesMutation = graphql`
  mutation useCartProblemsMutation($input: AcceptCartPricesInput!) {
    result: acceptCartPrices(input: $input) {
      __typename
      ... on AcceptCartPricesSuccess {
        cart {
          id
          version
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type Cart = NonNullable<useCartProblemsQuery$data['cart']>;

/** A problem of the cart or of one of its lines. */
export type CartProblem = Cart['problems'][number];

/** The problems of the cart, fetched after the page and whenever `state` changes. */
export function useCartProblems(state: string) {
  const environment = useRelayEnvironment();
  const [cart, setCart] = useState<Pick<Cart, 'problems' | 'items'>>({ problems: [], items: [] });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const subscription = fetchQuery<useCartProblemsQuery>(environment, query, {}).subscribe({
      next: (data) => setCart(data.cart ?? { problems: [], items: [] }),
      // After a failure the known problems stay. Placing the order reports them, too.
      error: () => {},
    });
    return () => subscription.unsubscribe();
  }, [environment, state, attempt]);

  return { ...cart, refresh: () => setAttempt((before) => before + 1) };
}
