import { Decimal } from '../../../lib/money.ts';
import { fc } from '../../../test/fast-check.ts';
import type { PieceInput, PriceSources } from './price-input.ts';
import { GOLD, GOLD_14K, MELEE, SOURCES } from './price-piece.examples.ts';
import { usRingSizes } from './ring-size.ts';

/** A decimal with `places` decimals between two integers. */
export function decimals(min: number, max: number, places: number): fc.Arbitrary<Decimal> {
  const scale = 10 ** places;
  return fc.integer({ min: min * scale, max: max * scale }).map((units) => new Decimal(units).div(scale));
}

/** Names for objects that are not looked up. */
export const named = { code: 'X', nameEn: 'X', nameFr: 'X' };
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null, freq: 6 });

/** Pieces of all kinds, also with unknown parts. */
export const pieces: fc.Arbitrary<PieceInput> = fc.record({
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

/** Markets with and without gold. */
export const sources: fc.Arbitrary<PriceSources> = maybe(decimals(1, 5000, 2)).map((pricePerOunce) => ({
  ...SOURCES,
  market: {
    prices: pricePerOunce === null ? [] : [{ ...GOLD, pricePerOunce }],
    heldMetals: [],
  },
}));
