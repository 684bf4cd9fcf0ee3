import { builder } from '../../../schema/builder.ts';
import { Payment } from '../../payments/payment/payment.type.ts';

const PaymentCharge = builder.prismaObject('Charge', {
  name: 'PaymentCharge',
  description: 'Card or PayPal charge of a payment.',
  select: { id: true },
  fields: (t) => ({
    isConfirmed: t.boolean({
      description: 'The bank has confirmed the capture; false while pending, or when declined.',
      select: { state: true },
      resolve: ({ state }) => state === 'CAPTURED',
    }),
    gateway: t.exposeString('gateway', { description: '`SQUARE`, `NMI` or `PAYPAL`.' }),
    cardBrand: t.exposeString('cardBrand', {
      nullable: true,
      description: 'Brand of the card, e.g. `VISA`; null for PayPal.',
    }),
    cardLast4: t.exposeString('cardLast4', {
      nullable: true,
      description: 'The last four digits of the card; null for PayPal.',
    }),
  }),
});

builder.prismaObjectField(Payment, 'charge', (t) =>
  t.relation('charge', {
    type: PaymentCharge,
    nullable: true,
    description: 'Card or PayPal charge of the payment; null for other methods.',
  }),
);
