import { useMemo, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useResultMutation } from '../lib/forms/useResultMutation.ts';
import { toastError } from '../ui/feedback/toaster.ts';
import type { useLineQuantityMutation } from './__generated__/useLineQuantityMutation.graphql.ts';
import { confirmRings } from './confirm-rings.ts';
import { createLatestSender } from './latest-sender.ts';
import { trackSave } from './pending-saves.ts';
import { useCartErrorText } from './useCartErrorText.ts';

const mutation = graphql`
  mutation useLineQuantityMutation($input: UpdateCartItemQuantityInput!) {
    result: updateCartItemQuantity(input: $input) {
      __typename
      ... on UpdateCartItemQuantitySuccess {
        cart {
          ...cartState_cart
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Delay after the last change, in milliseconds: a stepper is clicked repeatedly. */
const PAUSE = 300;

/**
 * Quantity of a line. The new value shows immediately, prices follow. It is reset if the server refuses it, or if rings
 * of equal size are not confirmed.
 */
export function useLineQuantity(line: { readonly id: string; readonly quantity: number }) {
  const { id } = line;
  const errorText = useCartErrorText();
  const [commit] = useResultMutation<useLineQuantityMutation>(mutation);
  const [wanted, setWanted] = useState<number | null>(null);

  const sender = useMemo(
    () =>
      createLatestSender<number>(async (quantity) => {
        const outcome = await confirmRings((asksSameRingSize) =>
          commit({ input: { id, quantity, asksSameRingSize } }),
        );
        if (outcome?.ok) return true;
        if (outcome) toastError(errorText(outcome.failure));
        return false;
      }, PAUSE),
    [commit, id, errorText],
  );

  function change(quantity: number): void {
    setWanted(quantity);
    const saving = sender.push(quantity);
    trackSave(saving);
    void saving.then(() => setWanted(null));
  }

  return { quantity: wanted ?? line.quantity, isSettling: wanted !== null, change };
}
