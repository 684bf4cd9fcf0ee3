import { InvalidInputError } from '../../../errors/errors.ts';
import { type Decimal, decimal } from '../../../lib/money.ts';
import type { Context } from '../../../schema/context.ts';
import { priceAndName } from '../../pricing/calculation/price-and-name.ts';
import { gemsOf } from '../../pricing/calculation/read-and-price.ts';
import { gramRate } from '../../pricing/rules/gram-rate.ts';
import { alloyCompositions } from '../../pricing/sources/alloy-composition.ts';
import { loadPieces } from '../../pricing/sources/load-pieces.ts';
import { type LoadedSources, loadPriceSources } from '../../pricing/sources/load-price-sources.ts';
import type { Piece } from '../../pricing/sources/piece.ts';
import type { NamedMarketPrice } from '../../pricing/sources/price-rates.ts';
import { visibleQuotes } from '../../quotes/access.ts';
import { QUOTE_STATUSES } from '../../quotes/rules/status-codes.ts';
import { QUOTE_LINE_ORDER } from '../../quotes/versions/quote-facts.ts';
import { typicalConfiguration } from '../explain/typical-configuration.ts';
import type { StoredRow } from '../rules/reprice-rows.ts';
import { movedMarket, type SimulatedPrice, simulatedPrice } from '../rules/simulated-price.ts';

/** Maximum number of item types and quotes in a simulation. */
const MAX_PIECES = 500;
const MAX_QUOTES = 200;

/** Statuses of quotes that can be accepted, or are being priced. */
const OPEN_STATUSES = [
  QUOTE_STATUSES.REQUESTED,
  QUOTE_STATUSES.IN_REVIEW,
  QUOTE_STATUSES.NEEDS_INFO,
  QUOTE_STATUSES.SENT,
  QUOTE_STATUSES.CHANGES_REQUESTED,
].map(({ id }) => id);

/** The assumption of a simulation. */
type Assumption = {
  /** Null: all metals. */
  metalCode: string | null;
  percent: Decimal;
  itemGroupCodes: readonly string[];
  itemTypeCodes: readonly string[];
  withQuotes: boolean;
  /** Numbers of open quotes; empty for all. */
  quoteNumbers: readonly string[];
};

/** A piece in its default configuration, at list terms. */
export type SimulatedPiece = { code: string; nameEn: string; nameFr: string; price: SimulatedPrice };

/** A line of an open quote at its offered price. */
export type SimulatedLine = {
  quoteNumber: string;
  lineKey: number;
  customerName: string;
  titleEn: string;
  titleFr: string;
  quantity: number;
  unitPrice: string | null;
  price: SimulatedPrice;
};

/** Prices and margins if the market changed. Nothing is written. */
export type Simulation = {
  currency: string;
  pieces: SimulatedPiece[];
  lines: SimulatedLine[];
  /** Number of pieces without a price at list terms. */
  unpriced: number;
  /** There are more pieces or quotes than the maximum. */
  isCut: boolean;
};

type Rates = { before: ReadonlyMap<string, Decimal>; after: ReadonlyMap<string, Decimal> };

/** Prices of pieces and of open quotes before and after a change of the market, in a fixed number of statements. */
export async function simulatePrices(context: Context, assumption: Assumption): Promise<Simulation> {
  const { db, now } = context;
  const found = await db.itemType.findMany({
    where: {
      shownInCatalog: true,
      ...(assumption.itemGroupCodes.length > 0 && {
        itemGroup: { is: { code: { in: [...assumption.itemGroupCodes] } } },
      }),
      ...(assumption.itemTypeCodes.length > 0 && { code: { in: [...assumption.itemTypeCodes] } }),
    },
    orderBy: { id: 'asc' },
    take: MAX_PIECES + 1,
    select: { id: true },
  });
  const ids = found.slice(0, MAX_PIECES).map(({ id }) => id);
  const pieces = await loadPieces(db, ids, now);
  const sources = await loadPriceSources(db, { customerId: null, gems: gemsOf([...pieces.values()]), now });
  const quotes = assumption.withQuotes ? await openQuotes(context, assumption.quoteNumbers) : [];
  const lines = quotes.slice(0, MAX_QUOTES).flatMap(linesOf);
  const alloys = new Set([
    ...[...pieces.values()].flatMap((piece) => piece.alloys.map(({ code }) => code)),
    ...lines.flatMap(({ rows }) => rows.flatMap(metalCode)),
  ]);
  const rates = await gramRates(context, [...alloys], sources.market, assumption);
  const simulated = ids.flatMap((id) => {
    const piece = pieces.get(id);
    return piece ? [simulatePiece(piece, { pieces, sources, rates, now })] : [];
  });
  const priced = simulated.filter((piece) => piece !== null);
  return {
    currency: sources.settings.COMPANY.currency,
    pieces: priced.toSorted(byDifference),
    lines: lines
      .map(({ rows, ...line }) => ({
        ...line,
        price: simulatedPrice(rows, rates, line.unitPrice === null ? null : decimal(line.unitPrice)),
      }))
      .toSorted(byDifference),
    unpriced: simulated.length - priced.length,
    isCut: found.length > MAX_PIECES || quotes.length > MAX_QUOTES,
  };
}

/** Largest change first. */
function byDifference(one: { price: SimulatedPrice }, other: { price: SimulatedPrice }): number {
  return other.price.difference.abs().comparedTo(one.price.difference.abs());
}

function metalCode({ kind, code }: StoredRow): string[] {
  return kind === 'METAL' && code !== null ? [code] : [];
}

async function gramRates(
  { db, now }: Context,
  codes: readonly string[],
  market: readonly NamedMarketPrice[],
  assumption: Assumption,
): Promise<Rates> {
  const alloys = await alloyCompositions(db, codes, now);
  const moved = movedMarket(market, assumption);
  const at = (prices: readonly NamedMarketPrice[]) =>
    new Map(
      alloys.flatMap((alloy) => {
        const rate = gramRate(alloy, prices);
        return rate === null ? [] : [[alloy.code, rate] as const];
      }),
    );
  return { before: at(market), after: at(moved) };
}

function simulatePiece(
  piece: Piece,
  at: { pieces: ReadonlyMap<number, Piece>; sources: LoadedSources; rates: Rates; now: Date },
): SimulatedPiece | null {
  const { code, nameEn, nameFr } = piece;
  try {
    const configuration = typicalConfiguration(piece);
    const priced = priceAndName(at.pieces, at.sources, { configuration, quantity: 1, now: at.now });
    if (priced.unitPrice === null) return null;
    return { code, nameEn, nameFr, price: simulatedPrice(priced.snapshot().breakdown, at.rates) };
  } catch (error) {
    // The catalogue entry is invalid: a piece without a default configuration has no such price.
    if (error instanceof InvalidInputError) return null;
    throw error;
  }
}

function openQuotes({ db, viewer }: Context, numbers: readonly string[]) {
  return db.priceQuote.findMany({
    where: {
      AND: [visibleQuotes(viewer), { statusId: { in: OPEN_STATUSES } }],
      ...(numbers.length > 0 && { number: { in: [...numbers] } }),
    },
    orderBy: { id: 'desc' },
    take: MAX_QUOTES + 1,
    select: {
      number: true,
      customer: { select: { name: true } },
      currentVersion: { select: { lines: { orderBy: QUOTE_LINE_ORDER } } },
    },
  });
}

function linesOf({ number, customer, currentVersion }: Awaited<ReturnType<typeof openQuotes>>[number]) {
  return (currentVersion?.lines ?? []).flatMap((line) => {
    // The column is written only from the rows of a price.
    const rows = line.breakdown as StoredRow[];
    if (rows.length === 0) return [];
    return [
      {
        quoteNumber: number,
        lineKey: line.lineKey,
        customerName: customer.name,
        titleEn: line.titleEn,
        titleFr: line.titleFr,
        quantity: line.quantity,
        unitPrice: line.unitPrice?.toFixed(2) ?? null,
        rows,
      },
    ];
  });
}
