import { expect, test } from '@jest/globals';
import { Decimal, decimal } from '../../../lib/money.ts';
import { fc } from '../../../test/fast-check.ts';
import { gramRate } from '../../pricing/rules/gram-rate.ts';
import { GOLD, GOLD_14K, SOURCES, WORKED_EXAMPLE } from '../../pricing/rules/price-piece.examples.ts';
import { pricePiece } from '../../pricing/rules/price-piece.ts';
import { toPriceSnapshot } from '../../pricing/rules/price-snapshot.ts';
import { amountOf, repriceRows } from './reprice-rows.ts';

function at(pricePerOunce: Decimal, piece = WORKED_EXAMPLE) {
  return pricePiece(piece, { ...SOURCES, market: { prices: [{ ...GOLD, pricePerOunce }], heldMetals: [] } });
}

function ratesAt(pricePerOunce: Decimal): Map<string, Decimal> {
  return new Map([[GOLD_14K.code, gramRate(GOLD_14K, [{ ...GOLD, pricePerOunce }]) ?? decimal('0')]]);
}

test('repricing a stored breakdown equals pricing the piece at the other market', () => {
  const prices = fc.integer({ min: 50_000, max: 500_000 }).map((cents) => new Decimal(cents).div(100));
  fc.assert(
    fc.property(prices, prices, fc.integer({ min: -50, max: 50 }), (before, after, percent) => {
      const piece = { ...WORKED_EXAMPLE, adjustmentPercent: new Decimal(percent) };
      const { breakdown } = toPriceSnapshot(at(before, piece));
      const moved = amountOf(repriceRows(breakdown, ratesAt(after)));
      expect(moved.toFixed(2)).toBe(at(after, piece).unitPrice?.toFixed(2));
    }),
  );
});

test('values that do not depend on the market stay', () => {
  const { breakdown } = toPriceSnapshot(at(new Decimal(2400)));
  const moved = repriceRows(breakdown, new Map());
  expect(moved.map(({ amount }) => amount)).toEqual(breakdown.map(({ amount }) => amount));
  const own = [{ kind: 'METAL', code: GOLD_14K.code, quantity: '5', rate: '0', amount: '0.00' }];
  expect(repriceRows(own, ratesAt(new Decimal(9_000)))).toMatchObject([{ amount: '0.00' }]);
});
