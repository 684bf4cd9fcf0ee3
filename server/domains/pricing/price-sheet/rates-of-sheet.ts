import { type Decimal, decimal } from '../../../lib/money.ts';
import type { Piece } from '../sources/piece.ts';
import type { PriceRates } from '../sources/price-rates.ts';
import type { ApiForm, SheetFacts, SheetPiece } from './sheet-facts.ts';

/** Defaults for fields that no price depends on and sheets omit. */
const NOT_PRICED = {
  version: 0,
  parcel: { length: 0, width: 0, height: 0 },
  pricingMode: '',
  requiresProof: false,
  isStock: false,
  variants: [],
};

/** The pieces of a sheet by id. */
export function piecesOfSheet(sheet: SheetFacts): ReadonlyMap<number, Piece> {
  return new Map(sheet.pieces.map((piece) => [piece.databaseId, pieceOf(withInternalIds(piece))]));
}

function pieceOf(piece: SheetPiece): Piece {
  return {
    ...NOT_PRICED,
    ...piece,
    alloys: piece.alloys.map((alloy) => ({ ...alloy, colour: '', mark: '' })),
  };
}

/** Renames the ids of the API to those of the rules. */
function withInternalIds(apiValue: ApiForm<SheetPiece>): SheetPiece;
function withInternalIds(apiValue: unknown): unknown {
  if (Array.isArray(apiValue)) return apiValue.map((one) => withInternalIds(one));
  if (typeof apiValue !== 'object' || apiValue === null) return apiValue;
  return Object.fromEntries(
    Object.entries(apiValue).map(([key, value]) => [
      key === 'databaseId' ? 'id' : key,
      withInternalIds(value),
    ]),
  );
}

/** Parses the rates of a sheet to exact decimals. */
export function ratesOfSheet(sheet: SheetFacts): PriceRates {
  const { customerId, customerTypeId, currency, timeZone, priceHoldHours, roundTo } = sheet;
  return {
    market: sheet.market.map(({ metalCode, metalName, pricePerOunce, asOf }) => ({
      metalCode,
      nameEn: metalName,
      nameFr: metalName,
      pricePerOunce: decimal(pricePerOunce),
      asOf: new Date(asOf),
    })),
    settingRates: sheet.settingRates.map((rate) => ({
      ...rate,
      minCarat: decimal(rate.minCarat),
      maxCarat: decimalOrNull(rate.maxCarat),
      pricePerStone: decimal(rate.pricePerStone),
    })),
    stonePrices: sheet.stonePrices.map((price) => ({
      ...price,
      minCarat: decimal(price.minCarat),
      maxCarat: decimalOrNull(price.maxCarat),
      pricePerCarat: decimalOrNull(price.pricePerCarat),
      pricePerPiece: decimalOrNull(price.pricePerPiece),
    })),
    terms: sheet.terms.map((term) => ({ ...term, percent: decimal(term.percent) })),
    priorities: sheet.priorities.map(({ databaseId: id, ...priority }) => ({
      ...priority,
      id,
      factor: decimal(priority.factor),
      leadFactor: decimal(priority.leadFactor),
    })),
    buyer: { customerId, customerTypeId },
    settings: { COMPANY: { currency, timeZone }, PRICE_HOLD_HOURS: priceHoldHours, ROUNDING: roundTo },
  };
}

function decimalOrNull(text: string | null): Decimal | null {
  return text === null ? null : decimal(text);
}
