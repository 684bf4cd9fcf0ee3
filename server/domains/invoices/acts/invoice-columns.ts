import { moneyText } from '../../../lib/money.ts';
import { addressOfJson } from '../../orders/addresses/address-snapshot.ts';
import { shownJobNumber } from '../../orders/lines/shown-job-number.ts';
import { storedTaxComponents } from '../../shipping-and-tax/stored-tax.ts';
import type { InvoiceContent } from '../invoice/invoice-content.ts';
import { dueDate } from '../rules/due-date.ts';
import type { InvoiceLine } from '../rules/invoice-lines.ts';
import type { BilledSalesOrder } from './billed-order.ts';
import type { BillingTerms } from './billing-terms.ts';

/** The columns of an invoice that follow its order until it is issued. */
export function billedColumns({ order, amounts }: BilledSalesOrder) {
  const { orderGroup } = order;
  return {
    termsCode: order.termsCode,
    poNumber: orderGroup.poNumber,
    billingAddress: addressOfJson(orderGroup.billingAddress),
    shippingAddress: addressOfJson(orderGroup.shippingAddress),
    subTotal: moneyText(amounts.subTotal),
    discountValue: moneyText(amounts.discountValue),
    shippingPrice: moneyText(amounts.shippingPrice),
    salesTaxPercent: orderGroup.salesTaxPercent.toFixed(4),
    salesTaxValue: moneyText(amounts.salesTaxValue),
    total: moneyText(amounts.grandTotal),
    taxComponents: storedTaxComponents(orderGroup),
  };
}

/** The columns of an invoice with its amounts and its customer. */
export type BilledColumns = ReturnType<typeof billedColumns>;

/** The rows of the lines of an invoice. */
export function lineRows(invoiceId: number, lines: readonly InvoiceLine[]) {
  return lines.map(({ unitPrice, amount, ...line }, index) => ({
    invoiceId,
    rank: index + 1,
    ...line,
    unitPrice: moneyText(unitPrice),
    amount: moneyText(amount),
  }));
}

/** The printed content of an invoice that is issued now. */
export function frozenContent(
  number: string,
  billed: BilledSalesOrder,
  { seller, today }: BillingTerms,
): InvoiceContent {
  const { order, terms, amounts } = billed;
  const { orderGroup, customer } = order;
  const { termsCode, ...columns } = billedColumns(billed);
  const jobs = new Map(orderGroup.jobOrders.map((job) => [job.id, job]));
  return {
    ...columns,
    number,
    issuedOn: today,
    dueOn: dueDate(today, terms),
    termsCode,
    currency: orderGroup.currency,
    customerWoNumber: orderGroup.customerWoNumber,
    taxBase: orderGroup.taxBase,
    orderCode: orderGroup.code,
    salesOrderNumber: order.number,
    shipmentNumber: billed.shipment?.number ?? null,
    seller,
    customer: {
      name: customer.name,
      accountNumber: customer.accountNumber,
      taxExemptNumber: customer.taxExempt ? customer.taxExemptNumber : null,
    },
    lines: amounts.lines.map(({ kind, jobOrderId, titleEn, titleFr, quantity, unitPrice, amount }) => {
      const job = jobOrderId === null ? undefined : jobs.get(jobOrderId);
      return {
        kind,
        titleEn,
        titleFr,
        jobNumber: shownJobNumber(job),
        reference: job?.reference ?? null,
        endCustomer: job?.endCustomer ?? null,
        quantity,
        unitPrice: moneyText(unitPrice),
        amount: moneyText(amount),
      };
    }),
  };
}
