import type { RecordSourceSelectorProxy } from 'relay-runtime';

/** The required selection of a mutation, not in a fragment: `cart { itemCount }` of its success. */
type CartAnswer = {
  readonly result: { readonly cart?: { readonly itemCount: number } | null | undefined };
};

let answeredAt = Number.NEGATIVE_INFINITY;

/** Time (ms) at which an action in this tab last updated the number of lines. */
export function cartAnsweredAt(): number {
  return answeredAt;
}

/**
 * Updater for mutations whose success has `cart { itemCount }`: it updates the badge in the header. Pass it to
 * `commit(variables, { updater: updateCartBadge })`.
 */
export function updateCartBadge(
  store: RecordSourceSelectorProxy,
  answer: CartAnswer | null | undefined,
): void {
  const count = answer?.result.cart?.itemCount;
  if (count === undefined) return;
  answeredAt = Date.now();
  store.getRoot().getLinkedRecord('viewer')?.setValue(count, 'cartItemCount');
}
