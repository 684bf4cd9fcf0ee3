import { expect, test } from '@jest/globals';
import { createActor, givenCustomer, visitor } from '../../../test/actors.ts';
import { createSampleCatalog } from '../../../test/catalog/sample-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';
import { saveSetting } from '../../settings/save-setting.ts';
import { marketFixOf, priceOne } from './read-and-price.ts';

const { db, sql } = await testDatabase();
const NOW = new Date('2026-06-01T15:00:00Z');
const pieces = await createSampleCatalog(db, { now: NOW });
const band = pieces.get('BAND-1') ?? 0;
const luna = await givenCustomer(db, 'Luna');
await db.priceTerm.create({ data: { customerId: luna, percent: '-5' } });
const buyer = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [luna] }, NOW);
const sales = await createActor(db, { role: 'STAFF_SALES' }, NOW);
const production = await createActor(db, { role: 'STAFF_PRODUCTION' }, NOW);
const attribute = new Map((await db.attribute.findMany()).map(({ code, id }) => [code, id]));
const option = new Map((await db.attributeOption.findMany()).map(({ code, id }) => [code, id]));

const PRICE = `query ($input: CalculatePriceInput!) {
  calculatePrice(input: $input) {
    requestId currency unitPrice linePrice quoteRequired pricingMode estimatedWeight leadDays promisedOn validUntil
    marketAsOf missing
    warnings { code }
    market { metalCode metalName pricePerOunce }
    summary { kind name amount }
    breakdown { kind name amount }
  }
}`;

type Configured = {
  size?: string;
  priorityId?: number;
  attributes?: object[];
  alloyId?: number;
  itemTypeId?: number;
};

function input({ itemTypeId = band, ...configuration }: Configured, more: object = {}) {
  return { input: { configuration: { itemTypeId, ...configuration }, ...more } };
}

const RUSH_AT_9 = { size: '9', priorityId: 2 };

test('the worked example costs 483.43, and its summary sums to it', async () => {
  const { data, statements } = await run(buyer, PRICE, input(RUSH_AT_9, { requestId: 'r-7', quantity: 3 }), {
    now: NOW,
    sql,
  });
  expect(data.calculatePrice).toMatchObject({
    requestId: 'r-7',
    currency: 'USD',
    unitPrice: '483.43',
    linePrice: '1450.29',
    estimatedWeight: '5.64',
    leadDays: 6,
    promisedOn: '2026-06-09',
    validUntil: '2026-06-02T15:00:00.000Z',
    missing: [],
    market: [{ metalCode: 'AU', metalName: 'Gold', pricePerOunce: '2400' }],
    breakdown: null,
  });
  expect(data.calculatePrice.summary).toEqual([
    { kind: 'METAL', name: 'Metal', amount: '302.87' },
    { kind: 'STONES', name: 'Stones', amount: '97.50' },
    { kind: 'LABOUR', name: 'Labour', amount: '70.00' },
    { kind: 'FINISH', name: 'Rhodium plating', amount: '16.80' },
    { kind: 'PRIORITY', name: 'Rush', amount: '21.70' },
    { kind: 'ADJUSTMENT', name: 'Customer adjustment', amount: '-25.44' },
  ]);
  expect(statements.length).toBeLessThanOrEqual(3);
});

test('staff price at list and see the rows behind it', async () => {
  const { data } = await run(sales, PRICE, input(RUSH_AT_9), { now: NOW, language: 'fr' });
  expect(data.calculatePrice.unitPrice).toBe('508.87');
  expect(data.calculatePrice.breakdown).toContainEqual({
    kind: 'METAL',
    name: 'Or jaune 14 ct',
    amount: '262.23',
  });
  expect(data.calculatePrice.breakdown).toContainEqual({
    kind: 'LOSS',
    name: 'Perte au feu',
    amount: '13.11',
  });
});

test('visitors see the list price without its parts, unless the storefront hides prices', async () => {
  const { data } = await run(visitor(db), PRICE, input({ size: '7' }), { now: NOW });
  expect(data.calculatePrice).toMatchObject({ unitPrice: '463.55', summary: null, breakdown: null });
  await saveSetting(db, 'STOREFRONT_PRICES', false);
  const hidden = await run(visitor(db), PRICE, input({ size: '7' }), { now: NOW });
  await saveSetting(db, 'STOREFRONT_PRICES', true);
  // The time of the market is shown, its prices are not.
  expect(hidden.data.calculatePrice).toMatchObject({ unitPrice: null, linePrice: null, market: [] });
  expect(hidden.data.calculatePrice.marketAsOf).toBe(data.calculatePrice.marketAsOf);
  expect(data.calculatePrice.market).not.toEqual([]);
});

test('who works at the bench sees no amounts', async () => {
  const { data } = await run(production, PRICE, input({ size: '7' }), { now: NOW });
  expect(data.calculatePrice).toMatchObject({ unitPrice: null, summary: null, estimatedWeight: '5.20' });
});

test('a required size that is not chosen is missing, and the price is null', async () => {
  const { data } = await run(buyer, PRICE, input({}), { now: NOW });
  expect(data.calculatePrice).toMatchObject({
    unitPrice: null,
    linePrice: null,
    quoteRequired: false,
    missing: [attribute.get('SIZE')],
  });
});

test('a piece that is priced by hand has no price and needs a quote', async () => {
  const { data } = await run(buyer, PRICE, input({ itemTypeId: pieces.get('URN-1') ?? 0 }), { now: NOW });
  expect(data.calculatePrice).toMatchObject({
    unitPrice: null,
    quoteRequired: true,
    warnings: [{ code: 'PRICE_ON_REQUEST' }],
  });
});

test('options change treatments and stones; a text brings its engraving', async () => {
  const price = async (attributes: object[]) =>
    Number(
      (await run(sales, PRICE, input({ size: '7', attributes }), { now: NOW })).data.calculatePrice.unitPrice,
    );
  const plain = await price([]);
  const chosen = (code: string, optionCode: string) => ({
    attributeId: attribute.get(code),
    optionId: option.get(optionCode),
  });
  expect(await price([chosen('QUALITY', 'H_SI')])).toBeCloseTo(plain - 24 * 1.25);
  expect(await price([chosen('FINISH', 'BRUSHED')])).toBeCloseTo(plain + 5.2 * 1.5 * 1.4);
  expect(await price([{ attributeId: attribute.get('ENGRAVING'), text: 'L & M' }])).toBeCloseTo(
    plain + 18 * 1.4,
  );
});

test('a treatment by area takes the surface of the piece, with its set-up as a row; without one it has no price', async () => {
  const { id: treatmentId } = await db.treatment.findUniqueOrThrow({ where: { code: 'GILDING' } });
  const pendant = pieces.get('PENDANT-1') ?? 0;
  await db.itemTypeTreatment.createMany({
    data: [band, pendant].map((itemTypeId) => ({ itemTypeId, treatmentId })),
  });
  const document = `query ($input: CalculatePriceInput!) { calculatePrice(input: $input) { unitPrice quoteRequired
    breakdown { kind name quantity unit rate amount } summary { kind name amount } warnings { code subject } } }`;
  const ask = async (configuration: Configured, language: 'en' | 'fr' = 'en') =>
    (await run(sales, document, input(configuration), { now: NOW, language })).data.calculatePrice;
  const { breakdown, summary } = await ask({ size: '7' });
  expect(breakdown).toEqual(
    expect.arrayContaining([
      { kind: 'TREATMENT', name: 'Gilding', quantity: '3.6', unit: 'CM2', rate: '2.5', amount: '9.00' },
      { kind: 'SETUP', name: 'Set-up: Gilding', quantity: '1', unit: 'FLAT', rate: '6', amount: '6.00' },
    ]),
  );
  // Both are in one line of the summary, with their share of the 40 % markup.
  expect(summary).toContainEqual({ kind: 'FINISH', name: 'Gilding', amount: '21.00' });
  const french = await ask({ size: '7' }, 'fr');
  expect(french.breakdown.map(({ name }: { name: string }) => name)).toContain('Mise en train : Dorure');
  expect(await ask({ itemTypeId: pendant })).toMatchObject({
    unitPrice: null,
    quoteRequired: true,
    warnings: [{ code: 'AREA_UNKNOWN', subject: 'GILDING' }],
  });
  await db.itemTypeTreatment.deleteMany({ where: { treatmentId } });
});

test.each<[string, Configured, object, { path: string; code: string }]>([
  ['an unknown piece', { itemTypeId: 2_000_000 }, {}, { path: 'configuration.itemTypeId', code: 'UNKNOWN' }],
  ['a negative id', { itemTypeId: -1 }, {}, { path: 'configuration.itemTypeId', code: 'TOO_SMALL' }],
  ['an alloy of other pieces', { alloyId: 999 }, {}, { path: 'configuration.alloyId', code: 'NOT_OFFERED' }],
  ['a size beyond the range', { size: '13.25' }, {}, { path: 'configuration.size', code: 'OUT_OF_RANGE' }],
  ['a size between quarters', { size: '7.1' }, {}, { path: 'configuration.size', code: 'NOT_A_SIZE' }],
  ['an unknown priority', { priorityId: 99 }, {}, { path: 'configuration.priorityId', code: 'UNKNOWN' }],
  ['no pieces', { size: '7' }, { quantity: 0 }, { path: 'quantity', code: 'OUT_OF_RANGE' }],
  ['too many pieces', { size: '7' }, { quantity: 1_000 }, { path: 'quantity', code: 'OUT_OF_RANGE' }],
  [
    'an unknown attribute',
    { attributes: [{ attributeId: 999 }] },
    {},
    { path: 'configuration.attributes.0.attributeId', code: 'NOT_OFFERED' },
  ],
  [
    'an option of another attribute',
    { attributes: [{ attributeId: attribute.get('FINISH'), optionId: option.get('H_SI') }] },
    {},
    { path: 'configuration.attributes.0.optionId', code: 'NOT_OFFERED' },
  ],
  [
    'a long engraving',
    { attributes: [{ attributeId: attribute.get('ENGRAVING'), text: 'x'.repeat(21) }] },
    {},
    { path: 'configuration.attributes.0.text', code: 'TOO_BIG' },
  ],
  [
    'an engraving in signs that the lettering has not',
    { attributes: [{ attributeId: attribute.get('ENGRAVING'), text: '日本 A' }] },
    {},
    { path: 'configuration.attributes.0.text', code: 'NOT_ENGRAVABLE' },
  ],
])('%s is refused and named', async (_case, configuration, more, issue) => {
  const { data, errors } = await run(buyer, PRICE, input(configuration, more), { now: NOW });
  expect(data.calculatePrice).toBeNull();
  expect(errors[0]?.extensions).toMatchObject({
    code: 'INVALID_INPUT',
    issues: [expect.objectContaining(issue)],
  });
});

test('a piece without size refuses one', async () => {
  const { errors } = await run(buyer, PRICE, input({ itemTypeId: pieces.get('PENDANT-1') ?? 0, size: '7' }), {
    now: NOW,
  });
  expect(errors[0]?.extensions).toMatchObject({
    issues: [{ path: 'configuration.size', code: 'NOT_SIZED' }],
  });
});

test('limits the price requests of visitors per address', async () => {
  await saveSetting(db, 'VISITOR_PRICE_LIMIT', { calls: 2, windowMinutes: 10 });
  const ask = (address: string) => run(visitor(db), PRICE, input({ size: '7' }), { now: NOW, address });
  await ask('192.0.2.1');
  await ask('192.0.2.1');
  const { errors } = await ask('192.0.2.1');
  expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
  // The rate limit counts from the first call.
  const { retryAfterSeconds } = Object(errors[0]?.extensions?.['data']);
  expect(retryAfterSeconds).toBeGreaterThan(500);
  expect(retryAfterSeconds).toBeLessThanOrEqual(600);
  expect((await ask('192.0.2.2')).data.calculatePrice.unitPrice).toBe('463.55');
});

test('a fixed price applies while the market changes, until its expiry', async () => {
  const request = { customerId: luna, configuration: { itemTypeId: band, ...RUSH_AT_9 }, quantity: 1 };
  const held = await priceOne(db, { ...request, now: NOW });
  const metal = await db.metal.findUniqueOrThrow({ where: { code: 'AU' } });
  const later = new Date(NOW.getTime() + 3_600_000);
  await db.marketPrice.create({
    data: { metalId: metal.id, asOf: later, buy: '2995', sell: '3000', source: 'TEST' },
  });
  const fix = marketFixOf(held.snapshot().market, held.validUntil);
  const within = await priceOne(db, { ...request, now: later, fix });
  const after = await priceOne(db, {
    ...request,
    now: new Date(held.validUntil.getTime() + 1),
    fix,
  });
  expect(within.unitPrice?.toFixed(2)).toBe('483.43');
  expect(within.validUntil).toEqual(held.validUntil);
  expect(after.unitPrice?.greaterThan(500)).toBe(true);
  expect(after.configurationHash).toBe(held.configurationHash);
});

test('the stones in the answer follow the choices', async () => {
  const stones = async (attributes: object[]) => {
    const document = `query ($input: CalculatePriceInput!) {
      calculatePrice(input: $input) { stones { gem shape quality caratEach count } } }`;
    return (await run(buyer, document, input({ size: '7', attributes }), { now: NOW })).data.calculatePrice
      .stones;
  };
  const quality = { attributeId: attribute.get('QUALITY'), optionId: option.get('H_SI') };
  const [melee] = await stones([]);
  expect(melee).toMatchObject({ gem: 'DIAMOND', shape: 'ROUND', quality: 'G-VS' });
  expect(await stones([quality])).toEqual([{ ...melee, quality: 'H-SI' }]);
});
