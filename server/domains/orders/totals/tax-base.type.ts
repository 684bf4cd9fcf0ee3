import { builder } from '../../../schema/builder.ts';
import type { TaxBase } from '../rules/cart-totals.ts';

/** Basis of a sales tax. */
export const TaxBaseEnum = builder.enumType('TaxBase', {
  description: 'Basis of a sales tax.',
  values: {
    SUBTOTAL: { description: 'The subtotal before discounts.' },
    NET_OF_DISCOUNT: { description: 'The subtotal less what promotions take off.' },
  },
});

/** The stored tax base; by default the subtotal, as specified. */
export function taxBaseOf(kept: string | undefined): TaxBase {
  return kept === 'NET_OF_DISCOUNT' ? kept : 'SUBTOTAL';
}
