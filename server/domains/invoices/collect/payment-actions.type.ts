import { decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { PAYMENTS_ADD, PAYMENTS_REVERSE } from '../../payments/access.ts';
import { BANK_STATE_SELECT } from '../../payments/ledger/bank-state-select.ts';
import { Payment } from '../../payments/payment/payment.type.ts';
import { bankStateOf } from '../../payments/rules/bank-state.ts';
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
      charge: { select: BANK_STATE_SELECT },
    },
    resolve: ({ applied, refunded, reversed, available, charge }, _args, { viewer }) =>
      offeredPaymentActions({
        applied: decimal(applied),
        refunded: decimal(refunded),
        reversed: decimal(reversed),
        available: decimal(available),
        bank: bankStateOf(charge),
        mayApply: collects(viewer, PAYMENTS_ADD),
        mayTakeBack: collects(viewer, PAYMENTS_REVERSE),
      }),
  }),
);
