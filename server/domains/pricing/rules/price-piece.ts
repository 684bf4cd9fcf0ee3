import { Decimal, HUNDRED, type Money, maxDecimal, minDecimal, roundToStep } from '../../../lib/money.ts';
import { marketAsOf, marketFreshness } from './market-age.ts';
import type { PiecePrice } from './piece-price.ts';
import type { PieceInput, PriceSources } from './price-input.ts';
import { priceLabour } from './price-labour.ts';
import { marketPricesUsed, priceMetal, totalWeight, weighMetals } from './price-metal.ts';
import { type PriceRow, percentRow, sumOfRows } from './price-row.ts';
import { priceFindings, priceStones } from './price-stones.ts';
import { priceSummary } from './price-summary.ts';
import type { PriceWarning } from './price-warning.ts';
import { joinParts } from './priced-part.ts';
import { quantityBreakPercent } from './quantity-break.ts';

/** Prices one made-to-order piece (product rules, price of a made-to-order piece). */
export function pricePiece(piece: PieceInput, sources: PriceSources): PiecePrice {
  const metals = weighMetals(piece);
  const weight = totalWeight(metals);
  const marketUsed = marketPricesUsed(piece.metals, sources.market.prices);
  const metalTerms = { lossPercent: piece.lossPercent, markupPercent: piece.markups.metal };
  const base = joinParts([
    priceMetal(metals, metalTerms, sources.market.prices),
    priceLabour(piece, weight, sources),
    priceStones(piece.stones, piece.markups.stone, sources),
    priceFindings(piece.findings, piece.markups.finding),
  ]);
  const age = ageWarnings(marketUsed, sources);
  const facts = { estimatedWeight: weight, marketAsOf: marketAsOf(marketUsed), marketUsed };
  if (piece.missing.length > 0) {
    return { ...NO_PRICE, ...facts, quoteRequired: false, warnings: age, missing: [...piece.missing] };
  }

  const worth = sumOfRows(base.rows);
  const breakdown = [...base.rows, ...finalRows(piece, worth)];
  const unitPrice = sumOfRows(breakdown);
  const hasPrice = !piece.priceOnRequest && base.unknown.length === 0 && worth.greaterThan(0);
  if (!hasPrice || unitPrice.isNegative()) {
    const unknown = base.unknown.length > 0 ? base.unknown : [ON_REQUEST];
    return { ...NO_PRICE, ...facts, quoteRequired: true, warnings: [...unknown, ...age], missing: [] };
  }
  return {
    ...facts,
    unitPrice,
    linePrice: unitPrice.mul(piece.quantity),
    quoteRequired: age.some((warning) => warning.code === 'MARKET_TOO_OLD'),
    breakdown,
    summary: priceSummary(breakdown),
    warnings: age,
    missing: [],
  };
}

const ON_REQUEST: PriceWarning = { code: 'PRICE_ON_REQUEST', subject: null };

const NO_PRICE = { unitPrice: null, linePrice: null, breakdown: [], summary: [] };

/** The customer's percentage, the quantity break on the remainder, and the rounding of the unit price. */
function finalRows(piece: PieceInput, base: Money): PriceRow[] {
  const adjustment = percentRow('ADJUSTMENT', maxDecimal(piece.adjustmentPercent, HUNDRED.neg()), base);
  const adjusted = base.plus(sumOfRows(adjustment));
  const off = minDecimal(quantityBreakPercent(piece.quantityBreaks, piece.quantity), HUNDRED);
  const quantityBreak = percentRow('QUANTITY_BREAK', off.neg(), adjusted);
  const exact = adjusted.plus(sumOfRows(quantityBreak));
  return [...adjustment, ...quantityBreak, ...roundingRow(exact, piece.roundTo)];
}

/** A price above zero is never rounded to zero: it is at least one step. */
function roundingRow(exact: Money, step: Decimal | null): PriceRow[] {
  if (step === null || exact.lessThanOrEqualTo(0)) return [];
  const amount = maxDecimal(roundToStep(exact, step), step).minus(exact);
  if (amount.isZero()) return [];
  const quantity = new Decimal(1);
  return [
    { kind: 'ROUNDING', code: null, nameEn: null, nameFr: null, quantity, unit: 'FLAT', rate: step, amount },
  ];
}

/** Prices promised to the customer cause no age warning. */
function ageWarnings(used: PiecePrice['marketUsed'], { market, now }: PriceSources): PriceWarning[] {
  const atMarket = used.filter((price) => !market.heldMetals.includes(price.metalCode));
  return atMarket.flatMap((price): PriceWarning[] => {
    const freshness = marketFreshness(price.asOf, now);
    if (freshness === 'FRESH') return [];
    const stale: PriceWarning = { code: 'MARKET_STALE', subject: price.metalCode };
    return freshness === 'STALE' ? [stale] : [stale, { code: 'MARKET_TOO_OLD', subject: price.metalCode }];
  });
}
