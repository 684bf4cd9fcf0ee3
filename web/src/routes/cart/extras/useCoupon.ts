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

/** Applies a coupon to the cart, and takes it out; both resolve to why it was refused. */
export function useCoupon() {
  const [commitApply, isApplying] = useResultMutation<useCouponApplyMutation>(applyMutation);
  const [commitRemove, isRemoving] = useResultMutation<useCouponRemoveMutation>(removeMutation);

  async function settled(work: Promise<{ ok: true } | { ok: false; failure: MutationFailure }>) {
    // An order waits for what is still being saved; that a coupon is refused is shown, and holds up nothing.
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
