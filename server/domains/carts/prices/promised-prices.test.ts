import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { readQuote, sentQuote } from '../../../test/orders/quote-steps.ts';
import { run } from '../../../test/run.ts';
import { add, openShop, submit } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

const CART = '{ cart { items { unitPrice } totals { subTotal } } }';
const HOUR = 3_600_000;

/** Raises the casting rate and reduces the discount from now on. */
async function raiseRates(): Promise<void> {
  const casting = await db.entityStatus.findFirstOrThrow({
    where: { entityType: 'SERVICE_TYPE', code: 'CASTING' },
  });
  const validFrom = new Date();
  await db.serviceRate.create({
    data: {
      serviceTypeId: casting.id,
      perPiece: '45',
      perGram: '5',
      minimum: '48',
      threshold: '8',
      validFrom,
    },
  });
  await db.priceTerm.create({ data: { customerId: shop.luna, percent: '0', validFrom } });
}

test('a change of rates never moves a price that was promised', async () => {
  await add(shop.buyer, shop);
  const { jobOrders } = (await submit(shop.buyer)).orderGroup;
  const quote = await sentQuote(shop.buyer, shop);
  await add(shop.buyer, shop);
  await db.cartItem.updateMany({ data: { validUntil: new Date(Date.now() + 23 * HOUR) } });

  await raiseRates();

  const { data } = await run(shop.buyer, CART);
  expect(data.cart.items).toEqual([{ unitPrice: '483.43' }]);
  const { current } = await readQuote(shop.buyer, quote);
  expect(current.lines).toMatchObject([{ unitPrice: '483.43' }]);
  const job = await db.jobOrder.findFirstOrThrow({ where: { number: jobOrders[0].number } });
  expect(job.unitPrice.toFixed(2)).toBe('483.43');

  // A line added now has today's price, next to the line with the promised price.
  const { cartItem } = await add(shop.buyer, shop, { note: 'another' });
  expect(cartItem.unitPrice).toBe('526.37');
  const ordered = await submit(shop.buyer);
  expect(ordered.orderGroup.subTotal).toBe('1009.8');
});

test('a dearer finding moves no price that was promised', async () => {
  const clasp = await db.finding.create({
    data: { code: 'CLASP', nameEn: 'Clasp', nameFr: 'Fermoir', price: '14.50' },
  });
  const itemTypeId = shop.pieceId('BAND-PROOF');
  await db.itemTypeFinding.create({ data: { itemTypeId, findingId: clasp.id, quantity: '1' } });
  const configuration = { itemTypeId, size: '9', priorityId: 2 };
  const { cartItem } = await add(shop.buyer, shop, { configuration });
  await db.findingRate.create({ data: { findingId: clasp.id, price: '50', validFrom: new Date() } });

  const pricesOf = async () => (await run(shop.buyer, CART)).data.cart.items;
  expect(await pricesOf()).toEqual([{ unitPrice: cartItem.unitPrice }]);
  const { cartItem: another } = await add(shop.buyer, shop, { configuration, note: 'another' });
  expect(Number(another.unitPrice)).toBeGreaterThan(Number(cartItem.unitPrice) + 30);
  await db.cartItem.deleteMany({});
});

test('when the hold is over, the line is renewed at the rates of the day', async () => {
  await add(shop.buyer, shop);
  await db.cartItem.updateMany({ data: { validUntil: new Date(Date.now() - 1), unitPrice: '483.43' } });
  const { data } = await run(shop.buyer, CART);
  expect(data.cart.items).toEqual([{ unitPrice: '526.37' }]);
});
