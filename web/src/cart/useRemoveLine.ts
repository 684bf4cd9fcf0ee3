import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { toastError, toastSuccess } from '../ui/feedback/toaster.ts';
import type { keptLine_item$key } from './__generated__/keptLine_item.graphql.ts';
import { keptLine } from './kept-line.ts';
import { useCartErrorText } from './useCartErrorText.ts';
import { useRemoveItem } from './useRemoveItem.ts';
import { useSameSizeQuestion } from './useSameSizeQuestion.ts';

/** Takes a line out of the cart; the toast offers to put it back, configured as it was and priced again. */
export function useRemoveLine(): [(line: keptLine_item$key) => Promise<void>, boolean] {
  const { t } = useTranslation('cart');
  const errorText = useCartErrorText();
  const [remove, isRemoving] = useRemoveItem();
  const ask = useSameSizeQuestion();
  const environment = useRelayEnvironment();

  async function removeLine(key: keptLine_item$key) {
    const line = keptLine(key);
    const { name } = line.itemType;
    const outcome = await remove(line.id);
    if (!outcome.ok) return toastError(errorText(outcome.failure));
    toastSuccess(t('removed', { name }), {
      label: t('undo'),
      onClick: async () => {
        // Few go back: what it takes is fetched then.
        const { putLineBack } = await import('./put-line-back.ts');
        const back = await putLineBack(environment, line);
        if (!back.ok) return toastError(errorText(back.failure));
        const { cart, cartItem, sameRingSizeLineIds } = back.success;
        ask({
          cart,
          sameRingSizeLineIds,
          takeBack: { lineIds: [cartItem.id] },
        });
      },
    });
  }

  return [removeLine, isRemoving];
}
