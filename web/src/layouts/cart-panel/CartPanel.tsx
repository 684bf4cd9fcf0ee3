import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryLoader } from 'react-relay/hooks';
import { closeCartPanel } from '../../cart/cart-panel.ts';
import { SideDrawer } from '../../ui/dialogs/SideDrawer.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx';
import type { cartPanelQuery as CartPanelQuery } from './__generated__/cartPanelQuery.graphql.ts';
import { CartPanelFooter } from './CartPanelFooter.tsx';
import { CartPanelLines } from './CartPanelLines.tsx';
import { CartPanelSkeleton } from './CartPanelSkeleton.tsx';
import { cartPanelQuery } from './cartPanelQuery.ts';

/** The cart in a side panel: lines, quantities, subtotal, and a link to the checkout. */
export function CartPanel() {
  const { t } = useTranslation('cart');
  const [queryRef, load] = useQueryLoader<CartPanelQuery>(cartPanelQuery);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => load({}, { fetchPolicy: 'store-and-network' }), [load]);

  function retry() {
    load({}, { fetchPolicy: 'network-only' });
    setAttempt(attempt + 1);
  }

  return (
    <SideDrawer
      isOpen
      onClose={closeCartPanel}
      title={t('title')}
      appliesAtOnce
      footer={
        <SectionBoundary key={attempt} fallback={null}>
          <Suspense>{queryRef && <CartPanelFooter queryRef={queryRef} />}</Suspense>
        </SectionBoundary>
      }
    >
      <SectionBoundary key={attempt} fallback={<ErrorState onRetry={retry} />}>
        <Suspense fallback={<CartPanelSkeleton />}>
          {queryRef ? <CartPanelLines queryRef={queryRef} /> : <CartPanelSkeleton />}
        </Suspense>
      </SectionBoundary>
    </SideDrawer>
  );
}
