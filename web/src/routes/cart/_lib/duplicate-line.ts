import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { confirmRings } from '../../../cart/confirm-rings.ts';
import { runMutation } from '../../../lib/forms/run-mutation.ts';
import { updateCartBadge } from '../../../lib/session/cart-badge.ts';
import type { duplicateLineMutation } from './__generated__/duplicateLineMutation.graphql.ts';

const mutation = graphql`
  mutation duplicateLineMutation($input: DuplicateCartItemInput!) {
    result: duplicateCartItem(input: $input) {
      __typename
      ... on DuplicateCartItemSuccess {
        cart {
          ...cartState_cart
          itemCount
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Adds a copy of a line, unless rings of equal size are not confirmed. */
export function duplicateLine(environment: IEnvironment, id: string) {
  const idempotencyKey = crypto.randomUUID();
  return confirmRings((asksSameRingSize) =>
    runMutation<duplicateLineMutation>(environment, mutation, {
      variables: { input: { id, idempotencyKey, asksSameRingSize } },
      updater: updateCartBadge,
    }),
  );
}
