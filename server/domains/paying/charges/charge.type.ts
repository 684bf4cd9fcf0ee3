import { builder } from '../../../schema/builder.ts';
import { cardName } from '../../cards/rules/card-name.ts';
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
    cardName: t.string({
      nullable: true,
      description: 'Brand and last digits of the card, e.g. `Visa ending in 1111`; null for PayPal.',
      select: { cardBrand: true, cardLast4: true },
      resolve: (charge, _args, { language }) => cardName(charge, language),
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
