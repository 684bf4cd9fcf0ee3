import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { runDueJobs } from '../../../test/orders/due-jobs.ts';
import { move, step } from '../../../test/orders/job-steps.ts';
import { act, readOrder } from '../../../test/orders/sales-orders.ts';
import { add, openShop, submit } from '../../../test/shop.ts';

const database = await testDatabase();
const shop = await openShop(database.db);
const { buyer, sales } = shop;

async function runAfter(days: number, task: string): Promise<void> {
  await database.pool.query('SELECT graphile_worker.add_job($1, $2)', [task, '{}']);
  await runDueJobs(database, { now: new Date(Date.now() + days * 86_400_000) });
}

test('an order is complete 14 days after its jobs are shipped, regardless of cancelled ones', async () => {
  for (const quantity of [1, 2]) await add(buyer, shop, { quantity });
  const { orderGroup, orderCode } = await submit(buyer);
  const { salesOrder } = await act(sales, 'createSalesOrder', { orderCode, kind: 'SO' });
  const [kept, gone] = orderGroup.jobOrders;
  for (const action of ['RELEASE', 'START', 'TO_QC', 'PASS']) await move(sales, kept.id, action);
  await move(sales, kept.id, 'SHIP', { trackingNumber: '1Z 9' });
  await step(sales, 'cancelJobOrder', { id: gone.id });
  const status = async () => (await readOrder(sales, salesOrder.id)).status.code;
  expect(await status()).toBe('SHIPPED');

  for (const task of ['complete_shipped_jobs', 'settle_waiting_orders']) await runAfter(13, task);
  expect(await status()).toBe('SHIPPED');
  for (const task of ['complete_shipped_jobs', 'settle_waiting_orders']) await runAfter(15, task);
  expect(await status()).toBe('COMPLETED');
  const { history } = await readOrder(sales, salesOrder.id);
  expect(history.at(-1)).toMatchObject({ action: 'COMPLETE', isAutomatic: true, user: null });
});
