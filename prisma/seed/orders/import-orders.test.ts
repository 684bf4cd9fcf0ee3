import { expect, test } from '@jest/globals';
import { jobActor } from '../../../server/domains/jobs/job/job-facts.ts';
import type { JobAction } from '../../../server/domains/jobs/rules/transition.ts';
import { stepAudit } from '../../../server/domains/jobs/transitions/change-job.ts';
import { performTransition } from '../../../server/domains/jobs/transitions/perform-transition.ts';
import type { OrderDraft } from '../../../server/domains/orders/placing/order-draft.ts';
import { priceOne } from '../../../server/domains/pricing/calculation/read-and-price.ts';
import { parseConfiguration } from '../../../server/domains/pricing/configuration/configuration.input.ts';
import { placeOrder } from '../../../server/domains/sales-orders/order/place-order.ts';
import { decimal, ZERO } from '../../../server/lib/money.ts';
import { ExpectedTotal } from '../../../server/schema/expected-total.ts';
import { auditedWrites } from '../../../server/schema/mutation-writes.ts';
import { testDatabase } from '../../../server/test/database.ts';
import { contextOf } from '../../../server/test/run.ts';
import { openShop, workedExample } from '../../../server/test/shop.ts';
import { importOrders } from './import-orders.ts';
import type { PastActor, PastStep } from './job-past.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const now = new Date();
const [buyer, sales, workshop] = [
  await contextOf(shop.buyer),
  await contextOf(shop.sales),
  await contextOf(shop.production),
];

async function draft(submissionKey: string): Promise<OrderDraft> {
  const customerId = buyer.viewer.requireCustomer();
  const configuration = parseConfiguration(workedExample(shop));
  const priced = await priceOne(db, { customerId, configuration, quantity: 1, now });
  const unitPrice = priced.unitPrice ?? ZERO;
  const address = {
    contactName: 'Dana',
    company: null,
    line1: '1 Main St',
    line2: null,
    city: 'Denver',
    zip: '80202',
    state: null,
    stateId: null,
    countryCode: 'US',
    countryEn: 'United States',
    countryFr: 'États-Unis',
    phone: null,
  };
  return {
    makes: 'JO',
    subTotal: unitPrice,
    discountValue: ZERO,
    shippingPrice: ZERO,
    salesTaxPercent: ZERO,
    taxBase: 'SUBTOTAL',
    salesTaxValue: ZERO,
    grandTotal: unitPrice,
    taxComponents: [],
    customerId,
    approvalRequired: false,
    placedById: buyer.viewer.userId,
    actingById: null,
    contactId: buyer.viewer.userId,
    poNumber: 'P1',
    customerWoNumber: null,
    notes: null,
    shippingAddress: address,
    billingAddress: address,
    sellToAddress: null,
    shippingMethodId: null,
    currency: 'USD',
    submissionKey,
    action: 'SUBMIT',
    now,
    lines: [
      {
        priced,
        unitPrice: decimal(unitPrice),
        quantity: 1,
        reference: null,
        endCustomer: null,
        note: null,
        wantedBy: null,
        promisedOn: priced.promisedOn,
        drawingFileId: null,
        reorderedFromId: null,
      },
    ],
  };
}

const STEPS: readonly (readonly [typeof sales, JobAction, { reason?: string; trackingNumber?: string }?])[] =
  [
    [sales, 'RELEASE'],
    [workshop, 'START'],
    [workshop, 'HOLD', { reason: 'Stone is late' }],
    [workshop, 'RESUME'],
    [workshop, 'TO_QC'],
    [workshop, 'REWORK', { reason: 'Polish again' }],
    [workshop, 'TO_QC'],
    [workshop, 'PASS'],
    [workshop, 'SHIP', { trackingNumber: '1Z 42' }],
    [workshop, 'COMPLETE'],
  ];
const at = (index: number) => new Date(now.getTime() + (index + 1) * 60_000);

function actorOf({ viewer }: typeof sales): PastActor {
  return { ...jobActor(viewer), actingById: null };
}

/** A job with its history, without ids and numbers. */
async function storedJob(id: number) {
  const job = await db.jobOrder.findUniqueOrThrow({
    where: { id },
    omit: { id: true, number: true, numberRank: true, orderGroupId: true, updatedAt: true },
    include: { events: { orderBy: { id: 'asc' }, omit: { id: true, jobOrderId: true } } },
  });
  const audits = await db.auditEvent.findMany({
    where: { entityType: 'JobOrder', entityId: String(id) },
    orderBy: { id: 'asc' },
    select: { at: true, action: true, userId: true, customerId: true },
  });
  return { job, audits };
}

test('an imported history has the same result as the same steps one at a time', async () => {
  const [lived] = (await placeOrder(db, buyer, await draft('lived'), { seen: ExpectedTotal.none })).jobs;
  for (const [index, [{ viewer, requestId, address }, action, input = {}]] of STEPS.entries()) {
    const context = { db, viewer, requestId, address, now: at(index) };
    const order = { jobOrderId: lived?.id ?? 0, action, input };
    await performTransition(context, auditedWrites(context, stepAudit(action)), order);
  }
  const past = STEPS.map(([by, action, input = {}], index): PastStep => {
    return { kind: 'TRANSITION', at: at(index), actor: actorOf(by), action, input };
  });
  const [imported] = await importOrders(db, [{ draft: await draft('imported'), pasts: [past] }]);
  expect(await storedJob(imported?.jobs[0]?.id ?? 0)).toEqual(await storedJob(lived?.id ?? 0));
});

test.each([
  ['a step that leads nowhere from there', sales, 'RESTORE', at(0)],
  ['a step of the other side', buyer, 'RELEASE', at(0)],
  ['a step before the order', sales, 'RELEASE', at(-5)],
] as const)('%s is refused, and nothing is written', async (_name, by, action, when) => {
  const before = await db.jobOrder.count();
  const past: PastStep[] = [{ kind: 'TRANSITION', at: when, actor: actorOf(by), action }];
  await expect(importOrders(db, [{ draft: await draft('refused'), pasts: [past] }])).rejects.toThrow(
    'was refused',
  );
  expect(await db.jobOrder.count()).toBe(before);
});
