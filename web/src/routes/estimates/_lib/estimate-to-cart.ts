import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { confirmRings } from '../../../cart/confirm-rings.ts';
import { runMutation } from '../../../lib/forms/run-mutation.ts';
import { updateCartBadge } from '../../../lib/session/cart-badge.ts';
import type { estimateToCartMutation } from './__generated__/estimateToCartMutation.graphql.ts';

const mutation = graphql`
  mutation estimateToCartMutation($input: AddEstimateToCartInput!) {
    result: addEstimateToCart(input: $input) {
      __typename
      ... on AddEstimateToCartSuccess {
        estimate {
          id
          allowedActions
          ...ClosedEstimate_estimate
        }
        cart {
          ...cartState_cart
          itemCount
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Adds the estimate to the cart, unless rings of equal size are not confirmed. Returns the whole cart. */
export function estimateToCart(environment: IEnvironment, id: string) {
  const idempotencyKey = crypto.randomUUID();
  return confirmRings((asksSameRingSize) =>
    runMutation<estimateToCartMutation>(environment, mutation, {
      variables: { input: { id, idempotencyKey, asksSameRingSize } },
      updater: updateCartBadge,
    }),
  );
}
