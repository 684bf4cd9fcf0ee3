import { Button } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { cards } from '../../../cards/namespace.ts';
import { lazyPart } from '../../../lib/i18n/lazy-part.ts';
import { PAYMENTS_PAY, QUOTES_ADD, QUOTES_VIEW } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../lib/session/useSignedInViewer.ts';
import type { ShownTotals, usePlaceOrder } from '../_lib/usePlaceOrder.ts';
import type { OtherWays_cart$key } from './__generated__/OtherWays_cart.graphql.ts';
import { QuoteWithoutPromotions } from './QuoteWithoutPromotions.tsx';

const PayNowDialog = lazyPart(async () => (await import('./PayNowDialog.tsx')).PayNowDialog, cards);

const fragment = graphql`
  fragment OtherWays_cart on Cart {
    totals {
      currency
      grandTotal
    }
    ...QuoteWithoutPromotions_cart
  }
`;

type OtherWaysProps = {
  cart: OtherWays_cart$key;
  order: ReturnType<typeof usePlaceOrder>;
};

/** Alternatives for a cart that can be ordered on the customer’s terms: pay now, or request a quote. */
export function OtherWays({ cart, order }: OtherWaysProps) {
  const { t } = useTranslation(['checkout', 'cart-extras']);
  const can = useCan();
  const { actingAs } = useSignedInViewer();
  const data = useFragment(fragment, cart);
  const { totals } = data;
  const [isLooking, setIsLooking] = useState(false);
  const [paying, setPaying] = useState<ShownTotals | null>(null);
  const mayPay = can(PAYMENTS_PAY) && !actingAs && Number(totals.grandTotal ?? 0) > 0;

  async function open(): Promise<void> {
    setIsLooking(true);
    setPaying(await order.currentSums());
    setIsLooking(false);
  }

  return (
    <>
      {mayPay && (
        <Button variant="outline" disabled={order.isPlacing} loading={isLooking} onClick={() => void open()}>
          {t('cart-extras:pay.open')}
        </Button>
      )}
      {can(QUOTES_ADD) && can(QUOTES_VIEW) && (
        <>
          <Button variant="outline" disabled={order.isPlacing} onClick={order.requestQuote}>
            {t('place.quote')}
          </Button>
          <QuoteWithoutPromotions cart={data} />
        </>
      )}
      {paying && (
        <Suspense>
          <PayNowDialog
            seen={paying}
            currency={totals.currency}
            onOrdered={order.remember}
            onClose={() => setPaying(null)}
          />
        </Suspense>
      )}
    </>
  );
}
