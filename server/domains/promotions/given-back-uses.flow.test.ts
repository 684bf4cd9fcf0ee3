import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { withClient } from '../../test/admin.ts';
import { newCoupon, newPromotion } from '../../test/catalog/promotions.ts';
import { testDatabase } from '../../test/database.ts';
import { step } from '../../test/orders/job-steps.ts';
import { act } from '../../test/orders/sales-orders.ts';
import { run } from '../../test/run.ts';
import { add, openShop, submit } from '../../test/shop.ts';

const { db, url } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales } = shop;

/** An order of two jobs with a coupon for only one order; the ids of its jobs. */
async function couponOrder(): Promise<{ code: string; orderCode: string; jobs: [string, string] }> {
  const code = await newCoupon(db, { totalLimit: 1, customerLimit: 1 });
  await add(buyer, shop);
  await add(buyer, shop, { quantity: 2 });
  await run(buyer, `mutation { applyCoupon(input: { code: "${code}" }) { __typename } }`);
  const { orderCode, orderGroup } = await submit(buyer);
  const [one, other] = orderGroup.jobOrders;
  return { code, orderCode, jobs: [one.id, other.id] };
}

async function usesOf(code: string) {
  const { uses, customerUses } = await db.promotion.findUniqueOrThrow({
    where: { code },
    include: { customerUses: true },
  });
  return [uses, ...customerUses.map((own) => own.uses)];
}

const cancel = (id: string) => step(sales, 'cancelJobOrder', { id });

async function refusalOf(code: string) {
  await run(buyer, 'mutation { clearCart(input: {}) { __typename } }');
  await add(buyer, shop);
  const applied = await run(
    buyer,
    `mutation { result: applyCoupon(input: { code: "${code}" }) { __typename ... on RefusedError { code } } }`,
  );
  await run(buyer, 'mutation { clearCart(input: {}) { __typename } }');
  return applied.data.result.code ?? null;
}

test('a use is kept while a part of the order is, and given back with the last of it', async () => {
  const { code, jobs } = await couponOrder();
  expect(await usesOf(code)).toEqual([1, 1]);
  await cancel(jobs[0]);
  expect(await usesOf(code)).toEqual([1, 1]);
  expect(await refusalOf(code)).toBe('COUPON_LIMIT');
  await cancel(jobs[1]);
  expect(await usesOf(code)).toEqual([0, 0]);
  expect(await refusalOf(code)).toBeNull();
});

test('a restored order has its coupon use again, and releases it again', async () => {
  const { code, jobs } = await couponOrder();
  for (const id of jobs) await cancel(id);
  await db.promotion.update({ where: { code }, data: { uses: 1 } });
  expect(await step(sales, 'undoJobOrderTransition', { id: jobs[1] })).toMatchObject({
    __typename: 'UndoJobOrderTransitionSuccess',
  });
  expect(await usesOf(code)).toEqual([2, 1]);
  await cancel(jobs[1]);
  expect(await usesOf(code)).toEqual([1, 0]);
});

test('jobs that are cancelled at the same moment give a use back once', async () => {
  const { code, jobs } = await couponOrder();
  await db.promotion.update({ where: { code }, data: { uses: 5 } });
  await Promise.all(jobs.map(cancel));
  expect(await usesOf(code)).toEqual([4, 0]);
});

test('a sales order that is cancelled gives it back as well', async () => {
  const { code, orderCode } = await couponOrder();
  const { salesOrder } = await act(sales, 'createSalesOrder', { orderCode, kind: 'SO' });
  const input = { id: salesOrder.id, action: 'CANCEL', reason: 'Not wanted' };
  expect(await act(sales, 'transitionSalesOrder', input)).toMatchObject({
    salesOrder: { status: { code: 'CANCELLED' } },
  });
  expect(await usesOf(code)).toEqual([0, 0]);
});

const REORDER = `mutation ($input: ReorderJobOrderInput!) { result: reorderJobOrder(input: $input) { __typename
  ... on MutationError { code } ... on RefusedError { data } ... on ReorderJobOrderSuccess { orderGroup { discountValue grandTotal promotions { code name amount } } } } }`;
const PREVIEW =
  'query ($id: ID!) { reorderPreview(jobOrderId: $id) { discountValue grandTotal promotions { name amount } } }';

test('a re-order gets current automatic promotions, as previewed, and no coupon', async () => {
  const { jobs, code } = await couponOrder();
  await cancel(jobs[0]);
  const five = await newPromotion(db, { isActive: true, customerLimit: 1 });
  const preview = (await run(buyer, PREVIEW, { id: jobs[0] })).data.reorderPreview;
  expect(preview).toMatchObject({ discountValue: '5.00', promotions: [{ name: 'Five off' }] });
  const input = { id: jobs[0], expectedGrandTotal: preview.grandTotal };
  expect((await run(buyer, REORDER, { input })).data.result).toMatchObject({
    orderGroup: {
      discountValue: '5',
      grandTotal: preview.grandTotal,
      promotions: [{ code: null, name: 'Five off', amount: '5' }],
    },
  });
  expect(await usesOf(code)).toEqual([1, 1]);
  expect(await db.promotionUse.findFirst({ where: { promotionId: five } })).toMatchObject({ uses: 1 });
  // Its limit is reached, so the next total is higher than the first preview.
  const other = { ...input, changes: { poNumber: 'Another' } };
  expect((await run(buyer, REORDER, { input: other })).data.result).toMatchObject({ code: 'PRICE_CHANGED' });
  await db.promotion.update({ where: { id: five }, data: { isActive: false } });
});

test('a re-order that loses the last use gets an error with both totals', async () => {
  const { jobs } = await couponOrder();
  const id = jobs[0];
  const five = await newPromotion(db, { isActive: true, totalLimit: 1 });
  const totalNow = async () => (await run(buyer, PREVIEW, { id })).data.reorderPreview.grandTotal;
  const before = await totalNow();
  const answer = await withClient(url, async (winner) => {
    await winner.query('BEGIN');
    await winner.query('SELECT 1 FROM "Promotion" WHERE id = $1 FOR NO KEY UPDATE', [five]);
    const waiting = run(buyer, REORDER, { input: { id } });
    const WAITING = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await winner.query(WAITING)).rowCount === 0) await setTimeout(10);
    await winner.query('UPDATE "Promotion" SET uses = 1 WHERE id = $1', [five]);
    await winner.query('COMMIT');
    return waiting;
  });
  const refused = answer.data.result;
  expect(refused).toMatchObject({ code: 'PRICE_CHANGED', data: { before, after: await totalNow() } });
  expect(Number(refused.data.after)).toBeGreaterThan(Number(before));
  await db.promotion.update({ where: { id: five }, data: { isActive: false } });
});
