import { nodeKey } from '../../../lib/global-id.ts';
import { decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { isForAllCustomers } from '../../identity/for-all-customers.ts';
import { ENTRY_ORDER } from '../../payments/payment/ledger-entry.type.ts';
import { watchInvoicedOrders } from '../../sales-orders/transitions/order-watch.ts';
import { CREDITS_REFUND, mayApply, visibleCredits } from '../access.ts';
import { followOrder } from '../acts/follow-order.ts';
import { CREDIT_ACTIONS, creditBalance, creditRefusal } from '../rules/credit-acts.ts';
import { contentOfJson } from './credit-content.ts';
import { creditFacts, STANDING_SELECT } from './credit-facts.ts';
import { CustomerCreditKindEnum } from './credit-kind.type.ts';
import { PrintedCredit } from './printed-credit.type.ts';

watchInvoicedOrders(followOrder);

/** A credit memo. */
export const CustomerCredit = builder.prismaNode('CustomerCredit', {
  description:
    'A credit memo: money credited to a customer, which is applied to invoices or refunded. applied + refunded + voided + available = amount.',
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
    customer: t.relation('customer', { description: 'Customer who receives the credit.' }),
    kind: t.field({
      type: CustomerCreditKindEnum,
      description: 'Reason code of the credit.',
      select: { kind: true },
      // Only these values are written to this column.
      resolve: ({ kind }) => kind as typeof CustomerCreditKindEnum.$inferType,
    }),
    reason: t.exposeString('reason', { description: 'Reason as written by the issuer.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    amount: t.expose('amount', { type: 'Decimal', description: 'Amount for which it was issued.' }),
    applied: t.expose('applied', {
      type: 'Decimal',
      description: 'Part of the amount that is applied to invoices.',
    }),
    balance: t.field({
      type: 'Decimal',
      description: 'Remaining balance: neither applied to invoices nor refunded.',
      select: { amount: true, applied: true, refunded: true, voided: true },
      resolve: ({ amount, applied, refunded, voided }) =>
        creditBalance({
          amount: decimal(amount),
          applied: decimal(applied),
          refunded: decimal(refunded),
          voided: decimal(voided),
        }),
    }),
    refunded: t.expose('refunded', { type: 'Decimal', description: 'Part of the amount that was refunded.' }),
    voided: t.expose('voided', {
      type: 'Decimal',
      description: 'The amount if the credit was voided; otherwise 0.',
    }),
    available: t.expose('available', { type: 'Decimal', description: 'Amount still available.' }),
    isVoided: t.boolean({
      description: 'It was voided.',
      select: { voided: true },
      resolve: ({ voided }) => !decimal(voided).isZero(),
    }),
    issuedOn: t.expose('issuedOn', { type: 'Date', description: 'Day of issue.' }),
    user: t.relation('user', { description: 'Who issued it.' }),
    entries: t.relation('entries', {
      query: { orderBy: ENTRY_ORDER },
      description: 'Ledger entries about it, oldest first.',
    }),
    printed: t.field({
      type: PrintedCredit,
      description: 'Printed content of the credit memo.',
      select: { content: true },
      resolve: ({ content }) => contentOfJson(content),
    }),
    contentHash: t.exposeString('contentHash', {
      description: 'SHA-256 of the printed content, shown at the foot of the document.',
    }),
    allowedActions: t.stringList({
      description:
        'Actions that the viewer may perform now: `APPLY` (`applyCustomerCredit`), `REFUND` (`refundCustomerCredit`), `WITHDRAW` (`withdrawCustomerCredit`), `VOID` (`voidCustomerCredit`).',
      select: { ...STANDING_SELECT, customerId: true, placedById: true, contactId: true },
      resolve: (credit, _args, { viewer }) => {
        const keeps = isForAllCustomers(viewer, CREDITS_REFUND);
        const applies = mayApply(viewer, credit);
        return CREDIT_ACTIONS.filter(
          (action) =>
            (action === 'APPLY' ? applies : keeps) && creditRefusal(creditFacts(credit), action) === null,
        );
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was issued.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});
