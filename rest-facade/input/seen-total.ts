import { decimal, optional } from './fields.ts';
import type { Parsed } from './parse.ts';
import { present } from './present.ts';

/** The total that the user saw, for every call that commits a customer to an amount. */
export const seenTotal = {
  expectedGrandTotal: optional(decimal).describe(
    'The total that the user saw, tax and shipping included. Refused with PRICE_CHANGED when it comes to another; the current total without.',
  ),
};

/** The total as GraphQL input. */
export function seenTotalOf({ expectedGrandTotal }: Parsed<typeof seenTotal>) {
  return present('expectedGrandTotal', expectedGrandTotal);
}
