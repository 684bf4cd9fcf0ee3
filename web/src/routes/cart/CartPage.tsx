import { Stack } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { lazyPart } from '../../lib/i18n/lazy-part.ts';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { links } from '../../links.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { CartPageQuery } from './__generated__/CartPageQuery.graphql.ts';
import { CartFor } from './_components/CartFor.tsx';
import { Checkout } from './_components/Checkout.tsx';
import { cartExtras } from './extras/namespace.ts';

// Fetched on demand: only needed without a customer.
const CustomerFirst = lazyPart(
  async () => (await import('./_components/CustomerFirst.tsx')).CustomerFirst,
  cartExtras,
);

const OtherCartNotice = lazyPart(
  async () => (await import('./_components/OtherCartNotice.tsx')).OtherCartNotice,
  cartExtras,
);

/** The viewer’s cart for the active customer, and its shipping methods. */
const cartPageQuery = graphql`
  query CartPageQuery {
    cart {
      items {
        id
      }
      ...Checkout_cart
    }
    ...Checkout_query
  }
`;

/** Cart and checkout on one page: pieces, destination, and review with the order button. */
export function CartPage({ queryRef }: RelayPageProps<CartPageQuery>) {
  const { t } = useTranslation('checkout');
  const { customer } = useSignedInViewer();
  const data = usePreloadedQuery<CartPageQuery>(cartPageQuery, queryRef);
  const { cart } = data;
  return (
    <Stack gap="5" maxW="7xl">
      <PageHeader
        title={t('title')}
        breadcrumb={[{ label: t('shell:menu.order') }]}
        meta={customer && <CartFor />}
      />
      <Suspense>{customer ? <OtherCartNotice /> : <CustomerFirst />}</Suspense>
      {customer &&
        (cart && cart.items.length > 0 ? (
          <Checkout cart={cart} query={data} />
        ) : (
          <EmptyState
            title={t('cart:empty')}
            hint={t('cart:emptyHint')}
            action={<ButtonLink to={links.catalog()}>{t('cart:browse')}</ButtonLink>}
          />
        ))}
    </Stack>
  );
}
