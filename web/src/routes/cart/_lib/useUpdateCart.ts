import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { trackSave } from '../../../cart/pending-saves.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { toastError } from '../../../ui/feedback/toaster.ts';
import type {
  UpdateCartInput,
  useUpdateCartMutation,
} from './__generated__/useUpdateCartMutation.graphql.ts';

const mutation = graphql`
  mutation useUpdateCartMutation($input: UpdateCartInput!) {
    result: updateCart(input: $input) {
      __typename
      ... on UpdateCartSuccess {
        cart {
          ...cartState_cart
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Saves texts and choices of the order in the cart; `save` resolves to the failure, `choose` shows it. */
export function useUpdateCart() {
  const { t } = useTranslation('checkout');
  const { ofFailure } = useErrorText('cart', 'contacts');
  const [commit] = useResultMutation<useUpdateCartMutation>(mutation);

  const save = useCallback(
    async (input: UpdateCartInput): Promise<MutationFailure | null> => {
      const outcome = await commit({ input });
      return outcome.ok ? null : outcome.failure;
    },
    [commit],
  );

  const choose = useCallback(
    (input: UpdateCartInput): Promise<boolean> => {
      const saving = save(input).then((failure) => {
        if (failure) toastError(ofFailure(failure, t('updateFailed')));
        return failure === null;
      });
      trackSave(saving);
      return saving;
    },
    [save, t, ofFailure],
  );

  return { save, choose };
}
