import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { runMutation } from '../../../lib/forms/run-mutation.ts';
import { updateCartBadge } from '../../../lib/session/cart-badge.ts';
import type { estimateToCartMutation } from './__generated__/estimateToCartMutation.graphql.ts';
import type { estimateToCartOutMutation } from './__generated__/estimateToCartOutMutation.graphql.ts';

const mutation = graphql`
  mutation estimateToCartMutation($input: AddEstimateToCartInput!) {
    result: addEstimateToCart(input: $input) {
      __typename
      ... on AddEstimateToCartSuccess {
        sameRingSizeLineIds
        estimate {
          id
          allowedActions
          ...ClosedEstimate_estimate
        }
        cart {
          ...useSameSizeQuestion_cart
          ...cartState_cart
          itemCount
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const outMutation = graphql`
  mutation estimateToCartOutMutation($input: TakeEstimateOutOfCartInput!) {
    result: takeEstimateOutOfCart(input: $input) {
      __typename
      ... on TakeEstimateOutOfCartSuccess {
        estimate {
          id
          version
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

/** Puts what was estimated into the cart; the answer is the cart, whole, and the rings of one size in it. */
export function estimateToCart(environment: IEnvironment, id: string) {
  return runMutation<estimateToCartMutation>(environment, mutation, {
    variables: { input: { id, idempotencyKey: crypto.randomUUID() } },
    updater: updateCartBadge,
  });
}

/** Takes it out again: the estimate is open as before. */
export function estimateOutOfCart(environment: IEnvironment, id: string) {
  return runMutation<estimateToCartOutMutation>(environment, outMutation, {
    variables: { input: { id } },
    updater: updateCartBadge,
  });
}
