import { Decimal, maxDecimal, roundCents } from '../../../lib/money.ts';
import { type Grams, roundRate } from '../../../lib/weight.ts';
import type { PieceInput, PriceSources, ServicePart, StonePart } from './price-input.ts';
import { namedRow, type PriceRow, percentRow, sumOfRows } from './price-row.ts';
import { priceTreatments } from './price-treatments.ts';
import { joinParts, type PricedPart, pricedRows, unpriced } from './priced-part.ts';
import { findSettingRate } from './stone-price.ts';

/** LABOUR, SETTING, TREATMENT, SETUP, LABOUR_MARKUP and PRIORITY rows: (labour + treatments)(1 + m) × factor. */
export function priceLabour(piece: PieceInput, weight: Grams | null, sources: PriceSources): PricedPart {
  const work = joinParts([
    ...piece.services.map((service) => serviceRow(service, weight)),
    ...piece.stones.map((stone) => settingRow(stone, sources)),
    ...priceTreatments(piece.treatments, weight),
  ]);
  const workAmount = sumOfRows(work.rows);
  const markup = percentRow('LABOUR_MARKUP', piece.markups.labour, workAmount);
  const marked = workAmount.plus(sumOfRows(markup));
  return { rows: [...work.rows, ...markup, ...priorityRow(piece, marked)], unknown: work.unknown };
}

/** The price per piece below the threshold weight, otherwise max(minimum, per gram × weight). */
function serviceRow(service: ServicePart, weight: Grams | null): PricedPart {
  const { thresholdGrams, perPiece, perGram, minimum } = service;
  if (thresholdGrams === null || weight?.lessThan(thresholdGrams)) {
    if (perPiece === null) return unpriced('LABOUR_RATE_UNKNOWN', service.code);
    return pricedRows([flatRow(service, perPiece)]);
  }
  if (weight === null) return unpriced('WEIGHT_UNKNOWN', service.code);
  if (perGram === null) return unpriced('LABOUR_RATE_UNKNOWN', service.code);
  const rate = roundRate(perGram);
  const byWeight = roundCents(weight.mul(rate));
  if (byWeight.lessThan(minimum)) return pricedRows([flatRow(service, minimum)]);
  return pricedRows([
    namedRow('LABOUR', service, { quantity: weight, unit: 'GRAM', rate, amount: byWeight }),
  ]);
}

function flatRow(service: ServicePart, price: Decimal): PriceRow {
  const rate = roundRate(price);
  return namedRow('LABOUR', service, {
    quantity: new Decimal(1),
    unit: 'PIECE',
    rate,
    amount: roundCents(rate),
  });
}

/** Stones × setting rate, also for the customer's own stones. */
function settingRow(stone: StonePart, sources: PriceSources): PricedPart {
  if (stone.settingType === null) return pricedRows([]);
  const found = findSettingRate(sources.settingRates, stone.settingType, stone.caratEach);
  if (found === null) return unpriced('SETTING_RATE_UNKNOWN', stone.code);
  const quantity = new Decimal(stone.count);
  const rate = roundRate(found.pricePerStone);
  const amount = roundCents(quantity.mul(rate));
  return pricedRows([namedRow('SETTING', stone, { quantity, unit: 'PIECE', rate, amount })]);
}

function priorityRow({ priority }: PieceInput, base: Decimal): PriceRow[] {
  if (priority === null) return [];
  const factor = maxDecimal(priority.factor, new Decimal(0));
  const amount = roundCents(base.mul(factor.minus(1)));
  if (amount.isZero()) return [];
  return [namedRow('PRIORITY', priority, { quantity: factor, unit: 'FACTOR', rate: base, amount })];
}
