import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { openCartPanel } from '../../../cart/cart-panel.ts';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { links } from '../../../links.ts';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import { removeWishes, restoreWishes } from '../../../wish-list/remove-wishes.ts';
import { wishesToCart } from '../../../wish-list/wishes-to-cart.ts';
import type { useWishActsMutation } from './__generated__/useWishActsMutation.graphql.ts';

const quoteMutation = graphql`
  mutation useWishActsMutation($input: RequestQuoteOfWishListInput!) {
    result: requestQuoteOfWishList(input: $input) {
      __typename
      ... on RequestQuoteOfWishListSuccess {
        priceQuote {
          number
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Actions of a list’s pieces: add to cart, request a quote, remove. */
export function useWishActs(listKey: string | null) {
  const { t } = useTranslation('wishes');
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const { failed } = useOperationToasts('wishList', 'cart');
  const piecesOf = (ids: readonly string[]) => t('count', { count: ids.length });
  const [isBusy, setIsBusy] = useState(false);
  const [requestQuote, isRequesting] = useResultMutation<useWishActsMutation>(quoteMutation);

  /** Returns whether it succeeded. */
  async function toCart(ids: readonly string[]): Promise<boolean> {
    setIsBusy(true);
    const outcome = await wishesToCart(environment, { ids, key: listKey });
    setIsBusy(false);
    if (!outcome?.ok) {
      if (outcome) failed('saving', piecesOf(ids), outcome.failure);
      return false;
    }
    toastSuccess(t('inCart', { count: outcome.success.addedCount }));
    openCartPanel();
    return true;
  }

  async function toQuote(ids: readonly string[]): Promise<void> {
    const outcome = await requestQuote({ input: { ids, key: listKey, idempotencyKey: crypto.randomUUID() } });
    if (!outcome.ok) return failed('sending', piecesOf(ids), outcome.failure);
    void navigate(links.quote(outcome.success.priceQuote.number));
  }

  async function remove(ids: readonly string[]): Promise<void> {
    setIsBusy(true);
    const outcome = await removeWishes(environment, ids);
    setIsBusy(false);
    if (!outcome.ok) return failed('deleting', piecesOf(ids), outcome.failure);
    toastSuccess(t('wishList:removedMany', { count: ids.length }), {
      label: t('wishList:undo'),
      onClick: async () => {
        const back = await restoreWishes(environment, ids);
        if (!back.ok) failed('saving', piecesOf(ids), back.failure);
      },
    });
  }

  return { isBusy: isBusy || isRequesting, toCart, toQuote, remove };
}
