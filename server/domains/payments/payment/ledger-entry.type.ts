import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { isChargeback, reasonIn } from '../../orders/rules/system-reasons.ts';
import { seesPayment } from '../access.ts';
import { PaymentMethodEnum } from './payment-method.type.ts';

/** Sort order of the entries of an invoice, a payment or a credit. */
export const ENTRY_ORDER = { id: 'asc' } as const;

/** Kinds of ledger entries. */
export const LedgerEntryKindEnum = builder.enumType('LedgerEntryKind', {
  description: 'Kinds of ledger entries.',
  values: {
    INVOICED: { description: 'An invoice was issued.' },
    VOIDED: { description: 'An invoice was voided.' },
    WRITTEN_OFF: { description: 'The balance of an invoice was written off.' },
    PAYMENT_RECEIVED: { description: 'A payment was received.' },
    PAYMENT_APPLIED: { description: 'Part of a payment was applied to an invoice.' },
    PAYMENT_REFUNDED: { description: 'Part of a payment was refunded to the customer.' },
    CREDIT_ISSUED: { description: 'A credit was issued.' },
    CREDIT_APPLIED: { description: 'Part of a credit was applied to an invoice.' },
    CREDIT_REFUNDED: { description: 'Part of a credit was refunded to the customer.' },
  } as const,
});

/** An entry of a customer's ledger. */
export const LedgerEntry = builder.prismaObject('LedgerEntry', {
  description:
    'An entry of a customer’s ledger. Entries are never changed: an entry is reversed by another entry of the same kind with the opposite amount. Every balance is a sum of entries.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('LedgerEntry', id) }),
    kind: t.field({
      type: LedgerEntryKindEnum,
      description: 'What happened.',
      // Only these values are written to this column.
      resolve: ({ kind }) => kind as typeof LedgerEntryKindEnum.$inferType,
    }),
    amount: t.expose('amount', {
      type: 'Decimal',
      description: 'Amount; negative for a reversal.',
    }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    isReversal: t.boolean({
      description: 'It reverses another entry.',
      resolve: ({ reversesId }) => reversesId !== null,
    }),
    isReversed: t.boolean({
      description: 'Another entry reverses it.',
      select: { reversedBy: { select: { id: true } } },
      resolve: ({ reversedBy }) => reversedBy !== null,
    }),
    reason: t.string({
      nullable: true,
      description: 'Reason, if one was given.',
      select: { reason: true },
      resolve: ({ reason }, _args, { language }) => reasonIn(reason, language),
    }),
    isChargeback: t.boolean({
      description: 'A refund that the cardholder’s bank took back.',
      select: { kind: true, reason: true },
      resolve: isChargeback,
    }),
    method: t.field({
      type: PaymentMethodEnum,
      nullable: true,
      description: 'How a refund was paid out.',
      // Only these values are written to this column.
      resolve: ({ method }) => method as typeof PaymentMethodEnum.$inferType | null,
    }),
    reference: t.exposeString('reference', {
      nullable: true,
      description: 'Reference number of the cheque, bank transfer or card slip.',
    }),
    paymentNumber: t.string({
      nullable: true,
      description: 'Number of the payment that it is about; null without 2001.',
      select: { payment: { select: { number: true, customerId: true, userId: true } } },
      resolve: ({ payment }, _args, { viewer }) =>
        payment && seesPayment(viewer, payment) ? payment.number : null,
    }),
    user: t.relation('user', { description: 'Who did it.' }),
    actingBy: t.relation('actingBy', {
      nullable: true,
      description: 'Staff member who did it on behalf of that user.',
    }),
    bookedOn: t.expose('bookedOn', { type: 'Date', description: 'Accounting date.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was written.' }),
  }),
});
