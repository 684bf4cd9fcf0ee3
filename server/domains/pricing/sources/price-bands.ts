import { type Decimal, decimal, ZERO } from '../../../lib/money.ts';
import type { SettingRate, StonePrice } from '../rules/stone-price.ts';

/** A row of the setting rates, decimals as text; `maxCarat` ends its range. */
export type SettingRateRow = { settingType: string; maxCarat: string; rate: string };

/** A row of the stone price list, decimals as text. */
export type StonePriceRow = {
  customerId: number | null;
  customerTypeId: number | null;
  gem: string;
  shape: string;
  quality: string;
  maxCarat: string;
  pricePerCarat: string | null;
  pricePerPiece: string | null;
};

/** Setting rates with the start of their ranges: the end of the next smaller range of the setting type. */
export function settingRatesOfRows(rows: readonly SettingRateRow[]): SettingRate[] {
  return withStarts(rows, (row) => row.settingType).map(({ row, minCarat, maxCarat }) => ({
    settingType: row.settingType,
    pricePerStone: decimal(row.rate),
    minCarat,
    maxCarat,
  }));
}

/** Stone prices with the start of their ranges: the end of the next smaller range of the same list. */
export function stonePricesOfRows(rows: readonly StonePriceRow[]): StonePrice[] {
  const list = (row: StonePriceRow) =>
    [row.customerId, row.customerTypeId, row.gem, row.shape, row.quality].join('|');
  return withStarts(rows, list).map(({ row, minCarat, maxCarat }) => ({
    ...row,
    pricePerCarat: row.pricePerCarat === null ? null : decimal(row.pricePerCarat),
    pricePerPiece: row.pricePerPiece === null ? null : decimal(row.pricePerPiece),
    minCarat,
    maxCarat,
  }));
}

function withStarts<Row extends { maxCarat: string }>(
  rows: readonly Row[],
  listOf: (row: Row) => string,
): { row: Row; minCarat: Decimal; maxCarat: Decimal }[] {
  const ends = new Map<string, Decimal>();
  return rows
    .map((row) => ({ row, maxCarat: decimal(row.maxCarat) }))
    .toSorted((one, other) => one.maxCarat.comparedTo(other.maxCarat))
    .map(({ row, maxCarat }) => {
      const minCarat = ends.get(listOf(row)) ?? ZERO;
      ends.set(listOf(row), maxCarat);
      return { row, minCarat, maxCarat };
    });
}
