import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { move, offered, step } from '../../../test/orders/job-steps.ts';
import { requireNews } from '../../../test/require-news.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob } from '../../../test/shop.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
await requireNews(database.pool);

const FACTS = `query ($id: ID!) { node(id: $id) { ... on JobOrder { total totalIfApproved metalIfApproved history { approvedPrice }
  orderIfApproved { amounts { subTotal } lines { linePrice } } pendingApprovals { totalIfApproved metalIfApproved orderIfApproved { amounts { subTotal } lines { linePrice } } } estimatedWeight actualWeight weightDeviation promisedOn
  status { code } charges { kind name amount } orderGroup { current { grandTotal } }
  services { status serviceType { code } change { note totalBefore totalAfter weightBefore weightAfter promisedOnBefore promisedOnAfter } } } } }`;
const factsOf = async (id: string, actor = shop.buyer) => (await run(actor, FACTS, { id })).data.node;

/** A job of the pricing example, 5.64 g at 483.43, in production. */
async function jobAtBench(pricingMode: string, quantity = 1): Promise<string> {
  await db.itemType.update({
    where: { id: shop.pieceId('BAND-1') },
    data: { pricingMode, version: { increment: 1 } },
  });
  const { id } = await orderedJob(shop.buyer, shop, { quantity });
  for (const action of ['RELEASE', 'START']) await move(shop.sales, id, action);
  return id;
}

const weigh = (id: string, weight: string) => step(shop.production, 'recordJobWeight', { id, weight });

async function toReady(id: string) {
  for (const action of ['TO_QC', 'PASS']) await move(shop.production, id, action);
}

const ship = (id: string) => move(shop.production, id, 'SHIP', { trackingNumber: '1Z 77' });

test('settles an estimated weight at shipping, and reverses it with the shipment', async () => {
  const id = await jobAtBench('ESTIMATED_WEIGHT', 2);
  await toReady(id);
  expect(await offered(shop.production, id)).toEqual(['SHIP?WEIGHT_REQUIRED', 'REOPEN']);
  expect(await ship(id)).toMatchObject({ code: 'WEIGHT_REQUIRED' });
  await weigh(id, '5.84');
  expect(await factsOf(id)).toMatchObject({ actualWeight: '5.84', weightDeviation: '3.55', charges: [] });
  await ship(id);
  const shipped = await factsOf(id);
  expect(shipped.charges).toEqual([
    { kind: 'METAL_WEIGHT', name: 'Metal weight adjustment', amount: '20.4' },
  ]);
  expect(shipped.total).toBe('987.26');
  await move(shop.production, id, 'UNSHIP');
  expect(await factsOf(id)).toMatchObject({
    total: '966.86',
    charges: [{ amount: '20.4' }, { kind: 'METAL_WEIGHT', amount: '-20.4' }],
  });
  await ship(id);
  expect((await factsOf(id)).total).toBe('987.26');
});

test('outside the tolerance the customer is asked, with both weights and totals; then it ships as agreed', async () => {
  const id = await jobAtBench('ESTIMATED_WEIGHT');
  expect(await weigh(id, '6.00')).toMatchObject({ jobOrder: { status: { code: 'AWAITING_APPROVAL' } } });
  const asked = await factsOf(id);
  expect(asked.services).toMatchObject([
    {
      status: 'AWAITING_APPROVAL',
      serviceType: { code: 'CASTING' },
      change: { weightBefore: '5.64', weightAfter: '6', totalBefore: '483.43', totalAfter: '501.8' },
    },
  ]);
  // The total to approve includes the metal that shipping settles.
  const total = {
    totalIfApproved: '501.80',
    metalIfApproved: '18.37',
    orderIfApproved: { amounts: { subTotal: '501.80' }, lines: [{ linePrice: '501.80' }] },
  };
  expect(asked).toMatchObject({ ...total, total: '483.43', pendingApprovals: [total] });
  await step(shop.buyer, 'approveJobOrder', { id });
  expect((await factsOf(id)).history.at(-1)).toEqual({ approvedPrice: '501.8' });
  await move(shop.production, id, 'START');
  // After the approval, the same weight, or one close to it, needs no new one.
  expect(await weigh(id, '6.05')).toMatchObject({ jobOrder: { status: { code: 'IN_PRODUCTION' } } });
  await toReady(id);
  expect(await weigh(id, '5.00')).toMatchObject({ code: 'WEIGHT_OUT_OF_TOLERANCE' });
  await weigh(id, '6.00');
  await ship(id);
  expect((await factsOf(id)).total).toBe('501.80');
});

test('does not bill an unapproved weight, regardless of later approvals', async () => {
  const id = await jobAtBench('ESTIMATED_WEIGHT');
  const refusals = [
    () => step(shop.buyer, 'declineJobOrder', { id, reasonText: 'Too heavy' }),
    () => move(shop.sales, id, 'RECALL'),
  ];
  for (const refuse of refusals) {
    await weigh(id, '6.00');
    await refuse();
    expect((await factsOf(id)).actualWeight).toBeNull();
    await step(shop.production, 'proposeJobService', { id, serviceTypeCode: 'CAD', price: '1.00' });
    await move(shop.sales, id, 'REQUEST_APPROVAL', { serviceTypeCodes: ['CAD'] });
    expect(await factsOf(id)).toMatchObject({ metalIfApproved: '0.00' });
    await step(shop.buyer, 'approveJobOrder', { id });
    await move(shop.production, id, 'START');
  }
  await toReady(id);
  expect(await offered(shop.production, id)).toEqual(['SHIP?WEIGHT_REQUIRED', 'REOPEN']);
  expect(await weigh(id, '6.00')).toMatchObject({ code: 'WEIGHT_OUT_OF_TOLERANCE' });
  await weigh(id, '5.70');
  await ship(id);
  expect((await factsOf(id)).total).toBe('488.49');
});

test('a change after an approved weight keeps the metal in its totals', async () => {
  const id = await jobAtBench('ESTIMATED_WEIGHT');
  await weigh(id, '6.00');
  await step(shop.buyer, 'approveJobOrder', { id });
  await move(shop.production, id, 'START');
  const change = { serviceTypeCode: 'SETTING', note: 'Six claws', price: '35.00' };
  await step(shop.production, 'proposeJobChange', { id, ...change });
  const { totalIfApproved, services } = await factsOf(id);
  expect(totalIfApproved).toBe('536.80');
  expect(services.at(-1).change).toMatchObject({ totalBefore: '501.8', totalAfter: '536.8' });
});

test('a fixed price stays for any weight', async () => {
  const id = await jobAtBench('FIXED');
  await weigh(id, '5.80');
  await toReady(id);
  await ship(id);
  expect(await factsOf(id)).toMatchObject({ charges: [], status: { code: 'SHIPPED' } });
});

test('a change is proposed with what, price and day, and agreed to in one word', async () => {
  const id = await jobAtBench('FIXED');
  const before = await factsOf(id);
  const input = {
    id,
    serviceTypeCode: 'SETTING',
    note: 'Six claws',
    price: '35.00',
    promisedOn: '2099-01-01',
  };
  expect(await step(shop.production, 'proposeJobChange', input)).toMatchObject({
    issues: [{ path: 'promisedOn', code: 'OUT_OF_RANGE' }],
  });
  const soon = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  await step(shop.production, 'proposeJobChange', { ...input, promisedOn: soon });
  const asked = await factsOf(id);
  expect(asked).toMatchObject({ status: { code: 'AWAITING_APPROVAL' }, promisedOn: before.promisedOn });
  expect(asked.services.at(-1).change).toEqual({
    note: 'Six claws',
    totalBefore: '483.43',
    totalAfter: '518.43',
    weightBefore: null,
    weightAfter: null,
    promisedOnBefore: before.promisedOn,
    promisedOnAfter: soon,
  });
  await step(shop.buyer, 'approveJobOrder', { id });
  expect(await factsOf(id)).toMatchObject({
    promisedOn: soon,
    total: '518.43',
    status: { code: 'APPROVED' },
  });
});

test('customers weigh and change nothing', async () => {
  const id = await jobAtBench('FIXED');
  expect(await step(shop.buyer, 'recordJobWeight', { id, weight: '5.00' })).toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await weigh(id, '0')).toMatchObject({ issues: [{ path: 'weight', code: 'OUT_OF_RANGE' }] });
  expect(await weigh(id, '5.001')).toMatchObject({ issues: [{ path: 'weight', code: 'OUT_OF_RANGE' }] });
});

test('a price at market is settled by the rate of the day as well', async () => {
  const id = await jobAtBench('MARKET_AT_SHIP');
  await toReady(id);
  await weigh(id, '5.64');
  const gold = await db.metal.findUniqueOrThrow({ where: { code: 'AU' } });
  const last = await db.marketPrice.findFirstOrThrow({
    where: { metalId: gold.id },
    orderBy: { asOf: 'desc' },
  });
  const asOf = new Date();
  const price = last.sell.mul('1.1');
  await db.marketPrice.create({ data: { metalId: gold.id, asOf, buy: price, sell: price, source: 'test' } });
  await ship(id);
  const { charges } = await factsOf(id);
  expect(charges).toMatchObject([{ kind: 'METAL_MARKET', name: 'Metal market adjustment' }]);
  // A tenth of the share of the metal: 302.87 less 5 %.
  expect(Number(charges[0].amount)).toBeCloseTo(28.77, 1);
});
