import { expect, test } from '@jest/globals';
import { localId } from '../../lib/global-id.ts';
import { newPromotion } from '../../test/catalog/promotions.ts';
import { testDatabase } from '../../test/database.ts';
import { wish } from '../../test/orders/wish-list.ts';
import { run } from '../../test/run.ts';
import { add, openShop, submit, workedExample } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales } = shop;
const reason = 'Ten per cent';
await add(buyer, shop, { quantity: 2 });
const { orderGroup } = await submit(buyer);
const jobOrderId = orderGroup.jobOrders[0].id;
await newPromotion(db, { kind: 'PERCENT_ORDER', value: '10', nameEn: reason, isActive: true });

/**
 * Calls a mutation that returns a quote.
 * @returns the id of the quote
 */
async function ask(name: string, input: Record<string, unknown>, actor = buyer): Promise<string> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { ... on ${type}Success { priceQuote { id } } } }`;
  return (await run(actor, document, { input })).data.result.priceQuote.id;
}

/** The request for a quote after the customer sent it. */
async function sent(id: string) {
  await ask('transitionPriceQuote', { id, action: 'SUBMIT' });
  return id;
}

const piece = { configuration: workedExample(shop), quantity: 2 };
const WAYS: [string, () => Promise<string>][] = [
  [
    'a wish list',
    async () =>
      sent(await ask('requestQuoteOfWishList', { ids: [await wish(buyer, shop, { quantity: 2 })] })),
  ],
  ['a product page', async () => sent(await ask('requestPriceQuote', piece))],
  ['a job', () => ask('requestPriceQuoteForJob', { jobOrderId })],
];

const QUOTE =
  'query ($id: ID!) { node(id: $id) { ... on PriceQuote { current { lines { unitPrice targetPrice } } history { reason } } } }';

test.each(WAYS)('the quote of %s requests the discount of promotions', async (_what, begin) => {
  const id = await begin();
  const { current, history } = (await run(sales, QUOTE, { id })).data.node;
  expect(current.lines).toEqual([{ unitPrice: '483.43', targetPrice: '435.09' }]);
  expect(history.at(-1)).toEqual({ reason });
});

test('a quote created by staff is an offer, not a request', async () => {
  const id = await ask('requestPriceQuoteForJob', { jobOrderId }, sales);
  const { current, history } = (await run(sales, QUOTE, { id })).data.node;
  expect([current.lines[0].targetPrice, history[0].reason]).toEqual([null, null]);
});

test('a customer’s text replaces the names of promotions in a request', async () => {
  const id = await ask('requestPriceQuote', piece);
  await ask('transitionPriceQuote', { id, action: 'SUBMIT', reason: 'For the spring fair' });
  const step = { action: 'SUBMIT', priceQuoteId: localId('PriceQuote', id) ?? 0 };
  expect(await db.priceQuoteEvent.findFirstOrThrow({ where: step })).toMatchObject({
    reason: 'For the spring fair',
  });
});
