import { graphql } from 'react-relay/hooks';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { type Commit, useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { updateCartBadge } from '../../../lib/session/cart-badge.ts';
import type { useSubmitOrderMutation } from './__generated__/useSubmitOrderMutation.graphql.ts';
import type { PriceChange } from './price-change.ts';

const mutation = graphql`
  mutation useSubmitOrderMutation($input: SubmitOrderInput!) {
    result: submitOrder(input: $input) {
      __typename
      ... on SubmitOrderSuccess {
        orderCode
        jobTypeCode
        salesOrder {
          status {
            tab
          }
        }
        cart {
          id
          itemCount
        }
      }
      ... on PriceChangedError {
        changes {
          cartItemId
          name
          quantity
          before
          after
          reason
        }
        coupon {
          code
          couponReason: reason
          couponBefore: before
          couponAfter: after
        }
        current: cart {
          totals {
            currency
            subTotal
            grandTotal
          }
          ...cartState_cart
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Orders what is in the cart, to the destination of the cart. */
export function useSubmitOrder(): Commit<useSubmitOrderMutation> {
  const [commit] = useResultMutation<useSubmitOrderMutation>(mutation);
  return commit;
}

/** Updater: the badge follows at once; the lines stay in sight until the page is left, and are asked for again then. */
export function emptyCart(
  store: RecordSourceSelectorProxy,
  answer: useSubmitOrderMutation['response'] | null | undefined,
): void {
  updateCartBadge(store, answer);
  if (answer?.result.cart) store.get(answer.result.cart.id)?.invalidateRecord();
}

/** A failure without a reason gets the words of the ordering spec, section 8; a rule's own words stand. */
export function submitFailure(failure: MutationFailure): MutationFailure {
  if (failure.kind !== 'RequestError' || failure.code === 'UNREACHABLE') return failure;
  return { ...failure, code: 'SUBMIT_FAILED', requestId: null };
}

/** What the customer has to agree to, or null when the prices are not why the order was refused. */
export function priceChangeOf(
  result: useSubmitOrderMutation['response']['result'] | null,
  seen: { subTotal: string | null; grandTotal: string | null },
): PriceChange | null {
  if (!result?.changes || !result.current) return null;
  const { currency, subTotal, grandTotal } = result.current.totals;
  const { coupon } = result;
  return {
    lines: result.changes.map((line) => ({
      ...line,
      before: line.before ?? null,
      after: line.after ?? null,
    })),
    currency,
    subTotalBefore: seen.subTotal,
    subTotalAfter: subTotal ?? null,
    coupon: coupon
      ? {
          code: coupon.code,
          reason: coupon.couponReason,
          before: coupon.couponBefore ?? null,
          after: coupon.couponAfter ?? null,
        }
      : null,
    grandTotalBefore: seen.grandTotal,
    grandTotalAfter: grandTotal ?? null,
  };
}
