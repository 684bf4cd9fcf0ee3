import type { Page } from 'playwright-core';
import { askServer } from '../ask-server.ts';
import { orderAgain } from '../orders/order-again.ts';

/** An issued invoice of an order of Luna's that nobody else looks at; its number and what it comes to. */
export async function newInvoice(customer: Page, staff: Page): Promise<{ number: string; total: string }> {
  const job = await orderAgain(customer);
  const orderCode = job.replace(/-\d+$/, '');
  const { sold } = await askServer(
    staff,
    `mutation ($input: CreateSalesOrderInput!) { sold: createSalesOrder(input: $input) {
      ... on CreateSalesOrderSuccess { salesOrder { id } } } }`,
    { input: { orderCode, kind: 'SO' } },
  );
  const { billed } = await askServer(
    staff,
    `mutation ($input: CreateInvoiceInput!) { billed: createInvoice(input: $input) {
      ... on CreateInvoiceSuccess { invoice { number total } } } }`,
    { input: { salesOrderId: sold.salesOrder.id, issue: true } },
  );
  return billed.invoice;
}
