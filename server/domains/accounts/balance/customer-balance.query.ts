import { builder } from '../../../schema/builder.ts';
import { INVOICES_VIEW } from '../../invoices/rules/transitions.ts';
import { AgedAmount } from './ageing.type.ts';
import { type CustomerBalance, customerBalance } from './customer-balance.ts';

/** The balance of an account. */
export const CustomerBalanceType = builder.objectRef<CustomerBalance>('CustomerBalance').implement({
  description: 'Current account balance of a customer.',
  fields: (t) => ({
    customerId: t.exposeInt('customerId', { description: 'Integer id of the customer.' }),
    customerName: t.exposeString('customerName', { description: 'Name of the customer.' }),
    accountNumber: t.exposeString('accountNumber', { description: 'Their account number.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217, of all amounts.' }),
    paymentTerms: t.exposeString('paymentTerms', {
      description: 'Terms: `PREPAID`, `NET_30`, `NET_60` or `ON_HOLD`.',
    }),
    openBalance: t.field({
      type: 'Decimal',
      description: 'Open balance of issued invoices.',
      resolve: ({ open }) => open,
    }),
    overdue: t.expose('overdue', { type: 'Decimal', description: 'Part of `openBalance` that is overdue.' }),
    dueIn7: t.expose('dueIn7', {
      type: 'Decimal',
      description: 'Part of `openBalance` that is due within seven days and not overdue.',
    }),
    ageing: t.expose('ageing', {
      type: [AgedAmount],
      description: 'Open balance by ageing bucket: all buckets, starting with amounts that are not overdue.',
    }),
    prepayments: t.expose('prepayments', {
      type: 'Decimal',
      nullable: true,
      description: 'Available prepayments; null without 2001 for the whole customer.',
    }),
    availableCredits: t.expose('availableCredits', {
      type: 'Decimal',
      nullable: true,
      description: 'Available credits; null without 2201 for the whole customer.',
    }),
    creditLimit: t.expose('creditLimit', {
      type: 'Decimal',
      nullable: true,
      description: 'Credit limit; null: no limit.',
    }),
    availableLimit: t.expose('availableLimit', {
      type: 'Decimal',
      nullable: true,
      description:
        'Credit limit less open invoices, orders not yet invoiced, and pieces on memo; negative when exceeded, null without a limit.',
    }),
  }),
});

builder.queryField('customerBalance', (t) =>
  t.field({
    type: CustomerBalanceType,
    nullable: true,
    description:
      'Current balance of the active customer’s account, or of another customer that the viewer may see; null when the viewer sees only invoices of their own orders.',
    authScopes: { permission: INVOICES_VIEW },
    budget: 7,
    sample: ({ owner, customerId, foreignCustomerId }) => ({
      as: owner,
      args: { customerId },
      foreign: { customerId: foreignCustomerId },
    }),
    args: {
      customerId: t.arg.int({
        description:
          'Integer id of the customer; absent: the active one. Staff have an active customer only while acting for one.',
      }),
    },
    resolve: (_root, { customerId }, context) =>
      customerBalance(context, customerId ?? context.viewer.customerId ?? 0),
  }),
);
