import { decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { PAYMENTS_ADD, PAYMENTS_REVERSE } from '../../payments/access.ts';
import { TOLD_CHARGE } from '../../payments/ledger/told-charge.ts';
import { Payment } from '../../payments/payment/payment.type.ts';
import { bankWordOf } from '../../payments/rules/bank-word.ts';
import { offeredPaymentActions } from '../../payments/rules/offered-payment-actions.ts';
import { collects } from './require-collecting.ts';

builder.prismaObjectField(Payment, 'allowedActions', (t) =>
  t.stringList({
    description:
      'Actions that the viewer may perform now: `APPLY` (`applyPayment`), `REFUND` (`refundPayment`), `REVERSE` (`reversePayment`). Payments through a gateway can only be refunded; no action is available until the bank has answered.',
    select: {
      applied: true,
      refunded: true,
      reversed: true,
      available: true,
      charge: { select: TOLD_CHARGE },
    },
    resolve: ({ applied, refunded, reversed, available, charge }, _args, { viewer }) =>
      offeredPaymentActions({
        applied: decimal(applied),
        refunded: decimal(refunded),
        reversed: decimal(reversed),
        available: decimal(available),
        bank: bankWordOf(charge),
        mayApply: collects(viewer, PAYMENTS_ADD),
        mayTakeBack: collects(viewer, PAYMENTS_REVERSE),
      }),
  }),
);
