import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import type { useSubmitOrderMutation } from './__generated__/useSubmitOrderMutation.graphql.ts';
import type { PriceChange } from './price-change.ts';

/** A failure without a reason gets the words of the ordering spec, section 8; a rule's own words stand. */
export function submitFailure(failure: MutationFailure): MutationFailure {
  if (failure.kind !== 'RequestError' || failure.code === 'UNREACHABLE') return failure;
  return { ...failure, code: 'SUBMIT_FAILED', requestId: null };
}

/** What the customer has to agree to, or null when the prices are not why the order was refused. */
export function priceChangeOf(
  result: useSubmitOrderMutation['response']['result'] | null,
  subTotalBefore: string | null,
): PriceChange | null {
  if (!result?.changes || !result.current) return null;
  const { currency, subTotal } = result.current.totals;
  return {
    lines: result.changes.map((line) => ({
      ...line,
      before: line.before ?? null,
      after: line.after ?? null,
    })),
    currency,
    subTotalBefore,
    subTotalAfter: subTotal ?? null,
  };
}
