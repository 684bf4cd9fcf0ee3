import { InvalidInputError } from '../../../errors/errors.ts';
import { addBusinessDays, isoDayOf } from '../../../lib/calendar.ts';
import { Decimal } from '../../../lib/money.ts';
import type { Configuration, ConfiguredPart } from '../configuration/configuration.ts';
import { configuredPart } from '../configuration/configured-part.ts';
import type { ResolvedConfiguration } from '../configuration/resolve-configuration.ts';
import { type ResolvedPart, resolveParts } from '../configuration/resolve-parts.ts';
import type { MarketPrice } from '../rules/gram-rate.ts';
import type { PiecePrice } from '../rules/piece-price.ts';
import { pricePiece } from '../rules/price-piece.ts';
import { toPriceSnapshot } from '../rules/price-snapshot.ts';
import { priceWithSubItems } from '../rules/price-with-sub-items.ts';
import { isPriceHeld, type MarketFix, marketToUse, priceValidUntil } from '../rules/valid-until.ts';
import { variantOf } from '../rules/variant-of.ts';
import type { Piece } from '../sources/piece.ts';
import type { NamedMarketPrice, PriceRates, PriorityTerms } from '../sources/price-rates.ts';
import { pieceInput, stoneParts } from './piece-input.ts';
import type { PricedPieces } from './priced-pieces.ts';

/** Maximum quantity of a line (product rules, the order path). */
const MAX_QUANTITY = 999;

/** The price of one configuration at a time; `fix` are the market prices promised to a cart line. */
export type PriceRequest = { configuration: Configuration; quantity: number; now: Date; fix?: MarketFix };

/**
 * Prices a configuration from given pieces and rates. The server and the browser both use this function.
 * @throws InvalidInputError
 */
export function priceConfiguration(
  pieces: ReadonlyMap<number, Piece>,
  sources: PriceRates,
  request: PriceRequest,
): PricedPieces {
  const { configuration, quantity, now } = request;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) {
    throw InvalidInputError.of('quantity', 'OUT_OF_RANGE', `1 to ${MAX_QUANTITY} pieces.`);
  }
  const piece = pieces.get(configuration.itemTypeId);
  if (!piece || !(piece.isOffered || piece.freeDesign))
    throw InvalidInputError.of('configuration.itemTypeId', 'UNKNOWN', 'No such piece.');
  const priority = chosenPriority(sources.priorities, configuration.priorityId ?? null);
  const { main: resolved, subItems: parts } = resolveParts(pieces, piece, configuration);
  const held = request.fix && isPriceHeld(request.fix.validUntil, now) ? request.fix : null;
  const pricing = { sources, priority, fix: held, now };

  const subItems = parts.map((part) => subItem(part, quantity, pricing));
  const main = priceResolved(piece, resolved, quantity, pricing);
  const price = priceWithSubItems(
    main,
    subItems.map((each) => each.priced),
    quantity,
  );
  const kept = parts.map(configuredPart);
  const leadDays = longestLead([piece, ...subItems.map((each) => each.itemType)], priority);
  const { alloy, size, choices } = resolved;
  return {
    itemType: piece,
    alloy,
    priority,
    size,
    choices,
    stones: () => stoneParts(piece, resolved),
    subItems: subItems.map(({ priced: _priced, ...shown }) => shown),
    parts: kept,
    ownMetal: resolved.ownMetal,
    currency: sources.settings.COMPANY.currency,
    unitPrice: price.unitPrice,
    linePrice: price.linePrice,
    quoteRequired: price.quoteRequired,
    snapshot: () => toPriceSnapshot(price),
    estimatedWeight: price.estimatedWeight,
    market: price.marketUsed.map((used) => withNames(used, sources.market)),
    marketAsOf: price.marketAsOf,
    validUntil: held?.validUntil ?? priceValidUntil(now, sources.settings.PRICE_HOLD_HOURS),
    warnings: price.warnings,
    missing: price.missing,
    leadDays,
    promisedOn: addBusinessDays(isoDayOf(now, sources.settings.COMPANY.timeZone), leadDays),
    variantCode: variantOf(piece.variants, asChosen(resolved, kept), piece.attributes)?.code ?? null,
  };
}

/** A resolved configuration, for comparison with variants. */
function asChosen(
  { alloy, size, choices, ownMetal }: ResolvedConfiguration,
  parts: readonly ConfiguredPart[],
) {
  return {
    alloyId: alloy.id,
    size: size === null ? null : String(size),
    options: choices,
    isAltered: ownMetal || parts.some(({ follows }) => !follows),
  };
}

/** A metal that the market no longer quotes is named by its code. */
function withNames(used: MarketPrice, market: readonly NamedMarketPrice[]): NamedMarketPrice {
  const metal = market.find((each) => each.metalCode === used.metalCode);
  return { ...used, nameEn: metal?.nameEn ?? used.metalCode, nameFr: metal?.nameFr ?? used.metalCode };
}

type Pricing = { sources: PriceRates; priority: PriorityTerms; fix: MarketFix | null; now: Date };

function chosenPriority(priorities: readonly PriorityTerms[], id: number | null): PriorityTerms {
  const priority = id === null ? priorities[0] : priorities.find((each) => each.id === id);
  if (!priority) throw InvalidInputError.of('configuration.priorityId', 'UNKNOWN', 'No such priority.');
  return priority;
}

function priceResolved(
  piece: Piece,
  resolved: ResolvedConfiguration,
  quantity: number,
  { sources, priority, fix, now }: Pricing,
): PiecePrice {
  return pricePiece(pieceInput(piece, resolved, { quantity, priority, sources }), {
    market: marketToUse(fix, sources.market, now),
    stonePrices: sources.stonePrices,
    settingRates: sources.settingRates,
    buyer: sources.buyer,
    now,
  });
}

function subItem(
  { piece, resolved, quantity: perPiece }: ResolvedPart,
  mainQuantity: number,
  pricing: Pricing,
) {
  const price = priceResolved(piece, resolved, perPiece * mainQuantity, pricing);
  const { code, nameEn, nameFr } = piece;
  return {
    itemType: piece,
    alloy: resolved.alloy,
    size: resolved.size,
    choices: resolved.choices,
    quantity: perPiece,
    unitPrice: price.unitPrice,
    weight: price.estimatedWeight,
    priced: { code, nameEn, nameFr, quantity: perPiece, price },
  };
}

/** Lead days of the slowest part, shortened by the priority and rounded up to whole days. */
function longestLead(pieces: readonly Piece[], { leadFactor }: PriorityTerms): number {
  const longest = Math.max(...pieces.map((piece) => piece.leadDays));
  return leadFactor.mul(longest).toDecimalPlaces(0, Decimal.ROUND_UP).toNumber();
}
