import type { Decimal } from '../../../lib/money.ts';

/** A range of stone sizes in carats: from `minCarat` (included) to `maxCarat` (excluded; null: no end). */
interface CaratBand {
  minCarat: Decimal;
  maxCarat: Decimal | null;
}

/** One row of a stone price list. A row for one customer or customer type precedes the base list. */
export interface StonePrice extends CaratBand {
  gem: string;
  shape: string;
  quality: string;
  customerId: number | null;
  customerTypeId: number | null;
  pricePerCarat: Decimal | null;
  pricePerPiece: Decimal | null;
}

/** One row of the setting rates: setting one stone of a range in one way. */
export interface SettingRate extends CaratBand {
  settingType: string;
  pricePerStone: Decimal;
}

/** A stone to look up. */
interface StoneKind {
  gem: string;
  shape: string;
  quality: string;
  /** Weight of one stone. */
  carat: Decimal;
}

/** The buyer; nulls for a visitor. */
export interface StoneBuyer {
  customerId: number | null;
  customerTypeId: number | null;
}

/** The row for a stone: customer list, then customer type list, then base list; null if there is none. */
export function findStonePrice(
  list: readonly StonePrice[],
  stone: StoneKind,
  buyer: StoneBuyer,
): StonePrice | null {
  const fitting = list.filter(
    (row) =>
      row.gem === stone.gem &&
      row.shape === stone.shape &&
      row.quality === stone.quality &&
      isInBand(row, stone.carat) &&
      (row.pricePerCarat !== null || row.pricePerPiece !== null),
  );
  const own = (row: StonePrice) => row.customerId !== null && row.customerId === buyer.customerId;
  const ofType = (row: StonePrice) =>
    row.customerId === null && row.customerTypeId !== null && row.customerTypeId === buyer.customerTypeId;
  const base = (row: StonePrice) => row.customerId === null && row.customerTypeId === null;
  return fitting.find(own) ?? fitting.find(ofType) ?? fitting.find(base) ?? null;
}

/** The rate for setting a stone of this weight; null if there is none. */
export function findSettingRate(
  rates: readonly SettingRate[],
  settingType: string,
  carat: Decimal,
): SettingRate | null {
  return rates.find((rate) => rate.settingType === settingType && isInBand(rate, carat)) ?? null;
}

function isInBand(band: CaratBand, carat: Decimal): boolean {
  return band.minCarat.lessThanOrEqualTo(carat) && (band.maxCarat === null || carat.lessThan(band.maxCarat));
}
