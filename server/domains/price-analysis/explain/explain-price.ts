import { InvalidInputError } from '../../../errors/errors.ts';
import { decimal } from '../../../lib/money.ts';
import type { Context } from '../../../schema/context.ts';
import { priceAndName } from '../../pricing/calculation/price-and-name.ts';
import { type PriceRowFacts, priceRowsOfJson } from '../../pricing/calculation/price-row.type.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import { gemsOf } from '../../pricing/calculation/read-and-price.ts';
import type { Configuration } from '../../pricing/configuration/configuration.ts';
import { type RateRow, rateRows } from '../../pricing/rate-tables/rate-rows.ts';
import type { RateTable, RateTableCode } from '../../pricing/rate-tables/rules/rate-table.ts';
import { RATE_TABLES } from '../../pricing/rate-tables/rules/rate-tables.ts';
import { loadPieces } from '../../pricing/sources/load-pieces.ts';
import { loadPriceSources } from '../../pricing/sources/load-price-sources.ts';
import type { Piece } from '../../pricing/sources/piece.ts';
import { chosenConfiguration } from './chosen-configuration.ts';
import { type ExplainedFrom, type RateLookup, type RowFact, rowSources } from './row-sources.ts';
import type { PriceSubject, StoredPrice } from './subject.ts';
import { typicalConfiguration } from './typical-configuration.ts';

/** A row of a rate table that was used for a price. */
export type RateUsed = { table: RateTable; validFrom: Date | null; cells: readonly (string | null)[] };

/** A row of a price breakdown with its sources. */
export type ExplainedRow = { row: PriceRowFacts; facts: RowFact[]; rates: RateUsed[] };

/** A price, line by line. */
export type PriceExplanation = {
  title: { nameEn: string; nameFr: string };
  currency: string;
  quantity: number;
  /** The time of its rates. */
  at: Date;
  isKept: boolean;
  unitPrice: string | null;
  /** The calculated price at that time; null if there is none. */
  calculated: string | null;
  rows: ExplainedRow[];
};

type Kept = Pick<StoredPrice, 'title' | 'unitPrice' | 'breakdown' | 'market'>;

/**
 * Explains a price: its rows with the figures and rate rows of each; null if there is no such piece.
 * @throws InvalidInputError for an invalid configuration
 */
export async function explainPrice(
  context: Context,
  subject: PriceSubject,
): Promise<PriceExplanation | null> {
  const { db } = context;
  const { at, customerId, quantity } = subject;
  const id = await pieceIdOf(context, subject);
  const pieces = asDesigned(await loadPieces(db, [id], at), id, subject);
  const piece = pieces.get(id);
  if (!piece || (!piece.isOffered && subject.kept === null)) return null;
  const sources = await loadPriceSources(db, { customerId, gems: gemsOf([...pieces.values()]), now: at });
  const configuration = configurationOf(subject, piece, { pieces, priorities: sources.priorities });
  const priced = tryPrice(
    () => priceAndName(pieces, sources, { configuration, quantity, now: at }),
    subject.kept,
  );
  const kept = subject.kept ?? keptOf(priced);
  const names = await codesOf(context, piece.itemGroupId, customerId);
  const from: ExplainedFrom = {
    piece,
    ...names,
    stones: priced?.stones() ?? [],
    sources,
    size: configuration.size === null || configuration.size === undefined ? null : String(configuration.size),
    quantity,
    // The column is written only from the fix of a priced configuration.
    market: (kept.market ?? priced?.snapshot().market ?? []) as ExplainedFrom['market'],
  };
  const rows = priceRowsOfJson(kept.breakdown);
  const origins = rows.map((row) => rowSources(rowOf(row), from));
  const rates = await loadRates(
    context,
    at,
    origins.flatMap(({ lookups }) => lookups),
  );
  return {
    title: kept.title,
    currency: sources.settings.COMPANY.currency,
    quantity,
    at,
    isKept: subject.kept !== null,
    unitPrice: kept.unitPrice,
    calculated: priced?.unitPrice?.toFixed(2) ?? null,
    rows: rows.map((row, index) => {
      const { facts = [], lookups = [] } = origins[index] ?? {};
      return { row, facts, rates: lookups.flatMap((lookup) => rateUsed(lookup, rates) ?? []) };
    }),
  };
}

async function pieceIdOf({ db }: Context, { configuration }: PriceSubject): Promise<number> {
  if ('itemTypeId' in configuration) return configuration.itemTypeId;
  const piece = await db.itemType.findUnique({
    where: { code: configuration.pieceCode.trim().toUpperCase() },
    select: { id: true },
  });
  return piece?.id ?? 0;
}

/** The piece of a free design with its design; other pieces unchanged. */
function asDesigned(
  pieces: ReadonlyMap<number, Piece>,
  id: number,
  { designed }: PriceSubject,
): ReadonlyMap<number, Piece> {
  const piece = pieces.get(id);
  return piece && designed ? new Map([[id, designed(piece)]]) : pieces;
}

function configurationOf(
  { configuration }: PriceSubject,
  piece: Piece,
  among: Parameters<typeof chosenConfiguration>[2],
): Configuration {
  if ('itemTypeId' in configuration) return configuration;
  const { choices } = configuration;
  return choices === null ? typicalConfiguration(piece) : chosenConfiguration(piece, choices, among);
}

/** A stored price is explained even if the piece is no longer offered; otherwise errors are thrown as usual. */
function tryPrice(price: () => PricedConfiguration, kept: StoredPrice | null): PricedConfiguration | null {
  try {
    return price();
  } catch (error) {
    if (kept !== null && error instanceof InvalidInputError) return null;
    throw error;
  }
}

function keptOf(priced: PricedConfiguration | null): Kept {
  if (priced === null) throw new Error('Without a kept price there is one that was calculated.');
  const { breakdown, market } = priced.snapshot();
  const title = { nameEn: priced.titleEn, nameFr: priced.titleFr };
  return { title, unitPrice: priced.unitPrice?.toFixed(2) ?? null, breakdown, market };
}

/** Codes of the piece's group and of the buyer in rate tables. */
async function codesOf({ db }: Context, itemGroupId: number, customerId: number | null) {
  const group = await db.itemGroup.findUnique({ where: { id: itemGroupId }, select: { code: true } });
  const customer = await db.customer.findUnique({
    where: { id: customerId ?? 0 },
    select: { accountNumber: true, customerType: { select: { code: true } } },
  });
  return {
    itemGroupCode: group?.code ?? '',
    accountNumber: customer?.accountNumber ?? null,
    customerTypeCode: customer?.customerType.code ?? null,
  };
}

function rowOf({ kind, code, quantity, unit, rate }: PriceRowFacts) {
  return { kind, code, quantity: quantity ?? '0', unit: unit ?? '', rate: rate ?? '0' };
}

/** The used tables, each read once. */
async function loadRates(
  { db }: Context,
  at: Date,
  lookups: readonly RateLookup[],
): Promise<ReadonlyMap<RateTableCode, RateRow[]>> {
  const rates = new Map<RateTableCode, RateRow[]>();
  for (const code of new Set(lookups.map(({ table }) => table))) {
    const rows = await rateRows(db, RATE_TABLES[code], at);
    rates.set(
      code,
      rows.filter(({ state }) => state === 'COUNTS'),
    );
  }
  return rates;
}

function rateUsed(
  { table: code, key }: RateLookup,
  rates: ReadonlyMap<RateTableCode, RateRow[]>,
): RateUsed | null {
  const table = RATE_TABLES[code];
  const row = rates.get(code)?.find(({ cells }) =>
    table.columns.every(({ name, isKey, value }, index) => {
      if (!isKey) return true;
      const [cell, wanted] = [cells[index] ?? null, key[name] ?? null];
      if (value.kind !== 'DECIMAL' || cell === null || wanted === null) return cell === wanted;
      return decimal(cell).equals(decimal(wanted));
    }),
  );
  return row ? { table, validFrom: row.validFrom, cells: row.cells } : null;
}
