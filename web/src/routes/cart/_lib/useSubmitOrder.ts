import { graphql } from 'react-relay/hooks';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { type Commit, useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { updateCartBadge } from '../../../lib/session/cart-badge.ts';
import type { useSubmitOrderMutation } from './__generated__/useSubmitOrderMutation.graphql.ts';

const mutation = graphql`
  mutation useSubmitOrderMutation($input: SubmitOrderInput!) {
    result: submitOrder(input: $input) {
      __typename
      ... on SubmitOrderSuccess {
        orderCode
        jobTypeCode
        salesOrder {
          status {
            tab
          }
        }
        cart {
          id
          itemCount
        }
      }
      ... on PriceChangedError {
        changes {
          cartItemId
          name
          quantity
          before
          after
          reason
        }
        current: cart {
          totals {
            currency
            subTotal
          }
          ...cartState_cart
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Orders what is in the cart, to the destination of the cart. */
export function useSubmitOrder(): Commit<useSubmitOrderMutation> {
  const [commit] = useResultMutation<useSubmitOrderMutation>(mutation);
  return commit;
}

/** Updater: the badge follows at once; the lines stay in sight until the page is left, and are asked for again then. */
export function emptyCart(
  store: RecordSourceSelectorProxy,
  answer: useSubmitOrderMutation['response'] | null | undefined,
): void {
  updateCartBadge(store, answer);
  if (answer?.result.cart) store.get(answer.result.cart.id)?.invalidateRecord();
}
