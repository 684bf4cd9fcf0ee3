import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { testDatabase } from '../../../test/database.ts';
import { inTurn, isDeep } from '../../../test/depth.ts';
import { fc } from '../../../test/fast-check.ts';
import { priceAndName } from '../calculation/price-and-name.ts';
import { gemsOf } from '../calculation/read-and-price.ts';
import type { AttributeChoice, Configuration } from '../configuration/configuration.ts';
import { usRingSizes } from '../rules/ring-size.ts';
import { loadPieces } from '../sources/load-pieces.ts';
import { loadPriceSources } from '../sources/load-price-sources.ts';
import type { Piece, PieceAttribute } from '../sources/piece.ts';
import { cheapestOfJson } from './cheapest-configuration.ts';
import { listPriceRange } from './list-price-range.ts';

const { db } = await testDatabase('demo');
const NOW = new Date();
const shown = await db.itemType.findMany({
  where: { shownInCatalog: true },
  select: { id: true, code: true },
});
const pieces = await loadPieces(
  db,
  shown.map(({ id }) => id),
  NOW,
);
const sources = await loadPriceSources(db, {
  customerId: null,
  gems: gemsOf([...pieces.values()]),
  now: NOW,
});
const order = { pieces, sources, now: NOW };

/** All configurations of a piece, without the code under test. */
function everyConfiguration(piece: Piece): Configuration[] {
  const sizes =
    piece.minSize === null || piece.maxSize === null
      ? [null]
      : [null, ...usRingSizes(Number(piece.minSize), Number(piece.maxSize)).map(String)];
  const choices = piece.attributes.reduce<AttributeChoice[][]>(
    (made, offered) => made.flatMap((some) => choicesOf(offered).map((choice) => [...some, ...choice])),
    [[]],
  );
  return piece.alloys.flatMap(({ id: alloyId }) =>
    sizes.flatMap((size) =>
      choices.map((attributes): Configuration => ({ itemTypeId: piece.id, alloyId, size, attributes })),
    ),
  );
}

/**
 * Each configuration with parts that follow it, and with a sample of separate configurations of each part, because all
 * are too many.
 */
function withParts(piece: Piece, alone: readonly Configuration[]): readonly Configuration[] {
  return piece.subItems.reduce((made, { childId }) => {
    const child = pieces.get(childId);
    const ways = child ? someOf(everyConfiguration(child), 3) : [];
    return made.flatMap((configuration) => [
      configuration,
      ...ways.map((part) => ({ ...configuration, subItems: [...(configuration.subItems ?? []), part] })),
    ]);
  }, alone);
}

/** The lowest and highest price by brute force. Parts of a set are configured separately. */
function boundsOf(piece: Piece, { pieces, ...rest }: typeof order): [number, number] | null {
  const children = piece.subItems.flatMap(({ childId }) => pieces.get(childId) ?? []);
  const bounds = [piece, ...children].map((part): [number, number] | null => {
    const alone = { ...part, subItems: [], shownInCatalog: true };
    const prices = pricesOf(everyConfiguration(alone), { pieces: new Map([[part.id, alone]]), ...rest });
    return prices.length === 0 ? null : [Math.min(...prices), Math.max(...prices)];
  });
  return bounds.reduce((sum, each) => sum && each && [cents(sum[0] + each[0]), cents(sum[1] + each[1])]);
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function choicesOf({
  id: attributeId,
  kind,
  options,
  minNumber,
  maxNumber,
}: PieceAttribute): AttributeChoice[][] {
  if (kind === 'NUMBER') {
    const texts = [minNumber, maxNumber].filter((text) => text !== null);
    return [[], ...texts.map((text) => [{ attributeId, text }])];
  }
  if (kind === 'TEXT') return [[], [{ attributeId, text: 'For ever' }]];
  return [[], ...options.map(({ id: optionId }) => [{ attributeId, optionId }])];
}

function pricesOf(
  configurations: readonly Configuration[],
  { pieces, sources, now }: typeof order,
): number[] {
  return configurations.flatMap((configuration) => {
    const { unitPrice, quoteRequired } = priceAndName(pieces, sources, { configuration, quantity: 1, now });
    return unitPrice === null || quoteRequired ? [] : [unitPrice.toNumber()];
  });
}

/** Numbers from a seed, for sampling configurations. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

/** At most `most` configurations, spread over all. */
function someOf(configurations: readonly Configuration[], most: number): readonly Configuration[] {
  if (configurations.length <= most) return configurations;
  const random = numbers(configurations.length);
  return Array.from(
    { length: most },
    () => configurations[Math.floor(random.next().value * configurations.length)],
  ).filter((each) => each !== undefined);
}

/** Pieces with fewer configurations than this are tested exhaustively. */
const EXHAUSTIVE = isDeep ? 400 : 120;

// Random rates are tested below, so every sixth piece of the seed is enough for normal runs.
test.each(inTurn(shown, 0, 6))(
  '$code: no price is below the list price, and its cheapest configuration costs it',
  ({ id }) => {
    const piece = pieces.get(id);
    if (!piece) throw new Error('Every shown piece is loaded.');
    const range = listPriceRange(piece, order);
    const all = withParts(piece, everyConfiguration(piece));
    const prices = pricesOf(someOf(all, EXHAUSTIVE), order);
    if (range === null) return expect(prices).toEqual([]);
    expect(pricesOf([range.cheapest], order)).toEqual([range.least.toNumber()]);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(range.least.toNumber());
    expect(Math.max(...prices)).toBeLessThanOrEqual(range.greatest.toNumber());
    if (all.length <= EXHAUSTIVE && piece.subItems.length === 0) {
      expect(Math.min(...prices)).toBe(range.least.toNumber());
      expect(Math.max(...prices)).toBe(range.greatest.toNumber());
    }
    for (const [alloyId, tried] of Map.groupBy(someOf(all, EXHAUSTIVE), (each) => each.alloyId ?? 0)) {
      const inAlloy = pricesOf(tried, order);
      const least = range.leastByAlloy.get(alloyId)?.toNumber();
      if (inAlloy.length > 0) expect(Math.min(...inAlloy)).toBeGreaterThanOrEqual(least ?? Number.NaN);
      if (all.length <= EXHAUSTIVE && piece.subItems.length === 0)
        expect([alloyId, least ?? Number.POSITIVE_INFINITY]).toEqual([alloyId, Math.min(...inAlloy)]);
    }
    expect(Math.min(...[...range.leastByAlloy.values()].map((each) => each.toNumber()))).toBe(
      range.least.toNumber(),
    );
  },
);

test('the list prices of the seed are the least prices', async () => {
  const stored = await db.itemType.findMany({
    where: { shownInCatalog: true },
    include: { alloyListPrices: { orderBy: { alloyId: 'asc' } } },
  });
  const wrong = stored.flatMap(({ id, code, listPrice, listPriceVaries, cheapest, alloyListPrices }) => {
    const piece = pieces.get(id);
    const range = piece && listPriceRange(piece, order);
    const expected = range
      ? {
          listPrice: range.least.toFixed(2),
          listPriceVaries: !range.greatest.equals(range.least),
          alloyId: range.cheapest.alloyId,
          byAlloy: [...range.leastByAlloy].map(([alloyId, least]) => [alloyId, least.toFixed(2)]).sort(byId),
        }
      : { listPrice: null, listPriceVaries: false, byAlloy: [] };
    const found = {
      listPrice: listPrice?.toFixed(2) ?? null,
      listPriceVaries,
      alloyId: cheapestOfJson(cheapest)?.main.alloyId,
      byAlloy: alloyListPrices.map(({ alloyId, least }) => [alloyId, least.toFixed(2)]),
    };
    return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ code, found, expected }];
  });
  expect(wrong).toEqual([]);
});

function byId([one]: (number | string)[], [other]: (number | string)[]): number {
  return Number(one) - Number(other);
}

const centsUpTo = (most: number) =>
  fc.integer({ min: 0, max: most }).map((value) => (value / 100).toFixed(2));

/** Labour by weight around thresholds, in every form of a rate. */
const rates = fc.record({
  perPiece: centsUpTo(9_000),
  perGram: centsUpTo(2_000),
  minimum: centsUpTo(9_000),
  threshold: centsUpTo(900),
});
/**
 * Includes set-ups that cost more than the treatment, so that the cheapest choice does not follow from the rate alone.
 */
const treatment = fc.record({
  unit: fc.constantFrom('FIXED', 'PER_GRAM', 'PER_AREA'),
  rate: centsUpTo(2_000),
  setup: fc.oneof(fc.constant('0'), centsUpTo(6_000)),
});

const twisted = fc.record({
  code: fc.constantFrom('RS-101', 'WS-501', 'BD-106', 'PF-404', 'RG-505'),
  refWeight: centsUpTo(1_500),
  smallest: fc.integer({ min: 20, max: 30 }),
  shankShare: fc.constantFrom('0', '0.35', '1'),
  markupLabour: fc.constantFrom('-40', '0', '37.5', '120'),
  surfaceArea: fc.option(centsUpTo(4_000), { nil: null, freq: 4 }),
  roundUnitTo: fc.constantFrom(null, '0.05', '1.00', '5.00'),
  rates,
  treatments: fc.tuple(treatment, treatment, treatment),
  isOptional: fc.boolean(),
});

test('with any rates, the search finds what trying everything finds', () => {
  fc.assert(
    fc.property(twisted, ({ code, smallest, rates: rate, treatments, isOptional, ...terms }) => {
      const original = [...pieces.values()].find((each) => each.code === code);
      if (!original) throw new Error(`There is no ${code}.`);
      const change = (piece: Piece): Piece => ({
        ...piece,
        ...terms,
        minSize: piece.minSize && String(smallest / 4),
        maxSize: piece.maxSize && String(smallest / 4 + 1),
        refSize: piece.refSize && String(smallest / 4 + 0.5),
        alloys: piece.alloys.filter((_alloy, index) => index % 3 === 0),
        defaultAlloyId: piece.alloys[0]?.id ?? null,
        services: piece.services.map((service) => ({ ...service, rate })),
        treatments: piece.treatments.map((each) => ({ ...each, ...treatments[0] })),
        attributes: piece.attributes.slice(0, 4).map((offered) => ({
          ...offered,
          required: offered.required && !isOptional,
          options: offered.options.slice(0, 3).map((option, index) => ({
            ...option,
            treatment: option.treatment && { ...option.treatment, ...treatments[index] },
          })),
          defaultOptionId: isOptional ? null : offered.defaultOptionId,
        })),
      });
      const changedPieces = new Map([...pieces].map(([id, piece]) => [id, change(piece)]));
      const piece = changedPieces.get(original.id);
      if (!piece) throw new Error('It was changed, not removed.');
      const twistedOrder = { ...order, pieces: changedPieces };
      const range = listPriceRange(piece, twistedOrder);
      expect(range && [range.least.toNumber(), range.greatest.toNumber()]).toEqual(
        boundsOf(piece, twistedOrder),
      );
    }),
    { numRuns: 25 },
  );
});

test('a list price requires a current market price', () => {
  const piece = [...pieces.values()].find((each) => each.code === 'CH-102');
  if (!piece) throw new Error('There is no CH-102.');
  const old = new Date(NOW.getTime() - 80 * 3_600_000);
  const aged = sources.market.map((price) => (price.metalCode === 'AU' ? { ...price, asOf: old } : price));
  const fresh = listPriceRange(piece, order);
  const withoutGold = listPriceRange(piece, { ...order, sources: { ...sources, market: aged } });
  expect(withoutGold?.least).toEqual(fresh?.least);
  expect(withoutGold?.greatest.toNumber()).toBeLessThan(fresh?.greatest.toNumber() ?? 0);
  const gone = { ...sources, market: sources.market.map((price) => ({ ...price, asOf: old })) };
  expect(listPriceRange(piece, { ...order, sources: gone })).toBeNull();
});

test('a priority that makes labour cheaper counts', () => {
  const piece = [...pieces.values()].find((each) => each.code === 'BD-101');
  if (!piece) throw new Error('There is no BD-101.');
  const [standard] = sources.priorities;
  if (!standard) throw new Error('There is a priority.');
  const slow = { ...standard, id: 99, code: 'SLOW', factor: decimal('0.5') };
  const cheaper = listPriceRange(piece, {
    ...order,
    sources: { ...sources, priorities: [...sources.priorities, slow] },
  });
  expect(cheaper?.cheapest.priorityId).toBe(99);
});
