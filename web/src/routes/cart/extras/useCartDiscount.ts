import { graphql } from 'react-relay/hooks';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type {
  GrantCartDiscountInput,
  useCartDiscountGrantMutation,
} from './__generated__/useCartDiscountGrantMutation.graphql.ts';
import type { useCartDiscountRemoveMutation } from './__generated__/useCartDiscountRemoveMutation.graphql.ts';
import { settledSave } from './settled-save.ts';

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

  return {
    grant: (input: GrantCartDiscountInput) => settledSave(commitGrant({ input })),
    remove: () => settledSave(commitRemove({ input: {} })),
    isBusy: isGranting || isRemoving,
  };
}
