import type { Prisma } from '../../../database/generated/client.ts';
import { decimal, moneyText } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { JobOrder } from '../../jobs/job/job-order.type.ts';
import { JOB_TOTAL_SELECT } from '../../jobs/job/job-order-prices.type.ts';
import { jobTotal } from '../../orders/rules/order-charges.ts';
import { NOT_VOID } from '../../payments/rules/invoice-status.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { seesInvoice } from '../access.ts';
import { leftOfJob } from '../rules/left-of-job.ts';
import { INVOICES_VIEW } from '../rules/transitions.ts';

/** The lines of a job in invoices that are not void. */
const BILLED = {
  where: { invoice: { is: NOT_VOID } },
  orderBy: { id: 'asc' },
  select: {
    amount: true,
    invoice: {
      select: { number: true, customerId: true, placedById: true, contactId: true, issuedAt: true },
    },
  },
} satisfies Prisma.JobOrder$invoiceLinesArgs;

builder.prismaObjectFields(JobOrder, (t) => ({
  invoiceNumbers: t.stringList({
    description:
      'Numbers of the invoices that bill it and are not void, oldest first; those that the viewer may see.',
    select: { invoiceLines: BILLED },
    resolve: ({ invoiceLines }, _args, { viewer }) => [
      ...new Set(
        invoiceLines
          .filter(({ invoice }) => seesInvoice(viewer, invoice))
          .map(({ invoice: { number } }) => number),
      ),
    ],
  }),
  leftToBill: t.field({
    type: 'Decimal',
    nullable: true,
    description:
      'Amount not yet billed, before discounts and tax: its current total less what issued, non-void invoices bill of it. Null for a job without a sales order, which is not billed here, without 1901, and when prices are not shown (1301 or 19xx).',
    select: {
      ...JOB_TOTAL_SELECT,
      invoiceLines: BILLED,
      salesLine: { select: { id: true } },
    },
    resolve: ({ invoiceLines, salesLine, ...job }, _args, { viewer }) => {
      if (salesLine === null || !viewer.can(INVOICES_VIEW) || !seesAmounts(viewer)) return null;
      const billed = invoiceLines
        .filter(({ invoice }) => invoice.issuedAt !== null)
        .map(({ amount }) => decimal(amount));
      return moneyText(leftOfJob({ total: jobTotal(job), billed }));
    },
  }),
}));
