import { type Decimal, ZERO } from '../../../lib/money.ts';
import type { ResolvedPart } from '../configuration/resolve-parts.ts';
import { marketFreshness } from '../rules/market-age.ts';
import type { PieceInput, PriceSources, TreatmentPart } from '../rules/price-input.ts';
import { priceLabour } from '../rules/price-labour.ts';
import { marketPricesUsed, priceMetal, totalWeight, weighMetals } from '../rules/price-metal.ts';
import { sumOfRows } from '../rules/price-row.ts';
import { priceStones } from '../rules/price-stones.ts';
import type { PricedPart } from '../rules/priced-part.ts';
import type { LoadedSources } from '../sources/load-price-sources.ts';
import type { Piece } from '../sources/piece.ts';
import type { PriorityTerms } from '../sources/price-rates.ts';
import { pieceInput } from './piece-input.ts';

type Order = { sources: LoadedSources; priority: PriorityTerms; now: Date };

/**
 * The figures that depend only on metal and size: price of the metal, labour by weight, weight. Null without a price.
 */
export function metalFigures(part: ResolvedPart, order: Order): Decimal[] | null {
  const input = inputOf(part, order);
  const { prices } = sourcesOf(order).market;
  const used = marketPricesUsed(input.metals, prices);
  if (used.some(({ asOf }) => marketFreshness(asOf, order.now) === 'TOO_OLD')) return null;
  const metals = weighMetals(input);
  const weight = totalWeight(metals);
  const terms = { lossPercent: input.lossPercent, markupPercent: input.markups.metal };
  const metal = amountOf(priceMetal(metals, terms, prices));
  const labour = amountOf(
    priceLabour(unmarked({ ...input, stones: [], treatments: [] }), weight, sourcesOf(order)),
  );
  return metal && labour && [metal, labour, weight ?? ZERO];
}

/** The finished weight in grams; null if unknown. */
export function finishedWeight(part: ResolvedPart, order: Order): Decimal | null {
  return totalWeight(weighMetals(inputOf(part, order)));
}

/**
 * The figures that depend on the other choices: stones, setting with treatments, the set-up of each treatment, and
 * each rate per gram. The area belongs to the piece, so treatments by area have a fixed amount like those by piece.
 * Null without a price.
 */
export function choiceFigures(part: ResolvedPart, order: Order): Decimal[] | null {
  const input = inputOf(part, order);
  const perGram = input.treatments.filter(({ basis }) => basis === 'PER_GRAM');
  // For treatments by gram, only the set-up is independent of the metal.
  const treatments = input.treatments.map(
    (treatment): TreatmentPart =>
      treatment.basis === 'PER_GRAM' ? { ...treatment, basis: 'FIXED', price: ZERO } : treatment,
  );
  const stones = amountOf(priceStones(input.stones, input.markups.stone, sourcesOf(order)));
  const work = amountOf(
    priceLabour(unmarked({ ...input, services: [], treatments }), null, sourcesOf(order)),
  );
  const rates = treatmentCodes(part.piece).map(
    (code) => perGram.find((treatment) => treatment.code === code)?.price ?? ZERO,
  );
  return stones && work && [stones, work, ...rates];
}

/** Codes of all treatments that a piece may get, in a stable order. */
function treatmentCodes({ treatments, attributes }: Piece): string[] {
  const offered = attributes.flatMap(({ options }) => options.flatMap(({ treatment }) => treatment ?? []));
  return [...new Set([...treatments, ...offered].map(({ code }) => code))];
}

function inputOf({ piece, resolved, quantity }: ResolvedPart, { sources, priority }: Order): PieceInput {
  return pieceInput(piece, resolved, { quantity, priority, sources });
}

/** Labour before markup and priority, which apply to the total labour. */
function unmarked(input: PieceInput): PieceInput {
  return { ...input, priority: null, markups: { ...input.markups, labour: ZERO } };
}

function sourcesOf({ sources, now }: Order): PriceSources {
  const { market, stonePrices, settingRates, buyer } = sources;
  return { market: { prices: market, heldMetals: [] }, stonePrices, settingRates, buyer, now };
}

function amountOf({ rows, unknown }: PricedPart): Decimal | null {
  return unknown.length > 0 ? null : sumOfRows(rows);
}
