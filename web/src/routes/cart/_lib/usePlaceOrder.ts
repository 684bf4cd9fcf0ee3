import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { settleSaves } from '../../../cart/pending-saves.ts';
import { idempotencyKeys } from '../../../lib/forms/idempotency-keys.ts';
import { type MutationFailure, requestFailure } from '../../../lib/forms/mutation-failure.ts';
import { useSignedInViewer } from '../../../lib/session/useSignedInViewer.ts';
import { toastError } from '../../../ui/feedback/toaster.ts';
import { type CheckoutAddresses, rememberAddresses } from './checkout-addresses.ts';
import { loadExtras } from './load-extras.ts';
import type { PriceChange } from './price-change.ts';

/** Sums that the customer saw; null without prices. */
export type ShownTotals = { subTotal: string | null; grandTotal: string | null };

/** The cart as shown on the screen. */
type ShownCart = {
  readonly version: number;
  readonly totals: {
    readonly subTotal: string | null | undefined;
    readonly grandTotal: string | null | undefined;
  };
};

/**
 * Places the order: waits for pending saves, shows missing parts, and submits with the sums on the screen when the
 * button is pressed. If the sums differ, the new ones are shown for confirmation first. Then the order is opened.
 */
export function usePlaceOrder({ version: cartVersion, totals }: ShownCart) {
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

  /** Fetches the non-essential parts of the page. Null if that fails, which is shown. */
  async function fetched() {
    const code = await loadExtras().catch((error: Error) => ({ error }));
    if (!('error' in code)) return code;
    setFailed({ failure: requestFailure(code.error), version: seenVersion.current });
    return null;
  }

  /** Resolves to whether the page is being left. */
  async function order(seen: ShownTotals, asQuote = false): Promise<boolean> {
    const expected = { expectedSubTotal: seen.subTotal, expectedGrandTotal: seen.grandTotal };
    const request = { ...expected, ...(asQuote && { asQuote }) };
    const input = { ...request, idempotencyKey: keyOf.current(request) };
    // Fetched before ordering, so that the next step is ready.
    const code = await fetched();
    if (!code) return false;
    const outcome = await code.submitOrder(environment, input);
    if (outcome.ok) {
      remember();
      code.openPlaced(outcome.success, t, navigate);
      return true;
    }
    const change = code.priceChangeOf(outcome.result, seen);
    setPriceChange(change);
    if (!change) setFailed({ failure: code.submitFailure(outcome.failure), version: seenVersion.current });
    return false;
  }

  /**
   * Waits for pending saves and returns the sums on the screen. Null if something is missing or not saved, which is
   * shown.
   */
  async function currentSums(asQuote = false): Promise<ShownTotals | null> {
    const sums = { subTotal: totals.subTotal ?? null, grandTotal: totals.grandTotal ?? null };
    if (!(await settleSaves())) {
      toastError(t('place.unsaved'));
      return null;
    }
    const code = await fetched();
    if (!code) return null;
    const seen = await code.seenCart(environment);
    seenVersion.current = seen?.version ?? cartVersion;
    const { billingAddress, shippingAddress, sellToAddress } = seen ?? {};
    orderAddresses.current = {
      billing: billingAddress?.databaseId ?? null,
      shipping: shippingAddress?.databaseId ?? null,
      sellTo: sellToAddress?.databaseId ?? null,
    };
    // A quote does not need a destination, which is chosen when the offer is accepted.
    const missingParts = asQuote ? [] : (seen?.missing ?? []);
    const missing = missingParts.length === 0 ? null : code.missingFailure(missingParts);
    if (!missing) return sums;
    setFailed({ failure: missing, version: seenVersion.current });
    return null;
  }

  async function placeShown(asQuote = false): Promise<boolean> {
    const seen = await currentSums(asQuote);
    return seen !== null && order(seen, asQuote);
  }

  const remember = () =>
    rememberAddresses(
      { userId: user.databaseId, customerId: customer?.databaseId ?? 0 },
      orderAddresses.current,
    );

  async function whilePlacing(work: () => Promise<boolean>): Promise<void> {
    setIsPlacing(true);
    setFailed(null);
    const isLeaving = await work();
    if (!isLeaving) setIsPlacing(false);
  }

  return {
    isPlacing,
    // After a change of the cart, the failure may be resolved. It is shown again if not.
    failure: failed?.version === cartVersion ? failed.failure : null,
    priceChange,
    place: () => void whilePlacing(placeShown),
    requestQuote: () => void whilePlacing(() => placeShown(true)),
    /** For other ways to order: the sums on the screen. */
    currentSums: () => {
      setFailed(null);
      return currentSums();
    },
    remember,
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
