import { expect, test } from '@jest/globals';
import { Decimal, sumMoney } from '../../../lib/money.ts';
import { fc } from '../../../test/fast-check.ts';
import { type PricedSubItem, priceConfiguration } from './price-configuration.ts';
import type { PieceInput, PriceSources } from './price-input.ts';
import { GOLD, GOLD_14K, MELEE, NOW, SOURCES } from './price-piece.examples.ts';
import { pricePiece } from './price-piece.ts';
import { toPriceSnapshot } from './price-snapshot.ts';
import { usRingSizes } from './ring-size.ts';

/** A decimal with `places` decimals between two whole numbers. */
function decimals(min: number, max: number, places: number): fc.Arbitrary<Decimal> {
  const scale = 10 ** places;
  return fc.integer({ min: min * scale, max: max * scale }).map((units) => new Decimal(units).div(scale));
}

const named = { code: 'X', nameEn: 'X', nameFr: 'X' };
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null, freq: 6 });

const pieces: fc.Arbitrary<PieceInput> = fc.record({
  metals: fc
    .array(
      fc.record({
        share: decimals(0, 1, 2),
        suppliedByCustomer: fc.boolean(),
      }),
      { maxLength: 2 },
    )
    .map((parts) => parts.map((part) => ({ ...GOLD_14K, ...part }))),
  weight: fc.record({
    kind: fc.constant('REFERENCE' as const),
    weight: decimals(0, 60, 2),
    referenceSize: maybe(fc.constant(7)),
    thickness: decimals(0, 4, 1),
    shankShare: decimals(0, 1, 2),
    referenceDensity: fc.constant(null),
  }),
  size: maybe(fc.constantFrom(...usRingSizes())),
  lossPercent: decimals(0, 20, 1),
  stones: fc.array(
    fc.integer({ min: 1, max: 40 }).map((count) => ({ ...MELEE, count })),
    { maxLength: 3 },
  ),
  findings: fc
    .array(fc.record({ quantity: fc.constant(new Decimal(1)), price: maybe(decimals(0, 90, 4)) }), {
      maxLength: 2,
    })
    .map((parts) => parts.map((part) => ({ ...named, ...part }))),
  services: fc
    .array(
      fc.record({
        perPiece: maybe(decimals(0, 90, 2)),
        perGram: maybe(decimals(0, 12, 4)),
        minimum: decimals(0, 50, 2),
        thresholdGrams: maybe(decimals(0, 20, 1)),
      }),
      { maxLength: 3 },
    )
    .map((parts) => parts.map((part) => ({ ...named, ...part }))),
  treatments: fc
    .array(
      fc.record({
        basis: fc.constantFrom('FIXED' as const, 'PER_GRAM' as const, 'PER_AREA' as const),
        price: maybe(decimals(0, 30, 2)),
        areaCm2: maybe(decimals(0, 20, 2)),
        setup: decimals(0, 25, 2),
      }),
      { maxLength: 2 },
    )
    .map((parts) => parts.map((part) => ({ ...named, ...part }))),
  priority: maybe(decimals(0, 2, 2).map((factor) => ({ ...named, factor }))),
  markups: fc.record({
    metal: decimals(0, 80, 2),
    labour: decimals(0, 80, 2),
    stone: decimals(0, 80, 2),
    finding: decimals(0, 80, 2),
  }),
  adjustmentPercent: decimals(-150, 60, 2),
  quantity: fc.integer({ min: 1, max: 999 }),
  quantityBreaks: fc.array(
    fc.record({ minQuantity: fc.integer({ min: 1, max: 500 }), percent: decimals(0, 120, 1) }),
    {
      maxLength: 3,
    },
  ),
  roundTo: maybe(fc.constantFrom(new Decimal('0.05'), new Decimal('0.5'), new Decimal(1))),
  priceOnRequest: fc.constantFrom(false, false, false, true),
  missing: fc.constantFrom<readonly number[]>([], [], [], [4]),
});

const sources: fc.Arbitrary<PriceSources> = maybe(decimals(1, 5000, 2)).map((pricePerOunce) => ({
  ...SOURCES,
  market: {
    prices: pricePerOunce === null ? [] : [{ ...GOLD, pricePerOunce }],
    heldMetals: [],
  },
}));

const anyPrice = fc
  .tuple(pieces, sources)
  .map(([piece, from]) => ({ piece, price: pricePiece(piece, from) }));

test('breakdown and summary sum exactly to the unit price, the line is unit × quantity', () => {
  fc.assert(
    fc.property(anyPrice, ({ piece, price }) => {
      fc.pre(price.unitPrice !== null);
      const unit = price.unitPrice ?? new Decimal(NaN);
      expect(sumMoney(price.breakdown.map((row) => row.amount)).equals(unit)).toBe(true);
      expect(sumMoney(price.summary.map((row) => row.amount)).equals(unit)).toBe(true);
      expect(price.linePrice?.equals(unit.mul(piece.quantity))).toBe(true);
    }),
  );
});

test('a price is never negative and has whole cents, as has every row', () => {
  fc.assert(
    fc.property(anyPrice, ({ price }) => {
      expect(price.unitPrice?.isNegative() && !price.unitPrice.isZero()).not.toBe(true);
      for (const row of price.breakdown) expect(row.amount.decimalPlaces()).toBeLessThanOrEqual(2);
    }),
  );
});

test('what is unknown is null and empty, with a reason', () => {
  fc.assert(
    fc.property(anyPrice, ({ price }) => {
      fc.pre(price.unitPrice === null);
      expect(price.linePrice).toBeNull();
      expect([...price.breakdown, ...price.summary]).toEqual([]);
      expect(price.missing.length > 0 || (price.quoteRequired && price.warnings.length > 0)).toBe(true);
    }),
  );
});

test('a rounded unit price is a multiple of its step', () => {
  fc.assert(
    fc.property(anyPrice, ({ piece, price }) => {
      fc.pre(price.unitPrice !== null && piece.roundTo !== null);
      expect(price.unitPrice?.mod(piece.roundTo ?? 1).isZero()).toBe(true);
    }),
  );
});

test('dearer metal never makes a piece cheaper', () => {
  fc.assert(
    fc.property(pieces, decimals(1, 5000, 2), decimals(0, 500, 2), (piece, pricePerOunce, rise) => {
      const at = (price: Decimal) =>
        pricePiece(piece, {
          ...SOURCES,
          market: { prices: [{ ...GOLD, pricePerOunce: price }], heldMetals: [] },
        });
      const [before, after] = [at(pricePerOunce).unitPrice, at(pricePerOunce.plus(rise)).unitPrice];
      fc.pre(before !== null && after !== null);
      expect(after?.greaterThanOrEqualTo(before ?? 0)).toBe(true);
    }),
  );
});

test('the same input always gives the same snapshot', () => {
  fc.assert(
    fc.property(pieces, sources, (piece, from) => {
      const snapshot = () => JSON.stringify(toPriceSnapshot(pricePiece(piece, from)));
      expect(snapshot()).toBe(snapshot());
    }),
  );
});

test('a piece with sub-items keeps every law', () => {
  const subItems: fc.Arbitrary<PricedSubItem[]> = fc.array(
    fc
      .record({ quantity: fc.integer({ min: 1, max: 3 }), price: anyPrice.map((each) => each.price) })
      .map((sub) => ({
        ...named,
        ...sub,
      })),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(anyPrice, subItems, ({ piece, price: main }, subs) => {
      const whole = priceConfiguration(main, subs, piece.quantity);
      const allPriced = [main, ...subs.map((sub) => sub.price)].every((price) => price.unitPrice !== null);
      expect(whole.unitPrice !== null).toBe(allPriced);
      for (const rows of [whole.breakdown, whole.summary]) {
        const amounts = rows.map((row) => row.amount);
        expect(sumMoney(amounts).equals(whole.unitPrice ?? 0)).toBe(true);
      }
      expect(whole.marketAsOf === null || whole.marketAsOf <= NOW).toBe(true);
    }),
  );
});
