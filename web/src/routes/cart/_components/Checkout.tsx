import { Stack } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { setCheckoutShown } from '../../../cart/cart-panel.ts';
import { FormSummary } from '../../../lib/forms/FormSummary.tsx';
import { FormContext } from '../../../lib/forms/form-context.ts';
import { lazyPart } from '../../../lib/i18n/lazy-part.ts';
import { CART_SUBMITORDER } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../lib/session/useSignedInViewer.ts';
import { CardBoundary } from '../../../ui/feedback/CardBoundary.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { loadExtras } from '../_lib/load-extras.ts';
import { usePlaceOrder } from '../_lib/usePlaceOrder.ts';
import { cartExtras } from '../extras/namespace.ts';
import type { Checkout_cart$key } from './__generated__/Checkout_cart.graphql.ts';
import type { Checkout_query$key } from './__generated__/Checkout_query.graphql.ts';
import { CartLine } from './CartLine.tsx';
import { CartLineList } from './CartLineList.tsx';
import { CartTotals } from './CartTotals.tsx';
import { CheckoutBlock } from './CheckoutBlock.tsx';
import { CheckoutColumns } from './CheckoutColumns.tsx';
import { DestinationFields } from './DestinationFields.tsx';
import { OrderRoute } from './OrderRoute.tsx';
import { OrderTexts } from './OrderTexts.tsx';
import { PlaceOrder } from './PlaceOrder.tsx';
import { PlaceOrderBar } from './PlaceOrderBar.tsx';
import { ShippingMethods } from './ShippingMethods.tsx';

// Parts that are not needed for the first paint are fetched in one chunk.
const CartProblems = lazy(async () => (await loadExtras()).cartProblems());
// Parts that many carts do not use are fetched after the page, with their texts.
const PriceChangedDialog = lazyPart(
  async () => (await import('./PriceChangedDialog.tsx')).PriceChangedDialog,
  cartExtras,
);
const CartPromotions = lazyPart(
  async () => (await import('../extras/CartPromotions.tsx')).CartPromotions,
  cartExtras,
);
const OtherWays = lazyPart(async () => (await import('../extras/OtherWays.tsx')).OtherWays, cartExtras);
const CartContact = lazy(async () => ({ default: (await import('./CartContact.tsx')).CartContact }));
const OrderQuestions = lazyPart(
  async () => (await import('../extras/OrderQuestions.tsx')).OrderQuestions,
  cartExtras,
);

const cartFragment = graphql`
  fragment Checkout_cart on Cart {
    version
    target
    items {
      id
      linePrice
      ...CartLine_item
    }
    totals {
      currency
      subTotal
      grandTotal
    }
    ...DestinationFields_cart
    ...OrderTexts_cart
    ...CartContact_cart
    ...ShippingMethods_cart
    ...CartTotals_cart
    ...OrderRoute_cart
    ...PlaceOrderBar_cart
    ...CartPromotions_cart
    ...OtherWays_cart
  }
`;

const queryFragment = graphql`
  fragment Checkout_query on Query {
    ...ShippingMethods_query
  }
`;

type CheckoutProps = { cart: Checkout_cart$key; query: Checkout_query$key };

/**
 * The cart in three blocks, with the sums next to them. Every change is saved in the cart immediately. So there are no
 * values to submit at the end, and react-hook-form would only duplicate them, for 10 kB over the page’s limit.
 */
export function Checkout({ cart, query }: CheckoutProps) {
  const { t } = useTranslation('checkout');
  const can = useCan();
  const { isStaff } = useSignedInViewer();
  const data = useFragment(cartFragment, cart);
  const methods = useFragment(queryFragment, query);
  const order = usePlaceOrder(data);
  const formId = useId();
  const { failure } = order;
  const sums = useRef<HTMLDivElement>(null);

  useEffect(() => {
    setCheckoutShown(true);
    return () => setCheckoutShown(false);
  }, []);

  // The error summary takes the focus, as in every form.
  useEffect(() => {
    if (failure) sums.current?.querySelector<HTMLElement>('[data-form-summary]')?.focus();
  }, [failure]);

  // The texts of problems of lines are already loaded.
  const routeNamespace = failure?.data['names'] ? 'cart-extras' : 'cart';
  const form = useMemo(() => ({ failure, formId, routeNamespace }), [failure, formId, routeNamespace]);
  const maySubmit = can(CART_SUBMITORDER);
  const isQuote = data.target === 'PQ';
  const state = JSON.stringify([data.version, data.items, failure?.code]);
  return (
    <FormContext value={form}>
      <CheckoutColumns
        aside={
          <Panel aria-label={t('totals.title')}>
            <Stack gap="5" ref={sums}>
              <CardBoundary>
                <CartTotals cart={data} />
              </CardBoundary>
              <CardBoundary>
                <Suspense>
                  <CartPromotions cart={data} />
                </Suspense>
              </CardBoundary>
              <CardBoundary>
                <OrderRoute cart={data} />
              </CardBoundary>
              <FormSummary />
              <PlaceOrder
                maySubmit={maySubmit}
                target={data.target}
                isPlacing={order.isPlacing}
                onPlace={order.place}
              >
                {!isQuote && (
                  <Suspense>
                    <OtherWays cart={data} order={order} />
                  </Suspense>
                )}
              </PlaceOrder>
            </Stack>
          </Panel>
        }
        bar={maySubmit && <PlaceOrderBar cart={data} isPlacing={order.isPlacing} onPlace={order.place} />}
      >
        <CardBoundary>
          <Suspense>
            <CartProblems state={state} currency={data.totals.currency} />
          </Suspense>
        </CardBoundary>
        <CheckoutBlock step={1} title={t('pieces')} meta={t('lines', { count: data.items.length })}>
          <CartLineList>
            {data.items.map((item) => (
              <CartLine key={item.id} item={item} currency={data.totals.currency} />
            ))}
          </CartLineList>
        </CheckoutBlock>
        <CheckoutBlock step={2} title={t('whereTo')}>
          <DestinationFields cart={data} />
          <ShippingMethods cart={data} query={methods} />
        </CheckoutBlock>
        <CheckoutBlock step={3} title={t('review')}>
          <OrderTexts cart={data} />
          {isStaff && (
            <Suspense>
              <CartContact cart={data} />
            </Suspense>
          )}
          <CardBoundary>
            <Suspense>
              <OrderQuestions />
            </Suspense>
          </CardBoundary>
        </CheckoutBlock>
      </CheckoutColumns>
      {order.priceChange && (
        <Suspense>
          <PriceChangedDialog
            change={order.priceChange}
            isPlacing={order.isPlacing}
            onAccept={order.accept}
            onCancel={order.forgetPriceChange}
          />
        </Suspense>
      )}
    </FormContext>
  );
}
