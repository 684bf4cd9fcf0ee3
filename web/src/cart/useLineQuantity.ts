import { useMemo, useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useResultMutation } from '../lib/forms/useResultMutation.ts';
import { toastError } from '../ui/feedback/toaster.ts';
import type { useLineQuantityMutation } from './__generated__/useLineQuantityMutation.graphql.ts';
import { createLatestSender } from './latest-sender.ts';
import { trackSave } from './pending-saves.ts';
import { useCartErrorText } from './useCartErrorText.ts';
import { useSameSizeQuestion } from './useSameSizeQuestion.ts';

const mutation = graphql`
  mutation useLineQuantityMutation($input: UpdateCartItemQuantityInput!) {
    result: updateCartItemQuantity(input: $input) {
      __typename
      ... on UpdateCartItemQuantitySuccess {
        sameRingSizeLineIds
        cart {
          ...cartState_cart
          ...useSameSizeQuestion_cart
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Pause after the last change, in milliseconds: a stepper is clicked several times. */
const PAUSE = 300;

/**
 * How many pieces a line has: what is wanted shows at once, prices follow. A refusal goes back to what stands; more rings
 * of one size are asked about once they are more than before.
 */
export function useLineQuantity(line: { readonly id: string; readonly quantity: number }) {
  const { id } = line;
  const errorText = useCartErrorText();
  const ask = useSameSizeQuestion();
  const [commit] = useResultMutation<useLineQuantityMutation>(mutation);
  const [wanted, setWanted] = useState<number | null>(null);
  const saved = useRef(line.quantity);

  const sender = useMemo(
    () =>
      createLatestSender<number>(async (quantity) => {
        const outcome = await commit({ input: { id, quantity } });
        if (!outcome.ok) {
          toastError(errorText(outcome.failure));
          return false;
        }
        const before = saved.current;
        saved.current = quantity;
        const takeBack = async () => {
          const back = await commit({ input: { id, quantity: before } });
          if (back.ok) saved.current = before;
          else toastError(errorText(back.failure));
        };
        if (quantity > before) ask({ ...outcome.success, takeBack: () => void takeBack() });
        return true;
      }, PAUSE),
    [commit, id, errorText, ask],
  );

  function change(quantity: number): void {
    setWanted(quantity);
    const saving = sender.push(quantity);
    trackSave(saving);
    void saving.then(() => setWanted(null));
  }

  return { quantity: wanted ?? line.quantity, isSettling: wanted !== null, change };
}
