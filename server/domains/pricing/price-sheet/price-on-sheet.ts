import { InvalidInputError } from '../../../errors/errors.ts';
import { amountText } from '../../../lib/money.ts';
import { priceConfiguration } from '../calculation/price-configuration.ts';
import { rowNames } from '../calculation/price-row-names.ts';
import type { PricedPieces } from '../calculation/priced-pieces.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { piecesOfSheet, ratesOfSheet } from './rates-of-sheet.ts';
import type { SheetFacts } from './sheet-facts.ts';

export type { SheetFacts } from './sheet-facts.ts';

/** Prices configurations of one piece with a sheet; null: only the server can say what is invalid. */
export type SheetPricing = (request: {
  configuration: Configuration;
  quantity: number;
  now: Date;
}) => SheetPrice | null;

/** A price in the form of `calculatePrice`: the same fields with the same texts. */
export type SheetPrice = ReturnType<typeof sheetPriceOf>;

/** Parses a sheet once for many prices. Names are in the given language. */
export function pricingOnSheet(sheet: SheetFacts, language: 'en' | 'fr'): SheetPricing {
  const pieces = piecesOfSheet(sheet);
  const rates = ratesOfSheet(sheet);
  return (request) => {
    try {
      return sheetPriceOf(priceConfiguration(pieces, rates, request), language);
    } catch (error) {
      if (error instanceof InvalidInputError) return null;
      throw error;
    }
  };
}

type Names = { nameEn: string; nameFr: string };

/** A priced piece in sheet form, with names in the given language. */
export function sheetPriceOf(priced: PricedPieces, language: 'en' | 'fr') {
  const { breakdown, summary } = priced.snapshot();
  const nameOf = ({ nameEn, nameFr }: Names) => (language === 'fr' ? nameFr : nameEn);
  return {
    requestId: null,
    currency: priced.currency,
    unitPrice: amountText(priced.unitPrice),
    linePrice: amountText(priced.linePrice),
    quoteRequired: priced.quoteRequired,
    summary: summary.map(({ kind, code = null, nameEn = null, nameFr = null, amount }) => ({
      kind,
      code,
      name: nameOf(rowNames({ kind, code, nameEn, nameFr })),
      quantity: null,
      unit: null,
      rate: null,
      amount,
    })),
    breakdown: breakdown.map((row) => ({
      kind: row.kind,
      code: row.code,
      name: nameOf(rowNames(row)),
      quantity: row.quantity,
      unit: row.unit,
      rate: row.rate,
      amount: row.amount,
    })),
    stones: priced.stones().map(({ gem, shape, quality, caratEach, count }) => ({
      gem,
      shape,
      quality,
      caratEach: caratEach.toString(),
      count,
    })),
    estimatedWeight: priced.estimatedWeight?.toFixed(2) ?? null,
    market: priced.market.map((metal) => ({
      metalName: nameOf(metal),
      pricePerOunce: metal.pricePerOunce.toString(),
    })),
    marketAsOf: priced.marketAsOf?.toISOString() ?? null,
    validUntil: priced.unitPrice === null ? null : priced.validUntil.toISOString(),
    promisedOn: priced.promisedOn,
    leadDays: priced.leadDays,
    warnings: priced.warnings.map(({ code }) => ({ code })),
    missing: priced.missing,
  };
}
