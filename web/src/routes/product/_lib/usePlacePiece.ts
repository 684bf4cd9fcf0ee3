import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { openCartPanel } from '../../../cart/cart-panel.ts';
import { useCartErrorText } from '../../../cart/useCartErrorText.ts';
import { useSameSizeQuestion } from '../../../cart/useSameSizeQuestion.ts';
import { updateCartBadge } from '../../../lib/session/cart-badge.ts';
import { links } from '../../../links.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { AddToCartInput, useAddToCartMutation } from './__generated__/useAddToCartMutation.graphql.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useChangeLine } from './useChangeLine.ts';
import { forgetWaitingPiece } from './waiting-piece.ts';

/** What is put into the cart. */
export type PieceOrder = Pick<AddToCartInput, 'configuration' | 'quantity' | 'wantedBy'>;

/**
 * Puts the configured piece into the cart, or into the line that is being changed. `opened` is the piece that the page
 * opened with: what the line goes back to when another ring of its new size was not meant.
 */
export function usePlacePiece(line: string | null, opened: PieceOrder) {
  const { t } = useTranslation('product');
  const navigate = useNavigate();
  const errorText = useCartErrorText('product');
  const askSameSize = useSameSizeQuestion();
  const [add, isAdding] = useAddToCart();
  const [change, isChanging] = useChangeLine();

  async function addPiece(order: PieceOrder): Promise<void> {
    const input = { ...order, idempotencyKey: crypto.randomUUID() };
    const outcome = await add({ input }, { updater: showInPanel });
    if (!outcome.ok) return toastError(errorText(outcome.failure));
    forgetWaitingPiece();
    const { cart, cartItem, sameRingSizeLineIds } = outcome.success;
    const isAsked = askSameSize({
      cart,
      sameRingSizeLineIds,
      keep: openCartPanel,
      takeBack: { lineIds: [cartItem.id] },
    });
    if (!isAsked) openCartPanel();
  }

  async function changeLine(id: string, order: PieceOrder): Promise<void> {
    const outcome = await change({ input: { id, ...order } }, { updater: updateCartBadge });
    if (!outcome.ok) return toastError(errorText(outcome.failure));
    forgetWaitingPiece();
    const { cart, sameRingSizeLineIds } = outcome.success;
    const isAsked = askSameSize({
      cart,
      sameRingSizeLineIds,
      keep: showCart,
      takeBack: () => void takeChangeBack(id),
    });
    if (!isAsked) showCart();
  }

  function showCart(): void {
    toastSuccess(t('changed'));
    void navigate(links.cart());
  }

  /** The configurator stays, with the choices that were not meant: another size is a click away. */
  async function takeChangeBack(id: string): Promise<void> {
    const outcome = await change({ input: { id, ...opened } }, { updater: updateCartBadge });
    if (!outcome.ok) toastError(errorText(outcome.failure));
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
