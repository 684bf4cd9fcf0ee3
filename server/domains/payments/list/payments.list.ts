import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { onlyThese } from '../../../lists/only-these.ts';
import { withWordsOf } from '../../search/term-search.ts';
import { listedPayments, PAYMENTS_VIEW, visiblePayments } from '../access.ts';
import { Payment } from '../payment/payment.type.ts';
import { PaymentMethodEnum } from '../payment/payment-method.type.ts';
import { PAYMENT_EXPORT } from './payment-export.ts';

/** Payments of the active customer; for staff, of all customers. */
export const payments = list('payments', {
  model: 'Payment',
  type: Payment,
  typeName: 'Payment',
  noun: { one: 'payment', many: 'payments' },
  description: 'Payments of the active customer, or all for staff.',
  permission: PAYMENTS_VIEW,
  visible: listedPayments,
  hasFilterInput: true,
  filters: {
    search: search({
      description: 'Prefix search over the words of number, reference, sales order or customer.',
      examples: ['pay-10', '4711', 'nothing like it'],
      where: (text): Prisma.PaymentWhereInput => withWordsOf(text),
    }),
    customerId: filter({
      type: 'Int',
      description: 'Only payments of this customer.',
      check: z.int().min(1).max(MAX_ID),
      where: (customerId) => ({ customerId }),
    }),
    method: filter({
      type: PaymentMethodEnum,
      description: 'Only those that came in this way.',
      where: (method) => ({ method }),
    }),
    receivedFrom: filter({
      type: 'Date',
      description: 'Received on this day or later.',
      examples: ['2026-01-01'],
      where: (day: Date) => ({ receivedOn: { gte: day } }),
    }),
    receivedTo: filter({
      type: 'Date',
      description: 'Received on this day or before.',
      examples: ['2026-12-31'],
      where: (day: Date) => ({ receivedOn: { lte: day } }),
    }),
    hasAvailable: filter({
      type: 'Boolean',
      description: 'True: only those with an available amount; false: only others.',
      examples: [true],
      where: (has): Prisma.PaymentWhereInput => ({ available: has ? { gt: 0 } : { lte: 0 } }),
    }),
    paymentIds: onlyThese('Payment', async ({ db, payment }) => {
      // Examples of all lists are created concurrently, so an existing payment is used.
      const known = await db.payment.findFirst({ select: { id: true } });
      return [[encodeGlobalId('Payment', known?.id ?? (await payment()))]];
    }),
  },
  sorts: {
    NUMBER: { description: 'Number, in counting order.', by: ['numberRank'] },
    RECEIVED_ON: { description: 'Day on which it was received.', by: ['receivedOn'] },
    AMOUNT: { description: 'Amount received.', by: ['amount'] },
    AVAILABLE: { description: 'Amount still available.', by: ['available'] },
  },
  defaultSort: { field: 'RECEIVED_ON', direction: 'desc', meaning: 'the latest first' },
  supportsOffset: true,
  selectable: true,
  export: PAYMENT_EXPORT,
  grid: 'PAYMENTS',
  tableRows: 40_000,
  neighbours: {
    by: 'number',
    visible: visiblePayments,
    sample: async ({ paymentNumber, foreign }) => ({
      own: await paymentNumber(),
      foreign: foreign.paymentNumber,
    }),
  },
  // For a viewer who sees all payments, only the index of ids is useful.
  countedBy: (viewer) => (viewer.isStaff ? { id: 'desc' } : null),
  sample: ({ owner, customerId, foreignCustomerId }) => ({
    as: owner,
    args: { filter: { customerId }, orderBy: { field: 'NUMBER', direction: 'ASC' } },
    foreign: { 'filter.customerId': foreignCustomerId },
  }),
});
