import { graphql } from 'react-relay/hooks';
import { type Commit, useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type { useAddToCartMutation } from './__generated__/useAddToCartMutation.graphql.ts';

const mutation = graphql`
  mutation useAddToCartMutation($input: AddToCartInput!) {
    result: addToCart(input: $input) {
      __typename
      ... on AddToCartSuccess {
        cartItem {
          id
        }
        cart {
          id
          itemCount
          # All that the side panel shows: it opens without asking again.
          ...cartState_cart
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Adds a configured piece to the cart of the viewer’s customer. */
export function useAddToCart(): [Commit<useAddToCartMutation>, boolean] {
  return useResultMutation<useAddToCartMutation>(mutation);
}
