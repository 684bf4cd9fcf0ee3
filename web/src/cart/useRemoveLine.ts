import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { toastError, toastSuccess } from '../ui/feedback/toaster.ts';
import { useCartErrorText } from './useCartErrorText.ts';
import { useRemoveItem } from './useRemoveItem.ts';

type Line = { readonly id: string; readonly itemType: { readonly name: string } };

/** Removes a line from the cart. The toast offers to restore it with its configuration and price. */
export function useRemoveLine(): [(line: Line) => Promise<void>, boolean] {
  const { t } = useTranslation('cart');
  const errorText = useCartErrorText();
  const [remove, isRemoving] = useRemoveItem();
  const environment = useRelayEnvironment();

  async function removeLine({ id, itemType: { name } }: Line) {
    const outcome = await remove(id);
    if (!outcome.ok) return toastError(errorText(outcome.failure));
    toastSuccess(t('removed', { name }), {
      label: t('undo'),
      onClick: async () => {
        // Fetched on demand, because few users restore a line.
        const { putLineBack } = await import('./put-line-back.ts');
        const back = await putLineBack(environment, id);
        if (!back.ok) return toastError(errorText(back.failure));
      },
    });
  }

  return [removeLine, isRemoving];
}
