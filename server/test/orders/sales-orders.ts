import { randomUUID } from 'node:crypto';
import { createItemTypes } from '../../domains/catalog/item-types/create-item-types.ts';
import { encodeGlobalId } from '../../lib/global-id.ts';
import type { Actor } from '../actors.ts';
import { SAMPLE_PENDANT } from '../catalog/sample-catalog.ts';
import { run } from '../run.ts';
import { add, orderedJob, type Shop, submit } from '../shop.ts';
import { move, step } from './job-steps.ts';

const ERRORS = `... on MutationError { code } ... on InvalidInputError { issues { path code } } ... on RefusedError { data } ... on ForbiddenError { permission } ... on ConflictError { currentVersion }`;

const ORDER = `id databaseId number kind version status { code } isBeyondCredit closeReason paidAt confirmedAt
  progress { pieces inProduction ready shipped percent } total payment { paid required requiredDue balance }
  lines { id databaseId rank quantity shippedQuantity shippableQuantity unitPrice orderedUnitPrice hasAgreedPrice priceReason total
    jobOrder { id number version status { code } } }
  shipments { id number trackingNumber pickedUp voidedAt lines { quantity } }
  deposits { id amount method reference voidedAt }
  history { action isAutomatic reason amount shipmentNumber from { code } to { code } user { id } }
  allowedActions { action missing requiresReason } allowedEdits`;

/** Calls a mutation of sales orders. Returns its result and the order. */
export async function act(actor: Actor, name: string, input: Record<string, unknown>) {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename ${ERRORS} ... on ${base}Success { salesOrder { ${ORDER} } } } }`;
  const { data } = await run(actor, document, { input });
  return data.result;
}

/** The sales order as an actor sees it. */
export async function readOrder(actor: Actor, id: string) {
  const { data } = await run(actor, `query ($id: ID!) { node(id: $id) { ... on SalesOrder { ${ORDER} } } }`, {
    id,
  });
  return data.node;
}

/** A sales order with one job of the worked example, created by sales with the customer’s terms by default. */
export async function newSalesOrder(
  shop: Shop,
  buyer: Actor,
  { line = {}, ...terms }: { line?: Record<string, unknown>; kind?: string; depositPercent?: string } = {},
): Promise<{ id: number; globalId: string; number: string; jobId: string; lineId: number }> {
  const job = await orderedJob(buyer, shop, line);
  const orderCode = job.number.replace(/-\d+$/, '');
  const { salesOrder } = await act(shop.sales, 'createSalesOrder', { orderCode, kind: 'SO', ...terms });
  const { databaseId: id, id: globalId, number, lines } = salesOrder;
  return { id, globalId, number, jobId: job.id, lineId: lines[0].databaseId };
}

/** Moves a job to the end of the workshop. */
export async function finishJob(shop: Shop, jobId: string): Promise<void> {
  for (const action of ['RELEASE', 'START', 'TO_QC', 'PASS']) await move(shop.sales, jobId, action);
}

/** A sales order with its piece ready to ship. */
export async function readySalesOrder(shop: Shop, buyer: Actor): Promise<{ id: number; lineId: number }> {
  const { id, lineId, jobId } = await newSalesOrder(shop, buyer);
  await finishJob(shop, jobId);
  return { id, lineId };
}

/** A stock piece without references. Returns its integer id. */
export async function newStockPiece({ db }: Shop): Promise<number> {
  const code = `STOCK-${randomUUID().slice(0, 8).toUpperCase()}`;
  const piece = { ...SAMPLE_PENDANT, code, categoryCodes: [], featuredRank: null, isStock: true };
  return (await createItemTypes(db, [piece])).get(code) ?? 0;
}

/** A sales order of a stock piece. */
export async function newStockOrder(
  shop: Shop,
  buyer: Actor,
  line: Record<string, unknown> = {},
): Promise<{ id: number; lineId: number }> {
  const itemTypeId = await newStockPiece(shop);
  await add(buyer, shop, { configuration: { itemTypeId }, quantity: 2, ...line });
  const { salesOrder } = await submit(buyer);
  // The cart’s other lines were ordered, too.
  const { salesOrderId, id } = await shop.db.salesOrderLine.findFirstOrThrow({
    where: { salesOrder: { is: { number: salesOrder.number } }, jobOrder: { is: { itemTypeId } } },
    select: { id: true, salesOrderId: true },
  });
  return { id: salesOrderId, lineId: id };
}

/** A sales order cancelled with its only job. */
export async function cancelledSalesOrder(shop: Shop, buyer: Actor): Promise<number> {
  const { id, jobId } = await newSalesOrder(shop, buyer);
  await step(shop.sales, 'cancelJobOrder', { id: jobId, reason: 'Not wanted' });
  return id;
}

/** A deposit on a new sales order. */
export async function newDeposit(shop: Shop, buyer: Actor): Promise<{ salesOrderId: number; id: number }> {
  const { id: salesOrderId, globalId } = await newSalesOrder(shop, buyer);
  await act(shop.sales, 'recordDeposit', { id: globalId, amount: '10.00', method: 'CASH' });
  const { id } = await shop.db.deposit.findFirstOrThrow({ where: { salesOrderId }, select: { id: true } });
  return { salesOrderId, id };
}

/** A shipment of a sales order. */
export async function newShipment(shop: Shop, buyer: Actor): Promise<{ salesOrderId: number; id: number }> {
  const { id: salesOrderId, lineId } = await readySalesOrder(shop, buyer);
  await act(shop.sales, 'createShipment', {
    id: encodeGlobalId('SalesOrder', salesOrderId),
    lines: [{ lineId: encodeGlobalId('SalesOrderLine', lineId), quantity: 1 }],
    pickedUp: true,
  });
  const { id } = await shop.db.shipment.findFirstOrThrow({ where: { salesOrderId }, select: { id: true } });
  return { salesOrderId, id };
}
