import { orderAgain } from '../orders/order-again.ts';
import { runOperation, type Session } from '../run-operation.ts';

/** Creates an issued invoice for a separate order of Luna. Returns its number and total. */
export async function newInvoice(
  customer: Session,
  staff: Session,
): Promise<{ number: string; total: string }> {
  const { id } = await sell(staff, await orderAgain(customer));
  const { billed } = await runOperation(
    staff,
    `mutation ($input: CreateInvoiceInput!) { billed: createInvoice(input: $input) {
      ... on CreateInvoiceSuccess { invoice { number total } } } }`,
    { input: { salesOrderId: id, issue: true } },
  );
  return billed.invoice;
}

/** The number of a sales order created for a job's order. */
export async function newSalesOrder(staff: Session, job: string): Promise<string> {
  return (await sell(staff, job)).number;
}

async function sell(staff: Session, job: string): Promise<{ id: string; number: string }> {
  const { sold } = await runOperation(
    staff,
    `mutation ($input: CreateSalesOrderInput!) { sold: createSalesOrder(input: $input) {
      ... on CreateSalesOrderSuccess { salesOrder { id number } } } }`,
    { input: { orderCode: job.replace(/-\d+$/, ''), kind: 'SO' } },
  );
  return sold.salesOrder;
}
