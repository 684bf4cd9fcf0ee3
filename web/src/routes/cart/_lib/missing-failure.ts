import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import type { OrderObstacle } from './__generated__/seenCartQuery.graphql.ts';

type Issue = MutationFailure['issues'][number];

/** The checkout field of each missing part, with its error code. */
const FIELD_OF: Readonly<Partial<Record<OrderObstacle, Issue>>> = {
  BILLING_ADDRESS_REQUIRED: { path: 'billingAddressId', code: 'ADDRESS_REQUIRED' },
  SHIPPING_ADDRESS_REQUIRED: { path: 'shippingAddressId', code: 'ADDRESS_REQUIRED' },
  SHIPPING_METHOD_REQUIRED: { path: 'shippingMethodId', code: 'METHOD_REQUIRED' },
  ATTRIBUTES_REQUIRED: { path: 'attributes', code: 'ATTRIBUTES_REQUIRED' },
  SHIPPING_METHOD_NOT_AVAILABLE: { path: 'shippingMethodId', code: 'NOT_AVAILABLE' },
};

/** Missing parts of a cart as a failure with fields of the checkout; null if nothing is missing. */
export function missingFailure(missing: readonly OrderObstacle[]): MutationFailure | null {
  const [first] = missing;
  if (first === undefined) return null;
  const issues = missing.flatMap((obstacle) =>
    isShown(obstacle, missing) ? (FIELD_OF[obstacle] ?? []) : [],
  );
  const common = { data: {}, permissionName: null, currentVersion: null, requestId: null };
  // A failure without fields uses its own code.
  if (issues.length === 0) return { kind: 'RefusedError', code: first, issues: [], ...common };
  return { kind: 'InvalidInputError', code: 'INVALID_INPUT', issues, ...common };
}

/** If the billing address is missing too, the shipping address follows it and its field is hidden. */
function isShown(obstacle: OrderObstacle, missing: readonly OrderObstacle[]): boolean {
  return obstacle !== 'SHIPPING_ADDRESS_REQUIRED' || !missing.includes('BILLING_ADDRESS_REQUIRED');
}
