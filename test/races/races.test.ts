import { expect, test } from '@jest/globals';
import { MAX_CART_LINES } from '../../server/domains/carts/rules/cart-limits.ts';
import { tokenOf } from '../../server/test/actors.ts';
import { isDeep } from '../../server/test/depth.ts';
import { move } from '../../server/test/orders/job-steps.ts';
import { add, openShop, orderedJob, workedExample } from '../../server/test/shop.ts';
import { kinds, racingServers } from './at-once.ts';

const { db, pool, atOnce } = await racingServers();
const shop = await openShop(db);

/** Repetitions of a race whose result depends on timing. */
const ROUNDS = isDeep ? 5 : 2;

test.each([
  ['without a key', {}],
  ['with a key', { 'idempotency-key': 'submit-at-once' }],
])('50 submits at once on two servers, %s, make one order', async (_how, headers) => {
  await add(shop.buyer, shop);
  await add(shop.buyer, shop);
  const before = await db.orderGroup.count();
  const answers = await atOnce(50, () => ({
    as: shop.buyer,
    mutation: 'submitOrder(input: {})',
    select: '... on SubmitOrderSuccess { orderCode }',
    headers,
  }));
  expect(kinds(answers)).toEqual({ SubmitOrderSuccess: 50 });
  expect(new Set(answers.map(({ orderCode }) => orderCode)).size).toBe(1);
  expect(await db.orderGroup.count()).toBe(before + 1);
});

test('submits that differ make one order; the others find the cart empty', async () => {
  await add(shop.colleague, shop);
  const answers = await atOnce(20, (index) => ({
    as: shop.colleague,
    mutation: `submitOrder(input: { poNumber: "PO-${index}" })`,
  }));
  expect(kinds(answers)).toEqual({ SubmitOrderSuccess: 1, CART_EMPTY: 19 });
});

test('a cart that is filled from all sides ends at its limit', async () => {
  const { id } = await db.cart.findFirstOrThrow({ where: { userId: shop.colleague.userId ?? 0 } });
  const { cartItem } = await add(shop.colleague, shop);
  const room = 6;
  await pool.query(
    `INSERT INTO "CartItem" SELECT (jsonb_populate_record(line, jsonb_build_object('id', nextval(pg_get_serial_sequence('"CartItem"', 'id'))))).*
     FROM "CartItem" line, generate_series(2, $1) WHERE line.id = $2`,
    [MAX_CART_LINES - room, cartItem.databaseId],
  );
  const { itemTypeId } = workedExample(shop);
  const answers = await atOnce(24, (index) => ({
    as: shop.colleague,
    mutation:
      index % 3 === 0
        ? `duplicateCartItem(input: { id: "${cartItem.id}" })`
        : `addToCart(input: { quantity: 1, configuration: { itemTypeId: ${itemTypeId}, size: "9" } })`,
  }));
  expect(kinds(answers).CART_FULL).toBe(24 - room);
  expect(await db.cartItem.count({ where: { cartId: id } })).toBe(MAX_CART_LINES);
});

test('a line that is concurrently changed, removed and ordered is never in a mixed state', async () => {
  const { approver } = shop;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { cartItem } = await add(approver, shop);
    const before = await db.jobOrder.count();
    const mutations = [
      'submitOrder(input: { acceptNewPrices: true })',
      `updateCartItemQuantity(input: { id: "${cartItem.id}", quantity: 3 })`,
      `removeCartItem(input: { id: "${cartItem.id}" })`,
      `duplicateCartItem(input: { id: "${cartItem.id}" })`,
    ];
    await atOnce(mutations.length, (index) => ({ as: approver, mutation: mutations[index] ?? '' }));
    const jobs = await db.jobOrder.findMany({
      where: { id: { gt: 0 } },
      orderBy: { id: 'desc' },
      take: (await db.jobOrder.count()) - before,
    });
    for (const job of jobs) expect(job.lineTotal.toString()).toBe(job.unitPrice.mul(job.quantity).toString());
    await pool.query('DELETE FROM "CartItem"');
  }
});

test('approving and cancelling at once has one outcome', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const job = await orderedJob(shop.approver, shop, { configuration: workedExample(shop, 'BAND-PROOF') });
    await move(shop.sales, job.id, 'REQUEST_APPROVAL');
    const answers = await atOnce(8, (index) => ({
      as: shop.approver,
      mutation: `${index % 2 === 0 ? 'approve' : 'cancel'}JobOrder(input: { id: "${job.id}", version: 2 })`,
    }));
    const { ApproveJobOrderSuccess = 0, CancelJobOrderSuccess = 0, ...rest } = kinds(answers);
    expect([ApproveJobOrderSuccess + CancelJobOrderSuccess, rest]).toEqual([1, { CONFLICT: 7 }]);
    const { status, services } = await db.jobOrder.findUniqueOrThrow({
      where: { id: job.databaseId },
      include: { status: true, services: true },
    });
    expect(status.code).toBe(ApproveJobOrderSuccess === 1 ? 'APPROVED' : 'CANCELLED');
    expect(services.map((service) => service.status)).toEqual([
      ApproveJobOrderSuccess === 1 ? 'APPROVED' : 'AWAITING_APPROVAL',
    ]);
    expect(await db.jobStatusEvent.count({ where: { jobOrderId: job.databaseId } })).toBe(3);
  }
});

test('bulk updates of the same jobs at once move each job once', async () => {
  const jobs = [await orderedJob(shop.buyer, shop), await orderedJob(shop.buyer, shop)];
  const ids = JSON.stringify(jobs.map(({ id }) => id));
  const answers = await atOnce(10, () => ({
    as: shop.sales,
    mutation: `updateJobOrderStatuses(input: { jobOrderIds: ${ids}, statusCode: "ON_HOLD" })`,
    select: '... on UpdateJobOrderStatusesSuccess { results { ok code } }',
  }));
  const moved = answers.flatMap(({ results }) =>
    Array.isArray(results) ? results.filter(({ ok }) => ok) : [],
  );
  expect(moved).toHaveLength(2);
  const events = await db.jobStatusEvent.count({
    where: { jobOrderId: { in: jobs.map(({ databaseId }) => databaseId) }, action: 'HOLD' },
  });
  expect(events).toBe(2);
});

test('of those who refresh at once, all get the one successor', async () => {
  const { refreshToken } = shop.viewer;
  const token = tokenOf(shop.viewer);
  const answers = await atOnce(20, () => ({
    mutation: `refreshSession(input: { token: "${token}", refreshToken: "${refreshToken}" })`,
    select: '... on RefreshSessionSuccess { refreshToken }',
  }));
  expect(kinds(answers)).toEqual({ RefreshSessionSuccess: 20 });
  expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
});

test('a sign-in link that is used twice at once opens one session', async () => {
  const [link] = await atOnce(1, () => ({
    as: shop.admin,
    mutation: `createSignInLink(input: { userId: ${shop.buyer.userId} })`,
    select: '... on CreateSignInLinkSuccess { uniqueId }',
  }));
  const answers = await atOnce(10, () => ({
    mutation: `signInWithUniqueId(input: { uniqueId: "${link?.uniqueId}" })`,
  }));
  expect(kinds(answers)).toEqual({ SignInWithUniqueIdSuccess: 1, SIGN_IN_LINK_INVALID: 9 });
});

test('addresses that are all to be the default leave one', async () => {
  const answers = await atOnce(12, (index) => ({
    as: shop.owner,
    mutation: `saveAddress(input: { label: "A${index}", contactName: "A", line1: "1", city: "C", zip: "75001", countryId: 250,
      isDefaultShipping: true, isDefaultBilling: true })`,
  }));
  expect(kinds(answers)).toEqual({ SaveAddressSuccess: 12 });
  const where = { customerId: shop.outlet, archivedAt: null };
  expect(await db.address.count({ where: { ...where, isDefaultShipping: true } })).toBe(1);
  expect(await db.address.count({ where: { ...where, isDefaultBilling: true } })).toBe(1);
});
