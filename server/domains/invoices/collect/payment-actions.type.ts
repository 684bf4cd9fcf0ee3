import { decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { PAYMENTS_ADD, PAYMENTS_REVERSE } from '../../payments/access.ts';
import { Payment } from '../../payments/payment/payment.type.ts';
import { offeredPaymentActions } from '../../payments/rules/offered-payment-actions.ts';
import { collects } from './require-collecting.ts';

builder.prismaObjectField(Payment, 'allowedActions', (t) =>
  t.stringList({
    description:
      'What the viewer may do with it now: `APPLY` for `applyPayment`, `REFUND` for `refundPayment`, `REVERSE` for `reversePayment`.',
    select: { applied: true, refunded: true, reversed: true, available: true },
    resolve: ({ applied, refunded, reversed, available }, _args, { viewer }) =>
      offeredPaymentActions({
        applied: decimal(applied),
        refunded: decimal(refunded),
        reversed: decimal(reversed),
        available: decimal(available),
        mayApply: collects(viewer, PAYMENTS_ADD),
        mayTakeBack: collects(viewer, PAYMENTS_REVERSE),
      }),
  }),
);
