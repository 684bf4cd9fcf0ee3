import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LuShoppingBag } from 'react-icons/lu';
import { useLocation } from 'react-router';
import { openCartPanel } from '../../cart/cart-panel.ts';
import { useViewer } from '../../lib/session/useShell.ts';
import { CartPanelHost } from '../cart-panel/CartPanelHost.tsx';
import { BarBadge, BarLink } from './BarLink.tsx';

/**
 * The cart with its number of lines. Opens the panel. It is an ordinary link on the cart's page, for a new tab, and for
 * visitors, who have to sign in there.
 */
export function CartLink({ to }: { to: string }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const viewer = useViewer();
  const count = viewer?.cartItemCount ?? 0;
  const label = count > 0 ? t('menu.cartWithCount', { count }) : t('menu.cart');

  function handleClick(event: MouseEvent) {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!viewer || wantsNewTab || pathname === to) return;
    event.preventDefault();
    openCartPanel();
  }

  return (
    <>
      <BarLink to={to} aria-label={label} title={label} onClick={handleClick}>
        <LuShoppingBag aria-hidden />
        {count > 0 && <BarBadge aria-hidden>{count}</BarBadge>}
      </BarLink>
      <CartPanelHost />
    </>
  );
}
