import { Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { links } from '../../links.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { CartPageQuery } from './__generated__/CartPageQuery.graphql.ts';
import { CartFor } from './_components/CartFor.tsx';
import { Checkout } from './_components/Checkout.tsx';
import { loadExtras } from './_lib/load-extras.ts';

// Fetched on demand: only needed without a customer.
const CustomerFirst = lazy(async () => ({
  default: (await import('./_components/CustomerFirst.tsx')).CustomerFirst,
}));

const OtherCartNotice = lazy(async () => ({ default: (await loadExtras()).OtherCartNotice }));

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
