import { graphql } from 'react-relay/hooks';
import type { IEnvironment, RecordSourceSelectorProxy } from 'relay-runtime';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { runMutation } from '../../../lib/forms/run-mutation.ts';
import type { Outcome } from '../../../lib/forms/useResultMutation.ts';
import { updateCartBadge } from '../../../lib/session/cart-badge.ts';
import type { SubmitOrderInput, submitOrderMutation } from './__generated__/submitOrderMutation.graphql.ts';
import type { PriceChange } from './price-change.ts';

const mutation = graphql`
  mutation submitOrderMutation($input: SubmitOrderInput!) {
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

/** Orders what is in the cart, to the destination of the cart; fetched when it is placed. Never rejects. */
export function submitOrder(
  environment: IEnvironment,
  input: SubmitOrderInput,
): Promise<Outcome<submitOrderMutation>> {
  return runMutation<submitOrderMutation>(environment, mutation, {
    variables: { input },
    updater: emptyCart,
  });
}

/** Updater: the badge follows at once; the lines stay in sight until the page is left, and are asked for again then. */
function emptyCart(
  store: RecordSourceSelectorProxy,
  answer: submitOrderMutation['response'] | null | undefined,
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
  result: submitOrderMutation['response']['result'] | null,
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
