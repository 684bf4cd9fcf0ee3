import { Decimal, roundCents, ZERO } from '../../../lib/money.ts';
import { roundCarats, roundRate } from '../../../lib/weight.ts';
import type { FindingPart, PriceSources, StonePart } from './price-input.ts';
import { namedRow, type PriceRow, percentRow, sumOfRows } from './price-row.ts';
import { joinParts, type PricedPart, pricedRows, unpriced } from './priced-part.ts';
import { findStonePrice } from './stone-price.ts';

/** STONES and STONE_MARKUP rows. The customer's own stones cost nothing, but setting them does. */
export function priceStones(
  stones: readonly StonePart[],
  markupPercent: Decimal,
  sources: PriceSources,
): PricedPart {
  return withMarkup(
    'STONE_MARKUP',
    markupPercent,
    stones.map((stone) => stoneRow(stone, sources)),
  );
}

/** FINDINGS and FINDING_MARKUP rows: quantity × price. */
export function priceFindings(findings: readonly FindingPart[], markupPercent: Decimal): PricedPart {
  return withMarkup('FINDING_MARKUP', markupPercent, findings.map(findingRow));
}

function withMarkup(
  kind: 'STONE_MARKUP' | 'FINDING_MARKUP',
  percent: Decimal,
  parts: readonly PricedPart[],
): PricedPart {
  const { rows, unknown } = joinParts(parts);
  return { rows: [...rows, ...percentRow(kind, percent, sumOfRows(rows))], unknown };
}

function stoneRow(stone: StonePart, sources: PriceSources): PricedPart {
  const kind = { ...stone, carat: stone.caratEach };
  const price = findStonePrice(sources.stonePrices, kind, sources.buyer);
  if (stone.suppliedByCustomer) return pricedRows([perPiece(stone, ZERO)]);
  if (price?.pricePerCarat) return pricedRows([perCarat(stone, price.pricePerCarat)]);
  if (price?.pricePerPiece) return pricedRows([perPiece(stone, price.pricePerPiece)]);
  return unpriced('STONE_PRICE_UNKNOWN', stone.code);
}

function perCarat(stone: StonePart, pricePerCarat: Decimal): PriceRow {
  const quantity = roundCarats(stone.caratEach.mul(stone.count));
  const rate = roundRate(pricePerCarat);
  return namedRow('STONES', stone, { quantity, unit: 'CARAT', rate, amount: roundCents(quantity.mul(rate)) });
}

function perPiece(stone: StonePart, pricePerPiece: Decimal): PriceRow {
  const quantity = new Decimal(stone.count);
  const rate = roundRate(pricePerPiece);
  return namedRow('STONES', stone, { quantity, unit: 'PIECE', rate, amount: roundCents(quantity.mul(rate)) });
}

function findingRow(finding: FindingPart): PricedPart {
  if (finding.price === null) return unpriced('FINDING_PRICE_UNKNOWN', finding.code);
  const rate = roundRate(finding.price);
  const amount = roundCents(finding.quantity.mul(rate));
  return pricedRows([
    namedRow('FINDINGS', finding, { quantity: finding.quantity, unit: 'PIECE', rate, amount }),
  ]);
}
