import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LuShoppingBag } from 'react-icons/lu';
import { Link, useLocation } from 'react-router';
import { openCartPanel } from '../../cart/cart-panel.ts';
import { useViewer } from '../../lib/session/useShell.ts';
import { CartPanelHost } from '../cart-panel/CartPanelHost.tsx';

const Root = chakra(Link, {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '9',
    flexShrink: 0,
    color: 'inherit',
    borderRadius: 'l2',
    _icon: { boxSize: '5' },
    _hover: { bg: 'fg.muted/20' },
  },
});

const Badge = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineEnd: '0',
    minW: '4.5',
    px: '1',
    textAlign: 'center',
    fontSize: '2xs',
    lineHeight: '1.125rem',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    bg: 'gold.300',
    color: 'ink.900',
    borderRadius: 'full',
  },
});

/**
 * The cart with the number of its lines. Opens the panel; on the cart's page, in a new tab, and for visitors, who are
 * asked to sign in there, it is a link.
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
      <Root to={to} aria-label={label} title={label} onClick={handleClick}>
        <LuShoppingBag aria-hidden />
        {count > 0 && <Badge aria-hidden>{count}</Badge>}
      </Root>
      <CartPanelHost />
    </>
  );
}
