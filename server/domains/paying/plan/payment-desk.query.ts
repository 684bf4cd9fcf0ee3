import { READ_AS_PLANNED, readRows } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { CustomerCredit } from '../../credits/credit/credit.type.ts';
import { Invoice } from '../../invoices/invoice/invoice.type.ts';
import { PAYMENTS_ADD } from '../../payments/access.ts';
import { Payment } from '../../payments/payment/payment.type.ts';
import { MAX_ALLOCATIONS } from '../../payments/rules/payment-methods.ts';
import { payableInvoices, usableCredits, usablePayments } from '../access.ts';
import { DUE_FIRST, OLDEST_CREDIT, OLDEST_PAYMENT, OWED, prepaymentsFor } from './payable-accounts.ts';

const take = MAX_ALLOCATIONS;

builder.queryField('payableInvoices', (t) =>
  t.field({
    type: [Invoice],
    description:
      'Invoices of the active customer that the viewer may pay, the earliest due dates first, 100 at most; empty without a customer.',
    authScopes: { permission: PAYMENTS_ADD },
    extensions: READ_AS_PLANNED,
    resolve: async (_root, _args, context, info) => {
      const { viewer } = context;
      if (viewer.customerId === null) return [];
      const where = { AND: [payableInvoices(viewer, viewer.customerId), OWED] };
      return readRows(context, 'Invoice', { info, where, orderBy: DUE_FIRST, take });
    },
  }),
);

builder.queryField('usablePrepayments', (t) =>
  t.field({
    type: [Payment],
    description:
      'Payments of the active customer with an available amount, in the order of use, 100 at most. A payment for an order is used only for the invoices of that order.',
    authScopes: { permission: PAYMENTS_ADD },
    extensions: READ_AS_PLANNED,
    resolve: async (_root, _args, context, info) => {
      const { viewer } = context;
      if (viewer.customerId === null) return [];
      const where = { AND: [usablePayments(viewer, viewer.customerId), prepaymentsFor(OWED)] };
      return readRows(context, 'Payment', { info, where, orderBy: OLDEST_PAYMENT, take });
    },
  }),
);

builder.queryField('usableCredits', (t) =>
  t.field({
    type: [CustomerCredit],
    description:
      'Credits of the active customer with an available amount, in the order of use, 100 at most; none without 2201.',
    authScopes: { permission: PAYMENTS_ADD },
    extensions: READ_AS_PLANNED,
    resolve: async (_root, _args, context, info) => {
      const { viewer } = context;
      if (viewer.customerId === null) return [];
      const where = { AND: [usableCredits(viewer, viewer.customerId), { available: { gt: 0 } }] };
      return readRows(context, 'CustomerCredit', { info, where, orderBy: OLDEST_CREDIT, take });
    },
  }),
);
