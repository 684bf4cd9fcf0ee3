import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { runMutation } from '../lib/forms/run-mutation.ts';
import { updateCartBadge } from '../lib/session/cart-badge.ts';
import type { putLineBackMutation } from './__generated__/putLineBackMutation.graphql.ts';

const mutation = graphql`
  mutation putLineBackMutation($input: RestoreCartItemInput!) {
    result: restoreCartItem(input: $input) {
      __typename
      ... on RestoreCartItemSuccess {
        cart {
          ...cartState_cart
          itemCount
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Restores a removed line with its configuration and price. */
export function putLineBack(environment: IEnvironment, id: string) {
  return runMutation<putLineBackMutation>(environment, mutation, {
    variables: { input: { id } },
    updater: updateCartBadge,
  });
}
