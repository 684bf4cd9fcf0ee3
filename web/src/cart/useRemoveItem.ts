import { graphql } from 'react-relay/hooks';
import { useResultMutation } from '../lib/forms/useResultMutation.ts';
import { updateCartBadge } from '../lib/session/cart-badge.ts';
import type { useRemoveItemMutation } from './__generated__/useRemoveItemMutation.graphql.ts';

const mutation = graphql`
  mutation useRemoveItemMutation($input: RemoveCartItemInput!) {
    result: removeCartItem(input: $input) {
      __typename
      ... on RemoveCartItemSuccess {
        cart {
          ...cartState_cart
          itemCount
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Removes a line from the cart, by its global id, and updates the badge. */
export function useRemoveItem() {
  const [commit, isRemoving] = useResultMutation<useRemoveItemMutation>(mutation);
  const remove = (id: string) => commit({ input: { id } }, { updater: updateCartBadge });
  return [remove, isRemoving] as const;
}
