import { builder } from '../../../schema/builder.ts';

/** Ways in which money comes. */
export const PaymentMethodEnum = builder.enumType('PaymentMethod', {
  description: 'Ways in which money comes.',
  values: {
    CASH: { description: 'Notes and coins.' },
    CHECK: { description: 'A cheque.' },
    TRANSFER: { description: 'A transfer between banks.' },
    CARD: { description: 'A card.' },
    OTHER: { description: 'Any other way.' },
    PAYPAL: { description: 'PayPal.' },
  } as const,
});
