import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { runMutation } from '../../../lib/forms/run-mutation.ts';
import { updateCartBadge } from '../../../lib/session/cart-badge.ts';
import type { duplicateLineMutation } from './__generated__/duplicateLineMutation.graphql.ts';

const mutation = graphql`
  mutation duplicateLineMutation($input: DuplicateCartItemInput!) {
    result: duplicateCartItem(input: $input) {
      __typename
      ... on DuplicateCartItemSuccess {
        sameRingSizeLineIds
        cartItem {
          id
        }
        cart {
          ...cartState_cart
          ...useSameSizeQuestion_cart
          itemCount
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Adds a line like another one. */
export function duplicateLine(environment: IEnvironment, id: string) {
  return runMutation<duplicateLineMutation>(environment, mutation, {
    variables: { input: { id, idempotencyKey: crypto.randomUUID() } },
    updater: updateCartBadge,
  });
}
