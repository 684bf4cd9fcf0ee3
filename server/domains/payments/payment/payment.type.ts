import { nodeKey } from '../../../lib/global-id.ts';
import { decimal, sumMoney, ZERO } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { isChargeback } from '../../orders/rules/system-reasons.ts';
import { visiblePayments } from '../access.ts';
import { BANK_STATE_SELECT } from '../ledger/bank-state-select.ts';
import { bankStateOf, wayBackRefusal } from '../rules/bank-state.ts';
import { activeEntries } from '../rules/ledger.ts';
import { ENTRY_ORDER } from './ledger-entry.type.ts';
import { PaymentMethodEnum } from './payment-method.type.ts';

/** A payment from a customer. */
export const Payment = builder.prismaNode('Payment', {
  description:
    'A payment received from a customer. What is neither applied to invoices nor refunded is a prepayment: applied + refunded + reversed + available + pending = amount.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visiblePayments(viewer) }),
  nullable: true,
  sample: async ({ owner, payment, foreignBuyer }) => ({
    as: owner,
    id: await payment(),
    hiddenFrom: foreignBuyer,
  }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id, as legacy clients use it.' }),
    number: t.exposeString('number', { description: 'Number, e.g. `PAY-10001`.' }),
    version: t.exposeInt('version', {
      description: 'Version, incremented by every change; send it back to detect concurrent changes.',
    }),
    customer: t.relation('customer', { description: 'Customer who paid.' }),
    amount: t.expose('amount', { type: 'Decimal', description: 'Amount received.' }),
    applied: t.expose('applied', {
      type: 'Decimal',
      description: 'Part of the amount that is applied to invoices.',
    }),
    refunded: t.expose('refunded', {
      type: 'Decimal',
      description: 'Part of the amount that was refunded.',
    }),
    chargedBack: t.field({
      type: 'Decimal',
      description: 'Part of `refunded` that the cardholder’s bank took back.',
      // In the order of the field `entries`, so that both read the same rows.
      select: {
        entries: {
          orderBy: ENTRY_ORDER,
          select: { id: true, kind: true, amount: true, reason: true, reversesId: true },
        },
      },
      resolve: ({ entries }) =>
        sumMoney(
          activeEntries(entries)
            .filter(isChargeback)
            .map(({ amount }) => decimal(amount)),
        ),
    }),
    reversed: t.expose('reversed', {
      type: 'Decimal',
      description: 'The amount if the payment was reversed; otherwise 0.',
    }),
    available: t.expose('available', { type: 'Decimal', description: 'Available amount: a prepayment.' }),
    pending: t.expose('pending', {
      type: 'Decimal',
      description: 'Amount pending confirmation by the bank, available once confirmed; otherwise 0.',
    }),
    refundable: t.field({
      type: 'Decimal',
      description:
        'Amount that can still be refunded: the available amount and what is applied to invoices. 0 while the bank’s confirmation is pending.',
      select: { available: true, applied: true, charge: { select: BANK_STATE_SELECT } },
      resolve: ({ available, applied, charge }) =>
        wayBackRefusal(bankStateOf(charge), 'REFUND') ? ZERO : decimal(available).plus(decimal(applied)),
    }),
    isReversed: t.boolean({
      description: 'It was reversed.',
      select: { reversed: true },
      resolve: ({ reversed }) => !decimal(reversed).isZero(),
    }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    method: t.field({
      type: PaymentMethodEnum,
      description: 'Payment method.',
      select: { method: true },
      // Only these values are written to this column.
      resolve: ({ method }) => method as typeof PaymentMethodEnum.$inferType,
    }),
    reference: t.exposeString('reference', {
      nullable: true,
      description: 'Reference number of the cheque, bank transfer or card slip.',
    }),
    receivedOn: t.expose('receivedOn', { type: 'Date', description: 'Day on which it was received.' }),
    user: t.relation('user', { description: 'Who recorded it.' }),
    entries: t.relation('entries', {
      query: { orderBy: ENTRY_ORDER },
      description: 'Ledger entries about it, oldest first.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was recorded.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});
