import { builder } from '../../../schema/builder.ts';
import { Payment } from '../../payments/payment/payment.type.ts';

const PaymentCharge = builder.prismaObject('Charge', {
  name: 'PaymentCharge',
  description: 'The card that a payment was taken from.',
  select: { id: true },
  fields: (t) => ({
    isConfirmed: t.boolean({
      description: 'The bank has said that the money is taken; false while it is still asked, or said no.',
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
    description: 'The card that it was taken from; null for other money.',
  }),
);
