import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { runMutation } from '../lib/forms/run-mutation.ts';
import { updateCartBadge } from '../lib/session/cart-badge.ts';
import type { putLineBackMutation } from './__generated__/putLineBackMutation.graphql.ts';
import type { KeptLine } from './kept-line.ts';
import { lineAgain } from './line-again.ts';

const mutation = graphql`
  mutation putLineBackMutation($input: AddToCartInput!) {
    result: addToCart(input: $input) {
      __typename
      ... on AddToCartSuccess {
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

/** Adds a line that was taken out, configured as it was and priced again. */
export function putLineBack(environment: IEnvironment, line: KeptLine) {
  const input = { ...lineAgain(line, new Date()), idempotencyKey: crypto.randomUUID() };
  return runMutation<putLineBackMutation>(environment, mutation, {
    variables: { input },
    updater: updateCartBadge,
  });
}
