import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { closeCartPanel, isCartPanelOpen, subscribeToCartPanel } from '../../cart/cart-panel.ts';
import { cart } from '../../cart/namespace.ts';
import { loadNamespace } from '../../lib/i18n/namespace.ts';

const CartPanel = lazy(async () => {
  const [{ CartPanel: Panel }] = await Promise.all([import('./CartPanel.tsx'), loadNamespace(cart)]);
  return { default: Panel };
});

/** Where the cart's side panel opens; its code, texts and data come with the first opening. Going on closes it. */
export function CartPanelHost() {
  const isOpen = useSyncExternalStore(subscribeToCartPanel, isCartPanelOpen);
  const { pathname } = useLocation();

  useEffect(() => closeCartPanel, [pathname]);

  if (!isOpen) return null;
  return (
    <Suspense>
      <CartPanel />
    </Suspense>
  );
}
