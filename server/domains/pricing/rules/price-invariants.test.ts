import { expect, test } from '@jest/globals';
import { Decimal, sumMoney } from '../../../lib/money.ts';
import { fc } from '../../../test/fast-check.ts';
import { decimals, named, pieces, sources } from './price-invariants.examples.ts';
import { GOLD, NOW, SOURCES } from './price-piece.examples.ts';
import { pricePiece } from './price-piece.ts';
import { toPriceSnapshot } from './price-snapshot.ts';
import { type PricedSubItem, priceWithSubItems } from './price-with-sub-items.ts';

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

test('unknown values are null or empty, with a reason', () => {
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
      const whole = priceWithSubItems(main, subs, piece.quantity);
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
