import { nodeKey } from '../../../lib/global-id.ts';
import { decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { isForAllCustomers } from '../../ordering/for-all-customers.ts';
import { ENTRY_ORDER } from '../../payments/payment/ledger-entry.type.ts';
import { watchInvoicedOrders } from '../../sales-orders/transitions/order-watch.ts';
import { CREDITS_REFUND, mayApply, visibleCredits } from '../access.ts';
import { followOrder } from '../acts/follow-order.ts';
import { CREDIT_ACTIONS, creditBalance, creditRefusal } from '../rules/credit-acts.ts';
import { contentOfJson } from './credit-content.ts';
import { CustomerCreditKindEnum } from './credit-kind.type.ts';
import { creditStanding, STANDING_SELECT } from './credit-standing.ts';
import { PrintedCredit } from './printed-credit.type.ts';

watchInvoicedOrders(followOrder);

/** Money that a customer is given back. */
export const CustomerCredit = builder.prismaNode('CustomerCredit', {
  description:
    'Money that a customer is given back as a credit memo: applied to invoices, or paid out. applied + refunded + voided + available = amount.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleCredits(viewer) }),
  nullable: true,
  sample: async ({ owner, credit, foreignBuyer }) => ({
    as: owner,
    id: await credit(),
    hiddenFrom: foreignBuyer,
  }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id, as legacy clients use it.' }),
    number: t.exposeString('number', { description: 'Number, e.g. `CR-10001`.' }),
    version: t.exposeInt('version', {
      description: 'Version, incremented by every change; send it back to detect concurrent changes.',
    }),
    customer: t.relation('customer', { description: 'Who is given it.' }),
    kind: t.field({
      type: CustomerCreditKindEnum,
      description: 'What it is given for.',
      select: { kind: true },
      // The column is only ever written from these values.
      resolve: ({ kind }) => kind as typeof CustomerCreditKindEnum.$inferType,
    }),
    reason: t.exposeString('reason', { description: 'Why, in the words of who issued it.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    amount: t.expose('amount', { type: 'Decimal', description: 'How much it was issued for.' }),
    applied: t.expose('applied', { type: 'Decimal', description: 'Of that, what invoices took.' }),
    balance: t.field({
      type: 'Decimal',
      description: 'What is left of it: what no invoice took and nobody was paid.',
      select: { amount: true, applied: true, refunded: true, voided: true },
      resolve: ({ amount, applied, refunded, voided }) =>
        creditBalance({
          amount: decimal(amount),
          applied: decimal(applied),
          refunded: decimal(refunded),
          voided: decimal(voided),
        }),
    }),
    refunded: t.expose('refunded', { type: 'Decimal', description: 'Of that, what was paid out.' }),
    voided: t.expose('voided', {
      type: 'Decimal',
      description: 'The amount, when the credit was voided; else 0.',
    }),
    available: t.expose('available', { type: 'Decimal', description: 'What is left of it.' }),
    isVoided: t.boolean({
      description: 'It was voided.',
      select: { voided: true },
      resolve: ({ voided }) => !decimal(voided).isZero(),
    }),
    issuedOn: t.expose('issuedOn', { type: 'Date', description: 'Day of issue.' }),
    user: t.relation('user', { description: 'Who issued it.' }),
    entries: t.relation('entries', {
      query: { orderBy: ENTRY_ORDER },
      description: 'What happened with it, oldest first.',
    }),
    printed: t.field({
      type: PrintedCredit,
      description: 'All that is printed of its issue.',
      select: { content: true },
      resolve: ({ content }) => contentOfJson(content),
    }),
    contentHash: t.exposeString('contentHash', {
      description: 'SHA-256 of what is printed of its issue, which stands at its foot.',
    }),
    allowedActions: t.stringList({
      description:
        'What the viewer may do with it now: `APPLY` for `applyCustomerCredit`, `REFUND` for `refundCustomerCredit`, `WITHDRAW` for `withdrawCustomerCredit`, `VOID` for `voidCustomerCredit`.',
      select: { ...STANDING_SELECT, customerId: true, placedById: true, contactId: true },
      resolve: (credit, _args, { viewer }) => {
        const keeps = isForAllCustomers(viewer, CREDITS_REFUND);
        const applies = mayApply(viewer, credit);
        return CREDIT_ACTIONS.filter(
          (action) =>
            (action === 'APPLY' ? applies : keeps) && creditRefusal(creditStanding(credit), action) === null,
        );
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was issued.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});
