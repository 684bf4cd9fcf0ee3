import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { openCartPanel } from '../../../cart/cart-panel.ts';
import { meantRings } from '../../../cart/meant-rings.ts';
import { useCartErrorText } from '../../../cart/useCartErrorText.ts';
import { updateCartBadge } from '../../../lib/session/cart-badge.ts';
import { links } from '../../../links.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { AddToCartInput, useAddToCartMutation } from './__generated__/useAddToCartMutation.graphql.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useChangeLine } from './useChangeLine.ts';
import { forgetWaitingPiece } from './waiting-piece.ts';

/** What is put into the cart. */
export type PieceOrder = Pick<AddToCartInput, 'configuration' | 'quantity' | 'wantedBy'>;

/** Puts the configured piece into the cart, or into the line that is being changed. */
export function usePlacePiece(line: string | null) {
  const { t } = useTranslation('product');
  const navigate = useNavigate();
  const errorText = useCartErrorText('product');
  const [add, isAdding] = useAddToCart();
  const [change, isChanging] = useChangeLine();

  async function addPiece(order: PieceOrder): Promise<void> {
    const input = { ...order, idempotencyKey: crypto.randomUUID() };
    const outcome = await meantRings((asksSameRingSize) =>
      add({ input: { ...input, asksSameRingSize } }, { updater: showInPanel }),
    );
    if (!outcome) return;
    if (!outcome.ok) return toastError(errorText(outcome.failure));
    forgetWaitingPiece();
    openCartPanel();
  }

  async function changeLine(id: string, order: PieceOrder): Promise<void> {
    const outcome = await meantRings((asksSameRingSize) =>
      change({ input: { id, ...order, asksSameRingSize } }, { updater: updateCartBadge }),
    );
    // The configurator stays, with the choices that were not meant: another size is a click away.
    if (!outcome) return;
    if (!outcome.ok) return toastError(errorText(outcome.failure));
    forgetWaitingPiece();
    toastSuccess(t('changed'));
    void navigate(links.cart());
  }

  return {
    place: (order: PieceOrder) => (line === null ? addPiece(order) : changeLine(line, order)),
    isPlacing: isAdding || isChanging,
  };
}

/** The answer is the viewer's cart, whole: the side panel shows it at once. */
function showInPanel(
  store: RecordSourceSelectorProxy,
  answer: useAddToCartMutation['response'] | null | undefined,
): void {
  updateCartBadge(store, answer);
  const cart = answer?.result.cart && store.get(answer.result.cart.id);
  if (cart) store.getRoot().setLinkedRecord(cart, 'cart');
}
