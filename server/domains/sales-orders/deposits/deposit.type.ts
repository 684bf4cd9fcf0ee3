import { encodeGlobalId } from '../../../lib/global-id.ts';
import { ZERO } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { reasonIn } from '../../orders/rules/system-reasons.ts';
import { seesPayment } from '../../payments/access.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { WAY_BACK_SELECT, wayBackOfDeposit } from '../order/edit-subjects.ts';

/** A payment towards a sales order. */
export const Deposit = builder.prismaObject('Deposit', {
  description: 'Money that the customer paid towards a sales order.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('Deposit', id) }),
    amount: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'How much; null when prices are not shown (1301 or 19xx).',
      resolve: ({ amount }, _args, { viewer }) => (seesAmounts(viewer) ? amount : null),
    }),
    refunded: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Part of the amount that was refunded; null when prices are not shown.',
      select: { payment: { select: { refunded: true } } },
      resolve: ({ payment }, _args, { viewer }) => (seesAmounts(viewer) ? (payment?.refunded ?? ZERO) : null),
    }),
    wayBack: t.string({
      nullable: true,
      description:
        'How the deposit can be undone: `REVERSE` with `voidDeposit`; `REFUND` with `refundPayment`, for payments through a gateway or refunded in part; null while the bank’s answer is pending, and once it was voided or refunded.',
      select: WAY_BACK_SELECT,
      resolve: wayBackOfDeposit,
    }),
    paymentNumber: t.string({
      nullable: true,
      description: 'Number of its payment, e.g. `PAY-10001`; null without 2001.',
      select: { payment: { select: { number: true, customerId: true, userId: true } } },
      resolve: ({ payment }, _args, { viewer }) =>
        payment && seesPayment(viewer, payment) ? payment.number : null,
    }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    method: t.exposeString('method', { description: '`CASH`, `CHECK`, `TRANSFER`, `CARD` or `OTHER`.' }),
    reference: t.exposeString('reference', {
      nullable: true,
      description: 'Reference number of the cheque, bank transfer or card slip.',
    }),
    receivedOn: t.expose('receivedOn', { type: 'Date', description: 'Day on which it was received.' }),
    user: t.relation('user', { description: 'Who recorded it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was recorded.' }),
    voidedAt: t.expose('voidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was voided; null while it is valid.',
    }),
    voidedBy: t.relation('voidedBy', { nullable: true, description: 'Who voided it.' }),
    voidReason: t.string({
      nullable: true,
      description: 'Why.',
      select: { voidReason: true },
      resolve: ({ voidReason }, _args, { language }) => reasonIn(voidReason, language),
    }),
  }),
});
