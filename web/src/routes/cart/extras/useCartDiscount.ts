import { graphql } from 'react-relay/hooks';
import { trackSave } from '../../../cart/pending-saves.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type {
  GrantCartDiscountInput,
  useCartDiscountGrantMutation,
} from './__generated__/useCartDiscountGrantMutation.graphql.ts';
import type { useCartDiscountRemoveMutation } from './__generated__/useCartDiscountRemoveMutation.graphql.ts';

const grantMutation = graphql`
  mutation useCartDiscountGrantMutation($input: GrantCartDiscountInput!) {
    result: grantCartDiscount(input: $input) {
      __typename
      ... on GrantCartDiscountSuccess {
        cart {
          ...cartState_cart
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const removeMutation = graphql`
  mutation useCartDiscountRemoveMutation($input: RemoveCartDiscountInput!) {
    result: removeCartDiscount(input: $input) {
      __typename
      ... on RemoveCartDiscountSuccess {
        cart {
          ...cartState_cart
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Grants and removes a discount of the cart. Both resolve to the failure, or null. */
export function useCartDiscount() {
  const [commitGrant, isGranting] = useResultMutation<useCartDiscountGrantMutation>(grantMutation);
  const [commitRemove, isRemoving] = useResultMutation<useCartDiscountRemoveMutation>(removeMutation);

  async function settled(work: Promise<{ ok: true } | { ok: false; failure: MutationFailure }>) {
    trackSave(work.then(() => true));
    const outcome = await work;
    return outcome.ok ? null : outcome.failure;
  }

  return {
    grant: (input: GrantCartDiscountInput) => settled(commitGrant({ input })),
    remove: () => settled(commitRemove({ input: {} })),
    isBusy: isGranting || isRemoving,
  };
}
