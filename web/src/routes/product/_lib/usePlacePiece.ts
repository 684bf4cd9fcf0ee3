import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { openCartPanel } from '../../../cart/cart-panel.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { updateCartBadge } from '../../../lib/session/cart-badge.ts';
import { links } from '../../../links.ts';
import { toastError, toastSuccess } from '../../../ui/toaster.ts';
import type { AddToCartInput } from './__generated__/useAddToCartMutation.graphql.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useCartSizes } from './useCartSizes.ts';
import { useChangeLine } from './useChangeLine.ts';
import { forgetWaitingPiece } from './waiting-piece.ts';

/** What is put into the cart. */
export type PieceOrder = Pick<AddToCartInput, 'configuration' | 'quantity' | 'wantedBy'>;

/** Puts the configured piece into the cart, or into the line that is being changed. */
export function usePlacePiece(line: string | null) {
  const { t } = useTranslation('product');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { ofFailure } = useErrorText('product');
  const hasSize = useCartSizes();
  const [add, isAdding] = useAddToCart();
  const [change, isChanging] = useChangeLine();
  const [isAsking, setIsAsking] = useState(false);

  const isSameSize = useCallback(
    async ({ configuration }: PieceOrder) => {
      setIsAsking(true);
      const answer = await hasSize(configuration.size, line);
      setIsAsking(false);
      return answer;
    },
    [hasSize, line],
  );

  async function place(order: PieceOrder): Promise<void> {
    const outcome =
      line === null
        ? await add(
            { input: { ...order, idempotencyKey: crypto.randomUUID() } },
            { updater: updateCartBadge },
          )
        : await change({ input: { id: line, ...order } }, { updater: updateCartBadge });
    if (!outcome.ok) return toastError(failureText(outcome.failure));
    forgetWaitingPiece();
    if (line !== null) {
      toastSuccess(t('changed'));
      return void navigate(links.cart());
    }
    openCartPanel();
  }

  /** Failures without a reason have the words of the ordering spec, section 8. */
  function failureText(failure: MutationFailure): string {
    if (failure.kind !== 'RequestError' || failure.code === 'UNREACHABLE') return ofFailure(failure);
    return t(pathname.startsWith('/shop') ? 'failed.shop' : 'failed.backoffice');
  }

  return { place, isSameSize, isPlacing: isAsking || isAdding || isChanging };
}
