import { toastError } from '../ui/feedback/toaster.ts';
import { useCartErrorText } from './useCartErrorText.ts';
import { useRemoveItem } from './useRemoveItem.ts';

/** Takes back lines that were just put in, silently; a failure shows a toast. */
export function useTakeOutLines(): (lineIds: readonly string[]) => Promise<void> {
  const errorText = useCartErrorText();
  const [remove] = useRemoveItem();
  return async (ids) => {
    // One after the other: each answers the cart as it is then.
    for (const id of ids) {
      const outcome = await remove(id);
      if (!outcome.ok) return toastError(errorText(outcome.failure));
    }
  };
}
