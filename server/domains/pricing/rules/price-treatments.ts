import { Decimal, roundCents } from '../../../lib/money.ts';
import { type Grams, roundRate } from '../../../lib/weight.ts';
import type { TreatmentPart } from './price-input.ts';
import { namedRow, type PriceRow, type PriceRowUnit } from './price-row.ts';
import { type PricedPart, pricedRows, unpriced } from './priced-part.ts';

/** TREATMENT rows (fixed, per gram or per area) and the SETUP rows that prepare them. */
export function priceTreatments(treatments: readonly TreatmentPart[], weight: Grams | null): PricedPart[] {
  return treatments.map((treatment) => {
    const extent = extentOf(treatment, weight);
    if (treatment.price === null) return unpriced('TREATMENT_PRICE_UNKNOWN', treatment.code);
    if (extent === null) {
      const missing = treatment.basis === 'PER_AREA' ? 'AREA_UNKNOWN' : 'WEIGHT_UNKNOWN';
      return unpriced(missing, treatment.code);
    }
    const rate = roundRate(treatment.price);
    const amount = roundCents(extent.quantity.mul(rate));
    const row = namedRow('TREATMENT', treatment, { ...extent, rate, amount });
    return pricedRows([row, ...setupRow(treatment)]);
  });
}

/** The extent of a treatment; null if unknown. */
function extentOf(
  treatment: TreatmentPart,
  weight: Grams | null,
): { quantity: Decimal; unit: PriceRowUnit } | null {
  switch (treatment.basis) {
    case 'FIXED':
      return { quantity: new Decimal(1), unit: 'PIECE' };
    case 'PER_GRAM':
      return weight === null ? null : { quantity: weight, unit: 'GRAM' };
    case 'PER_AREA':
      return treatment.areaCm2 === null ? null : { quantity: treatment.areaCm2, unit: 'CM2' };
  }
}

function setupRow(treatment: TreatmentPart): PriceRow[] {
  if (treatment.setup.isZero()) return [];
  const rate = roundRate(treatment.setup);
  const figures = { quantity: new Decimal(1), unit: 'FLAT' as const, rate, amount: roundCents(rate) };
  return [namedRow('SETUP', treatment, figures)];
}
