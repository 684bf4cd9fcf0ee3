import { beforeEach, expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { bill } from '../../../test/money/invoices.ts';
import { move, step } from '../../../test/orders/job-steps.ts';
import { act, newSalesOrder, readOrder } from '../../../test/orders/sales-orders.ts';
import { requireNews } from '../../../test/require-news.ts';
import { run } from '../../../test/run.ts';
import { openShop } from '../../../test/shop.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
await requireNews(database.pool);
const { buyer, admin, sales } = shop;

let order: Awaited<ReturnType<typeof newSalesOrder>>;
let paymentId: string;

/** An order that was confirmed with a deposit of 50 %, whose job has not begun. */
beforeEach(async () => {
  order = await newSalesOrder(shop, buyer, { depositPercent: '50' });
  const { payment } = await readOrder(sales, order.globalId);
  const input = { id: order.globalId, amount: payment.required, method: 'CHECK' };
  expect(await act(sales, 'recordDeposit', input)).toMatchObject({
    salesOrder: { status: { code: 'CONFIRMED' } },
  });
  await move(sales, order.jobId, 'RELEASE');
  const { data } = await run(
    admin,
    'query { payments(first: 1, orderBy: { field: NUMBER, direction: DESC }) { edges { node { id } } } }',
    {},
  );
  paymentId = data.payments.edges[0].node.id;
});

const take = (action: string, more = {}) =>
  step(sales, 'transitionJobOrder', { id: order.jobId, action, ...more });
const reversedAt = async () =>
  (await db.salesOrder.findUniqueOrThrow({ where: { id: order.id } })).depositReversedAt;

const WAYS: [string, () => Promise<{ __typename: string }>][] = [
  ['bounces', () => bill(admin, 'reversePayment', { id: paymentId, reason: 'It bounced' })],
  [
    'is voided',
    async () => {
      const { deposits } = await readOrder(sales, order.globalId);
      const depositId = deposits[0].id;
      return act(sales, 'voidDeposit', { id: order.globalId, depositId, reason: 'It bounced' });
    },
  ],
  [
    'is refunded in part',
    () =>
      bill(admin, 'refundPayment', {
        id: paymentId,
        amount: '0.01',
        reason: 'Asked for',
        reopenInvoices: true,
      }),
  ],
  [
    'is refunded after it was billed',
    async () => {
      await bill(admin, 'createInvoice', { salesOrderId: order.globalId, issue: true });
      return bill(admin, 'refundPayment', {
        id: paymentId,
        amount: '5.00',
        reason: 'Asked for',
        reopenInvoices: true,
      });
    },
  ],
];

test.each(WAYS)('when a deposit %s, no job begins, until it is paid again', async (_how, goBack) => {
  expect((await goBack()).__typename).toMatch(/Success$/);
  expect(await reversedAt()).not.toBeNull();
  const { history, status } = await readOrder(sales, order.globalId);
  expect(status.code).toBe('CONFIRMED');
  expect(history.at(-1)).toMatchObject({ action: 'DEPOSIT_REVERSED', isAutomatic: true });
  expect(await take('START')).toMatchObject({ code: 'DEPOSIT_REVERSED' });
  const { payment } = await readOrder(sales, order.globalId);
  await act(sales, 'recordDeposit', { id: order.globalId, amount: payment.requiredDue, method: 'CASH' });
  expect(await reversedAt()).toBeNull();
  expect(await take('START')).toMatchObject({ __typename: 'TransitionJobOrderSuccess' });
});

test('started work continues to the end of the workshop, and stays there', async () => {
  for (const action of ['START', 'TO_QC']) await move(sales, order.jobId, action);
  await bill(admin, 'reversePayment', { id: paymentId, reason: 'It bounced' });
  await move(sales, order.jobId, 'PASS');
  expect(await take('SHIP', { pickedUp: true })).toMatchObject({ code: 'DEPOSIT_REVERSED' });
  const { allowedEdits } = await readOrder(sales, order.globalId);
  expect(allowedEdits).not.toContain('CREATE_SHIPMENT');
});

test('money that was not asked for may go back', async () => {
  await act(sales, 'recordDeposit', { id: order.globalId, amount: '1.00', method: 'CASH' });
  const { deposits } = await readOrder(sales, order.globalId);
  const depositId = deposits[1].id;
  await act(sales, 'voidDeposit', { id: order.globalId, depositId, reason: 'Too much' });
  expect(await reversedAt()).toBeNull();
});
