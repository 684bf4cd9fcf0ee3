import { expect, test } from '@jest/globals';
import { createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { estimateStep } from '../../test/orders/estimate-steps.ts';
import { moveQuote, quoteStep } from '../../test/orders/quote-steps.ts';
import { run } from '../../test/run.ts';

const { db } = await testDatabase('demo');
const { id: customerId } = await db.customer.findFirstOrThrow({ where: { accountNumber: 'LUNA-001' } });
const buyer = await createActor(db, { role: 'PORTAL_APPROVER', customerIds: [customerId] }, new Date());
const sales = await createActor(db, { role: 'STAFF_SALES' }, new Date());
const set = await db.itemType.findFirstOrThrow({
  where: { code: 'WS-501' },
  select: { id: true, subItems: { select: { childId: true } } },
});
const partId = set.subItems[0]?.childId ?? 0;
const alloyId = (await db.alloy.findFirstOrThrow({ where: { code: '14KR' } })).id;
const engraving = await db.attribute.findFirstOrThrow({ where: { code: 'ENGRAVING' } });

const APART = {
  itemTypeId: partId,
  alloyId,
  size: '6.5',
  attributes: [{ attributeId: engraving.id, text: 'Ever' }],
};

const SAVED = `query ($number: String!) { estimate(number: $number) { configuration {
  subItems { itemTypeId alloyId size attributes { attributeId optionId text } } } } }`;
const CART = '{ cart { items { parts { itemTypeId alloyCode size { us } follows choices { value } } } } }';

test('returns the choices for a part of a set, and adds them to the cart', async () => {
  const configuration = { itemTypeId: set.id, size: '7', subItems: [APART] };
  const saved = await estimateStep(buyer, 'saveEstimate', { name: 'Set', quantity: 1, configuration });
  const { id, number } = saved.estimate;
  const { data } = await run(buyer, SAVED, { number });
  expect(data.estimate.configuration.subItems).toEqual([
    { ...APART, attributes: [{ attributeId: engraving.id, optionId: null, text: 'Ever' }] },
  ]);

  await estimateStep(buyer, 'addEstimateToCart', { id });
  const { data: bought } = await run(buyer, CART);
  const [part] = bought.cart.items.at(-1).parts;
  expect(part).toMatchObject({ itemTypeId: partId, alloyCode: '14KR', size: { us: '6.5' }, follows: false });
  expect(part.choices).toContainEqual({ value: 'Ever' });
});

test('omits parts that follow the main piece', async () => {
  const configuration = { itemTypeId: set.id, size: '7' };
  const saved = await estimateStep(buyer, 'saveEstimate', { name: 'Set', quantity: 1, configuration });
  const { data } = await run(buyer, SAVED, { number: saved.estimate.number });
  expect(data.estimate.configuration.subItems).toEqual([]);
});

/** The part of a job: the code of its alloy, its size and its engraving. */
async function madePart(jobOrder: object) {
  const [part] = await db.jobItem.findMany({
    where: { jobOrder, itemTypeId: partId },
    include: { alloy: true },
  });
  return {
    alloy: part?.alloy?.code,
    size: part?.size?.toFixed(2),
    isEngraved: JSON.stringify(part?.attributes).includes('Ever'),
  };
}

const MADE = { alloy: '14KR', size: '6.50', isEngraved: true };

async function estimatedSet() {
  const configuration = { itemTypeId: set.id, size: '7', subItems: [APART] };
  const saved = await estimateStep(buyer, 'saveEstimate', { name: 'Set', quantity: 1, configuration });
  return saved.estimate.id;
}

test('a job has the chosen part', async () => {
  const ordered = await estimateStep(buyer, 'orderEstimate', { id: await estimatedSet() });
  expect(await madePart({ number: ordered.estimate.convertedNumber })).toEqual(MADE);
});

test('so does the job of a quote', async () => {
  const asked = await estimateStep(
    buyer,
    'requestQuoteForEstimate',
    { id: await estimatedSet() },
    'estimate { convertedTo } priceQuote { id }',
  );
  const { id } = asked.priceQuote;
  await moveQuote(sales, id, 'REVIEW');
  await moveQuote(sales, id, 'SEND');
  const accepted = await quoteStep(buyer, 'acceptPriceQuote', { id });
  expect(accepted).toMatchObject({ priceQuote: { status: { code: 'CONVERTED' } } });
  const newest = await db.jobOrder.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(await madePart({ id: newest.id })).toEqual(MADE);
});
