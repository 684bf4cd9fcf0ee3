import { expect, test } from '@jest/globals';
import { readPersistedOperations } from '../../../persisted-operations/read-persisted-operations.ts';
import { type Actor, createActor, givenCustomer, signedIn } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { isDeep } from '../../../test/depth.ts';
import { fc } from '../../../test/fast-check.ts';
import { run } from '../../../test/run.ts';
import { orderOf } from '../../pricing/price-sheet/order-of-piece.examples.ts';
import { MAX_DESIGN_PARTS } from '../rules/estimate-limits.ts';
import { type EstimateSheetFacts, estimatingOnSheet } from './estimate-on-sheet.ts';

const { db } = await testDatabase('demo');
const NOW = new Date();
const documents = new Map([...readPersistedOperations(null)].map(([, { name, text }]) => [name, text]));
const SHEET = documents.get('estimateSheetQuery') ?? '';
const PRICE = documents.get('useEstimatePriceQuery') ?? '';

const sales = await createActor(db, { role: 'STAFF_SALES' }, NOW);
const estimate = await db.estimate.findFirstOrThrow({ where: { kind: 'PIECE' }, orderBy: { id: 'asc' } });
const withTerms = await db.customer.findFirstOrThrow({ where: { priceTerms: { some: {} } } });
const { userId, userName } = sales;
const forCustomer = await signedIn(
  db,
  { userId: userId ?? 0, userName: userName ?? '', customerId: withTerms.id },
  NOW,
);
const estimateId = Buffer.from(`Estimate:${estimate.id}`).toString('base64');

async function sheetOf(
  actor: Actor,
  asked: Record<string, unknown>,
  language: 'en' | 'fr',
): Promise<EstimateSheetFacts> {
  const { data, errors } = await run(actor, SHEET, asked, { now: NOW, language });
  if (!data?.estimateSheet) throw new Error(`There is no sheet: ${JSON.stringify(errors)}`);
  return JSON.parse(JSON.stringify(data.estimateSheet));
}

/** The server's result, without fields that the form does not select. */
async function expectSame(actor: Actor, input: object, here: unknown, language: 'en' | 'fr') {
  const answer = await run(actor, PRICE, { input: { ...input, requestId: null } }, { now: NOW, language });
  if (answer.errors.length > 0) expect(here).toBeNull();
  else {
    const { price, ...rest } = JSON.parse(JSON.stringify(answer.data.priceEstimate));
    // The pricing note is the same for every choice, so that the browser reuses the server's.
    const { pricingNote: _note, ...figures } = price;
    expect(here).toMatchObject({ ...rest, price: figures });
  }
  return answer.data?.priceEstimate?.price.unitPrice ?? null;
}

const RUNS = isDeep ? 400 : 25;
const CALLERS = [
  ['at list prices', sales, {}, 'en'],
  ['for the active customer', forCustomer, {}, 'fr'],
  ['for the customer of a saved estimate', sales, { estimateId }, 'en'],
] as const;

test.each(CALLERS)('pieces cost the same in a browser, %s', async (_name, actor, saved, language) => {
  const pieces = await db.itemType.findMany({
    where: { shownInCatalog: true, isActive: true },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  let priced = 0;
  for (const { id } of pieces.filter((_piece, index) => isDeep || index % 8 === 0)) {
    const facts = await sheetOf(actor, { ...saved, itemTypeId: id, gems: [] }, language);
    const priceOf = estimatingOnSheet(facts, language);
    await fc.assert(
      fc.asyncProperty(orderOf(facts.sheet), async ({ configuration, quantity }) => {
        const input = { ...saved, configuration, quantity };
        const here = priceOf({ configuration, quantity, now: NOW });
        if ((await expectSame(actor, input, here, language)) !== null) priced += 1;
      }),
      { numRuns: 2 },
    );
  }
  expect(priced).toBeGreaterThan(5);
});

test('sets cost the same in a browser, their parts configured apart or not', async () => {
  const { id } = await db.itemType.findFirstOrThrow({ where: { code: 'WS-501' }, select: { id: true } });
  const facts = await sheetOf(sales, { itemTypeId: id, gems: [] }, 'en');
  const priceOf = estimatingOnSheet(facts, 'en');
  let apart = 0;
  await fc.assert(
    fc.asyncProperty(orderOf(facts.sheet), async ({ configuration, quantity }) => {
      const here = priceOf({ configuration, quantity, now: NOW });
      const price = await expectSame(sales, { configuration, quantity }, here, 'en');
      if (price !== null && configuration.subItems?.length) apart += 1;
    }),
    { numRuns: RUNS },
  );
  expect(apart).toBeGreaterThan(2);
});

const { data: made } = await run(
  sales,
  '{ estimateData(page: CREATE) { stones { gem shape quality } settingTypes } }',
  {},
  { now: NOW },
);
const { stones, settingTypes } = made.estimateData;
const GEMS = [...new Set<string>(stones.map(({ gem }: { gem: string }) => gem))].slice(0, MAX_DESIGN_PARTS);

/** Random designs from what is available, and some invalid ones. */
function designOf({ sheet, services }: EstimateSheetFacts) {
  const [piece] = sheet.pieces;
  if (!piece) throw new Error('A sheet has a piece.');
  const codes = services.map(({ serviceTypeCode }) => serviceTypeCode);
  const hundredths = (most: number) => fc.integer({ min: 0, max: most }).map((n) => (n / 100).toFixed(2));
  const stone = fc
    .record({
      kind: fc.constantFrom(...stones.filter(({ gem }: { gem: string }) => GEMS.includes(gem))),
      caratEach: hundredths(300),
      count: fc.integer({ min: 0, max: 40 }),
      settingType: fc.constantFrom(...settingTypes, 'NONE', 'GLUE'),
    })
    .map(({ kind, ...rest }) => ({ ...(kind as object), ...rest }));
  return fc
    .record({
      alloyId: fc.constantFrom(...piece.alloys.map(({ databaseId }) => databaseId), 2_000_000_000),
      priorityId: fc.constantFrom(null, ...sheet.priorities.map(({ databaseId }) => databaseId)),
      ownMetal: fc.boolean(),
      by: fc.constantFrom('weight', 'cadVolume'),
      surfaceArea: fc.option(hundredths(5_000), { nil: null, freq: 10 }),
      figure: fc.oneof(hundredths(5_000), fc.constantFrom('0.0149', '3.14159', '1999.999', '2001')),
      stones: fc.array(stone, { maxLength: 3 }),
      serviceTypeCodes: fc.subarray(codes),
      treatmentIds: fc.subarray(piece.treatments.map(({ databaseId }) => databaseId)),
    })
    .map(({ by, figure, ...design }) => ({ ...design, [by]: figure }));
}

test.each(CALLERS)('free designs cost the same in a browser, %s', async (_name, actor, saved, language) => {
  const facts = await sheetOf(actor, { ...saved, itemTypeId: null, gems: GEMS }, language);
  const priceOf = estimatingOnSheet(facts, language);
  let priced = 0;
  await fc.assert(
    fc.asyncProperty(designOf(facts), fc.integer({ min: 1, max: 20 }), async (design, quantity) => {
      const here = priceOf({ design: design as never, quantity, now: NOW });
      if ((await expectSame(actor, { ...saved, design, quantity }, here, language)) !== null) priced += 1;
    }),
    { numRuns: RUNS },
  );
  expect(priced).toBeGreaterThan(RUNS / 4);
});

test('omitted and empty values have the same errors as on the server', async () => {
  const { id, attributes } = await db.itemType.findFirstOrThrow({
    where: { nameEn: 'Aurora round solitaire' },
    select: { id: true, attributes: { select: { attribute: { select: { id: true, kind: true } } } } },
  });
  const priceOf = estimatingOnSheet(await sheetOf(sales, { itemTypeId: id, gems: [] }, 'en'), 'en');
  const configuration = {
    itemTypeId: id,
    alloyId: null,
    priorityId: null,
    ownMetal: false,
    attributes: attributes.map(({ attribute }) =>
      attribute.kind === 'SELECT'
        ? { attributeId: attribute.id, optionId: null }
        : { attributeId: attribute.id, text: '' },
    ),
  };
  const input = { configuration, quantity: 1 };
  const here = priceOf({ ...input, now: NOW });
  expect(here?.price.missing).toHaveLength(1);
  await expectSame(sales, input, here, 'en');
});

test('neither customers nor staff without permission for breakdowns get a sheet', async () => {
  const customer = await givenCustomer(db, 'Sheetless');
  const buyer = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [customer] }, NOW);
  const production = await createActor(db, { role: 'STAFF_PRODUCTION' }, NOW);
  for (const actor of [buyer, production]) {
    const { data, errors } = await run(actor, '{ estimateSheet { services { rank } } }', {}, { now: NOW });
    expect(data.estimateSheet).toBeNull();
    expect(errors[0]?.extensions?.['code']).toBe('FORBIDDEN');
  }
});
