import { graphql } from 'react-relay/hooks';
import { type Commit, useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type { useChangeLineMutation } from './__generated__/useChangeLineMutation.graphql.ts';

const mutation = graphql`
  mutation useChangeLineMutation($input: UpdateCartItemInput!) {
    result: updateCartItem(input: $input) {
      __typename
      ... on UpdateCartItemSuccess {
        cart {
          id
          itemCount
          ...cartState_cart
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Changes the configuration of a cart line. */
export function useChangeLine(): [Commit<useChangeLineMutation>, boolean] {
  return useResultMutation<useChangeLineMutation>(mutation);
}
