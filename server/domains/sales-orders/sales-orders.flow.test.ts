import { expect, test } from '@jest/globals';
import { encodeGlobalId } from '../../lib/global-id.ts';
import { testDatabase } from '../../test/database.ts';
import { runDueJobs } from '../../test/orders/due-jobs.ts';
import { move, offered } from '../../test/orders/job-steps.ts';
import { act, finishJob, newSalesOrder, readOrder } from '../../test/orders/sales-orders.ts';
import { run } from '../../test/run.ts';
import { openShop } from '../../test/shop.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
const { buyer, sales, production } = shop;
const lineId = (id: number) => encodeGlobalId('SalesOrderLine', id);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

const setTerms = (paymentTermsCode: string, creditLimit: string | null = null) =>
  db.customer.update({ where: { id: shop.luna }, data: { paymentTermsCode, creditLimit } });

test('an order on days to pay is confirmed at once, and follows its job to the end', async () => {
  const order = await newSalesOrder(shop, buyer);
  expect(await readOrder(buyer, order.globalId)).toMatchObject({
    status: { code: 'CONFIRMED' },
    number: expect.stringMatching(/^SO-1\d{4}$/),
    history: [
      { action: 'CREATE', isAutomatic: false },
      { action: 'CONFIRM', isAutomatic: true },
    ],
    allowedActions: [{ action: 'RE_ORDER' }],
    allowedEdits: [],
  });
  const statusAfter = async (action: string, more = {}) => {
    expect(await move(production, order.jobId, action, more)).toMatchObject({
      __typename: 'TransitionJobOrderSuccess',
    });
    return (await readOrder(sales, order.globalId)).status.code;
  };
  await move(sales, order.jobId, 'RELEASE');
  expect(await statusAfter('START')).toBe('IN_PRODUCTION');
  expect(await statusAfter('TO_QC')).toBe('IN_PRODUCTION');
  expect(await statusAfter('PASS')).toBe('READY');
  expect(await statusAfter('REOPEN')).toBe('IN_PRODUCTION');
  await move(production, order.jobId, 'PASS');
  expect(await statusAfter('SHIP', { trackingNumber: '1Z 5' })).toBe('SHIPPED');
  expect(await readOrder(buyer, order.globalId)).toMatchObject({
    shipments: [{ number: `${order.number}/1`, trackingNumber: '1Z 5', lines: [{ quantity: 1 }] }],
    progress: { percent: 100 },
  });
  expect(await statusAfter('UNSHIP')).toBe('READY');
  expect((await readOrder(sales, order.globalId)).shipments[0].voidedAt).not.toBeNull();
  await move(production, order.jobId, 'SHIP', { pickedUp: true });
  expect(await statusAfter('COMPLETE')).toBe('COMPLETED');
});

test('pieces leave in parts; a shipment that is voided brings its jobs back', async () => {
  const order = await newSalesOrder(shop, buyer, { line: { quantity: 3 } });
  await finishJob(shop, order.jobId);
  const ship = (quantity: number) =>
    act(sales, 'createShipment', {
      id: order.globalId,
      lines: [{ lineId: lineId(order.lineId), quantity }],
      trackingNumber: '1Z 42',
    });
  expect(await ship(4)).toMatchObject({ issues: [{ path: 'lines.0.quantity', code: 'OUT_OF_RANGE' }] });
  expect((await ship(2)).salesOrder).toMatchObject({
    status: { code: 'PARTIALLY_SHIPPED' },
    lines: [{ shippedQuantity: 2, shippableQuantity: 1, jobOrder: { status: { code: 'READY' } } }],
    progress: { shipped: 2, ready: 1, percent: 88 },
  });
  const { salesOrder } = await ship(1);
  expect(salesOrder).toMatchObject({
    status: { code: 'SHIPPED' },
    lines: [{ shippedQuantity: 3, jobOrder: { status: { code: 'SHIPPED' } } }],
  });
  const voided = (index: number) =>
    act(sales, 'voidShipment', {
      id: order.globalId,
      shipmentId: salesOrder.shipments[index].id,
      reason: 'Came back',
    });
  expect((await voided(1)).salesOrder).toMatchObject({
    status: { code: 'PARTIALLY_SHIPPED' },
    lines: [{ shippedQuantity: 2, jobOrder: { status: { code: 'READY' } } }],
  });
  expect(await voided(1)).toMatchObject({ code: 'ALREADY_VOIDED' });
  expect((await voided(0)).salesOrder).toMatchObject({ status: { code: 'READY' } });
});

test('what will not be delivered is credited when an order is closed short', async () => {
  const order = await newSalesOrder(shop, buyer, { line: { quantity: 4 } });
  await finishJob(shop, order.jobId);
  const before = await readOrder(sales, order.globalId);
  await act(sales, 'createShipment', {
    id: order.globalId,
    lines: [{ lineId: lineId(order.lineId), quantity: 3 }],
    pickedUp: true,
  });
  const close = (reason: string | null) =>
    act(sales, 'transitionSalesOrder', { id: order.globalId, action: 'CLOSE_SHORT', reason });
  expect(await close(null)).toMatchObject({ issues: [{ path: 'reason' }] });
  const { salesOrder } = await close('The stone broke');
  expect(salesOrder).toMatchObject({
    status: { code: 'COMPLETED' },
    closeReason: 'The stone broke',
    lines: [{ jobOrder: { status: { code: 'SHIPPED' } } }],
  });
  const [was, is] = [before.lines[0].total, salesOrder.lines[0].total].map(Number);
  expect(is).toBeCloseTo((was ?? 0) * 0.75, 2);
  expect(Number(salesOrder.total)).toBeLessThan(Number(before.total));
});

test('a prepaid order waits for its money, and its jobs for the order', async () => {
  await setTerms('PREPAID');
  const order = await newSalesOrder(shop, buyer);
  const waiting = await readOrder(sales, order.globalId);
  expect(waiting.status.code).toBe('AWAITING_PAYMENT');
  await move(sales, order.jobId, 'RELEASE');
  expect(await offered(production, order.jobId)).toContain('START?ORDER_NOT_CONFIRMED');
  const pay = (amount: string) =>
    act(sales, 'recordDeposit', { id: order.globalId, amount, method: 'TRANSFER', reference: 'T-1' });
  expect(await pay('9999999')).toMatchObject({ code: 'DEPOSIT_BEYOND_BALANCE' });
  expect((await pay('100')).salesOrder).toMatchObject({
    status: { code: 'AWAITING_PAYMENT' },
    payment: { paid: '100.00' },
  });
  const rest = (Number(waiting.total) - 100).toFixed(2);
  const { salesOrder } = await pay(rest);
  expect(salesOrder).toMatchObject({ status: { code: 'CONFIRMED' }, payment: { balance: '0.00' } });
  expect(salesOrder.paidAt).not.toBeNull();
  expect(await offered(production, order.jobId)).toContain('START');
  const voided = await act(sales, 'voidDeposit', {
    id: order.globalId,
    depositId: salesOrder.deposits[0].id,
    reason: 'It bounced',
  });
  expect(voided.salesOrder).toMatchObject({ paidAt: null, payment: { balance: '100.00' } });
  await setTerms('NET_30');
});

test('cancels an unpaid prepaid order with its jobs after 14 days', async () => {
  await setTerms('PREPAID');
  const order = await newSalesOrder(shop, buyer);
  const settle = async (days: number) => {
    await database.pool.query("SELECT graphile_worker.add_job('settle_waiting_orders', '{}')");
    await runDueJobs(database, { now: inDays(days) });
    return readOrder(sales, order.globalId);
  };
  expect((await settle(13)).status.code).toBe('AWAITING_PAYMENT');
  expect(await settle(15)).toMatchObject({
    status: { code: 'CANCELLED' },
    lines: [{ jobOrder: { status: { code: 'CANCELLED' } } }],
  });
  const { history } = await readOrder(sales, order.globalId);
  expect(history.at(-1)).toMatchObject({ action: 'CANCEL', isAutomatic: true, user: null });
  await setTerms('NET_30');
});

test('layaway leaves only when it is paid', async () => {
  const order = await newSalesOrder(shop, buyer, { kind: 'POS_LSO', depositPercent: '20' });
  const { total, status, payment } = await readOrder(sales, order.globalId);
  expect(status.code).toBe('AWAITING_PAYMENT');
  await act(sales, 'recordDeposit', { id: order.globalId, amount: payment.required, method: 'CASH' });
  await finishJob(shop, order.jobId);
  const ship = () =>
    act(sales, 'createShipment', {
      id: order.globalId,
      lines: [{ lineId: lineId(order.lineId), quantity: 1 }],
      pickedUp: true,
    });
  const awaits = 'query ($id: ID!) { node(id: $id) { ... on SalesOrder { awaitsPaymentToShip } } }';
  const awaitsPayment = async () =>
    (await run(buyer, awaits, { id: order.globalId })).data.node.awaitsPaymentToShip;
  expect(await awaitsPayment()).toBe(true);
  expect(await ship()).toMatchObject({ code: 'ORDER_NOT_PAID' });
  expect(await move(production, order.jobId, 'SHIP', { pickedUp: true })).toMatchObject({
    code: 'ORDER_NOT_PAID',
  });
  const rest = (Number(total) - Number(payment.required)).toFixed(2);
  await act(sales, 'recordDeposit', { id: order.globalId, amount: rest, method: 'CASH' });
  expect(await awaitsPayment()).toBe(false);
  expect((await ship()).salesOrder.status.code).toBe('SHIPPED');
});

test('an agreed price changes the total of the order; only staff see its author and reason', async () => {
  const order = await newSalesOrder(shop, buyer, { line: { quantity: 2 } });
  const pin = (unitPrice: string) =>
    act(sales, 'pinSalesOrderPrice', {
      id: order.globalId,
      lineId: lineId(order.lineId),
      unitPrice,
      reason: 'Old customer',
    });
  const { salesOrder } = await pin('400.00');
  expect(salesOrder.lines[0]).toMatchObject({
    unitPrice: '400.00',
    orderedUnitPrice: '483.43',
    total: '800.00',
    hasAgreedPrice: true,
    priceReason: 'Old customer',
  });
  expect((await readOrder(buyer, order.globalId)).lines[0]).toMatchObject({
    priceReason: null,
    total: '800.00',
  });
  const { version } = salesOrder;
  expect((await pin('400.00')).salesOrder.version).toBe(version);
  expect((await pin('483.43')).salesOrder.lines[0].total).toBe('966.86');
});

test('the credit limit keeps an order new until finance releases it', async () => {
  await setTerms('NET_30', '1.00');
  const order = await newSalesOrder(shop, buyer);
  const seen = await readOrder(sales, order.globalId);
  expect(seen).toMatchObject({ status: { code: 'NEW' }, isBeyondCredit: true });
  expect(seen.allowedActions).toContainEqual({
    action: 'CONFIRM',
    missing: 'CREDIT_LIMIT_EXCEEDED',
    requiresReason: false,
  });
  const release = { id: order.globalId, action: 'CONFIRM_BEYOND_CREDIT', reason: 'Called them' };
  expect(await act(sales, 'transitionSalesOrder', release)).toMatchObject({ __typename: 'ForbiddenError' });
  expect(await act(shop.admin, 'transitionSalesOrder', release)).toMatchObject({
    salesOrder: { status: { code: 'CONFIRMED' } },
  });
  await setTerms('NET_30');
});

test('a buyer cancels an order that waits, with its jobs; a cancelled one stays cancelled', async () => {
  await setTerms('PREPAID');
  const order = await newSalesOrder(shop, buyer);
  const cancel = { id: order.globalId, action: 'CANCEL' };
  expect(await act(shop.colleague, 'transitionSalesOrder', cancel)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await act(buyer, 'transitionSalesOrder', { ...cancel, version: 99 })).toMatchObject({
    __typename: 'ConflictError',
  });
  expect((await act(buyer, 'transitionSalesOrder', cancel)).salesOrder).toMatchObject({
    status: { code: 'CANCELLED' },
    lines: [{ jobOrder: { status: { code: 'CANCELLED' } } }],
  });
  expect(await move(sales, order.jobId, 'RESTORE')).toMatchObject({ code: 'SALES_ORDER_CLOSED' });
  expect(await offered(sales, order.jobId)).toContain('RESTORE?SALES_ORDER_CLOSED');
  await setTerms('NET_30');
});

test('a held order holds its jobs, and goes on where it was', async () => {
  const order = await newSalesOrder(shop, buyer);
  await move(sales, order.jobId, 'RELEASE');
  const step = (action: string) => act(sales, 'transitionSalesOrder', { id: order.globalId, action });
  expect((await step('HOLD')).salesOrder.status.code).toBe('ON_HOLD');
  expect(await offered(production, order.jobId)).toContain('START?ORDER_ON_HOLD');
  expect((await step('RESUME')).salesOrder.status.code).toBe('CONFIRMED');
});

test('a remade piece keeps its line', async () => {
  const order = await newSalesOrder(shop, buyer);
  for (const action of ['RELEASE', 'START', 'TO_QC', 'REMAKE'])
    await move(sales, order.jobId, action, { reason: 'A scratch' });
  const { lines, status } = await readOrder(sales, order.globalId);
  expect(lines).toMatchObject([{ databaseId: order.lineId, jobOrder: { status: { code: 'NEW' } } }]);
  expect(lines[0].jobOrder.id).not.toBe(order.jobId);
  expect(status.code).toBe('IN_PRODUCTION');
});

test('an order has one sales order, also when two are made at once', async () => {
  const { number } = await newSalesOrder(shop, buyer);
  const { orderGroup } = await db.salesOrder.findUniqueOrThrow({
    where: { number },
    select: { orderGroup: { select: { code: true } } },
  });
  const again = await Promise.all(
    [1, 2].map(() => act(sales, 'createSalesOrder', { orderCode: orderGroup.code, kind: 'SO' })),
  );
  expect(again).toMatchObject([
    { code: 'SALES_ORDER_EXISTS', data: { number } },
    { code: 'SALES_ORDER_EXISTS', data: { number } },
  ]);
});

test('jobs of one order that start at the same time wait for each other', async () => {
  const order = await newSalesOrder(shop, buyer);
  await move(sales, order.jobId, 'RELEASE');
  const [one, other] = await Promise.all([
    move(production, order.jobId, 'START'),
    act(sales, 'transitionSalesOrder', { id: order.globalId, action: 'HOLD' }),
  ]);
  expect([one.__typename, other.__typename].some((name) => name.endsWith('Success'))).toBe(true);
  expect(['IN_PRODUCTION', 'ON_HOLD']).toContain((await readOrder(sales, order.globalId)).status.code);
});
