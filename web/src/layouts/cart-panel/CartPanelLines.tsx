import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLocation } from 'react-router';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { links } from '../../links.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { cartPanelQuery as CartPanelQuery } from './__generated__/cartPanelQuery.graphql.ts';
import { CartPanelLine } from './CartPanelLine.tsx';
import { cartPanelQuery } from './cartPanelQuery.ts';

const List = chakra('ul', { base: { listStyle: 'none', display: 'flex', flexDirection: 'column' } });

/** The lines of the cart, or why there are none. */
export function CartPanelLines({ queryRef }: { queryRef: PreloadedQuery<CartPanelQuery> }) {
  const { t } = useTranslation('cart');
  const { pathname } = useLocation();
  const { customer } = useSignedInViewer();
  const { cart } = usePreloadedQuery<CartPanelQuery>(cartPanelQuery, queryRef);
  if (!cart || cart.items.length === 0) {
    const browse = pathname.startsWith('/shop') ? links.shop() : links.catalog();
    return (
      <EmptyState
        title={t('empty')}
        hint={t(customer ? 'emptyHint' : 'chooseCustomer')}
        action={
          <ButtonLink to={customer ? browse : links.cart()} variant="outline">
            {t(customer ? 'browse' : 'open')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <List>
      {cart.items.map((item) => (
        <CartPanelLine key={item.id} item={item} currency={cart.totals.currency} />
      ))}
    </List>
  );
}
