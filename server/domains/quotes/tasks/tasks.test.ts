import { expect, test } from '@jest/globals';
import { localId } from '../../../lib/global-id.ts';
import { testDatabase } from '../../../test/database.ts';
import { moveQuote, readQuote, sentQuote, temporaryQuote } from '../../../test/orders/quote-steps.ts';
import { openShop } from '../../../test/shop.ts';
import { expireQuotes } from '../transitions/expire-quotes.ts';
import { purgeTemporaryQuotes } from './purge-temporary-quotes.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const now = new Date();

const set = (id: string, columns: object) =>
  db.priceQuote.update({ where: { id: localId('PriceQuote', id) ?? 0 }, data: columns });

test('offers end when their last day has passed, once, and can be refreshed', async () => {
  const [ended, standing] = [await sentQuote(shop.buyer, shop), await sentQuote(shop.buyer, shop)];
  await set(ended, { validUntil: new Date(now.getTime() - 1) });
  await set(standing, { validUntil: now });
  expect([await expireQuotes(db, now), await expireQuotes(db, now)]).toEqual([1, 0]);
  expect(await readQuote(shop.buyer, ended)).toMatchObject({ status: { code: 'EXPIRED' }, isExpired: true });
  expect((await readQuote(shop.buyer, ended)).history.at(-1)).toMatchObject({
    action: 'EXPIRE',
    user: null,
    versionNumber: 1,
  });
  expect(await readQuote(shop.buyer, standing)).toMatchObject({ status: { code: 'SENT' } });
  await moveQuote(shop.buyer, ended, 'REFRESH');
  const { priceQuote } = await moveQuote(shop.sales, ended, 'SEND');
  expect(priceQuote).toMatchObject({ status: { code: 'SENT' }, current: { number: 2 }, isExpired: false });
});

test('deletes only temporary quotes that were unchanged for 30 days', async () => {
  const [idle, fresh] = [await temporaryQuote(shop.buyer, shop), await temporaryQuote(shop.buyer, shop)];
  await set(idle, { updatedAt: new Date(now.getTime() - 31 * 86_400_000) });
  expect(await purgeTemporaryQuotes(db, now)).toBe(1);
  expect([await readQuote(shop.buyer, idle), (await readQuote(shop.buyer, fresh)).kind]).toEqual([
    null,
    'PQCTO',
  ]);
});
