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

/** Takes a line out of the cart, given its global id; the number at the cart follows. */
export function useRemoveItem() {
  const [commit, isRemoving] = useResultMutation<useRemoveItemMutation>(mutation);
  const remove = (id: string) => commit({ input: { id } }, { updater: updateCartBadge });
  return [remove, isRemoving] as const;
}
