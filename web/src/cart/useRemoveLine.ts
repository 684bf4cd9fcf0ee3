import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { toastError, toastSuccess } from '../ui/feedback/toaster.ts';
import { useCartErrorText } from './useCartErrorText.ts';
import { useRemoveItem } from './useRemoveItem.ts';

type Line = { readonly id: string; readonly itemType: { readonly name: string } };

/** Takes a line out of the cart; the toast offers to put it back as it was, at the price that it held. */
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
        // Few go back: what it takes is fetched then.
        const { putLineBack } = await import('./put-line-back.ts');
        const back = await putLineBack(environment, id);
        if (!back.ok) return toastError(errorText(back.failure));
      },
    });
  }

  return [removeLine, isRemoving];
}
