import { graphql } from 'react-relay/hooks';
import { trackSave } from '../../../cart/pending-saves.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type { useCouponApplyMutation } from './__generated__/useCouponApplyMutation.graphql.ts';
import type { useCouponRemoveMutation } from './__generated__/useCouponRemoveMutation.graphql.ts';

const applyMutation = graphql`
  mutation useCouponApplyMutation($input: ApplyCouponInput!) {
    result: applyCoupon(input: $input) {
      __typename
      ... on ApplyCouponSuccess {
        cart {
          ...cartState_cart
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const removeMutation = graphql`
  mutation useCouponRemoveMutation($input: RemoveCouponInput!) {
    result: removeCoupon(input: $input) {
      __typename
      ... on RemoveCouponSuccess {
        cart {
          ...cartState_cart
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Applies and removes a coupon. Both resolve to the failure, or null. */
export function useCoupon() {
  const [commitApply, isApplying] = useResultMutation<useCouponApplyMutation>(applyMutation);
  const [commitRemove, isRemoving] = useResultMutation<useCouponRemoveMutation>(removeMutation);

  async function settled(work: Promise<{ ok: true } | { ok: false; failure: MutationFailure }>) {
    // Placing an order waits for pending saves. A refused coupon is shown, and does not block the order.
    trackSave(work.then(() => true));
    const outcome = await work;
    return outcome.ok ? null : outcome.failure;
  }

  return {
    apply: (code: string) => settled(commitApply({ input: { code } })),
    remove: () => settled(commitRemove({ input: {} })),
    isBusy: isApplying || isRemoving,
  };
}
