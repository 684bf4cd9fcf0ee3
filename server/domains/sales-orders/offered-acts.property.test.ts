import { expect, test } from '@jest/globals';
import { encodeGlobalId, localId } from '../../lib/global-id.ts';
import { testDatabase } from '../../test/database.ts';
import { isDeep } from '../../test/depth.ts';
import { fc } from '../../test/fast-check.ts';
import { bill } from '../../test/money/invoices.ts';
import { step } from '../../test/orders/job-steps.ts';
import { act, finishJob, newStockPiece } from '../../test/orders/sales-orders.ts';
import { run } from '../../test/run.ts';
import { add, openShop, submit } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, admin } = shop;
const stockPiece = await newStockPiece(shop);

const ORDER = `query ($id: ID!) { node(id: $id) { ... on SalesOrder { allowedActions { action missing } allowedEdits billingActions billableShipmentIds voidableShipmentIds
  deposits { id wayBack refunded } lineCancellations { lineId }
  lines { id shippableQuantity jobOrder { id status { code } allowedActions { action enabled } } } } } }`;

const read = async (id: string) => (await run(admin, ORDER, { id })).data.node;

const BILL = `mutation ($input: CreateInvoiceInput!) { result: createInvoice(input: $input) { __typename } }`;

/** Refunds a part of a deposit, after which it can no longer be voided. */
async function refundPart(deposit: Deposit) {
  const { paymentId } = await db.deposit.findUniqueOrThrow({
    where: { id: localId('Deposit', deposit.id) ?? 0 },
    select: { paymentId: true },
  });
  const id = encodeGlobalId('Payment', paymentId ?? 0);
  return bill(admin, 'refundPayment', { id, amount: '1.00', reason: 'Too much', reopenInvoices: true });
}

/** The acts that an order offers staff now, each with what performs it. */
async function offers(id: string) {
  const order = await read(id);
  const reason = 'Because.';
  const has = (edit: string) => order.allowedEdits.includes(edit);
  const voidable = order.deposits.filter(({ wayBack }: Deposit) => wayBack === 'REVERSE');
  return [
    ...order.lines.flatMap(({ jobOrder: job }: OrderLine) =>
      (job?.allowedActions ?? [])
        .filter(({ action, enabled }) => enabled && action !== 'RE_ORDER')
        .map(({ action }) => ({
          what: `${action} in ${job?.status.code}`,
          perform: () =>
            action === 'CANCEL'
              ? step(admin, 'cancelJobOrder', { id: job?.id, reason })
              : step(admin, 'transitionJobOrder', {
                  id: job?.id,
                  action,
                  reason,
                  pickedUp: action === 'SHIP',
                }),
        })),
    ),
    ...order.allowedActions
      .filter(({ action, missing }: Offer) => missing === null && action !== 'RE_ORDER')
      .map(({ action }: Offer) => ({
        what: action,
        perform: () => act(admin, 'transitionSalesOrder', { id, action, reason }),
      })),
    ...order.lines
      .filter(({ shippableQuantity }: OrderLine) => has('CREATE_SHIPMENT') && shippableQuantity > 0)
      .map(({ id: lineId }: OrderLine) => ({
        what: 'CREATE_SHIPMENT',
        perform: () => act(admin, 'createShipment', { id, pickedUp: true, lines: [{ lineId, quantity: 1 }] }),
      })),
    ...(has('CREATE_SHIPMENT')
      ? [
          {
            what: 'CREATE_SHIPMENT of everything',
            perform: () =>
              act(admin, 'createShipment', {
                id,
                pickedUp: true,
                lines: order.lines
                  .filter(({ shippableQuantity }: OrderLine) => shippableQuantity > 0)
                  .map((line: OrderLine) => ({ lineId: line.id, quantity: line.shippableQuantity })),
              }),
          },
        ]
      : []),
    ...(has('VOID_SHIPMENT') ? order.voidableShipmentIds : []).map((shipmentId: string) => ({
      what: 'VOID_SHIPMENT',
      perform: () => act(admin, 'voidShipment', { id, shipmentId, reason }),
    })),
    ...(has('VOID_DEPOSIT') ? voidable.slice(0, 1) : []).map(({ id: depositId }: Deposit) => ({
      what: 'VOID_DEPOSIT',
      perform: () => act(admin, 'voidDeposit', { id, depositId, reason }),
    })),
    ...(has('VOID_DEPOSIT') && voidable.length === 0
      ? [{ what: 'VOID_DEPOSIT of nothing', perform: async () => ({ __typename: 'Nothing to void' }) }]
      : []),
    ...order.deposits
      .filter(({ wayBack, refunded }: Deposit) => wayBack !== null && Number(refunded) === 0)
      .map((deposit: Deposit) => ({
        what: 'Refund a part of a deposit',
        perform: () => refundPart(deposit),
      })),
    ...(has('RECORD_DEPOSIT') && order.deposits.length < 2
      ? [
          {
            what: 'RECORD_DEPOSIT',
            perform: () => act(admin, 'recordDeposit', { id, amount: '10.00', method: 'CASH' }),
          },
        ]
      : []),
    ...(order.billingActions.includes('CREATE_INVOICE') ? order.billableShipmentIds : []).map(
      (shipmentId: string) => ({
        what: 'Bill a shipment',
        perform: async () =>
          (await run(admin, BILL, { input: { salesOrderId: id, shipmentId, issue: true } })).data.result,
      }),
    ),
    ...order.lineCancellations.map(({ lineId }: { lineId: string }) => ({
      what: 'Cancel a line from stock',
      perform: () => act(admin, 'cancelSalesOrderLine', { id, lineId, reason }),
    })),
  ];
}

type Offer = { action: string; missing: string | null };
type Deposit = { id: string; wayBack: string | null; refunded: string };
type OrderLine = {
  id: string;
  shippableQuantity: number;
  jobOrder: {
    id: string;
    status: { code: string };
    allowedActions: { action: string; enabled: boolean }[];
  } | null;
};

test('every offered action works, in any sequence', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(999), { minLength: 18, maxLength: 26 }), async (picks) => {
      await add(buyer, shop, { quantity: 2 });
      await add(buyer, shop, { quantity: 1 });
      await add(buyer, shop, { configuration: { itemTypeId: stockPiece }, quantity: 2 });
      const { salesOrder } = await submit(buyer);
      const { id: salesOrderId } = await db.salesOrder.findFirstOrThrow({
        where: { number: salesOrder.number },
        select: { id: true },
      });
      const id = encodeGlobalId('SalesOrder', salesOrderId);
      const { lines } = await read(id);
      // What happens in the workshop is offered to jobs without orders as well.
      for (const { jobOrder } of lines) if (jobOrder) await finishJob(shop, jobOrder.id);
      for (const pick of picks) {
        const offered = await offers(id);
        const offer = offered[pick % Math.max(offered.length, 1)];
        if (!offer) return;
        const { __typename: outcome, ...rest } = await offer.perform();
        expect([offer.what, outcome, outcome.endsWith('Success') ? null : rest]).toEqual([
          offer.what,
          expect.stringMatching(/Success$/),
          null,
        ]);
      }
    }),
    // Shrinking would place hundreds of orders.
    { numRuns: isDeep ? 60 : 6, endOnFailure: true },
  );
});
