import { useTranslation } from 'react-i18next';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toaster.ts';

/** A change of the cart, which resolves to its failure, or null. */
type Change = () => Promise<MutationFailure | null>;

/** Removes a reduction of the cart and offers to restore it, if that is possible. Failures of both are shown. */
export function useRemoveWithUndo() {
  const { t } = useTranslation('cart-extras');
  const { ofFailure } = useErrorText('cart-extras');

  async function attempt(change: Change): Promise<boolean> {
    const failure = await change();
    if (failure) toastError(ofFailure(failure, t('errors.UPDATE_FAILED')));
    return failure === null;
  }

  return async (remove: Change, { removed, restore }: { removed: string; restore: Change | null }) => {
    if (!(await attempt(remove))) return;
    const undo = restore && { label: t('cart:undo'), onClick: () => void attempt(restore) };
    toastSuccess(removed, undo ?? undefined);
  };
}
