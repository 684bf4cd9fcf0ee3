import { z } from 'zod';
import { refusal } from '../answers/envelope.ts';
import { invoiceSummary } from '../answers/money/invoice.ts';
import { pageAnswer, pageSchema } from '../answers/page.ts';
import { requireFound, succeeded } from '../graphql/result.ts';
import { listOf, recordId } from '../input/fields.ts';
import { existing, globalId, pathId } from '../input/ids.ts';
import { invoiceListQuery, invoiceSelectionOf } from '../input/invoice-list.ts';
import {
  RestGeneratePaidInvoice,
  RestInvoiceNumber,
  RestListInvoices,
} from '../operations/money/invoices.ts';
import { bare, envelope, pdf, type RestRequest, restRoute, restSteps } from '../route/route.ts';
import type { SampleRequest } from '../route/sample.ts';

/** Maximum number of invoices in one file. */
const MAX_PRINTED = 100;

/** Messages for an invoice that cannot be printed, and for a failed print. */
const PRINTS = { missing: 'INVOICE_PRINT_NOT_FOUND', failure: 'PRINT_FAILED' } as const;
const file = z.file();

/** The PDF of one invoice by its integer id. */
async function printed({ run, pdf: read }: Pick<RestRequest, 'run' | 'pdf'>, id: number) {
  const { number } = requireFound((await run(RestInvoiceNumber, { id })).invoice);
  return pdf(await read(`/documents/invoice/${number}.pdf`));
}

/** Invoices. */
export const invoiceRoutes = [
  restSteps({
    method: 'get',
    path: '/invoices',
    summary: 'Invoices, by page',
    sample: () => ({ query: { tab: 'all', sortAsc: false } }),
    otherSamples: (): SampleRequest[] => [
      { query: { sortBy: 'dueDate', isOverdue: true, dueBefore: '2099-12-31' } },
      { query: { sortBy: 'date', issuedFrom: '2020-01-01', issuedTo: '2099-12-31' } },
    ],
    query: invoiceListQuery,
    pageBase: 1,
    answer: pageSchema(invoiceSummary.schema),
    handle: async ({ query, page, run }) => {
      const { invoices } = await run(RestListInvoices, {
        ...invoiceSelectionOf(query),
        first: page.first,
        skip: page.skip,
      });
      return bare(pageAnswer(invoices, invoiceSummary.answer));
    },
  }),
  restSteps({
    method: 'get',
    path: '/invoices/generateInvoicePDFReport/:id',
    summary: 'The PDF of an issued invoice',
    sample: ({ invoice }) => ({ params: { id: invoice } }),
    params: { id: pathId('Invoice.') },
    answer: file,
    ...PRINTS,
    handle: ({ params: { id }, run, pdf: read }) => printed({ run, pdf: read }, id),
  }),
  restSteps({
    method: 'get',
    path: '/reports/print-invoice/:id',
    summary: 'The same',
    sample: ({ invoice }) => ({ params: { id: invoice } }),
    params: { id: pathId('Invoice.') },
    answer: file,
    ...PRINTS,
    handle: ({ params: { id }, run, pdf: read }) => printed({ run, pdf: read }, id),
  }),
  restSteps({
    method: 'post',
    path: '/invoices/printMultipleInvoices',
    summary: 'Several issued invoices in one PDF',
    description: 'If one is missing, the call fails.',
    repeat: 'printing changes nothing',
    sample: ({ invoice }) => ({ body: { ids: [invoice] } }),
    body: {
      ids: listOf(recordId)
        .refine((ids) => ids.length > 0, 'REQUIRED')
        .refine((ids) => ids.length <= MAX_PRINTED, 'OUT_OF_RANGE')
        .describe('Ids of invoices, at most 100.'),
    },
    listIn: 'ids',
    statuses: [404],
    answer: file,
    ...PRINTS,
    handle: async ({ body: { ids }, pdf: read }) => {
      const keys = ids.map((id) => ['id', globalId('Invoice', existing(id))]);
      return pdf(await read(`/documents/invoices.pdf?${new URLSearchParams(keys)}`));
    },
  }),
  restRoute({
    method: 'post',
    path: '/SalesOrders/:id/generate-paid-invoice',
    summary: 'Create the invoice of a sales order and pay it with prepayments',
    description:
      'If the invoice of the order is already paid, it is returned. A refusal has the missing amount.',
    repeat: 'an order whose invoice is paid answers that invoice',
    sample: async ({ prepaidSalesOrder }) => ({ params: { id: await prepaidSalesOrder() } }),
    params: { id: pathId('Sales order.') },
    answer: invoiceSummary.schema,
    refusal,
    document: RestGeneratePaidInvoice,
    variables: ({ params: { id } }) => ({ input: { salesOrderId: globalId('SalesOrder', id) } }),
    respond: ({ result }) => envelope(invoiceSummary.answer(succeeded(result).invoice)),
  }),
];
