import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useOperationToasts } from '../lib/forms/useOperationToasts.ts';
import { toastSuccess } from '../ui/feedback/toaster.ts';
import type { useWishToggleQuery } from './__generated__/useWishToggleQuery.graphql.ts';
import { addWish, type Wish } from './add-wish.ts';
import { removeWishes, restoreWishes } from './remove-wishes.ts';

const query = graphql`
  query useWishToggleQuery {
    wishList {
      ...wishListState_list @relay(mask: false)
    }
  }
`;

/** Whether a piece is on the user's wish list in any configuration, and functions that add and remove it. */
export function useWishToggle(piece: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation('wishList');
  const environment = useRelayEnvironment();
  const { failed } = useOperationToasts('wishList');
  const [isBusy, setIsBusy] = useState(false);
  // All hearts of a page share one request, and update with every change.
  const { wishList } = useLazyLoadQuery<useWishToggleQuery>(query, {}, { fetchPolicy: 'store-or-network' });
  const ids = wishList?.items.flatMap(({ id, itemType }) => (itemType.id === piece.id ? [id] : [])) ?? [];

  async function add(wish: Wish): Promise<void> {
    setIsBusy(true);
    const outcome = await addWish(environment, wish);
    setIsBusy(false);
    if (!outcome.ok) return failed('saving', piece.name, outcome.failure);
    const { id } = outcome.success.wishListItem;
    toastSuccess(t('added', { name: piece.name }), {
      label: t('undo'),
      onClick: async () => {
        const back = await removeWishes(environment, [id]);
        if (!back.ok) failed('deleting', piece.name, back.failure);
      },
    });
  }

  async function remove(): Promise<void> {
    setIsBusy(true);
    const outcome = await removeWishes(environment, ids);
    setIsBusy(false);
    if (!outcome.ok) return failed('deleting', piece.name, outcome.failure);
    toastSuccess(t('removed', { name: piece.name }), {
      label: t('undo'),
      onClick: async () => {
        const back = await restoreWishes(environment, ids);
        if (!back.ok) failed('saving', piece.name, back.failure);
      },
    });
  }

  return { isWished: ids.length > 0, isBusy, add, remove };
}
