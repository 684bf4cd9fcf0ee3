import { expect, test } from '@jest/globals';
import { readPersistedOperations } from '../../../persisted-operations/read-persisted-operations.ts';
import { createActor, givenCustomer, signedIn } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { isDeep } from '../../../test/depth.ts';
import { fc } from '../../../test/fast-check.ts';
import { run } from '../../../test/run.ts';
import { orderOf } from './order-of-piece.examples.ts';
import { pricingOnSheet, type SheetFacts } from './price-on-sheet.ts';

const { db } = await testDatabase('demo');
const NOW = new Date();
const documents = new Map([...readPersistedOperations(null)].map(([, { name, text }]) => [name, text]));
const SHEET = documents.get('sheetPricesQuery') ?? '';
const PRICE = documents.get('usePriceQuery') ?? '';

const sales = await createActor(db, { role: 'STAFF_SALES' }, NOW);
const pieces = await db.itemType.findMany({
  where: { shownInCatalog: true, isActive: true },
  select: { id: true, code: true },
  orderBy: { id: 'asc' },
});
const withTerms = await db.customer.findMany({
  where: { priceTerms: { some: {} } },
  select: { id: true },
  orderBy: { id: 'asc' },
  take: 3,
});
const others = await db.customer.findMany({ select: { id: true }, orderBy: { id: 'desc' }, take: 2 });
const customers = [null, ...new Set([...withTerms, ...others].map(({ id }) => id))];
const staffAt = await Promise.all(
  customers.map((customerId) =>
    signedIn(db, { userId: sales.userId ?? 0, userName: sales.userName ?? '', customerId }, NOW),
  ),
);

/**
 * The figures that the sheet returns too. The pricing note is the same for every choice, so that the browser reuses
 * the server's.
 */
function figuresOf({ pricingNote: _note, ...figures }: Record<string, unknown>) {
  return figures;
}

/** The sheet as received by a browser. */
async function sheetOf(
  actor: (typeof staffAt)[number],
  itemTypeId: number,
  language: 'en' | 'fr' = 'en',
): Promise<SheetFacts | null> {
  const { data } = await run(actor, SHEET, { itemTypeId }, { now: NOW, language });
  return JSON.parse(JSON.stringify(data)).priceSheet;
}

const ORDERS_OF_EACH = isDeep ? 15 : 1;

test('every piece costs every customer the same, row for row, in a browser', async () => {
  let priced = 0;
  for (const { id, code } of pieces) {
    const language = id % 2 === 0 ? 'en' : 'fr';
    for (const [at, actor] of staffAt.entries()) {
      // Each piece is tested for two of the customers, in turn.
      if (!isDeep && at !== id % staffAt.length && at !== (id + 2) % staffAt.length) continue;
      const sheet = await sheetOf(actor, id, language);
      if (sheet === null) throw new Error(`${code} has no sheet`);
      const priceOf = pricingOnSheet(sheet, language);
      await fc.assert(
        fc.asyncProperty(orderOf(sheet), async (order) => {
          const answer = await run(
            actor,
            PRICE,
            { input: { ...order, requestId: null } },
            { now: NOW, language },
          );
          const here = priceOf({ ...order, now: NOW });
          expect(here).toEqual(answer.errors.length > 0 ? null : figuresOf(answer.data.calculatePrice));
          if (here?.unitPrice != null) priced += 1;
        }),
        { numRuns: ORDERS_OF_EACH },
      );
    }
  }
  expect(priced).toBeGreaterThan(pieces.length);
});

test('leaves invalid input to the server', async () => {
  const [actor] = staffAt;
  const [piece] = pieces;
  const sheet = actor && piece ? await sheetOf(actor, piece.id) : null;
  if (!sheet || !piece) throw new Error('The demo has pieces.');
  const priceOf = pricingOnSheet(sheet, 'en');
  const configuration = { itemTypeId: piece.id };
  expect(priceOf({ configuration, quantity: 0, now: NOW })).toBeNull();
  expect(priceOf({ configuration: { itemTypeId: 2_000_000_000 }, quantity: 1, now: NOW })).toBeNull();
  expect(
    priceOf({ configuration: { ...configuration, alloyId: 2_000_000_000 }, quantity: 1, now: NOW }),
  ).toBeNull();
});

test('a sheet serves for ten minutes, or until a rate that is known begins', async () => {
  const [actor] = staffAt;
  const [piece] = pieces;
  const SPAN = 'query ($id: Int!) { priceSheet(itemTypeId: $id) { at validUntil } }';
  if (!actor || !piece) throw new Error('The demo has pieces.');
  const soon = new Date(NOW.getTime() + 120_000);
  const spanOf = async () => (await run(actor, SPAN, { id: piece.id }, { now: NOW })).data.priceSheet;
  const { at, validUntil } = await spanOf();
  expect(Date.parse(validUntil) - Date.parse(at)).toBe(600_000);
  const metal = await db.metal.findFirstOrThrow({ where: { code: 'AU' } });
  await db.marketPrice.create({
    data: { metalId: metal.id, buy: '2390', sell: '2400', asOf: soon, source: 'TEST' },
  });
  expect((await spanOf()).validUntil).toBe(soon.toISOString());
});

test('customers never get a sheet', async () => {
  const customer = await givenCustomer(db, 'Sheetless');
  const buyer = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [customer] }, NOW);
  const production = await createActor(db, { role: 'STAFF_PRODUCTION' }, NOW);
  const ASK = 'query ($id: Int!) { priceSheet(itemTypeId: $id) { currency } }';
  for (const actor of [buyer, production]) {
    const { data, errors } = await run(actor, ASK, { id: pieces[0]?.id }, { now: NOW });
    expect(data.priceSheet).toBeNull();
    expect(errors[0]?.extensions?.['code']).toBe('FORBIDDEN');
  }
});
