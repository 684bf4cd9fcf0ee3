import { builder } from '../../../schema/builder.ts';

/** Payment methods. */
export const PaymentMethodEnum = builder.enumType('PaymentMethod', {
  description: 'Payment methods.',
  values: {
    CASH: { description: 'Cash.' },
    CHECK: { description: 'A cheque.' },
    TRANSFER: { description: 'A transfer between banks.' },
    CARD: { description: 'A card.' },
    OTHER: { description: 'Any other way.' },
    PAYPAL: { description: 'PayPal.' },
  } as const,
});
