import { graphql } from 'react-relay/hooks';
import type { IEnvironment, RecordSourceSelectorProxy } from 'relay-runtime';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { isUnexplained } from '../../../lib/forms/mutation-failure.ts';
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

/** Submits the cart with its destination. Fetched when the order is placed. Never rejects. */
export function submitOrder(
  environment: IEnvironment,
  input: SubmitOrderInput,
): Promise<Outcome<submitOrderMutation>> {
  return runMutation<submitOrderMutation>(environment, mutation, {
    variables: { input },
    updater: emptyCart,
  });
}

/** Updater: the badge is updated immediately. The lines stay visible until the page is left, and are then refetched. */
function emptyCart(
  store: RecordSourceSelectorProxy,
  answer: submitOrderMutation['response'] | null | undefined,
): void {
  updateCartBadge(store, answer);
  if (answer?.result.cart) store.get(answer.result.cart.id)?.invalidateRecord();
}

/** Failures without a reason use the texts of the ordering spec, section 8. Messages of rules are kept. */
export function submitFailure(failure: MutationFailure): MutationFailure {
  if (!isUnexplained(failure)) return failure;
  return { ...failure, code: 'SUBMIT_FAILED', requestId: null };
}

/** The price change to confirm; null if the refusal has another reason. */
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
