import { toastError } from '../ui/feedback/toaster.ts';
import { useCartErrorText } from './useCartErrorText.ts';
import { useRemoveItem } from './useRemoveItem.ts';

/** Takes back a line that was just put in, silently; a failure shows a toast. */
export function useTakeOutLine(): (lineId: string) => Promise<void> {
  const errorText = useCartErrorText();
  const [remove] = useRemoveItem();
  return async (id) => {
    const outcome = await remove(id);
    if (!outcome.ok) toastError(errorText(outcome.failure));
  };
}
