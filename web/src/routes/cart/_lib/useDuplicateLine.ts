import { graphql } from 'react-relay/hooks';
import { useCartErrorText } from '../../../cart/useCartErrorText.ts';
import { useSameSizeQuestion } from '../../../cart/useSameSizeQuestion.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { updateCartBadge } from '../../../lib/session/cart-badge.ts';
import { toastError } from '../../../ui/feedback/toaster.ts';
import type { useDuplicateLineMutation } from './__generated__/useDuplicateLineMutation.graphql.ts';

const mutation = graphql`
  mutation useDuplicateLineMutation($input: DuplicateCartItemInput!) {
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

/** Adds a line like another one: the same piece in a second size is a copy with one change. */
export function useDuplicateLine(): [(lineId: string) => Promise<void>, boolean] {
  const errorText = useCartErrorText();
  const ask = useSameSizeQuestion();
  const [commit, isDuplicating] = useResultMutation<useDuplicateLineMutation>(mutation);

  async function duplicate(id: string) {
    const outcome = await commit(
      { input: { id, idempotencyKey: crypto.randomUUID() } },
      { updater: updateCartBadge },
    );
    if (!outcome.ok) return toastError(errorText(outcome.failure));
    const { cart, cartItem, sameRingSizeLineIds } = outcome.success;
    ask({ cart, sameRingSizeLineIds, takeBack: { lineId: cartItem.id } });
  }

  return [duplicate, isDuplicating];
}
