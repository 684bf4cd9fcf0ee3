import { encodeGlobalId } from '../../server/lib/global-id.ts';
import type { TestWorld } from '../world/sample-world.ts';
import type { World } from './world.ts';

/** The sample world with the users of the matrix, using the marked rows of Luna's holder instead of new ones. */
export function matrixSamples({ samples, matrixActors, luna, failed }: World): TestWorld {
  return {
    ...samples,
    sales: matrixActors.people.sales,
    job: async () => luna.job.id,
    jobNumber: async () => luna.job.number,
    order: async () => luna.group.id,
    estimate: async () => luna.estimateId,
    quote: async () => encodeGlobalId('PriceQuote', luna.quoteId),
    sentQuote: async () => encodeGlobalId('PriceQuote', luna.quoteId),
    reviewedQuote: async () => encodeGlobalId('PriceQuote', luna.quoteId),
    temporaryQuote: async () => luna.temporaryQuoteId,
    quoteNumber: async () => luna.quoteNumber,
    salesOrder: async () => luna.salesOrderId,
    salesOrderNumber: async () => luna.salesOrderNumber,
    invoice: async () => luna.invoice.id,
    invoiceNumber: async () => luna.invoice.number,
    draftInvoice: async () => luna.draftInvoice.id,
    payment: async () => luna.payment.id,
    paymentNumber: async () => luna.payment.number,
    credit: async () => luna.credit.id,
    creditNumber: async () => luna.credit.number,
    consignment: async () => luna.consignment,
    consignmentNumber: async () => luna.consignment.number,
    note: async (visibility) => (visibility === 'INTERNAL' ? luna.internal : luna.shared),
    jobPicture: async () => luna.file,
    line: async () => luna.line.id,
    address: async () => luna.address.id,
    failedTask: async () => failed.id,
  };
}
