import { graphql } from 'react-relay/hooks';
import { useResultMutation } from '../lib/forms/useResultMutation.ts';
import { updateCartBadge } from '../lib/session/cart-badge.ts';
import { toastError } from '../ui/feedback/toaster.ts';
import type { useTakeOutLineMutation } from './__generated__/useTakeOutLineMutation.graphql.ts';
import { useCartErrorText } from './useCartErrorText.ts';

const mutation = graphql`
  mutation useTakeOutLineMutation($input: RemoveCartItemInput!) {
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

/** Takes back a line that was just put in, silently; a failure shows a toast. */
export function useTakeOutLine(): (lineId: string) => Promise<void> {
  const errorText = useCartErrorText();
  const [commit] = useResultMutation<useTakeOutLineMutation>(mutation);
  return async (id) => {
    const outcome = await commit({ input: { id } }, { updater: updateCartBadge });
    if (!outcome.ok) toastError(errorText(outcome.failure));
  };
}
