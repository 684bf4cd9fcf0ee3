import { beforeEach, expect, test } from '@jest/globals';
import { openDatabase } from '../../../database/client.ts';
import { createSampleCatalog } from '../../../test/catalog/sample-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import { testServices } from '../../../test/services.ts';
import { refreshListPricesTask } from './refresh-list-prices.task.ts';
import { refreshListPrices, refreshStaleListPrices } from './refresh-list-prices.ts';

const { db, url, sql } = await testDatabase();
const NOW = new Date();
const LATER = new Date(NOW.getTime() + 60_000);
await createSampleCatalog(db, { now: new Date(NOW.getTime() - 3_600_000) });
beforeEach(() => refreshListPrices(db, NOW));

const pendant = () => db.itemType.findUniqueOrThrow({ where: { code: 'PENDANT-1' } });
const isDue = async () => (await db.listPriceRefresh.count({ where: { dueAt: null } })) > 0;

/** The tables that list prices depend on, with a statement that touches each. */
const PRICED_FROM = [
  'Setting',
  'Metal',
  'Alloy',
  'AlloyComponent',
  'MarketPrice',
  'Attribute',
  'AttributeOption',
  'ItemTypeAlloy',
  'ItemTypeAttribute',
  'ItemTypeAttributeOption',
  'ItemTypeStone',
  'ItemTypeFinding',
  'ItemTypeService',
  'ItemTypeTreatment',
  'ItemTypeSubItem',
  'Finding',
  'Treatment',
  'ServiceRate',
  'SettingRate',
  'StonePrice',
  'PriceTerm',
  'QuantityBreak',
  'Priority',
  'AlloyRate',
  'FindingRate',
  'TreatmentRate',
  'PriorityRate',
  'ItemType',
];

test.each(PRICED_FROM)('a change of %s asks for new list prices', async (table) => {
  expect(await isDue()).toBe(false);
  await db.$executeRawUnsafe(`DELETE FROM "${table}" WHERE false`);
  if (table === 'ItemType') await db.itemType.updateMany({ data: { markupMetal: '10' } });
  expect(await isDue()).toBe(true);
});

test('a change of a surface asks for new list prices', async () => {
  await db.itemType.updateMany({ where: { code: 'PENDANT-1' }, data: { surfaceArea: '4' } });
  expect(await isDue()).toBe(true);
});

test('prices are found from no other table', async () => {
  const triggers = await db.$queryRaw<{ name: string }[]>`
    SELECT relname AS name FROM pg_trigger t JOIN pg_class ON pg_class.oid = tgrelid
    WHERE NOT tgisinternal AND tgfoid = 'list_prices_are_due'::regproc`;
  expect(triggers.map(({ name }) => name).toSorted()).toEqual(PRICED_FROM.toSorted());
});

test('without a change, nothing is done with one statement', async () => {
  sql.reset();
  expect(await refreshStaleListPrices(db, LATER)).toBeNull();
  expect(sql.statements).toHaveLength(1);
});

test('a dearer metal makes the list price dearer, once', async () => {
  const before = await pendant();
  const silver = await db.metal.findUniqueOrThrow({ where: { code: 'AG' } });
  await db.marketPrice.create({
    data: { metalId: silver.id, asOf: NOW, buy: '59', sell: '60', source: 'TEST' },
  });
  expect(await refreshStaleListPrices(db, LATER)).toBe(1);
  const after = await pendant();
  expect(after.listPrice?.greaterThan(before.listPrice ?? 0)).toBe(true);
  expect(await refreshStaleListPrices(db, LATER)).toBeNull();
});

test('a market price of tomorrow counts from tomorrow on', async () => {
  const silver = await db.metal.findUniqueOrThrow({ where: { code: 'AG' } });
  const soon = new Date(NOW.getTime() + 600_000);
  await db.marketPrice.create({
    data: { metalId: silver.id, asOf: soon, buy: '89', sell: '90', source: 'TEST' },
  });
  expect(await refreshStaleListPrices(db, LATER)).toBe(0);
  expect(await refreshStaleListPrices(db, LATER)).toBeNull();
  expect(await refreshStaleListPrices(db, soon)).toBe(1);
});

test('a market that grows too old takes the list price away when it does', async () => {
  const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
  await refreshStaleListPrices(db, hours(1));
  expect(await refreshStaleListPrices(db, hours(70))).toBeNull();
  const days = hours(80);
  expect(await refreshStaleListPrices(db, days)).toBeGreaterThan(0);
  expect((await pendant()).listPrice).toBeNull();
});

test('a change that is not committed yet is followed when it is', async () => {
  let commit = () => {};
  const committed = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let started = () => {};
  const changed = new Promise<void>((resolve) => {
    started = resolve;
  });
  const writing = db.$transaction(async (tx) => {
    await tx.serviceRate.updateMany({ data: { perPiece: '300' } });
    started();
    await committed;
  });
  await changed;
  expect(await refreshStaleListPrices(db, LATER)).toBeNull();
  commit();
  await writing;
  expect(await refreshStaleListPrices(db, LATER)).toBeGreaterThan(0);
});

test('of two processes that find it due, one does the work', async () => {
  const other = openDatabase(url);
  await db.serviceRate.updateMany({ data: { perPiece: '90' } });
  const answers = await Promise.all([
    refreshStaleListPrices(db, LATER),
    refreshStaleListPrices(other.db, LATER),
  ]);
  await other.close();
  expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
});

test('the background task follows a change, every minute', async () => {
  const before = await pendant();
  await db.serviceRate.updateMany({ data: { perPiece: '55' } });
  await refreshListPricesTask.run({}, { db, databaseUrl: url, services: await testServices(), now: LATER });
  expect((await pendant()).listPrice).not.toEqual(before.listPrice);
  expect(refreshListPricesTask.schedule).toBe('* * * * *');
});
