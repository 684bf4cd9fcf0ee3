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

async function loadPanel() {
  const [{ CartPanel: Panel }] = await Promise.all([
    import('./CartPanel.tsx'),
    loadNamespace(cart),
    loadNamespace(choices),
  ]);
  return { default: Panel };
}

const CartPanel = lazy(loadPanel);

async function loadQuestion() {
  const [{ SameSizeDialog: Dialog }] = await Promise.all([
    import('./SameSizeDialog.tsx'),
    loadNamespace(cart),
  ]);
  return { default: Dialog };
}

const SameSizeDialog = lazy(loadQuestion);

/**
 * Where the cart's side panel opens, and the question about equal ring sizes. Code and texts of both come with the
 * first opening, or before it where a page expects one. Going on closes it.
 */
export function CartPanelHost() {
  const isOpen = useSyncExternalStore(subscribeToCartPanel, isCartPanelOpen);
  const isExpected = useSyncExternalStore(subscribeToCartPanel, isCartPanelExpected);
  const question = useSyncExternalStore(subscribeToSameSize, sameSizeQuestion);
  const { pathname } = useLocation();

  useEffect(() => closeCartPanel, [pathname]);

  useEffect(() => {
    // Whoever opens them meets a failure and tries again.
    if (isExpected) for (const load of [loadPanel, loadQuestion]) load().catch(() => {});
  }, [isExpected]);

  return (
    <Suspense>
      {isOpen && <CartPanel />}
      {question && <SameSizeDialog question={question} />}
    </Suspense>
  );
}
