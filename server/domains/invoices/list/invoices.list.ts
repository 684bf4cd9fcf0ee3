import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { dateOfIsoDay } from '../../../lib/calendar.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { onlyThese } from '../../../lists/only-these.ts';
import { orderTabs } from '../../../lists/order-tabs.ts';
import {
  INVOICE_STATUS_CODES,
  isInvoiceStatusCode,
  OWED_STATUSES,
} from '../../payments/rules/invoice-status.ts';
import { withWordsOf } from '../../search/term-search.ts';
import { today } from '../../settings/company-day.ts';
import { listedInvoices, visibleInvoices } from '../access.ts';
import { Invoice } from '../invoice/invoice.type.ts';
import { INVOICES_VIEW } from '../rules/transitions.ts';
import { inStatus, inTab } from './in-status.ts';
import { INVOICE_EXPORT } from './invoice-export.ts';

/** Invoices of the active customer; for staff, of all customers. */
export const invoices = list('invoices', {
  model: 'Invoice',
  type: Invoice,
  typeName: 'Invoice',
  noun: { one: 'invoice', many: 'invoices' },
  description: 'Invoices of the active customer, or all for staff. Customers see those that were issued.',
  permission: INVOICES_VIEW,
  visible: listedInvoices,
  tabs: { of: orderTabs, where: inTab },
  hasFilterInput: true,
  filters: {
    search: search({
      description: 'Prefix search over the words of number, PO, order, sales order, pieces or customer.',
      examples: ['client', 'inv-10', 'ref-77 client', 'nothing like it'],
      where: (text): Prisma.InvoiceWhereInput => withWordsOf(text),
    }),
    statusCodes: filter({
      type: ['String'],
      description: 'Any of these statuses.',
      check: z.array(z.string().refine(isInvoiceStatusCode, 'UNKNOWN')).max(INVOICE_STATUS_CODES.length),
      examples: [['OPEN', 'PARTIALLY_PAID'], ['PAID'], ['VOID']],
      where: (codes) => inStatus((code) => codes.includes(code)),
    }),
    customerId: filter({
      type: 'Int',
      description: 'Only invoices of this customer.',
      check: z.int().min(1).max(MAX_ID),
      where: (customerId) => ({ customerId }),
    }),
    isOverdue: filter({
      type: 'Boolean',
      description: 'True: only overdue invoices; false: only others.',
      examples: [true],
      where: async (isOverdue, context): Promise<Prisma.InvoiceWhereInput> => {
        const overdue = {
          AND: [
            inStatus((code) => OWED_STATUSES.includes(code)),
            { dueOn: { lt: dateOfIsoDay(await today(context)) } },
          ],
        };
        return isOverdue ? overdue : { NOT: overdue };
      },
    }),
    issuedFrom: filter({
      type: 'Date',
      description: 'Issued on this day or later.',
      examples: ['2020-01-01'],
      where: (day) => ({ issuedOn: { gte: day } }),
    }),
    issuedTo: filter({
      type: 'Date',
      description: 'Issued on this day or earlier.',
      examples: ['2020-02-01'],
      where: (day) => ({ issuedOn: { lte: day } }),
    }),
    dueBefore: filter({
      type: 'Date',
      description: 'Due before this day.',
      examples: ['2020-02-01'],
      where: (day) => ({ dueOn: { lt: day } }),
    }),
    invoiceIds: onlyThese('Invoice', async ({ db, invoice }) => {
      // Examples of all lists are created concurrently, so an existing invoice is used instead of the buyer's only
      // cart.
      const known = await db.invoice.findFirst({ select: { id: true } });
      return [[encodeGlobalId('Invoice', known?.id ?? (await invoice()))]];
    }),
  },
  sorts: {
    NUMBER: { description: 'Number, in counting order.', by: ['numberRank'] },
    ISSUED_ON: { description: 'Day of issue; drafts are last, or first when descending.', by: ['issuedOn'] },
    DUE_ON: { description: 'Due date; drafts are last, or first when descending.', by: ['dueOn'] },
    TOTAL: { description: 'Total.', by: ['total'] },
    BALANCE: { description: 'Open balance.', by: ['balance'] },
  },
  defaultSort: { field: 'NUMBER', direction: 'desc', meaning: 'newest first' },
  supportsOffset: true,
  selectable: true,
  export: INVOICE_EXPORT,
  grid: 'INVOICES',
  tableRows: 40_000,
  neighbours: {
    by: 'number',
    visible: visibleInvoices,
    sample: async ({ invoiceNumber, foreign }) => ({
      own: await invoiceNumber(),
      foreign: foreign.invoiceNumber,
    }),
  },
  // For a viewer who sees all invoices, only the index of ids is useful.
  countedBy: (viewer) => (viewer.isStaff ? { id: 'desc' } : null),
  sample: ({ buyer, customerId, foreignCustomerId }) => ({
    as: buyer,
    args: { filter: { customerId }, orderBy: { field: 'NUMBER', direction: 'ASC' }, tab: 'ALL' },
    foreign: { 'filter.customerId': foreignCustomerId },
  }),
});
