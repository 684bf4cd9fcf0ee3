import { graphql } from 'react-relay/hooks';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type { useCouponApplyMutation } from './__generated__/useCouponApplyMutation.graphql.ts';
import type { useCouponRemoveMutation } from './__generated__/useCouponRemoveMutation.graphql.ts';
import { settledSave } from './settled-save.ts';

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

  return {
    apply: (code: string) => settledSave(commitApply({ input: { code } })),
    remove: () => settledSave(commitRemove({ input: {} })),
    isBusy: isApplying || isRemoving,
  };
}
