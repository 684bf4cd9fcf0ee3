import { expect, test } from '@jest/globals';
import { createActor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { estimateStep, savedEstimate } from '../../../test/orders/estimate-steps.ts';
import { quoteStep, readQuote } from '../../../test/orders/quote-steps.ts';
import { add, openShop, orderedJob, workedExample } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, foreignBuyer, sales } = shop;
const atLuna = await createActor(db, { role: 'STAFF_SALES', customerIds: [shop.luna] });

/** The latest quote with the columns that decide its owner. */
const lastQuote = () =>
  db.priceQuote.findFirstOrThrow({
    orderBy: { id: 'desc' },
    select: { customerId: true, contactId: true, isRequest: true, kind: true, placedById: true },
  });

const OFFER = { customerId: shop.luna, isRequest: false, kind: 'PQ' };

test('staff begin an offer of a piece for their active customer, and of none without one', async () => {
  const input = { configuration: workedExample(shop), quantity: 2 };
  expect(await quoteStep(sales, 'requestPriceQuote', input)).toMatchObject({ code: 'CUSTOMER_REQUIRED' });
  expect(await quoteStep(atLuna, 'requestPriceQuote', input)).toMatchObject({
    priceQuote: { status: { code: 'DRAFT' } },
  });
  expect(await lastQuote()).toMatchObject(OFFER);
});

test('its contact is that of the customer’s latest job, and sees it once it is sent', async () => {
  const job = await orderedJob(buyer, shop);
  const { priceQuote } = await quoteStep(sales, 'requestPriceQuoteForJob', { jobOrderId: job.id });
  expect(await lastQuote()).toMatchObject({ ...OFFER, contactId: buyer.userId });
  expect(await readQuote(buyer, priceQuote.id)).toBeNull();
  expect(await quoteStep(sales, 'transitionPriceQuote', { id: priceQuote.id, action: 'SEND' })).toMatchObject(
    {
      priceQuote: { status: { code: 'SENT' } },
    },
  );
  expect(await readQuote(buyer, priceQuote.id)).not.toBeNull();
});

test('staff convert an estimate to an offer or an order for any active customer, and to a line of its cart', async () => {
  const estimate = () => savedEstimate(buyer, shop);
  expect(await estimateStep(sales, 'requestQuoteForEstimate', { id: await estimate() })).toMatchObject({
    estimate: { convertedTo: 'QUOTE' },
  });
  expect(await lastQuote()).toMatchObject(OFFER);
  expect(await estimateStep(sales, 'orderEstimate', { id: await estimate() })).toMatchObject({
    estimate: { convertedTo: 'JOB' },
  });
  const job = await db.jobOrder.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(job).toMatchObject({ customerId: shop.luna, placedById: sales.userId, contactId: buyer.userId });
  expect(await estimateStep(atLuna, 'addEstimateToCart', { id: await estimate() })).toMatchObject({
    estimate: { convertedTo: 'CART' },
  });
  expect(await estimateStep(sales, 'addEstimateToCart', { id: await estimate() })).toMatchObject({
    code: 'NOT_FOR_THIS_CUSTOMER',
  });
  expect(await estimateStep(foreignBuyer, 'orderEstimate', { id: await estimate() })).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('what staff order from a cart has the customer’s contact', async () => {
  await orderedJob(buyer, shop);
  await add(atLuna, shop);
  await orderedJob(atLuna, shop);
  const job = await db.jobOrder.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(job).toMatchObject({ customerId: shop.luna, placedById: atLuna.userId, contactId: buyer.userId });
});
