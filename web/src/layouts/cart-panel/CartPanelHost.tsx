import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import {
  closeCartPanel,
  isCartPanelExpected,
  isCartPanelOpen,
  subscribeToCartPanel,
} from '../../cart/cart-panel.ts';
import { choices } from '../../cart/choices/namespace.ts';
import { cart } from '../../cart/namespace.ts';
import { sameSizeQuestion, subscribeToSameSize } from '../../cart/same-size.ts';
import { loadNamespace } from '../../lib/i18n/namespace.ts';

const loadParts = () => Promise.all([import('./parts.ts'), loadNamespace(cart), loadNamespace(choices)]);

const CartPanel = lazy(async () => ({ default: (await loadParts())[0].CartPanel }));
const SameSizeDialog = lazy(async () => ({ default: (await loadParts())[0].SameSizeDialog }));

/**
 * Renders the cart's side panel and the question about rings of equal size. Their code and texts are fetched when they
 * first open, or earlier if a page expects that. Navigation closes the panel.
 */
export function CartPanelHost() {
  const isOpen = useSyncExternalStore(subscribeToCartPanel, isCartPanelOpen);
  const isExpected = useSyncExternalStore(subscribeToCartPanel, isCartPanelExpected);
  const question = useSyncExternalStore(subscribeToSameSize, sameSizeQuestion);
  const { pathname } = useLocation();

  useEffect(() => closeCartPanel, [pathname]);

  useEffect(() => {
    // A failure is shown when the panel opens, and can be retried there.
    if (isExpected) loadParts().catch(() => {});
  }, [isExpected]);

  return (
    <Suspense>
      {isOpen && <CartPanel />}
      {question && <SameSizeDialog question={question} />}
    </Suspense>
  );
}
