import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';

type Checked = {
  readonly billingAddress: unknown;
  readonly shippingAddress: unknown;
  readonly shippingMethod: { readonly id: string } | null | undefined;
};

/** What an order still lacks, as the server would say it; null when nothing is missing. */
export function missingIssues(
  cart: Checked,
  methods: readonly { readonly id: string }[],
): MutationFailure | null {
  const issues: { path: string; code: string }[] = [];
  if (!cart.billingAddress) issues.push({ path: 'billingAddressId', code: 'ADDRESS_REQUIRED' });
  else if (!cart.shippingAddress) issues.push({ path: 'shippingAddressId', code: 'ADDRESS_REQUIRED' });
  if (methods.length > 0 && !methods.some(({ id }) => id === cart.shippingMethod?.id)) {
    issues.push({
      path: 'shippingMethodId',
      code: cart.shippingMethod ? 'NOT_AVAILABLE' : 'METHOD_REQUIRED',
    });
  }
  if (issues.length === 0) return null;
  return {
    kind: 'InvalidInputError',
    code: 'INVALID_INPUT',
    issues,
    data: {},
    permissionName: null,
    currentVersion: null,
    requestId: null,
  };
}
