import { builder } from '../../schema/builder.ts';
import type { TaxBase } from './rules/cart-totals.ts';

/** What a sales tax is a per cent of. */
export const TaxBaseEnum = builder.enumType('TaxBase', {
  description: 'What a sales tax is a per cent of.',
  values: {
    SUBTOTAL: { description: 'The subtotal, before what promotions take off.' },
    NET_OF_DISCOUNT: { description: 'The subtotal less what promotions take off.' },
  },
});

/** The base as it was kept; without one the subtotal, as specified. */
export function taxBaseOf(kept: string | undefined): TaxBase {
  return kept === 'NET_OF_DISCOUNT' ? kept : 'SUBTOTAL';
}
