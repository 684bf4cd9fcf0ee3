import { type Decimal, roundCents, sumMoney, ZERO } from '../../../lib/money.ts';
import { type Grams, roundGrams } from '../../../lib/weight.ts';
import { gramRate, type MarketPrice, pricesOfAlloy } from './gram-rate.ts';
import { pieceWeight } from './piece-weight.ts';
import type { MetalPart, PieceInput } from './price-input.ts';
import { namedRow, percentRow, sumOfRows } from './price-row.ts';
import { joinParts, type PricedPart, pricedRows, unpriced } from './priced-part.ts';

/** An alloy of the piece with its finished weight; null if unknown. */
interface WeighedMetal {
  metal: MetalPart;
  weight: Grams | null;
}

/** The finished weight of each alloy of the piece. */
export function weighMetals(piece: PieceInput): WeighedMetal[] {
  return piece.metals.map((metal) => {
    const whole = piece.weight === null ? null : pieceWeight(piece.weight, piece.size, metal.density);
    return { metal, weight: whole === null ? null : roundGrams(whole.mul(metal.share)) };
  });
}

/** Weight of the whole piece; null without metal or if a part is unknown. */
export function totalWeight(metals: readonly WeighedMetal[]): Grams | null {
  const weights = metals.map((each) => each.weight).filter((weight) => weight !== null);
  return metals.length > 0 && weights.length === metals.length ? sumMoney(weights) : null;
}

/** METAL, LOSS and METAL_MARKUP rows: weight × gram rate, with loss % and markup % of it. */
export function priceMetal(
  metals: readonly WeighedMetal[],
  terms: { lossPercent: Decimal; markupPercent: Decimal },
  market: readonly MarketPrice[],
): PricedPart {
  const metal = joinParts(metals.map((each) => metalRow(each, market)));
  const metalAmount = sumOfRows(metal.rows);
  const loss = percentRow('LOSS', terms.lossPercent, metalAmount);
  const withLoss = metalAmount.plus(sumOfRows(loss));
  const markup = percentRow('METAL_MARKUP', terms.markupPercent, withLoss);
  return { rows: [...metal.rows, ...loss, ...markup], unknown: metal.unknown };
}

/** The market prices that the paid metals depend on, without duplicates. */
export function marketPricesUsed(
  metals: readonly MetalPart[],
  market: readonly MarketPrice[],
): MarketPrice[] {
  const paid = metals.filter((metal) => !metal.suppliedByCustomer);
  const used = new Map(
    paid.flatMap((metal) => pricesOfAlloy(metal, market) ?? []).map((price) => [price.metalCode, price]),
  );
  return [...used.values()];
}

function metalRow({ metal, weight }: WeighedMetal, market: readonly MarketPrice[]): PricedPart {
  const rate = metal.suppliedByCustomer ? ZERO : gramRate(metal, market);
  if (weight === null) return unpriced('WEIGHT_UNKNOWN', metal.code);
  if (rate === null) return unpriced('METAL_PRICE_UNKNOWN', metal.code);
  const amount = roundCents(weight.mul(rate));
  return pricedRows([namedRow('METAL', metal, { quantity: weight, unit: 'GRAM', rate, amount })]);
}
