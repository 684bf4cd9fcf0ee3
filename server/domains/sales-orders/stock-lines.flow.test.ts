import { expect, test } from '@jest/globals';
import { encodeGlobalId } from '../../lib/global-id.ts';
import { testDatabase } from '../../test/database.ts';
import { estimateStep } from '../../test/orders/estimate-steps.ts';
import { moveQuote, quoteStep } from '../../test/orders/quote-steps.ts';
import { act, finishJob, readOrder } from '../../test/orders/sales-orders.ts';
import { run } from '../../test/run.ts';
import { add, openShop, submit } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales, production, admin } = shop;

const SAVE = `mutation ($input: SaveItemTypeInput!) { result: saveItemType(input: $input) { __typename
  ... on SaveItemTypeSuccess { itemType { isStock } } } }`;
const ITEM = `query ($id: Int!) { product(databaseId: $id) { id isStock } }`;

/** The pendant is in stock. If it were made, its market price would be settled at shipping. */
const pendant = { itemTypeId: shop.pieceId('PENDANT-1') };
const { data: seen } = await run(admin, ITEM, { id: pendant.itemTypeId });
const saved = await run(admin, SAVE, {
  input: { id: seen.product.id, isStock: true, pricingMode: 'MARKET_AT_SHIP' },
});

const CART = `query { cart { target items { isStock pricingNote itemType { isStock } } } }`;
const LINES = `query ($id: ID!) { node(id: $id) { ... on SalesOrder { status { code } total progress { ready }
  lines { id title isStock promisedOn quantity shippableQuantity shippedQuantity lacksWeight isWithdrawn total jobOrder { number } }
  orderGroup { state jobOrders { number } stockLines { title isStock } charges { kind jobNumber } } } } }`;

const cartOf = async () => (await run(buyer, CART)).data.cart;
const addPendant = (quantity = 2) => add(buyer, shop, { configuration: pendant, quantity });

/**
 * Orders the cart.
 * @returns its sales order
 */
async function ordered() {
  const result = await submit(buyer);
  const { id } = await db.salesOrder.findUniqueOrThrow({ where: { number: result.salesOrder.number } });
  return { result, id: encodeGlobalId('SalesOrder', id) };
}

const linesOf = async (id: string, actor = sales) => (await run(actor, LINES, { id })).data.node;

test('staff who keep the catalogue say what lies in stock', () => {
  expect(saved.data.result).toEqual({ __typename: 'SaveItemTypeSuccess', itemType: { isStock: true } });
  expect(seen.product.isStock).toBe(false);
});

test('a cart shows pieces in stock, with which it becomes a sales order', async () => {
  await add(buyer, shop);
  expect(await cartOf()).toMatchObject({ target: 'JO', items: [{ isStock: false }] });
  await addPendant();
  expect(await cartOf()).toMatchObject({
    target: 'SO',
    items: [{ isStock: false }, { isStock: true, pricingNote: null, itemType: { isStock: true } }],
  });
  const mixed = await submit(buyer);
  expect(mixed).toMatchObject({
    jobTypeCode: 'SO',
    orderCode: mixed.salesOrder.number,
    salesOrder: { lines: [{ rank: 1 }, { rank: 2 }] },
    // Only the job of the made piece.
    orderGroup: { jobOrders: [{ title: expect.stringContaining('band') }] },
  });
});

test('what lies in stock leaves as soon as its order is confirmed, without the workshop', async () => {
  await addPendant(3);
  expect((await cartOf()).target).toBe('SO');
  const { result, id } = await ordered();
  expect(result).toMatchObject({ jobTypeCode: 'SO', orderGroup: { jobOrders: [] } });
  const order = await linesOf(id);
  expect(order).toMatchObject({
    status: { code: 'READY' },
    progress: { ready: 3 },
    lines: [
      {
        isStock: true,
        promisedOn: null,
        quantity: 3,
        shippableQuantity: 3,
        lacksWeight: false,
        jobOrder: null,
      },
    ],
    orderGroup: { state: 'PLACED', jobOrders: [], stockLines: [{ isStock: true }] },
  });
  const [line] = order.lines;
  const part = await act(sales, 'createShipment', {
    id,
    lines: [{ lineId: line.id, quantity: 1 }],
    trackingNumber: '1Z 1',
  });
  expect(part.salesOrder).toMatchObject({
    status: { code: 'PARTIALLY_SHIPPED' },
    lines: [{ shippedQuantity: 1, shippableQuantity: 2, jobOrder: null }],
  });
  const rest = await act(sales, 'createShipment', {
    id,
    lines: [{ lineId: line.id, quantity: 2 }],
    pickedUp: true,
  });
  expect(rest.salesOrder).toMatchObject({ status: { code: 'SHIPPED' }, lines: [{ shippedQuantity: 3 }] });
  const [, second] = rest.salesOrder.shipments;
  const back = await act(sales, 'voidShipment', { id, shipmentId: second.id, reason: 'Wrong box' });
  expect(back.salesOrder).toMatchObject({
    status: { code: 'PARTIALLY_SHIPPED' },
    lines: [{ shippedQuantity: 1, shippableQuantity: 2 }],
  });
  const short = await act(sales, 'transitionSalesOrder', {
    id,
    action: 'CLOSE_SHORT',
    reason: 'Out of stock',
  });
  expect(short.salesOrder).toMatchObject({ status: { code: 'COMPLETED' } });
  expect((await linesOf(id)).orderGroup.charges).toEqual([{ kind: 'SHORT', jobNumber: null }]);
});

test('the part from stock leaves before the work on the rest begins', async () => {
  await add(buyer, shop);
  await addPendant();
  const { id } = await ordered();
  const order = await linesOf(id);
  expect(order.status.code).toBe('CONFIRMED');
  const [made, stock] = order.lines;
  expect([made.shippableQuantity, stock.shippableQuantity]).toEqual([0, 2]);
  const sent = await act(sales, 'createShipment', {
    id,
    lines: [{ lineId: stock.id, quantity: 2 }],
    trackingNumber: '1Z 2',
  });
  expect(sent.salesOrder.status.code).toBe('PARTIALLY_SHIPPED');
  const back = await act(sales, 'voidShipment', {
    id,
    shipmentId: sent.salesOrder.shipments[0].id,
    reason: 'Came back',
  });
  expect(back.salesOrder.status.code).toBe('CONFIRMED');
  await finishJob(shop, sent.salesOrder.lines[0].jobOrder.id);
  expect((await readOrder(sales, id)).status.code).toBe('READY');
});

test('an order that waits for its payment keeps its pieces in stock', async () => {
  await db.customer.update({ where: { id: shop.luna }, data: { paymentTermsCode: 'PREPAID' } });
  try {
    await addPendant();
    const { id } = await ordered();
    const order = await linesOf(id);
    expect(order).toMatchObject({
      status: { code: 'AWAITING_PAYMENT' },
      progress: { ready: 0 },
      lines: [{ shippableQuantity: 0 }],
    });
    const lines = [{ lineId: order.lines[0].id, quantity: 1 }];
    expect(await act(sales, 'createShipment', { id, lines, pickedUp: true })).toMatchObject({
      code: 'STATUS_TRANSITION_DENIED',
    });
    const amount = order.total;
    const paid = await act(sales, 'recordDeposit', { id, amount, method: 'CASH' });
    expect(paid.salesOrder).toMatchObject({ status: { code: 'READY' }, lines: [{ shippableQuantity: 2 }] });
  } finally {
    await db.customer.update({ where: { id: shop.luna }, data: { paymentTermsCode: 'NET_30' } });
  }
});

test('cancels an order that is ready from stock with a reason, with a total of zero', async () => {
  await addPendant();
  const { id } = await ordered();
  const cancelled = await act(sales, 'transitionSalesOrder', {
    id,
    action: 'CANCEL',
    reason: 'Ordered twice',
  });
  expect(cancelled.salesOrder).toMatchObject({ status: { code: 'CANCELLED' }, total: '0.00' });
  expect(await linesOf(id)).toMatchObject({
    lines: [{ isWithdrawn: true }],
    orderGroup: { state: 'CANCELLED' },
  });
});

test('an agreed price counts, and an order again is a sales order from stock', async () => {
  await addPendant();
  const { id } = await ordered();
  const [line] = (await linesOf(id)).lines;
  const pinned = await act(sales, 'pinSalesOrderPrice', {
    id,
    lineId: line.id,
    unitPrice: '10.00',
    reason: 'Trade fair',
  });
  expect(pinned.salesOrder.lines).toMatchObject([{ unitPrice: '10.00', total: '20.00' }]);
  expect((await linesOf(id)).orderGroup.charges).toEqual([{ kind: 'PRICE', jobNumber: null }]);
  const again = await act(buyer, 'reorderSalesOrder', { id });
  expect(again.salesOrder).toMatchObject({ status: { code: 'READY' }, lines: [{ jobOrder: null }] });
});

test('a line from stock is never visible as a job', async () => {
  await addPendant();
  const { id } = await ordered();
  const row = await db.jobOrder.findFirstOrThrow({ where: { isStock: true }, orderBy: { id: 'desc' } });
  const globalId = encodeGlobalId('JobOrder', row.id);
  for (const actor of [buyer, sales, production, admin]) {
    const { data } = await run(
      actor,
      `query ($id: ID!, $number: String!, $databaseId: Int!) { node(id: $id) { id } byNumber: jobOrder(number: $number) { id } byId: jobOrder(databaseId: $databaseId) { id } }`,
      { id: globalId, number: row.number, databaseId: row.id },
    );
    expect(data).toEqual({ node: null, byNumber: null, byId: null });
  }
  expect((await linesOf(id, buyer)).lines).toMatchObject([{ isStock: true, jobOrder: null }]);
});

test('where the customer’s orders are made as jobs, only the pieces that are made are', async () => {
  await db.customer.update({ where: { id: shop.luna }, data: { cartTarget: 'JO' } });
  await add(buyer, shop);
  await addPendant();
  expect(await submit(buyer)).toMatchObject({
    jobTypeCode: 'SO',
    orderGroup: { jobOrders: [{ quantity: 1 }] },
    salesOrder: { lines: [{ rank: 1 }, { rank: 2 }] },
  });
  await db.customer.update({ where: { id: shop.luna }, data: { cartTarget: null } });
});

const FROM_STOCK = { lines: [{ isStock: true, jobOrder: null }] };
const STOCK_ORDER = 'salesOrder { number lines { isStock jobOrder { id } } }';

test('an estimate of a piece from stock is ordered as a sales order, which it names', async () => {
  const saved = await estimateStep(buyer, 'saveEstimate', {
    name: 'Pendant',
    quantity: 1,
    configuration: pendant,
  });
  const placed = await estimateStep(
    buyer,
    'orderEstimate',
    { id: saved.estimate.id },
    `estimate { convertedTo convertedNumber } jobOrder { id } ${STOCK_ORDER}`,
  );
  expect(placed).toMatchObject({
    estimate: { convertedTo: 'SALES_ORDER', convertedNumber: placed.salesOrder.number },
    jobOrder: null,
    salesOrder: FROM_STOCK,
  });
});

test('a custom order of a piece from stock is a sales order, under whose number it is listed', async () => {
  await db.customOrderGroup.create({
    data: { nameEn: 'Sets', nameFr: 'Parures', itemTypes: { create: { itemTypeId: pendant.itemTypeId } } },
  });
  const { data } = await run(
    buyer,
    `mutation ($input: CreateCustomOrderInput!) { result: createCustomOrder(input: $input) { __typename
      ... on MutationError { code } ... on CreateCustomOrderSuccess {
        customOrderId orderCode jobTypeCode orderGroup { jobOrders { id } } ${STOCK_ORDER} } } }`,
    { input: { configuration: pendant, quantity: 1, fileIds: [] } },
  );
  const { number } = data.result.salesOrder;
  expect(data.result).toMatchObject({
    orderCode: number,
    jobTypeCode: 'SO',
    orderGroup: { jobOrders: [] },
    salesOrder: FROM_STOCK,
  });
  const list = `query ($outcome: CustomOrderOutcome) { customOrders(filter: { outcome: $outcome }) { edges {
    node { number jobTypeCode status { code } jobOrder { id } salesOrder { number } } } } }`;
  for (const actor of [buyer, sales]) {
    const listed = async (outcome: string | null) =>
      (await run(actor, list, { outcome })).data.customOrders.edges;
    const node = { number, jobTypeCode: 'SO', status: { code: 'READY' }, jobOrder: null };
    expect(await listed('SALES_ORDER')).toEqual([{ node: { ...node, salesOrder: { number } } }]);
    expect(await listed('JOB_ORDER')).toEqual([]);
  }
});

test('re-orders a job whose piece is now in stock as a sales order', async () => {
  await db.itemType.update({
    where: { id: pendant.itemTypeId },
    data: { isStock: false, version: { increment: 1 } },
  });
  await addPendant(1);
  const [job] = (await submit(buyer)).orderGroup.jobOrders;
  await db.itemType.update({
    where: { id: pendant.itemTypeId },
    data: { isStock: true, version: { increment: 1 } },
  });
  const { data } = await run(
    buyer,
    `mutation ($input: ReorderJobOrderInput!) { result: reorderJobOrder(input: $input) { __typename
      ... on MutationError { code } ... on ReorderJobOrderSuccess { jobOrder { id } orderGroup { salesOrderNumber } ${STOCK_ORDER} } } }`,
    { input: { id: job.id } },
  );
  expect(data.result).toMatchObject({ jobOrder: null, salesOrder: FROM_STOCK });
  expect(data.result.orderGroup).toEqual({ salesOrderNumber: data.result.salesOrder.number });
});

test('an accepted quote with a piece from stock becomes a sales order, and its jobs are the pieces that are made', async () => {
  await add(buyer, shop);
  await addPendant(4);
  const asked = await submit(buyer, { asQuote: true });
  expect(asked).toMatchObject({ jobTypeCode: 'PQ', salesOrder: null });
  const quote = await db.priceQuote.findUniqueOrThrow({ where: { number: asked.orderCode } });
  const id = encodeGlobalId('PriceQuote', quote.id);
  // The pendant has no margin, so only a user who may go below the margin floor can send the offer.
  for (const action of ['REVIEW', 'SEND']) expect((await moveQuote(admin, id, action)).code).toBeUndefined();
  const accepted = await quoteStep(shop.approver, 'acceptPriceQuote', { id });
  expect(accepted).toMatchObject({ __typename: 'AcceptPriceQuoteSuccess' });
  const { priceQuote } = accepted;
  const { data } = await run(
    buyer,
    `query ($code: String!) { orderGroup(code: $code) { salesOrderNumber jobOrders { quantity } stockLines { quantity shippableQuantity } } }`,
    { code: priceQuote.orderGroup.code },
  );
  expect(data.orderGroup).toEqual({
    salesOrderNumber: expect.stringMatching(/^SO-/),
    jobOrders: [{ quantity: 1 }],
    stockLines: [{ quantity: 4, shippableQuantity: 4 }],
  });
});

test('its invoice lists the pieces, the one from stock without a job, with the total of the order', async () => {
  await add(buyer, shop);
  await addPendant();
  const { id } = await ordered();
  const { data } = await run(
    shop.admin,
    `mutation ($id: ID!) { result: createInvoice(input: { salesOrderId: $id, issue: true }) { __typename
      ... on MutationError { code } ... on CreateInvoiceSuccess { invoice { total lines { kind jobNumber quantity } } } } }`,
    { id },
  );
  expect(data.result).toMatchObject({
    invoice: {
      total: (await linesOf(id)).total,
      lines: [
        { kind: 'PIECE', jobNumber: expect.stringMatching(/^JO-/), quantity: 1 },
        { kind: 'PIECE', jobNumber: null, quantity: 2 },
      ],
    },
  });
});
