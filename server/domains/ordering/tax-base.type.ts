import { builder } from '../../schema/builder.ts';

/** What a sales tax is a per cent of. */
export const TaxBaseEnum = builder.enumType('TaxBase', {
  description: 'What a sales tax is a per cent of.',
  values: {
    SUBTOTAL: { description: 'The subtotal, before what promotions take off.' },
    NET_OF_DISCOUNT: { description: 'The subtotal less what promotions take off.' },
  },
});
