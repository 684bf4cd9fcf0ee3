import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { settleSaves } from '../../../cart/pending-saves.ts';
import { idempotencyKeys } from '../../../lib/forms/idempotency-keys.ts';
import { type MutationFailure, requestFailure } from '../../../lib/forms/mutation-failure.ts';
import { useSignedInViewer } from '../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../links.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { usePlaceOrderQuery } from './__generated__/usePlaceOrderQuery.graphql.ts';
import { type CheckoutAddresses, rememberAddresses } from './checkout-addresses.ts';
import { loadExtras } from './load-extras.ts';
import type { PriceChange } from './price-change.ts';

/** What the customer sees at the moment of ordering; the page has fetched all of it. */
const seenQuery = graphql`
  query usePlaceOrderQuery {
    cart {
      version
      missing
      billingAddress {
        id
        databaseId
      }
      shippingAddress {
        id
        databaseId
      }
      sellToAddress {
        id
        databaseId
      }
      totals {
        subTotal
        grandTotal
      }
    }
  }
`;

/** Sums that the customer saw; null where prices are not shown. */
type SeenSums = { subTotal: string | null; grandTotal: string | null };

/**
 * Places the order: waits for what is still being saved, shows what is missing, orders at the prices that were seen.
 * Other prices are shown for agreement first. Afterwards the confirmation is opened, from where the
 * list that the order went to is one click away (ordering spec sections 4 and 7); a sales order and a request for a quote
 * go to their lists.
 */
export function usePlaceOrder(cartVersion: number) {
  const { t } = useTranslation('checkout');
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { user, customer } = useSignedInViewer();
  const orderAddresses = useRef<CheckoutAddresses>({ billing: null, shipping: null, sellTo: null });
  const keyOf = useRef(idempotencyKeys());
  const [isPlacing, setIsPlacing] = useState(false);
  const [failed, setFailed] = useState<{ failure: MutationFailure; version: number } | null>(null);
  const seenVersion = useRef(cartVersion);
  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);

  /** Resolves to whether the page is being left. */
  async function order(seen: SeenSums, asQuote = false): Promise<boolean> {
    const expected = { expectedSubTotal: seen.subTotal, expectedGrandTotal: seen.grandTotal };
    const request = { ...expected, ...(asQuote && { asQuote }) };
    const input = { ...request, idempotencyKey: keyOf.current(request) };
    // Before anything is ordered: what follows is there then.
    const code = await loadExtras().catch((error: Error) => ({ error }));
    if ('error' in code) {
      setFailed({ failure: requestFailure(code.error), version: seenVersion.current });
      return false;
    }
    const outcome = await code.submitOrder(environment, input);
    if (outcome.ok) {
      const { orderCode, jobTypeCode, salesOrder } = outcome.success;
      rememberAddresses(
        { userId: user.databaseId, customerId: customer?.databaseId ?? 0 },
        orderAddresses.current,
      );
      if (jobTypeCode !== 'JO') {
        toastSuccess(t(jobTypeCode === 'PQ' ? 'place.requested' : 'place.ordered', { code: orderCode }));
        void navigate(
          code.newOrdersList(jobTypeCode, salesOrder?.status.tab === 'processing' ? 'processing' : 'new'),
        );
      } else void navigate(links.orderConfirmation(orderCode), { state: code.placedState(jobTypeCode) });
      return true;
    }
    const change = code.priceChangeOf(outcome.result, seen);
    setPriceChange(change);
    if (!change) setFailed({ failure: code.submitFailure(outcome.failure), version: seenVersion.current });
    return false;
  }

  async function placeSeen(asQuote = false): Promise<boolean> {
    if (!(await settleSaves())) {
      toastError(t('place.unsaved'));
      return false;
    }
    const options = { fetchPolicy: 'store-or-network' } as const;
    const seen = await fetchQuery<usePlaceOrderQuery>(environment, seenQuery, {}, options)
      .toPromise()
      .catch(() => undefined);
    seenVersion.current = seen?.cart?.version ?? cartVersion;
    const { billingAddress, shippingAddress, sellToAddress } = seen?.cart ?? {};
    orderAddresses.current = {
      billing: billingAddress?.databaseId ?? null,
      shipping: shippingAddress?.databaseId ?? null,
      sellTo: sellToAddress?.databaseId ?? null,
    };
    // Where it goes is settled when the offer is accepted.
    const lacking = asQuote ? [] : (seen?.cart?.missing ?? []);
    const missing = lacking.length === 0 ? null : (await loadExtras()).missingFailure(lacking);
    const { subTotal, grandTotal } = seen?.cart?.totals ?? {};
    if (!missing) return order({ subTotal: subTotal ?? null, grandTotal: grandTotal ?? null }, asQuote);
    setFailed({ failure: missing, version: seenVersion.current });
    return false;
  }

  async function whilePlacing(work: () => Promise<boolean>): Promise<void> {
    setIsPlacing(true);
    setFailed(null);
    const isLeaving = await work();
    if (!isLeaving) setIsPlacing(false);
  }

  return {
    isPlacing,
    // With another cart, what was missing or refused may be there: it is shown again if it is not.
    failure: failed?.version === cartVersion ? failed.failure : null,
    priceChange,
    place: () => void whilePlacing(placeSeen),
    requestQuote: () => void whilePlacing(() => placeSeen(true)),
    accept: () =>
      void whilePlacing(() =>
        order({
          subTotal: priceChange?.subTotalAfter ?? null,
          grandTotal: priceChange?.grandTotalAfter ?? null,
        }),
      ),
    forgetPriceChange: () => setPriceChange(null),
  };
}
