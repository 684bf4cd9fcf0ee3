import { beforeEach, expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { testDatabase } from '../../../test/database.ts';
import { move, step } from '../../../test/orders/job-steps.ts';
import { act } from '../../../test/orders/sales-orders.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob } from '../../../test/shop.ts';
import { creditInUse } from './credit-in-use.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, admin, sales } = shop;

type Job = Awaited<ReturnType<typeof orderedJob>>;

beforeEach(async () => {
  await db.customer.update({ where: { id: shop.luna }, data: { creditLimit: null } });
});

async function approvedJob(): Promise<Job> {
  const job = await orderedJob(buyer, shop);
  await move(sales, job.id, 'RELEASE');
  return job;
}

const limit = (amount: string) =>
  db.customer.update({ where: { id: shop.luna }, data: { creditLimit: amount } });
const used = async () => {
  const { invoices, orders, memos } = await creditInUse(db, shop.luna);
  return invoices.plus(orders).plus(memos);
};
const groupOf = (job: Job) =>
  db.orderGroup.findFirstOrThrow({ where: { jobOrders: { some: { id: job.databaseId } } } });
const start = (job: Job) => step(sales, 'transitionJobOrder', { id: job.id, action: 'START' });

async function release(job: Job, actor = admin) {
  const { code } = await groupOf(job);
  const { data } = await run(actor, 'query ($code: String!) { orderGroup(code: $code) { id } }', { code });
  const result = await run(
    actor,
    `mutation ($input: ReleaseOrderCreditInput!) { result: releaseOrderCredit(input: $input) { __typename
      ... on MutationError { code } ... on ForbiddenError { permission }
      ... on ReleaseOrderCreditSuccess { orderGroup { creditReleaseReason takesCreditRelease } } } }`,
    { input: { id: data.orderGroup.id, reason: 'An old customer' } },
  );
  return result.data.result;
}

test('a job without a sales order does not begin beyond the limit, and is released once, with a reason', async () => {
  const job = await approvedJob();
  await limit('1.00');
  expect(await start(job)).toMatchObject({ code: 'CREDIT_LIMIT_EXCEEDED' });
  const { data } = await run(
    admin,
    'query ($id: ID!) { node(id: $id) { ... on JobOrder { allowedActions { action missing } orderGroup { takesCreditRelease } } } }',
    { id: job.id },
  );
  expect(data.node).toMatchObject({
    allowedActions: expect.arrayContaining([{ action: 'START', missing: 'CREDIT_LIMIT_EXCEEDED' }]),
    orderGroup: { takesCreditRelease: true },
  });
  expect(await release(job, sales)).toMatchObject({ code: 'FORBIDDEN', permission: 3303 });
  expect(await release(job)).toMatchObject({
    orderGroup: { creditReleaseReason: 'An old customer', takesCreditRelease: false },
  });
  expect(await release(job)).toMatchObject({ code: 'CREDIT_RELEASED' });
  expect(await start(job)).toMatchObject({ __typename: 'TransitionJobOrderSuccess' });
});

test('a release holds for its order alone', async () => {
  const [one, other] = [await approvedJob(), await approvedJob()];
  await limit('1.00');
  await release(one);
  expect(await start(one)).toMatchObject({ __typename: 'TransitionJobOrderSuccess' });
  expect(await start(other)).toMatchObject({ code: 'CREDIT_LIMIT_EXCEEDED' });
});

test('an order counts from its first job that begins until it is done, and not at all when it is cancelled', async () => {
  const before = await used();
  const job = await approvedJob();
  expect(await used()).toEqual(before);
  await start(job);
  const { grandTotal } = await groupOf(job);
  const inUse = before.plus(decimal(grandTotal));
  expect(await used()).toEqual(inUse);
  for (const action of ['HOLD', 'RESUME', 'TO_QC', 'PASS']) {
    await move(sales, job.id, action);
    expect(await used()).toEqual(inUse);
  }
  await step(sales, 'transitionJobOrder', { id: job.id, action: 'SHIP', pickedUp: true });
  expect(await used()).toEqual(inUse);
  await move(sales, job.id, 'COMPLETE');
  expect(await used()).toEqual(before);
});

test('a started order counts when it becomes a sales order that awaits its payment', async () => {
  const before = await used();
  const job = await approvedJob();
  await start(job);
  const { code, grandTotal } = await groupOf(job);
  const { salesOrder } = await act(sales, 'createSalesOrder', {
    orderCode: code,
    kind: 'SO',
    depositPercent: '50',
  });
  expect(salesOrder.status.code).toBe('AWAITING_PAYMENT');
  expect(await used()).toEqual(before.plus(decimal(grandTotal)));
});

test('a deposit that is paid does not confirm an order whose rest is beyond the limit', async () => {
  const job = await orderedJob(buyer, shop);
  const { code } = await groupOf(job);
  await limit('1.00');
  const { salesOrder } = await act(sales, 'createSalesOrder', {
    orderCode: code,
    kind: 'SO',
    depositPercent: '50',
  });
  const { id, payment } = salesOrder;
  const paid = await act(sales, 'recordDeposit', { id, amount: payment.required, method: 'CASH' });
  expect(paid.salesOrder).toMatchObject({ status: { code: 'AWAITING_PAYMENT' }, isBeyondCredit: true });
  const confirmed = await act(admin, 'transitionSalesOrder', {
    id,
    action: 'CONFIRM_BEYOND_CREDIT',
    reason: 'An old customer',
  });
  expect(confirmed.salesOrder.status.code).toBe('CONFIRMED');
});

test('an order that is wholly paid needs no credit', async () => {
  const job = await orderedJob(buyer, shop);
  const { code } = await groupOf(job);
  await limit('1.00');
  const { salesOrder } = await act(sales, 'createSalesOrder', {
    orderCode: code,
    kind: 'SO',
    depositPercent: '100',
  });
  const { id, payment } = salesOrder;
  const paid = await act(sales, 'recordDeposit', { id, amount: payment.required, method: 'CASH' });
  expect(paid.salesOrder.status.code).toBe('CONFIRMED');
});
