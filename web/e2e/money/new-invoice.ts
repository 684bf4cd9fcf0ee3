import { type Asking, askServer } from '../ask-server.ts';
import { orderAgain } from '../orders/order-again.ts';

/** Creates an issued invoice for a separate order of Luna. Returns its number and total. */
export async function newInvoice(
  customer: Asking,
  staff: Asking,
): Promise<{ number: string; total: string }> {
  const { id } = await sell(staff, await orderAgain(customer));
  const { billed } = await askServer(
    staff,
    `mutation ($input: CreateInvoiceInput!) { billed: createInvoice(input: $input) {
      ... on CreateInvoiceSuccess { invoice { number total } } } }`,
    { input: { salesOrderId: id, issue: true } },
  );
  return billed.invoice;
}

/** The number of a sales order created for a job's order. */
export async function newSalesOrder(staff: Asking, job: string): Promise<string> {
  return (await sell(staff, job)).number;
}

async function sell(staff: Asking, job: string): Promise<{ id: string; number: string }> {
  const { sold } = await askServer(
    staff,
    `mutation ($input: CreateSalesOrderInput!) { sold: createSalesOrder(input: $input) {
      ... on CreateSalesOrderSuccess { salesOrder { id number } } } }`,
    { input: { orderCode: job.replace(/-\d+$/, ''), kind: 'SO' } },
  );
  return sold.salesOrder;
}
