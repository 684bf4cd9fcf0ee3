import type { Database } from '../../database/client.ts';
import { encodeGlobalId, localId } from '../../lib/global-id.ts';
import type { Actor } from '../actors.ts';
import { act, newSalesOrder } from '../orders/sales-orders.ts';
import { run } from '../run.ts';
import type { Shop } from '../shop.ts';

const ERRORS = `... on MutationError { code } ... on InvalidInputError { issues { path code } } ... on RefusedError { data } ... on ForbiddenError { permission } ... on ConflictError { currentVersion }`;

const ENTRIES = `entries { kind amount isReversal isReversed reason invoiceNumber paymentNumber bookedOn }`;
const INVOICE = `id databaseId number version status { code } issuedOn dueOn isOverdue total subTotal applied balance
  lines { kind title quantity unitPrice amount } closeReason contentHash ${ENTRIES}
  allowedActions { action missing }`;
const PAYMENT = `id databaseId number version amount applied refunded reversed available isReversed method reference
  salesOrderNumber ${ENTRIES}`;

/** Calls one of the mutations of invoices and payments; returns its result and the changed record. */
export async function bill(actor: Actor, name: string, input: Record<string, unknown>) {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const fields = /Payment$/.test(name)
    ? `payment { ${PAYMENT} } invoices { ${INVOICE} }`
    : `invoice { ${INVOICE} }`;
  const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename ${ERRORS} ... on ${base}Success { ${fields} } } }`;
  const { data } = await run(actor, document, { input });
  return data.result;
}

/** The invoice as an actor sees it. */
export async function readInvoice(actor: Actor, number: string) {
  const { data } = await run(actor, `query ($number: String!) { invoice(number: $number) { ${INVOICE} } }`, {
    number,
  });
  return data.invoice;
}

/** The payment as an actor sees it. */
export async function readPayment(actor: Actor, number: string) {
  const { data } = await run(actor, `query ($number: String!) { payment(number: $number) { ${PAYMENT} } }`, {
    number,
  });
  return data.payment;
}

/** The invoice of a new sales order, issued by default. */
export async function newInvoice(
  shop: Shop,
  buyer: Actor,
  { issue = true, line = {} }: { issue?: boolean; line?: Record<string, unknown> } = {},
): Promise<{ id: number; globalId: string; number: string; total: string; salesOrderId: number }> {
  const { id: salesOrderId, globalId } = await newSalesOrder(shop, buyer, { line });
  const { invoice } = await bill(shop.admin, 'createInvoice', { salesOrderId: globalId, issue });
  const { databaseId, id, number, total } = invoice;
  return { id: databaseId, globalId: id, number, total, salesOrderId };
}

/** A payment of a customer that is not applied to any invoice. */
export async function newPayment(
  shop: Shop,
  customerId: number,
  amount = '50.00',
): Promise<{ id: number; globalId: string; number: string }> {
  const input = { customerId, amount, method: 'TRANSFER', allocations: [], acceptOverpayment: true };
  const { payment } = await bill(shop.admin, 'recordPayment', input);
  return { id: localId('Payment', payment.id) ?? 0, globalId: payment.id, number: payment.number };
}

/** A sales order that is paid before it is invoiced. */
export async function prepaidSalesOrder(shop: Shop, buyer: Actor): Promise<number> {
  const { id } = await newSalesOrder(shop, buyer);
  const globalId = encodeGlobalId('SalesOrder', id);
  const { data } = await run(
    shop.admin,
    'query ($id: ID!) { node(id: $id) { ... on SalesOrder { total } } }',
    { id: globalId },
  );
  await act(shop.sales, 'recordDeposit', { id: globalId, amount: data.node.total, method: 'TRANSFER' });
  return id;
}

/** Changes the due date of an issued invoice. Only tests bypass the trigger that freezes issued invoices. */
export async function fallDue(db: Database, id: number, day: string): Promise<void> {
  await db.$transaction([
    db.$queryRaw`SELECT set_config('session_replication_role', 'replica', true)`,
    db.invoice.update({ where: { id }, data: { dueOn: new Date(day) }, select: { id: true } }),
  ]);
}
