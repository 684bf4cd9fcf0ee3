import { expect, test } from '@jest/globals';
import { decimal, sumMoney } from '../../../lib/money.ts';
import { gramRate } from './gram-rate.ts';
import type { PieceInput, PriceSources } from './price-input.ts';
import { GOLD, GOLD_14K, MELEE, SOURCES, WORKED_EXAMPLE } from './price-piece.examples.ts';
import { pricePiece } from './price-piece.ts';
import type { PriceWarningCode } from './price-warning.ts';

function priced(changes: Partial<PieceInput>, sources: Partial<PriceSources> = {}) {
  return pricePiece({ ...WORKED_EXAMPLE, ...changes }, { ...SOURCES, ...sources });
}

function rowsOf(changes: Partial<PieceInput>, sources: Partial<PriceSources> = {}) {
  return priced(changes, sources).breakdown.map((row) => `${row.kind} ${row.amount.toFixed(2)}`);
}

test('a gram of 14K at 2,400 an ounce and 3 % premium costs 46.4938', () => {
  expect(gramRate(GOLD_14K, [GOLD])?.toFixed(4)).toBe('46.4938');
});

test('the worked example totals 483.43, row by row', () => {
  const price = priced({});
  expect(price.breakdown.map((row) => [row.kind, row.code, row.amount.toFixed(2)])).toEqual([
    ['METAL', '14KY', '262.23'],
    ['LOSS', null, '13.11'],
    ['METAL_MARKUP', null, '27.53'],
    ['LABOUR', 'CASTING', '35.00'],
    ['SETTING', 'DIA-RD-002', '15.00'],
    ['TREATMENT', 'RHODIUM', '12.00'],
    ['LABOUR_MARKUP', null, '24.80'],
    ['PRIORITY', 'RUSH', '21.70'],
    ['STONES', 'DIA-RD-002', '78.00'],
    ['STONE_MARKUP', null, '19.50'],
    ['ADJUSTMENT', null, '-25.44'],
  ]);
  expect(price.unitPrice?.toFixed(2)).toBe('483.43');
  expect(price.linePrice?.toFixed(2)).toBe('483.43');
  expect(price.estimatedWeight?.toFixed(2)).toBe('5.64');
  expect(price).toMatchObject({ quoteRequired: false, warnings: [], missing: [], marketAsOf: GOLD.asOf });
});

test('its summary includes markups, names the choices, and sums to the unit price', () => {
  const { summary } = priced({});
  expect(summary.map(({ kind, code, amount }) => [kind, code, amount.toFixed(2)])).toEqual([
    ['METAL', null, '302.87'],
    ['STONES', null, '97.50'],
    ['LABOUR', null, '70.00'],
    ['FINISH', 'RHODIUM', '16.80'],
    ['PRIORITY', 'RUSH', '21.70'],
    ['ADJUSTMENT', null, '-25.44'],
  ]);
});

test('metal row: weight to 0.01 g, rate to four decimals', () => {
  const row = priced({}).breakdown[0];
  expect([row?.quantity.toFixed(2), row?.unit, row?.rate.toFixed(4)]).toEqual(['5.64', 'GRAM', '46.4938']);
});

test('the customer supplies the metal: rate 0, labour still charged', () => {
  const rows = rowsOf(
    { metals: [{ ...GOLD_14K, suppliedByCustomer: true }] },
    {
      market: { prices: [], heldMetals: [] },
    },
  );
  expect(rows[0]).toBe('METAL 0.00');
  expect(rows).toContain('LABOUR 35.00');
  expect(rows).not.toContain('LOSS 13.11');
});

test('the customer supplies the stones: they cost nothing, setting them does', () => {
  const rows = rowsOf({ stones: [{ ...MELEE, suppliedByCustomer: true }] });
  expect(rows).toEqual(expect.arrayContaining(['STONES 0.00', 'SETTING 15.00']));
});

test('a two-tone piece has a metal row per alloy', () => {
  const half = decimal('0.5');
  const metals = [
    { ...GOLD_14K, share: half },
    { ...GOLD_14K, code: '14KW', share: half },
  ];
  expect(rowsOf({ metals }).slice(0, 2)).toEqual(['METAL 131.11', 'METAL 131.11']);
});

test('from the threshold weight on, labour is by the gram with a minimum', () => {
  const [service] = WORKED_EXAMPLE.services;
  if (service === undefined) throw new Error('the example has a service');
  const at = (thresholdGrams: string, perGram: string) =>
    rowsOf({
      services: [{ ...service, thresholdGrams: decimal(thresholdGrams), perGram: decimal(perGram) }],
    }).find((row) => row.startsWith('LABOUR '));
  expect(at('5.64', '10')).toBe('LABOUR 56.40');
  expect(at('5.64', '1')).toBe('LABOUR 40.00');
  expect(at('5.65', '10')).toBe('LABOUR 35.00');
});

test('treatments by gram and area, with their setup', () => {
  const treatment = { code: 'T', nameEn: 'T', nameFr: 'T', setup: decimal('18'), price: decimal('2') };
  const rows = rowsOf({
    treatments: [
      { ...treatment, basis: 'PER_GRAM', areaCm2: null },
      { ...treatment, basis: 'PER_AREA', areaCm2: decimal('3.5'), setup: decimal('0') },
    ],
  });
  expect(rows).toEqual(expect.arrayContaining(['TREATMENT 11.28', 'SETUP 18.00', 'TREATMENT 7.00']));
});

test('a treatment by area ignores the weight, and charges its set-up once', () => {
  const gilding = { code: 'G', nameEn: 'G', nameFr: 'G', setup: decimal('6'), price: decimal('1.8555') };
  const rows = (areaCm2: string) =>
    rowsOf({
      weight: null,
      metals: [],
      services: [],
      treatments: [{ ...gilding, basis: 'PER_AREA', areaCm2: decimal(areaCm2) }],
    });
  expect(rows('10')).toEqual(expect.arrayContaining(['TREATMENT 18.56', 'SETUP 6.00']));
  expect(rows('0.01')).toEqual(expect.arrayContaining(['TREATMENT 0.02', 'SETUP 6.00']));
});

test('quantity break and rounding are rows of their own', () => {
  const changes = {
    quantity: 10,
    quantityBreaks: [
      { minQuantity: 5, percent: decimal('2') },
      { minQuantity: 10, percent: decimal('4') },
      { minQuantity: 50, percent: decimal('9') },
    ],
    roundTo: decimal('0.50'),
  };
  const price = priced(changes);
  expect(rowsOf(changes).slice(-2)).toEqual(['QUANTITY_BREAK -19.34', 'ROUNDING -0.09']);
  expect(price.unitPrice?.toFixed(2)).toBe('464.00');
  expect(price.linePrice?.toFixed(2)).toBe('4640.00');
});

test('a price above zero never rounds down to zero', () => {
  expect(priced({ adjustmentPercent: decimal('-99.95'), roundTo: decimal('1') }).unitPrice?.toFixed(2)).toBe(
    '1.00',
  );
});

test('a discount beyond 100 % gives the piece away, no more', () => {
  expect(priced({ adjustmentPercent: decimal('-250') }).unitPrice?.toFixed(2)).toBe('0.00');
});

test('a required attribute without a choice leaves no price, and no need of a quote', () => {
  const price = priced({ missing: [31, 44] });
  expect(price).toMatchObject({ unitPrice: null, linePrice: null, quoteRequired: false, missing: [31, 44] });
  expect(price.breakdown).toEqual([]);
});

const UNKNOWNS: {
  what: string;
  piece?: Partial<PieceInput>;
  from?: Partial<PriceSources>;
  code: PriceWarningCode;
}[] = [
  { what: 'no market price', from: { market: { prices: [], heldMetals: [] } }, code: 'METAL_PRICE_UNKNOWN' },
  {
    what: 'a market price of 0',
    from: { market: { prices: [{ ...GOLD, pricePerOunce: decimal('0') }], heldMetals: [] } },
    code: 'METAL_PRICE_UNKNOWN',
  },
  { what: 'no size', piece: { size: null }, code: 'WEIGHT_UNKNOWN' },
  { what: 'no weight', piece: { weight: null }, code: 'WEIGHT_UNKNOWN' },
  {
    what: 'no area to treat',
    piece: {
      treatments: [
        {
          code: 'G',
          nameEn: 'G',
          nameFr: 'G',
          basis: 'PER_AREA',
          price: decimal('2'),
          areaCm2: null,
          setup: decimal('6'),
        },
      ],
    },
    code: 'AREA_UNKNOWN',
  },
  { what: 'no stone price', from: { stonePrices: [] }, code: 'STONE_PRICE_UNKNOWN' },
  { what: 'no setting rate', from: { settingRates: [] }, code: 'SETTING_RATE_UNKNOWN' },
  { what: 'price on request', piece: { priceOnRequest: true }, code: 'PRICE_ON_REQUEST' },
  {
    what: 'nothing that costs anything',
    piece: { metals: [], stones: [], services: [], treatments: [] },
    code: 'PRICE_ON_REQUEST',
  },
];

test.each(UNKNOWNS)('$what: the price is null, never 0, and a quote is required', ({ piece, from, code }) => {
  const price = priced(piece ?? {}, from);
  expect(price.warnings.map((warning) => warning.code)).toContain(code);
  expect(price).toMatchObject({
    unitPrice: null,
    linePrice: null,
    quoteRequired: true,
    breakdown: [],
    summary: [],
  });
});

const AGES: { hours: number; heldMetals: string[]; codes: PriceWarningCode[]; quoteRequired: boolean }[] = [
  { hours: 24, heldMetals: [], codes: [], quoteRequired: false },
  { hours: 25, heldMetals: [], codes: ['MARKET_STALE'], quoteRequired: false },
  { hours: 72, heldMetals: [], codes: ['MARKET_STALE'], quoteRequired: false },
  { hours: 73, heldMetals: [], codes: ['MARKET_STALE', 'MARKET_TOO_OLD'], quoteRequired: true },
  { hours: 73, heldMetals: ['AU'], codes: [], quoteRequired: false },
];

test.each(AGES)(
  'gold $hours h old, held $heldMetals: $codes',
  ({ hours, heldMetals, codes, quoteRequired }) => {
    const asOf = new Date(SOURCES.now.getTime() - hours * 3_600_000);
    const price = priced({}, { market: { prices: [{ ...GOLD, asOf }], heldMetals } });
    expect(price.warnings.map((warning) => warning.code)).toEqual(codes);
    expect(price.quoteRequired).toBe(quoteRequired);
    expect(price.unitPrice?.toFixed(2)).toBe('483.43');
  },
);

test('the rows of the worked example sum to the unit price', () => {
  const price = priced({});
  expect(sumMoney(price.breakdown.map((row) => row.amount)).toFixed(2)).toBe('483.43');
});
