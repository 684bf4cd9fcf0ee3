import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { openCartPanel } from '../../../cart/cart-panel.ts';
import { confirmRings } from '../../../cart/confirm-rings.ts';
import { useCartErrorText } from '../../../cart/useCartErrorText.ts';
import { updateCartBadge } from '../../../lib/session/cart-badge.ts';
import { links } from '../../../links.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { AddToCartInput, useAddToCartMutation } from './__generated__/useAddToCartMutation.graphql.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useChangeLine } from './useChangeLine.ts';
import { forgetWaitingPiece } from './waiting-piece.ts';

/** Input of adding a piece to the cart. */
export type PieceOrder = Pick<AddToCartInput, 'configuration' | 'quantity' | 'wantedBy'>;

/** Adds the configured piece to the cart, or changes the line being edited. */
export function usePlacePiece(line: string | null) {
  const { t } = useTranslation('product');
  const navigate = useNavigate();
  const errorText = useCartErrorText('product');
  const [add, isAdding] = useAddToCart();
  const [change, isChanging] = useChangeLine();

  async function addPiece(order: PieceOrder): Promise<void> {
    const input = { ...order, idempotencyKey: crypto.randomUUID() };
    const outcome = await confirmRings((asksSameRingSize) =>
      add({ input: { ...input, asksSameRingSize } }, { updater: showInPanel }),
    );
    if (!outcome) return;
    if (!outcome.ok) return toastError(errorText(outcome.failure));
    forgetWaitingPiece();
    openCartPanel();
  }

  async function changeLine(id: string, order: PieceOrder): Promise<void> {
    const outcome = await confirmRings((asksSameRingSize) =>
      change({ input: { id, ...order, asksSameRingSize } }, { updater: updateCartBadge }),
    );
    // Without confirmation the configurator keeps its choices.
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

/** The response is the whole cart. The side panel shows it immediately. */
function showInPanel(
  store: RecordSourceSelectorProxy,
  answer: useAddToCartMutation['response'] | null | undefined,
): void {
  updateCartBadge(store, answer);
  const cart = answer?.result.cart && store.get(answer.result.cart.id);
  if (cart) store.getRoot().setLinkedRecord(cart, 'cart');
}
