import { graphql } from 'react-relay/hooks';
import { useCartErrorText } from '../../../cart/useCartErrorText.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { updateCartBadge } from '../../../lib/session/cart-badge.ts';
import { toastError } from '../../../ui/toaster.ts';
import type { useDuplicateLineMutation } from './__generated__/useDuplicateLineMutation.graphql.ts';

const mutation = graphql`
  mutation useDuplicateLineMutation($input: DuplicateCartItemInput!) {
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

/** Adds a line like another one: the same piece in a second size is a copy with one change. */
export function useDuplicateLine(): [(lineId: string) => Promise<void>, boolean] {
  const errorText = useCartErrorText();
  const [commit, isDuplicating] = useResultMutation<useDuplicateLineMutation>(mutation);

  async function duplicate(id: string) {
    const outcome = await commit(
      { input: { id, idempotencyKey: crypto.randomUUID() } },
      { updater: updateCartBadge },
    );
    if (!outcome.ok) toastError(errorText(outcome.failure));
  }

  return [duplicate, isDuplicating];
}
