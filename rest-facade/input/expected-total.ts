import { decimal, optional } from './fields.ts';
import type { Parsed } from './parse.ts';
import { present } from './present.ts';

/** The total that the user saw, for every call that commits a customer to an amount. */
export const expectedTotal = {
  expectedGrandTotal: optional(decimal).describe(
    'The total that the user saw, including tax and shipping. Refused with PRICE_CHANGED if the current total differs; default: the current total.',
  ),
};

/** The total as GraphQL input. */
export function expectedTotalOf({ expectedGrandTotal }: Parsed<typeof expectedTotal>) {
  return present('expectedGrandTotal', expectedGrandTotal);
}
